#include "formats/xg_text/format.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/xg_position.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using testing_support::count_of;
using testing_support::Told;
using testing_support::told_by;

constexpr std::string_view kOpening = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:3:0:7:10\n"
                                      "\n"
                                      "X:Al   O:Bo\n"
                                      "X to play 31\n"
                                      "\n";

Told read(const std::string& text)
{
    return told_by(read_xg_text, text);
}

PositionRecord only(const Told& told)
{
    EXPECT_EQ(told.collection.positions.size(), 1U) << told.said;
    return told.collection.positions.empty() ? PositionRecord{} : told.collection.positions[0];
}

std::string written(const PositionRecord& record)
{
    return write_xg_text({.positions = {record}}, {}).value();
}

TEST(XgText, GivesCandidatesTheirLevelsEquitiesAndChances)
{
    const Told told =
        read(std::string(kOpening) + "    1. 4-ply       8/5 6/5                      eq:+0.159\n"
                                     "      Player:   55.25% (G:17.64% B:1.21%)\n"
                                     "      Opponent: 44.75% (G:12.31% B:0.55%)\n\n"
                                     "    2. XG Roller+  24/23 13/10                  eq:-0,009 (-0.168)\n\n"
                                     "eXtreme Gammon Version: 2.10, MET: Kazaross XG2\n");
    EXPECT_EQ(told.said, "");
    const PositionRecord record = only(told);
    ASSERT_EQ(record.plays.size(), 1U);
    EXPECT_EQ(record.plays[0].by, (Provenance{"eXtreme Gammon:2.10", "Kazaross XG2"}));
    ASSERT_EQ(record.plays[0].candidates.size(), 2U);
    const Candidate& best = record.plays[0].candidates[0];
    EXPECT_EQ(best.play, (Play{{Point(8), Point(5)}, {Point(6), Point(5)}}));
    EXPECT_EQ(best.assessment->level, "4-ply");
    EXPECT_EQ(best.assessment->estimate.cubeful, Value(Emg{0.159}));
    const Probabilities& chances = *best.assessment->estimate.probabilities;
    EXPECT_NEAR(chances.win, 0.5525, 1e-12);
    EXPECT_NEAR(chances.win_gammon, 0.1764, 1e-12);
    EXPECT_NEAR(chances.win_backgammon, 0.0121, 1e-12);
    EXPECT_NEAR(chances.lose_gammon, 0.1231, 1e-12);
    EXPECT_NEAR(chances.lose_backgammon, 0.0055, 1e-12);
    EXPECT_EQ(record.plays[0].candidates[1].assessment->estimate.cubeful, Value(Emg{-0.009}));
    EXPECT_EQ(record.plays[0].candidates[1].assessment->level, "XG Roller+");
}

TEST(XgText, ReadsFrenchCandidates)
{
    const Told told =
        read(std::string(kOpening) + "    1. 4-plis      8/5 6/5                      éq:+0,159\n"
                                     "      Joueur: 55.25% (G:17.64% B:1.21%)\n"
                                     "      Adversaire: 44.75% (G:12.31% B:0.55%)\n");
    const PositionRecord record = only(told);
    ASSERT_EQ(record.plays.size(), 1U) << record.comment;
    EXPECT_EQ(record.plays[0].candidates[0].assessment->level, "4-ply");
    EXPECT_EQ(record.plays[0].candidates[0].assessment->estimate.cubeful, Value(Emg{0.159}));
}

TEST(XgText, GivesTheNamesByTheBoard)
{
    // The XGID has the player on roll at the top, the board at the bottom: X is the first player.
    const Told told = read(testing_support::xg_position());
    EXPECT_EQ(told.said, "");
    EXPECT_EQ(only(told).players.first.name, "Player 2");
    EXPECT_EQ(only(told).players.second.name, "Player 1");
}

TEST(XgText, WarnsOfABoardThatIsNotThatOfTheXgid)
{
    std::string text = written(only(read(std::string(kOpening))));
    text.replace(text.find(" | X           O    |"), 20, " |             O    |");
    const Told told = read(text);
    EXPECT_EQ(told.said.substr(0, told.said.find('\n')),
              "input:5:1: warning: the board is not that of the XGID, which counts [board-differs]");
}

TEST(XgText, ReadsCubeDecisionsInEveryLanguage)
{
    struct Words {
        std::string_view level;
        std::string_view rows;
    };
    for (const Words& words :
         {Words{"Analyzed in XG Roller++\n",
                "  No double: +0.337\n  Double/Take: +0.215 (-0.122)\n  Double/Pass: +1.000 (+0.663)\n"},
          Words{"Analysé avec XG Roller++\n",
                "  Pas de double: +0,337\n  Double/Prend: +0,215 (-0,122)\n  Double/Passe: +1,000\n"},
          Words{"Analyzed in XG Roller++\n",
                "  ノーダブル: +0.337\n  ダブル/テイク： +0.215\n  ダブル/パス: +1.000\n"}}) {
        const Told told = read("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:3:0:7:10\n\nX:Al   O:Bo\n" +
                               std::string(words.level) +
                               "Player Winning Chances:   54.40% (G:18.22% B:0.53%)\n"
                               "Opponent Winning Chances: 45.60% (G:12.71% B:0.51%)\n\n"
                               "Cubeless Equities: No Double=+0.103, Double=+0.259\n\n" +
                               std::string(words.rows) + "\n");
        const PositionRecord record = only(told);
        ASSERT_EQ(record.cubes.size(), 1U) << words.rows;
        const CubeAnalysis& cube = record.cubes[0];
        EXPECT_EQ(cube.no_double.level, "XG Roller++");
        EXPECT_EQ(cube.no_double.estimate.cubeless, Value(Emg{0.103}));
        EXPECT_EQ(cube.no_double.estimate.cubeful, Value(Emg{0.337}));
        EXPECT_EQ(cube.double_take.estimate.cubeful, Value(Emg{0.215}));
        EXPECT_EQ(cube.double_drop, Value(Emg{1.0}));
        EXPECT_EQ(cube.no_double.estimate.probabilities->win, 0.544);
        EXPECT_EQ(record.comment, "");
    }
}

TEST(XgText, TakesRolloutsByTheirFootnotes)
{
    const Told told =
        read(std::string(kOpening) + "    1. Rollout¹    8/5 6/5                      eq:+0.159\n"
                                     "      Confidence: ±0.004 (+0.155..+0.163) - [99.8%]\n"
                                     "    2. Rollout2    24/23 13/10                  eq:-0.009 (-0.168)\n\n"
                                     "¹  1296 Games rolled with Variance Reduction.\n   Dice Seed: 271828\n"
                                     "2 36 Games rolled.\n");
    const PositionRecord record = only(told);
    ASSERT_EQ(record.plays.size(), 1U);
    const Assessment& first = *record.plays[0].candidates[0].assessment;
    EXPECT_EQ(first.level, "Rollout");
    EXPECT_EQ(first.rollout->trials, 1296);
    EXPECT_NEAR(number_of(*first.rollout->standard_error->cubeful), 0.004 / 1.96, 1e-12);
    EXPECT_EQ(record.plays[0].candidates[1].assessment->rollout->trials, 36);
    EXPECT_EQ(record.extras.size(), 1U);
    EXPECT_EQ(only(read(written(record))), record);
}

TEST(XgText, ReadsWhatAForumHasMadeATableOf)
{
    const Told told =
        read(std::string(kOpening) +
             "1. | Rollout1 | 8/5 6/5 | eq: +0.159 |\n"
             "| Player: Opponent: | 55.25% (G:17.64% B:1.21%) 44.75% (G:12.31% B:0.55%) | Conf.: "
             "± 0.010 (+0.149...+0.169) - [58.4%] Duration: 10 minutes 38 seconds |\n"
             "1 1296 Games rolled with Variance Reduction. Dice Seed: 271828\n");
    const PositionRecord record = only(told);
    ASSERT_EQ(record.plays.size(), 1U) << record.comment;
    const Assessment& best = *record.plays[0].candidates[0].assessment;
    EXPECT_EQ(best.level, "Rollout");
    EXPECT_EQ(best.rollout->trials, 1296);
    EXPECT_TRUE(best.rollout->standard_error.has_value());
    EXPECT_NEAR(best.estimate.probabilities->lose_gammon, 0.1231, 1e-12);
}

TEST(XgText, KeepsNotesAsComment)
{
    const Told told = read(std::string(kOpening) +
                           "    1. 4-ply       8/5 6/5                      eq:+0.159\n\n"
                           "Compare with XGID=-b----E-C--AeD---bAdb---A-:0:0:1:31:0:0:3:0:10 here.\n"
                           "Second line.\n\neXtreme Gammon Version: 2.10\n\nPosted by me\n");
    EXPECT_EQ(only(told).comment,
              "Compare with XGID=-b----E-C--AeD---bAdb---A-:0:0:1:31:0:0:3:0:10 here.\nSecond line.");
}

/// As it is pasted in forums: no board, and one blank where there were several.
TEST(XgText, TakesNoHeadingForTheComment)
{
    const Told told = read("XGID=-b----E-C--AeD---bAdb---A-:0:0:1:52:0:0:3:0:10\n"
                           "X:Player 1 O:Player 2\n"
                           "Score is X:0 O:0. Unlimited Game, Jacoby Beaver\n\n"
                           "Pip count X: 159 O: 163 X-O: 0-0\nCube: 1\nX to play 52\n\n"
                           "1. XG Roller++ 18/11 eq:-0.0026\n"
                           "   Player: 50.64% (G:11.55% B:0.54%)\n"
                           "   Opponent: 49.36% (G:13.95% B:0.42%)\n\n"
                           "When ahead in the race, race!\n");
    const PositionRecord record = only(told);
    EXPECT_EQ(record.comment, "When ahead in the race, race!");
    EXPECT_EQ(record.players.second.name, "Player 1");
    EXPECT_EQ(record.players.first.name, "Player 2");
    ASSERT_EQ(record.plays.size(), 1U);
    EXPECT_EQ(record.plays[0].candidates[0].assessment->level, "XG Roller++");
}

TEST(XgText, GivesNobodyACubeThatWasNeverTurned)
{
    const Told told = read("XGID=-b----E-C---eE---c-e----B-:0:1:1:31:2:3:0:7:10\nX to play 31\n\n"
                           "    1. 4-ply       8/5 6/5                      eq:+0.159\n");
    EXPECT_EQ(only(told).state.cube, Cube{});
    EXPECT_NE(told.said.find("[cube-owner]"), std::string::npos) << told.said;
}

TEST(XgText, ReadsTheIdentifiersBetweenPositions)
{
    const std::string opening(kOpening);
    const Told told = read("4HPwATDgc/ABMA:cAkAAAAAAAAA from a book\n" + opening +
                           "4HPwATDgc/ABMA:cIkGAAAAAAAA\neXtreme Gammon Version: 2.10\n"
                           "then 4HPwATDgc/ABMA:cAkAAAAAAAAA\n");
    ASSERT_EQ(told.collection.positions.size(), 4U);
    EXPECT_EQ(told.collection.positions[0].comment, "from a book");
    EXPECT_EQ(told.collection.positions[3].comment, "then");
}

TEST(XgText, SaysWhichXgidIsNone)
{
    const Told told = read("XGID=-b----E-C---eE---c-e----B-:0:0:1:71:2:3:0:7:10\n" + std::string(kOpening));
    EXPECT_EQ(told.collection.positions.size(), 1U);
    EXPECT_EQ(told.said.substr(0, told.said.find('\n')),
              "input:1:1: error: the dice must be 00, two digits from 1 to 6, D, B or R, not \"71\" [xgid]");
}

TEST(XgTextWriter, DrawsTheBoardAsXgDoes)
{
    const Told told = read("XGID=---BADB------------bf---a-:1:1:1:00:4:0:0:7:10\n\nX:Al   O:Bo\n");
    EXPECT_EQ(written(only(told)), "XGID=---BADB------------bf---a-:1:1:1:00:4:0:0:7:10\n"
                                   "\n"
                                   "X:Al   O:Bo\n"
                                   "Score is X:4 O:0 7 pt.(s) match.\n"
                                   " +13-14-15-16-17-18------19-20-21-22-23-24-+\n"
                                   " |                  |   | O  O           O |\n"
                                   " |                  |   | O  O             |\n"
                                   " |                  |   |    O             |\n"
                                   " |                  |   |    O             |\n"
                                   " |                  |   |    6             |\n"
                                   " |                  |BAR|                  |\n"
                                   " |                  |   |                  |\n"
                                   " |                  |   |    X             |\n"
                                   " |                  |   |    X             | +---+\n"
                                   " |                  |   | X  X     X       | | 2 |\n"
                                   " |                  |   | X  X  X  X       | +---+\n"
                                   " +12-11-10--9--8--7-------6--5--4--3--2--1-+\n"
                                   "Pip count  X: 42  O: 43 X-O: 4-0/7\n"
                                   "Cube: 2, X own cube\n"
                                   "X on roll, cube action\n"
                                   "\n"
                                   "\n");
}

TEST(XgTextWriter, AlignsTheEquitiesOfARedoubleAsXgDoes)
{
    PositionRecord record = only(read("XGID=---BADB------------bf---a-:1:1:1:00:4:0:0:7:10\n"));
    const Assessment no_double{.estimate = {.cubeful = Emg{0.797}}, .level = "XG Roller++"};
    const Assessment double_take{.estimate = {.cubeful = Emg{0.852}}, .level = "XG Roller++"};
    record.cubes = {{.no_double = no_double, .double_take = double_take, .double_drop = Emg{1}}};
    EXPECT_NE(written(record).find("       No redouble:     +0.797 (-0.055)\n"
                                   "       Redouble/Take:   +0.852\n"
                                   "       Redouble/Pass:   +1.000 (+0.148)\n"),
              std::string::npos)
        << written(record);
}

TEST(XgTextWriter, CountsWhatItCannotSay)
{
    PositionRecord record = only(read(std::string(kOpening)));
    EXPECT_EQ(xg_text_partial_losses({.positions = {record}}, {}), Census{});
    Assessment by_mwc{.estimate = {.cubeful = Mwc{0.5}}};
    record.plays = {{.candidates = {{.play = {}, .assessment = by_mwc}}}};
    record.cubes = {CubeAnalysis{}, CubeAnalysis{}};
    record.comment = "    1. 4-ply  8/5 6/5  eq:+0.1";
    record.players.first.name = "A  O:b";
    const Census census = xg_text_partial_losses({.positions = {record}}, {});
    EXPECT_EQ(count_of(census, Feature::play_analysis), 1U);
    EXPECT_EQ(count_of(census, Feature::cube_analysis), 2U);
    EXPECT_EQ(count_of(census, Feature::turn_comments), 1U);
    EXPECT_EQ(count_of(census, Feature::player_names), 1U);
}

TEST(XgText, TellsOfAnalysesThatAreDamaged)
{
    const std::string best = "    1. 4-ply       8/5 6/5                      eq:+0.159\n";
    const std::string player = "      Player:   55.25% (G:17.64% B:1.21%)\n";
    const std::string opponent = "      Opponent: 44.75% (G:12.31% B:0.55%)\n";
    for (const std::string& damaged :
         {best + player, best + "      Player:   55.x5% (G:17.64% B:1.21%)\n" + opponent,
          best + player + "      Opponent: 44.75% (G:12\n",
          "    1. 4-ply       8/5 6/5   \n" + player + opponent}) {
        EXPECT_NE(read(std::string(kOpening) + damaged).said, "") << damaged;
    }
    EXPECT_EQ(read(std::string(kOpening) + best + player + opponent).said, "");
}

}  // namespace
}  // namespace gammonkit
