#include "formats/gnubg_text/format.hpp"
#include "tests/support/reading.hpp"

#include <cmath>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using testing_support::count_of;
using testing_support::Told;
using testing_support::told_by;

constexpr std::string_view kOpening =
    " GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n"
    "                 Match ID   : cInlAAAAAAAE\n"
    " +13-14-15-16-17-18------19-20-21-22-23-24-+     O: Ann\n"
    " | X           O    |   | O              X |     0 points\n"
    " | X           O    |   | O              X |\n"
    " | X           O    |   | O                |\n"
    " | X                |   | O                |\n"
    " | X                |   | O                |\n"
    "v|                  |BAR|                  |     7 points match (Cube: 1)\n"
    " | O                |   | X                |\n"
    " | O                |   | X                |\n"
    " | O           X    |   | X                |\n"
    " | O           X    |   | X              O |     Rolled 31\n"
    " | O           X    |   | X              O |     0 points\n"
    " +12-11-10--9--8--7-------6--5--4--3--2--1-+     X: Bo\n";

Told read(const std::string& text)
{
    return told_by(read_gnubg_text, text);
}

PositionRecord only(const Told& told)
{
    EXPECT_EQ(told.collection.positions.size(), 1U) << told.said;
    return told.collection.positions.empty() ? PositionRecord{} : told.collection.positions[0];
}

TEST(GnubgText, TakesNamesFromTheBoardAndTheRestFromTheIdentifiers)
{
    const Told told = read(std::string(kOpening));
    EXPECT_EQ(told.said, "");
    const PositionRecord record = only(told);
    EXPECT_EQ(record.players.first.name, "Ann");
    EXPECT_EQ(record.players.second.name, "Bo");
    EXPECT_EQ(record.state.position, starting_position(Variant::standard));
    EXPECT_EQ(record.state.dice, Dice::from(3, 1));
}

TEST(GnubgText, KnowsWhatWasPlayed)
{
    const Told told = read(std::string(kOpening) +
                           "Pip counts: O 167, X 167\n\n* Bo moves 24/23 13/10\n\nRolled 31:\n"
                           "     1. Cubeful 2-ply    8/5 6/5                      Eq.: +0.159\n"
                           "       0.552 0.176 0.012 - 0.448 0.123 0.005\n"
                           "        2-ply cubeful prune [world class]\n"
                           "*    2. Cubeful 0-ply    24/23 13/10                  Eq.: -0.009 (-0.168)\n"
                           "       0.498 0.130 0.006 - 0.502 0.140 0.006\n");
    const PositionRecord record = only(told);
    ASSERT_EQ(record.plays.size(), 1U);
    const PlayAnalysis& plays = record.plays[0];
    EXPECT_EQ(plays.by.engine, "GNU Backgammon");
    EXPECT_EQ(plays.played, 1U);
    ASSERT_EQ(plays.candidates.size(), 2U);
    EXPECT_EQ(plays.candidates[0].assessment->context,
              (EvaluationContext{.plies = 2, .cubeful = true, .pruning_nets = true}));
    EXPECT_EQ(plays.candidates[0].assessment->estimate.cubeful, Value(Emg{0.159}));
    EXPECT_EQ(plays.candidates[1].assessment->estimate.probabilities,
              (Probabilities{0.498, 0.13, 0.006, 0.14, 0.006}));
    EXPECT_EQ(told.said, "input: note: 3 lines without a position passed over [other-text]\n");
}

TEST(GnubgText, ReadsACubeDecisionInItsOrder)
{
    const Told told =
        read(std::string(kOpening) + "\nCube analysis\n2-ply cubeless equity +0.109 (Money: +0.148)\n"
                                     "  0.541 0.189 0.005 - 0.459 0.124 0.004\nCubeful equities:\n"
                                     "1. No double           +0.343\n"
                                     "2. Double, pass        +1.000  (+0.657)\n"
                                     "3. Double, take        +0.235  (-0.108)\n"
                                     "Proper cube action: No double, take (14.1%)\n");
    const PositionRecord record = only(told);
    ASSERT_EQ(record.cubes.size(), 1U);
    const CubeAnalysis& cube = record.cubes[0];
    EXPECT_EQ(cube.no_double.estimate.cubeless, Value(Emg{0.109}));
    EXPECT_EQ(cube.no_double.estimate.cubeful, Value(Emg{0.343}));
    EXPECT_EQ(cube.double_take.estimate.cubeful, Value(Emg{0.235}));
    EXPECT_EQ(cube.double_drop, Value(Emg{1.0}));
    EXPECT_EQ(cube.no_double.context->plies, 2);
}

TEST(GnubgText, ReadsRolloutsWithTheirErrors)
{
    const Told told =
        read(std::string(kOpening) + "\nCube analysis\nRollout cubeless equity -0.161 (Money: -0.152)\n\n"
                                     "Cubeful equities:\n1. No double           -0.193\n"
                                     "2. Double, pass        +1.000  (+1.193)\n"
                                     "3. Double, take        -0.798  (-0.604)\n\n"
                                     "Rollout details:\nCentered 1-cube:\n"
                                     "  0.443 0.115 0.005 - 0.557 0.152 0.005 CL -0.161 CF -0.193\n"
                                     " [0.011 0.005 0.001 - 0.011 0.011 0.001 CL  0.025 CF  0.056]\n"
                                     "Ann owns 2-cube:\n"
                                     "  0.432 0.127 0.005 - 0.568 0.179 0.010 CL -0.297 CF -0.798\n"
                                     " [0.008 0.008 0.001 - 0.008 0.008 0.002 CL  0.043 CF  0.062]\n"
                                     "Full cubeful rollout with variance reduction\n"
                                     "36 games, Mersenne Twister dice gen. with seed 42\n");
    const PositionRecord record = only(told);
    ASSERT_EQ(record.cubes.size(), 1U);
    const CubeAnalysis& cube = record.cubes[0];
    EXPECT_EQ(cube.no_double.estimate.probabilities->win, 0.443);
    EXPECT_EQ(cube.no_double.rollout->standard_error->cubeful, Value(Emg{0.056}));
    EXPECT_EQ(cube.double_take.estimate.probabilities->win, 0.432);
    EXPECT_EQ(cube.double_take.rollout->standard_error->cubeless, Value(Emg{0.043}));
    EXPECT_EQ(cube.double_take.rollout->trials, 36);
    const std::string again = write_gnubg_text({.positions = {record}}, {}).value();
    EXPECT_EQ(only(read(again)), record) << again;
}

TEST(GnubgText, TakesAnAnnotationForTheComment)
{
    const Told told =
        read(std::string(kOpening) + "\nAnnotation:\nslot\nor not?\n\nMove number 2:  Ann to play 52\n");
    EXPECT_EQ(only(told).comment, "slot\nor not?");
}

TEST(GnubgText, WarnsOfABoardThatIsNotThatOfThePositionId)
{
    std::string text(kOpening);
    text.replace(text.find("4HPwATDgc/ABMA"), 14, "4HPwAWDgc/ABMA");
    const Told told = read(text);
    EXPECT_EQ(told.said.substr(0, told.said.find('\n')),
              "input:3:1: warning: the board is not that of the Position ID, which counts [board-differs]");
    text.replace(text.find("4HPwAWDgc/ABMA"), 14, "//////////////");
    EXPECT_EQ(read(text).said.substr(0, 64),
              "input:1:1: error: the Position ID encodes no board [gnubg-text]\n");
}

TEST(GnubgTextWriter, WritesNoCommandsToTheTerminal)
{
    PositionRecord record = only(read(std::string(kOpening)));
    record.comment = "slot\x1b]52;c;aGk=\a\nor not?";
    const Collection collection{.positions = {record}};
    const std::string text = write_gnubg_text(collection, {}).value();
    EXPECT_EQ(only(read(text)).comment, "slot?]52;c;aGk=?\nor not?");
    EXPECT_EQ(count_of(gnubg_text_partial_losses(collection, {}), Feature::turn_comments), 1U);
}

/// What is written of a cube decision, from its first row on.
std::string rows_of_cube(const GameState& state, double no_double, double double_take)
{
    const auto assessment = [](double equity) {
        return Assessment{.estimate = {.cubeless = Equity{}, .cubeful = Equity{equity}},
                          .context = EvaluationContext{.cubeful = true}};
    };
    const PositionRecord record{
        .state = state,
        .cubes = {{.no_double = assessment(no_double), .double_take = assessment(double_take)}}};
    const std::string text = write_gnubg_text({.positions = {record}}, {}).value();
    return text.substr(std::min(text.size(), text.find("1. ")));
}

TEST(GnubgTextWriter, TellsARedoubleInTheVerdictAlone)
{
    GameState state = start_of_game({}, {}, false);
    state.on_roll = Player::second;
    state.cube = {.value = 2, .owner = Player::second};
    EXPECT_EQ(rows_of_cube(state, 0.2, 0.1), "1. No double           +0.200\n"
                                             "2. Double, pass        +1.000  (+0.800)\n"
                                             "3. Double, take        +0.100  (-0.100)\n"
                                             "Proper cube action: No redouble, take (11.1%)\n\n");
}

/// It reckons as if the beaver were a take.
TEST(GnubgTextWriter, SaysHowManyMustPassWhatIsABeaver)
{
    GameState state = start_of_game({}, {}, false);  // It assumes beavers where nothing is said.
    state.on_roll = Player::second;
    EXPECT_EQ(rows_of_cube(state, -0.002, -0.344), "1. No double           -0.002\n"
                                                   "2. Double, pass        +1.000  (+1.002)\n"
                                                   "3. Double, take        -0.344  (-0.342)\n"
                                                   "Proper cube action: No double, beaver (25.4%)\n\n");
}

TEST(GnubgTextWriter, CountsWhatItCannotSay)
{
    PositionRecord record = only(read(std::string(kOpening)));
    EXPECT_EQ(gnubg_text_partial_losses({.positions = {record}}, {}), Census{});
    record.plays = {{.by = {.engine = "Other"}, .candidates = {{.play = {}}}}};
    record.comment = "a\n\nb";
    record.state.rules.variant = Variant::nackgammon;
    const Census census = gnubg_text_partial_losses({.positions = {record}}, {});
    EXPECT_EQ(count_of(census, Feature::play_analysis), 1U);
    EXPECT_EQ(count_of(census, Feature::analysis_sources), 1U);
    EXPECT_EQ(count_of(census, Feature::turn_comments), 1U);
    EXPECT_EQ(count_of(census, Feature::variants), 1U);
}

TEST(GnubgText, ReadsAGameWhoseScoreLacksTheSecondName)
{
    const Told told = read("The score (after 0 games) is: Ann 0, 0 (match to 7 points)\n\n"
                           "Match Information:\n\nMove number 1:  Ann to play 31\n\n" +
                           std::string(kOpening) + "\n* Ann moves 8/5 6/5\n");
    EXPECT_EQ(only(told).players.first.name, "Ann");
}

TEST(GnubgText, ReadsAScoreWithBlanksBehindTheNames)
{
    const auto with = [](std::string_view score) {
        return read("The score (after 0 games) is: " + std::string(score) +
                    " (match to 7 points)\n\nMatch Information:\n\nMove number 1:  Ann to play 31\n\n" +
                    std::string(kOpening) + "\n* Ann moves 8/5 6/5\n");
    };
    EXPECT_EQ(with("Ann   0, Bo  0").said, with("Ann 0, Bo 0").said);
}

TEST(GnubgText, TakesBothIdentifiersFromOneLine)
{
    const std::string line = "GNU Backgammon  Position ID: 4HPwATDgc/ABMA, Match ID: cInlAAAAAAAE\n";
    for (const std::string& text : {line, line + "\n" + line, "Who plays better?\n" + line}) {
        const Told told = read(text);
        ASSERT_FALSE(told.collection.positions.empty()) << text;
        EXPECT_EQ(told.collection.positions[0].state.rules.length, 7) << text;
    }
}

TEST(GnubgText, TakesWhatIsSaidBelowIdentifiersForTheComment)
{
    for (const std::string_view between : {", ", "\n                 "}) {
        const std::string text =
            fmt::format("GNU Backgammon  Position ID: 4HPwATDgc/ABMA{}Match ID: cInlAAAAAAAE\n"
                        "My plan was 8/5\n\nor not?\n",
                        between);
        EXPECT_EQ(only(read(text)).comment, "My plan was 8/5\nor not?") << text;
    }
}

/// What `set output matchpc off` makes of chances to win the match.
TEST(GnubgText, ReadsChancesToWinTheMatchInPercentAndAsFractions)
{
    const auto read_with = [](std::string_view no_double, std::string_view drop, std::string_view take) {
        return only(read(fmt::format("{}\nCube analysis\n2-ply cubeless MWC {} (Money: +0.002)\n"
                                     "  0.502 0.140 0.007 - 0.498 0.139 0.008\nCubeful equities:\n"
                                     "1. No double           {}\n2. Double, pass        {}  (+0.0768)\n"
                                     "3. Double, take        {}  (+-0.0260)\n\nRolled 31 (-0.046%):\n"
                                     "*    1. Cubeful 2-ply    8/5 6/5                      MWC: {}\n"
                                     "       0.552 0.176 0.012 - 0.448 0.123 0.005\n",
                                     kOpening, no_double, no_double, drop, take, no_double)));
    };
    const PositionRecord fractions = read_with("0.5005", "0.5773", "0.4746");
    ASSERT_EQ(fractions.cubes.size(), 1U);
    EXPECT_EQ(fractions.cubes[0].no_double.estimate.cubeless, Value(Mwc{0.5005}));
    EXPECT_EQ(fractions.cubes[0].double_drop, Value(Mwc{0.5773}));
    ASSERT_EQ(fractions.plays.size(), 1U);
    EXPECT_EQ(fractions.plays[0].candidates[0].assessment->estimate.cubeful, Value(Mwc{0.5005}));
    const PositionRecord percent = read_with("50.05%", "57.73%", "47.46%");
    ASSERT_EQ(percent.cubes.size(), 1U);
    EXPECT_NEAR(number_of(*percent.cubes[0].double_drop), 0.5773, 1e-9);
}

/// As `set output digits 5` writes them in lost positions.
TEST(GnubgText, ReadsChancesThatAreRoundedFromBelowZero)
{
    const PositionRecord record = only(
        read(std::string(kOpening) + "\nRolled 31:\n"
                                     "*    1. Cubeful 2-ply    8/5 6/5                      Eq.: -1.00000\n"
                                     "       -0.00000 0.00000 0.00000 - 1.00000 0.00000 -0.00000\n"));
    ASSERT_EQ(record.plays.size(), 1U);
    const auto& chances = record.plays[0].candidates[0].assessment->estimate.probabilities;
    ASSERT_TRUE(chances.has_value());
    EXPECT_EQ(*chances, Probabilities{});
    EXPECT_FALSE(std::signbit(chances->win));
}

/// GNU Backgammon begins no new line behind what it says of a resignation.
TEST(GnubgText, ReadsAnExportedPositionAfterAResignation)
{
    for (const std::string_view heading :
         {"Move number 57:  Bo resigns 1 point", "Move number 57:  Bo to play 31\n\n"}) {
        const Told told = read(fmt::format("The score (after 0 games) is: Ann 0, Bo 0 (match to 7 points)\n\n"
                                           "Match Information:\n\n{}{}",
                                           heading, kOpening));
        EXPECT_EQ(told.said, "input: note: 3 lines without a position passed over [other-text]\n") << heading;
        EXPECT_EQ(only(told).players.first.name, "Ann");
    }
}

}  // namespace
}  // namespace gammonkit
