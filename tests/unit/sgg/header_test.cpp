// Names, headers and headings, and how a file falls into matches.
#include "model/replay.hpp"
#include "tests/unit/sgg/reading.hpp"

namespace gammonkit::sgg_test {
namespace {

const std::string kGame = "Game 1.0-0/5\n\n1\t43: 24/20, 13/10\n";

Match with_header(const std::string& header)
{
    return match_of("Al vs. Bo\n" + header + "\n" + kGame);
}

TEST(SggHeader, TellsDateAndPlace)
{
    const Match match = with_header("Tuesday April 06, 2004\nGamesGrid Backgammon");
    EXPECT_EQ(match.date, (Date{2004, 4, 6}));
    EXPECT_EQ(match.place, "GamesGrid Backgammon");
    EXPECT_EQ(with_header("Fri Feb 29, 2008").date, (Date{2008, 2, 29}));
    EXPECT_EQ(with_header("June 1, 1999").date, (Date{1999, 6, 1}));
}

TEST(SggHeader, TellsRatingsWithExperience)
{
    const auto ratings = [](const std::string& line) {
        const Match match = with_header(line);
        return match.players.first.rating + " | " + match.players.second.rating;
    };
    EXPECT_EQ(ratings("ELO: 1878.22 1034  1992.33 2013"), "1878.22/1034 | 1992.33/2013");
    EXPECT_EQ(ratings("ELO: 1878,22 1034  1992,33 2013"), "1878,22/1034 | 1992,33/2013");
    EXPECT_EQ(ratings("ELO: 1878.22  1992.33"), "1878.22 | 1992.33");
    EXPECT_EQ(ratings("ELO: - -  1992.33 -"), " | 1992.33");
}

TEST(SggHeader, TellsRules)
{
    const Rules rules = with_header("Jacoby: Yes\nAutomatic Doubles: 2\nCrawford: No\nBeavers: Yes\n"
                                    "Raccoons: No\nDoubling Cube: No\nVariant: HyperGammon")
                            .rules;
    EXPECT_EQ(rules, (Rules{.variant = Variant::hypergammon_3,
                            .length = 5,
                            .crawford = false,
                            .jacoby = true,
                            .beavers = true,
                            .raccoons = false,
                            .automatic_doubles = 2,
                            .cube_limit = 1}));
}

TEST(SggHeader, KeepsWhatTheModelHasNoPlaceFor)
{
    const Match match = with_header("Rated: Yes\nAutomatic Doubles: Yes\nSome text\nMore text\n\nKey: value");
    EXPECT_EQ(match.extras, (Extras{{.key = "sgg:Rated", .values = {"Yes"}},
                                    {.key = "sgg:Automatic Doubles", .values = {"Yes"}},
                                    {.key = "sgg:header", .values = {"Some text", "More text"}},
                                    {.key = "sgg:Key", .values = {"value"}}}));
}

TEST(SggHeader, ThatNamesAnotherLengthIsOverruledByTheHeadings)
{
    EXPECT_EQ(read("Al vs. Bo\nMatch Length: 7\n" + kGame).codes, "length-differs");
    EXPECT_EQ(match_of("Al vs. Bo\nMatch Length: 7\nGame 1.0-0\n").rules.length, 0);
}

TEST(SggHeadings, MarkTheCrawfordGameByAStar)
{
    const auto crawford = [](const std::string& heading) {
        const Match match = match_of("Al vs. Bo\n" + heading + "\n");
        return is_crawford_game(match, 0);
    };
    EXPECT_TRUE(crawford("Game 3.4*-1/5"));
    EXPECT_TRUE(crawford("Game 3.1-4*/5"));
    EXPECT_FALSE(crawford("Game 4.4-2/5"));
}

TEST(SggHeadings, MayHaveAnyScore)
{
    const Match match = match_of("Al vs. Bo\nGame 12.-3-14\n");
    EXPECT_EQ(match.games[0].number, 12);
    EXPECT_EQ(match.games[0].score, (ByPlayer<int>{-3, 14}));
    EXPECT_TRUE(match.rules.is_money());
}

std::string names_of(const std::string& text)
{
    const Match match = match_of(text);
    return match.players.first.name + " | " + match.players.second.name;
}

TEST(SggNames, MayHoldAnything)
{
    EXPECT_EQ(names_of("Bag-ai vs. Moshe MC\n" + kGame), "Bag-ai | Moshe MC");
    EXPECT_EQ(names_of("ELO: 3 vs. Game 5\n" + kGame), "ELO: 3 | Game 5");
    EXPECT_EQ(names_of(" vs. Bo\n" + kGame), " | Bo");
    EXPECT_EQ(names_of("Al vs. \n" + kGame), "Al | ");
}

TEST(SggNames, ArePartedAsTheResultsSay)
{
    EXPECT_EQ(names_of("A vs. B vs. C\n" + kGame), "A | B vs. C");
    EXPECT_EQ(names_of("A vs. B vs. C\n" + kGame + "A vs. B wins 1 point.\n"), "A vs. B | C");
}

TEST(SggFile, WithoutNamesIsRead)
{
    EXPECT_EQ(read(kGame).codes, "no-names");
}

TEST(SggFile, MayHoldSeveralMatches)
{
    const Collection found = read("Al vs. Bo\n" + kGame +
                                  "Al vs. Cy: I bet on Cy\n1\t\t31: 8/5, 6/5\n"
                                  "Cy vs. Di\nMatch Length: 3\nGame 1.0-0/3\n1\t43: 24/20, 13/10\n")
                                 .collection;
    ASSERT_EQ(found.matches.size(), 2U);
    EXPECT_EQ(found.matches[0].games[0].turns.size(), 2U);
    EXPECT_EQ(found.matches[1].players.first.name, "Cy");
    EXPECT_EQ(found.matches[1].rules.length, 3);
}

TEST(SggFile, WithoutGameIsAnError)
{
    EXPECT_EQ(read("Al vs. Bo\nMatch Length: 3\n").codes, "error:no-game");
}

TEST(SggFile, IsKnownByNamesAndHeading)
{
    const auto sniff = [](std::string_view text) {
        return sniff_sgg({.name = "", .bytes = text, .text = text});
    };
    EXPECT_EQ(sniff("\n\nAl vs. Bo\r\nCrawford: Yes\r\nGame 1.0-0/5\r\n"), Confidence::certain);
    EXPECT_EQ(sniff("Al vs. Bo\nGame 1\n"), Confidence::none);
    EXPECT_EQ(sniff("Game 1.0-0/5\nAl vs. Bo\n"), Confidence::none);
}

TEST(SggHeader, TellsDamagedRulesAndDates)
{
    const auto codes = [](const std::string& line) {
        return read("Al vs. Bo\n" + line + "\n" + kGame).codes;
    };
    for (const std::string line :
         {"Raccoons: oN", "Jacoby: yEs", "Automatic Doubles: x", "Automatic Doubles: -1", "May -1, 2002",
          "Apri? 06, 2004", "Tuesday April 06, 2x04", "April 31, 2004"})
        EXPECT_EQ(codes(line), "not-understood") << line;
    for (const std::string line : {"Raccoons: ON", "Automatic Doubles: Yes", "Automatic Doubles: 2",
                                   "June 1, 1999", "Spring Open 2004", "The May Cup"})
        EXPECT_EQ(codes(line), "") << line;
}

}  // namespace
}  // namespace gammonkit::sgg_test
