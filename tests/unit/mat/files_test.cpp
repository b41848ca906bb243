// Headers, names, and how a file falls into matches and games.
#include "tests/unit/mat/telling.hpp"

#include <gtest/gtest.h>

namespace gammonkit::mat_test {
namespace {

const std::string kRow = "  1) 31: 8/5 6/5                 52: 13/8 13/11\n";
const std::string kRowTold = "1 31: 8/5 6/5\n2 52: 13/8 13/11\n";

Match match_of(const std::string& text)
{
    const Told found = read(text);
    EXPECT_EQ(found.collection.matches.size(), 1U);
    return found.collection.matches.empty() ? Match{} : found.collection.matches[0];
}

Match with_header(const std::string& header)
{
    return match_of(header + "\n" + game_of(kRow));
}

/// The names of a match whose score line is given.
std::string names_in(const std::string& score_line)
{
    const Match match = match_of(" 7 point match\n\n Game 1\n" + score_line + "\n" + kRow);
    const ByPlayer<PlayerInfo>& players = match.players;
    return fmt::format("{}|{} {}|{} {}", players.first.name, players.second.name, match.games[0].score.first,
                       match.games[0].score.second, players.first.rating + players.second.rating);
}

TEST(MatNames, MayHoldColonsDigitsAndCommas)  // 9
{
    EXPECT_EQ(names_in(" Al : 0                         Bo : 3"), "Al|Bo 0|3 ");
    EXPECT_EQ(names_in(" Dr: Al : 2                     x:y : 3"), "Dr: Al|x:y 2|3 ");
    EXPECT_EQ(names_in(" Al : 3 x : 0                   Bo : 0"), "Al : 3 x|Bo 0|0 ");
    EXPECT_EQ(names_in(" 12 : 0                         34 : 5"), "12|34 0|5 ");
    EXPECT_EQ(names_in(" Game 1 : 0                     Game 2 : 5"), "Game 1|Game 2 0|5 ");
    EXPECT_EQ(names_in(" Smith, Al : 0                  Bo : 5"), "Smith, Al|Bo 0|5 ");
}

TEST(MatNames, MayBeEmptyOrLongOrWithoutBlank)  // 9
{
    EXPECT_EQ(names_in(" : 0                            Bo : 3"), "|Bo 0|3 ");
    EXPECT_EQ(names_in(" A name that is much longer than a column is wide : 0  Bo : 3"),
              "A name that is much longer than a column is wide|Bo 0|3 ");
    EXPECT_EQ(names_in(" A name that fills the column : 0Bo : 3"), "A name that fills the column|Bo 0|3 ");
    EXPECT_EQ(names_in("Al: 0  Bo: 3 "), "Al|Bo 0|3 ");
}

TEST(MatNames, MayCarryRatings)
{
    EXPECT_EQ(names_in(" nori,1774 : 0                  Bo,1723.45 : 3"), "nori|Bo 0|3 17741723.45");
}

TEST(MatNames, DecideWhoseARatingIs)
{
    const Match match =
        with_header("; [Player 1 \"Bo\"]\n; [Player 2 \"Al\"]\n; [Player 1 Elo \"1500.00/0\"]\n"
                    "; [Player 2 Elo \"1700,00/3\"]\n");
    EXPECT_EQ(match.players.first, (PlayerInfo{.name = "Al", .rating = "1700,00/3"}));
    EXPECT_EQ(match.players.second, (PlayerInfo{.name = "Bo", .rating = "1500.00/0"}));
    EXPECT_TRUE(match.extras.empty());
}

TEST(MatNames, OfTagsThatDifferAreKept)
{
    const Match match = with_header("; [Player 1 \"Albert\"]\n; [Player 2 \"Bo\"]\n");
    EXPECT_EQ(match.extras, (Extras{{.key = "mat:Player 1", .values = {"Albert"}}}));
}

TEST(MatNames, ThatChangeSidesKeepTheirPlayers)
{
    EXPECT_EQ(told(game_of(kRow) + "\n Game 2\n Bo : 0                         Al : 0\n" + kRow),
              "Al - Bo to 7\ngame 1 0-0\n" + kRowTold +
                  "game 2 0-0\n2 31: 8/5 6/5\n1 52: 13/8 13/11\n! sides-change\n");
}

TEST(MatHeader, MayCallThemDateAndTime)
{
    const Match match = with_header("; [Date \"2026.03.14\"]\n; [Time \"13:00\"]\n");
    EXPECT_EQ(match.date, date_from(2026, 3, 14));
    EXPECT_EQ(match.time, "13:00");
    EXPECT_TRUE(match.extras.empty());
}

TEST(MatHeader, FillsTheMatch)
{
    const Match match = with_header(
        "; [Site \"Paris\"]\n; [Match ID \"-755933700\"]\n; [Event \"Club \"A\" night\"]\n; [Round \"2\"]\n"
        "; [EventDate \"2004.02.29\"]\n; [EventTime \"05.15\"]\n; [Variation \"NackGammon\"]\n; [Crawford "
        "\"Off\"]\n"
        "; [Jacoby \"On\"]\n; [Beaver \"Off\"]\n; [Cubelimit \"64\"]\n; [Transcriber \"Cy\"]\n");
    EXPECT_EQ(match.place, "Paris");
    EXPECT_EQ(match.match_id, "-755933700");
    EXPECT_EQ(match.event, "Club \"A\" night");
    EXPECT_EQ(match.round, "2");
    EXPECT_EQ(match.date, date_from(2004, 2, 29));
    EXPECT_EQ(match.time, "05.15");
    EXPECT_EQ(match.annotator, "Cy");
    EXPECT_EQ(match.rules, (Rules{.variant = Variant::nackgammon,
                                  .length = 7,
                                  .crawford = false,
                                  .jacoby = true,
                                  .beavers = false,
                                  .cube_limit = 64}));
}

TEST(MatHeader, KeepsUnknownTagsAndDates)
{
    const Match match = with_header("; [Unrated \"Off\"]\n; [EventDate \"last May\"]\n");
    EXPECT_EQ(match.extras, (Extras{{.key = "mat:Unrated", .values = {"Off"}},
                                    {.key = "mat:EventDate", .values = {"last May"}}}));
}

TEST(MatHeader, TakesTheRealNameThatHoldsTheNick)
{
    const Told found = read("; [Player 1 \"Lasse Hjorth\"]\n; [Player 2 \"Maria\"]\n"
                            " 7 point match\n\n Game 1\n lasse : 0     kurt : 0\n  1) 31: 8/5 6/5\n");
    const Match& match = found.collection.matches.at(0);
    EXPECT_EQ(match.players.first.name, "Lasse Hjorth");
    EXPECT_EQ(match.players.second.name, "kurt");
    EXPECT_EQ(match.extras, (Extras{{.key = "mat:Player 2", .values = {"Maria"}}}));
}

TEST(MatHeader, KeepsProseAsTheComment)
{
    EXPECT_EQ(with_header("; gnubg strength: 2-ply\n;\n# Dice by hand\n; [Event \"x\"]\n").comment,
              "gnubg strength: 2-ply\n\nDice by hand");
}

TEST(MatHeader, MayStandAtTheEnd)
{
    EXPECT_EQ(match_of(game_of(kRow) + "\n; [Event \"x\"]\n").event, "x");
}

TEST(MatHeader, SaysWhatVariationItDoesNotKnow)
{
    EXPECT_EQ(read("; [Variation \"Tabula\"]\n" + game_of(kRow)).codes, "unknown-variant");
}

TEST(MatFile, MayHoldSeveralMatches)  // 16
{
    const std::string one = game_of(kRow);
    EXPECT_EQ(
        told(one + "\n\xEF\xBB\xBF; [Event \"x\"]\n\n 5 point match\n\n Game 1\n Cy : 0     Di : 0\n" + kRow),
        "Al - Bo to 7\ngame 1 0-0\n" + kRowTold + "Cy - Di to 5\ngame 1 0-0\n" + kRowTold);
}

TEST(MatFile, MayBeginAnotherMatchWithoutItsLength)
{
    EXPECT_EQ(told(game_of(kRow + "      Wins 1 point\n") +
                   "\n; [Event \"x\"]\n\n Game 1\n Cy : 0     Di : 0\n" + kRow),
              "Al - Bo to 7\ngame 1 0-0\n" + kRowTold +
                  "2 resign 1\n1 accept-resignation\nCy - Di to 7\ngame 1 0-0\n" + kRowTold);
}

TEST(MatFile, MayBeginInTheMiddleOfAMatch)  // 19
{
    EXPECT_EQ(told(" 7 point match\n\n Game 12\n Al : 6                         Bo : 3\n" + kRow),
              "Al - Bo to 7\ngame 12 6-3\n" + kRowTold);
}

TEST(MatFile, MayBeAMatchToOne)  // 20
{
    EXPECT_EQ(told(" 1 point match\n\n Game 1\n Al : 0                         Bo : 0\n" + kRow),
              "Al - Bo to 1\ngame 1 0-0\n" + kRowTold);
}

TEST(MatFile, MaySayMoneySessionInWords)  // 18
{
    EXPECT_EQ(told("Money Session\n\n Game 1\n Al : 0                         Bo : 0\n" + kRow),
              "Al - Bo to 0\ngame 1 0-0\n" + kRowTold);
}

TEST(MatFile, MayLackItsLength)
{
    EXPECT_EQ(told(" Game 1\n Al : 0                         Bo : 0\n" + kRow),
              "Al - Bo to 0\ngame 1 0-0\n" + kRowTold + "! no-length\n");
}

TEST(MatFile, MayBeASingleGameWithoutHeader)
{
    EXPECT_EQ(told(" Al Capone                      Bo\n" + kRow),
              "Al Capone - Bo to 0\ngame 1 0-0\n" + kRowTold);
}

TEST(MatFile, OfGalaxyWithASingleGameToSixteenIsForMoney)
{
    const Told found =
        read("; [Site \"BackgammonGalaxy\"]\n\n16 point match\n\n Game 1\n a : 0        b : 0\n" + kRow);
    EXPECT_EQ(found.codes, "galaxy-money");
    EXPECT_TRUE(found.collection.matches[0].rules.is_money());
}

TEST(MatFile, ThatWasPutTogetherHasTagsBehindAFinishedGame)
{
    const std::string tags = "; [Site \"Club\"]\n; [EventDate \"2024.05.2";
    const std::string game = "\"]\n\n5 point match\n\n Game 1\n Al : 0                         Bo : 0\n" +
                             kRow + "      Wins 1 point\n";
    const Told found = read(tags + "5" + game + tags + "6" + game);
    ASSERT_EQ(found.collection.matches.size(), 2U);
    EXPECT_EQ(found.codes, "");
    EXPECT_EQ(found.collection.matches[0].date, date_from(2024, 5, 25));
    EXPECT_EQ(found.collection.matches[1].date, date_from(2024, 5, 26));
    EXPECT_EQ(found.collection.matches[1].place, "Club");
}

TEST(MatFile, MayWriteTheLengthWithAHyphen)
{
    EXPECT_EQ(told("5-point match\n\n Game 1\n Al : 0                         Bo : 0\n" + kRow),
              "Al - Bo to 5\ngame 1 0-0\n" + kRowTold);
}

TEST(MatFile, KnowsTheHeadingsThatPeopleWrite)
{
    const std::string first = kRow + "      Wins 1 point\n\n";
    const std::string scores = " Al : 1                         Bo : 0\n";
    const std::string both =
        "Al - Bo to 7\ngame 1 0-0\n" + kRowTold + "2 resign 1\n1 accept-resignation\ngame 2 1-0\n" + kRowTold;
    EXPECT_EQ(told(game_of(first + "Game #2\n" + scores + kRow)), both);
    EXPECT_EQ(told(game_of(first + "game 2:\n" + scores + kRow)), both);
    EXPECT_EQ(told(game_of(first + "Game 2 (Crawford)\n" + scores + kRow)), both);
    EXPECT_EQ(told(game_of(first + scores + kRow)), both);
    EXPECT_EQ(told(game_of(first + "Game 2\nAl 1 - Bo 0\n" + kRow)),
              "Al - Bo to 7\ngame 1 0-0\n" + kRowTold +
                  "2 resign 1\n1 accept-resignation\ngame 2 1-0\n1 remark ; Al 1 - Bo 0\n" + kRowTold +
                  "! no-score not-understood\n");
}

TEST(MatFile, CountsOnWhereAScoreLineIsMissing)
{
    EXPECT_EQ(told(game_of(kRow + "                                  Wins 2 points\n\n Game 2\n" + kRow)),
              "Al - Bo to 7\ngame 1 0-0\n" + kRowTold + "1 resign 2\n2 accept-resignation\ngame 2 0-2\n" +
                  kRowTold + "! no-score\n");
}

TEST(MatFile, TakesTheNamesOfALaterGameWhereTheFirstHasNone)
{
    const Told found = read(" 7 point match\n\n Game 1\n" + kRow + "      Wins 1 point\n\n Game 2\n" +
                            " Al : 1                         Bo : 0\n" + kRow);
    EXPECT_EQ(found.collection.matches[0].players.second.name, "Bo");
    EXPECT_EQ(found.codes, "no-score");
}

TEST(MatFile, WithoutAGameIsAnError)
{
    EXPECT_EQ(told(""), "! error:empty\n");
    EXPECT_EQ(told("hello\nworld\n"), "! error:no-game\n");
    EXPECT_EQ(told(" 7 point match\n"), "! error:no-game no-game\n");
}

Confidence sniffed(const std::string& text)
{
    return sniff_mat({.name = "x.txt", .bytes = text, .text = text});
}

TEST(MatSniffer, IsCertainOfMatchesAndGames)
{
    EXPECT_EQ(sniffed(game_of(kRow)), Confidence::certain);
    EXPECT_EQ(sniffed(" Game 1\n Al : 0      Bo : 0\n" + kRow), Confidence::certain);
}

TEST(MatSniffer, FindsASingleGamePlausible)
{
    EXPECT_EQ(sniffed(" Al                Bo\n" + kRow), Confidence::plausible);
}

TEST(MatSniffer, LeavesOtherTextsAlone)
{
    EXPECT_EQ(sniffed("(;FF[4]GM[6];B[31qtst])"), Confidence::none);
    EXPECT_EQ(sniffed("Score is 0-0 in a 5 point match.\nal is X - bo is O\n\nX: (3 1) 8-5 6-5\n"),
              Confidence::none);
    EXPECT_EQ(sniffed("Dear Al,\n1) buy milk\n2) 52: cards\n"), Confidence::none);
    EXPECT_EQ(sniffed("MatchID: 1\nGame 1: 0-0\n"), Confidence::none);
    EXPECT_EQ(sniffed(""), Confidence::none);
}

TEST(MatFiles, TellWhoseRatingIsUnclearWhereOnlyOneIsStated)
{
    for (const char* number : {"1", "2"}) {
        const std::string tag = std::string("; [Player ") + number + " Elo \"1500.00/0\"]\n";
        EXPECT_EQ(read(tag + game_of(kRow)).codes, "whose-rating") << number;
    }
}

TEST(MatHeader, TellsATagWithoutItsSemicolon)
{
    for (const std::string tag : {"[EventDate \"2024.02.29\"]", "[Player 2 Elo \"1700,00/3\"]"})
        EXPECT_EQ(read(tag + "\n" + game_of(kRow)).codes, "mat-tag") << tag;
    EXPECT_EQ(read("[a remark in brackets]\n" + game_of(kRow)).codes, "");
}

}  // namespace
}  // namespace gammonkit::mat_test
