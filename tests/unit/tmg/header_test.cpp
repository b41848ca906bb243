// Players, rules, and how a file falls into matches.
#include "tests/unit/tmg/reading.hpp"

namespace gammonkit::tmg_test {
namespace {

Match with_header(const std::string& header)
{
    return match_of("Player1: 1001 ann 1500.00\n" + header + "\nGame 1: 0-0\n");
}

TEST(TmgHeader, TellsThePlayers)
{
    const auto player = [](const std::string& text) {
        const PlayerInfo info = match_of("Player1: " + text + "\nGame 1: 0-0\n").players.first;
        return info.name + " | " + info.rating;
    };
    EXPECT_EQ(player("1001 ann 1500.00"), "ann | 1500.00");
    EXPECT_EQ(player("1001 ann maria lee 1500.00"), "ann maria lee | 1500.00");
    EXPECT_EQ(player("1001 ann ?"), "ann | ");
    EXPECT_EQ(player("1001 agent 47 ?"), "agent 47 | ");
    EXPECT_EQ(player("1001 ann"), "ann | ");
    EXPECT_EQ(player("0 ? ?"), " | ");
}

TEST(TmgHeader, TellsRules)
{
    const Rules rules =
        with_header("Length: 7\nVariant: 2\nJacoby: 0\nCrawford: 1\nBeavers: 1\nRaccoons: 0\nCube: "
                    "1\nMaxCube: 32")
            .rules;
    EXPECT_EQ(rules, (Rules{.variant = Variant::nackgammon,
                            .length = 7,
                            .crawford = true,
                            .jacoby = false,
                            .beavers = true,
                            .raccoons = false,
                            .cube_limit = 32}));
    EXPECT_FALSE(with_header("Cube: 0\nMaxCube: 64").rules.uses_cube());
}

TEST(TmgHeader, TellsDateAndTime)
{
    const Match match = with_header("Startdate: 2004-03-17 12:13:14");
    EXPECT_EQ(match.date, (Date{2004, 3, 17}));
    EXPECT_EQ(match.time, "12:13:14");
}

TEST(TmgHeader, KeepsWhatTheModelHasNoPlaceFor)
{
    EXPECT_EQ(with_header("Stake: 10\nBeavers: 3\nMaxCube: 0\nStartdate: today").extras,
              (Extras{{.key = "tmg:Stake", .values = {"10"}},
                      {.key = "tmg:Beavers", .values = {"3"}},
                      {.key = "tmg:MaxCube", .values = {"0"}},
                      {.key = "tmg:Startdate", .values = {"today"}},
                      {.key = "tmg:ids", .values = {"1001", ""}}}));
}

TEST(TmgHeader, WarnsOfWhatChangesTheGame)
{
    EXPECT_EQ(read("Player1: 1 al 1\nVariant: 3\nGame 1: 0-0\n").codes, "unknown-variant");
    EXPECT_EQ(read("Player1: 1 al 1\nLength: 99999999\nGame 1: 0-0\n").codes, "bad-length");
}

TEST(TmgHeadings, MayHaveAnyScore)
{
    const Match match = match_of("Player1: 1 al 1\nGame 12: -3-14\n");
    EXPECT_EQ(match.games[0].number, 12);
    EXPECT_EQ(match.games[0].score, (ByPlayer<int>{-3, 14}));
}

TEST(TmgFile, MayHoldSeveralMatches)
{
    const std::string one = "Player1: 1 al 1500\nPlayer2: 2 bo 1600\nGame 1: 0-0\n  1 1 31:\n  1 4 8/5 6/5\n";
    EXPECT_EQ(read(one + "\n" + one).collection.matches.size(), 2U);
}

TEST(TmgFile, WithoutGameIsAnError)
{
    EXPECT_EQ(read("Player1: 1 al 1500\n").codes, "error:no-game");
}

TEST(TmgFile, IsKnownByPlayersAndHeading)
{
    const auto sniff = [](std::string_view text) {
        return sniff_tmg({.name = "", .bytes = text, .text = text});
    };
    EXPECT_EQ(sniff("MatchID: 1\r\nPlayer1: 1 al 1\r\n\r\nGame 1: 0-0\r\n"), Confidence::certain);
    EXPECT_EQ(sniff("Player1: 1 al 1\nhello\nGame 1: 0-0\n"), Confidence::none);
    EXPECT_EQ(sniff("Al: 0\nGame 1: 0-0\n"), Confidence::none);
}

TEST(TmgHeader, TellsDamagedNamesAndDates)
{
    const auto codes = [](const std::string& line) {
        return read("Player1: 7 dee ?\n" + line + "\n\nGame 1: 0-0\n").codes;
    };
    for (const std::string line : {"Startdate: 9999999999-03-17", "Startdate: 2004-13-17", "Player2: 12",
                                   "Player2: eli ?", "Player999999: 8 eli ?", "Player: 8 eli ?"})
        EXPECT_EQ(codes(line), "not-understood") << line;
    for (const std::string line :
         {"Startdate: 2004-03-17 12:13:14", "Startdate:", "Player2: 0 ? ?", "Player2: 8 eli", "PlayMoney: 1"})
        EXPECT_EQ(codes(line), "") << line;
}

}  // namespace
}  // namespace gammonkit::tmg_test
