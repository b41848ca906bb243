#include "importers/sgf/analysis_records.hpp"

#include <gtest/gtest.h>

namespace gammonkit::sgf {
namespace {

constexpr Units kMatch{.money = false};
constexpr Units kMoney{.money = true};

Candidate candidate(std::string_view value, Units units = kMatch)
{
    const std::optional<Candidate> result = read_candidate(value, Player::first, units);
    EXPECT_TRUE(result) << value;
    return result.value_or(Candidate{});
}

CubeAnalysis cube(std::string_view value, Units units = kMatch)
{
    const std::optional<CubeAnalysis> result = read_cube_analysis(value, units);
    EXPECT_TRUE(result) << value;
    return result.value_or(CubeAnalysis{});
}

TEST(SgfPlayRecord, GivesTheLettersToWhoeverMoves)
{
    EXPECT_EQ(play_of("hefe", Player::first), (Play{{Point(8), Point(5)}, {Point(6), Point(5)}}));
    EXPECT_EQ(play_of("qtst", Player::second), (Play{{Point(8), Point(5)}, {Point(6), Point(5)}}));
    EXPECT_EQ(play_of("yaxz", Player::first), (Play{{kBar, Point(1)}, {Point(24), kOff}}));
    EXPECT_EQ(play_of("", Player::first), Play{});
    EXPECT_FALSE(play_of("hef", Player::first));
    EXPECT_FALSE(play_of("hE", Player::first));
    EXPECT_FALSE(play_of("abababababab", Player::first));
}

TEST(SgfPlayRecord, ReadsAnEvaluationOfVersion3)
{
    const Assessment read = *candidate("hefe E ver 3 0.551433 0.175092 0.007886 0.117413 0.005854 0.224025 "
                                       "1C 0 1 0.250000 1")
                                 .assessment;
    EXPECT_EQ(read.estimate.probabilities, (Probabilities{0.551433, 0.175092, 0.007886, 0.117413, 0.005854}));
    EXPECT_EQ(read.estimate.cubeful, Value(Emg{0.224025}));
    EXPECT_FALSE(read.estimate.cubeless);
    EXPECT_EQ(
        read.context,
        (EvaluationContext{
            .plies = 1, .cubeful = true, .deterministic_noise = true, .noise = 0.25, .pruning_nets = true}));
}

TEST(SgfPlayRecord, StatesACubelessEquityWithoutC)
{
    const Estimate read =
        candidate("hefe E ver 3 0.5 0 0 0 0 0.125 0 0 1 0.0 1", kMoney).assessment->estimate;
    EXPECT_EQ(read.cubeless, Value(Equity{0.125}));
    EXPECT_FALSE(read.cubeful);
}

TEST(SgfPlayRecord, ReadsTheOldestLayoutWithoutPruningNets)
{
    const Assessment read = *candidate("hefe E 0.5 0.1 0 0.1 0 0.125 2C 4 0 0.015").assessment;
    EXPECT_EQ(read.context, (EvaluationContext{.plies = 2, .cubeful = true, .noise = 0.015}));
}

TEST(SgfPlayRecord, ReadsTheForkWithOneNumberMore)
{
    const Assessment read = *candidate("hefe E ver 3 0.5 0.1 0 0.1 0 0.125 2C 0 1 0.0 1 7").assessment;
    EXPECT_EQ(
        read.context,
        (EvaluationContext{.plies = 2, .cubeful = true, .deterministic_noise = true, .pruning_nets = true}));
}

TEST(SgfPlayRecord, ListsAPlayThatWasNotEvaluated)
{
    const Candidate read = candidate("xtxx ");
    EXPECT_EQ(read.play.size(), 2U);
    EXPECT_FALSE(read.assessment);
}

TEST(SgfPlayRecord, RefusesDamage)
{
    EXPECT_FALSE(read_candidate("hefe E ver 3 0.5 0.1", Player::first, kMatch));
    EXPECT_FALSE(read_candidate("hefe E ver 3 0.5 0.1 0 0.1 0 inf 2C 0 1 0.0 1", Player::first, kMatch));
    EXPECT_FALSE(read_candidate("hefe Q 1 2 3", Player::first, kMatch));
    EXPECT_FALSE(read_candidate("h3fe ", Player::first, kMatch));
}

TEST(SgfPlayRecord, ReadsARolloutWithAllItsSettings)
{
    const Assessment read =
        *candidate("hefe X ver 3 Score 0.19 0.16 Trials 36 Output 0.55 0.15 0.005 0.11 0.004 0.16 0.51 "
                   "StdDev 0.01 0.02 0.03 0.04 0.05 0.06 0.07 SK 5 RC 1 1 0 1 1 0 10 1 0 5 "
                   "\"Mersenne Twister\" 42  cube0 ver 3 2C 1 0.000000 1  cheq0 ver 3 1C 1 0.000000 0 "
                   "filt0 0 8 0.16000 1 2 0.05000  cube1 ver 3 0C 1 0.000000 1  cheq1 ver 3 0C 1 0.000000 1 "
                   "latecube0 ver 3 3C 1 0.000000 1  latecheq0 ver 3 0C 1 0.000000 1 "
                   "latecube1 ver 3 0C 1 0.000000 1  latecheq1 ver 3 0C 1 0.000000 1 "
                   "cubetrunc ver 3 2C 1 0.000000 1 cheqtrunc ver 3 4C 1 0.000000 1")
             .assessment;
    EXPECT_EQ(read.estimate.cubeful, Value(Emg{0.19}));
    EXPECT_EQ(read.estimate.cubeless, Value(Emg{0.16}));
    EXPECT_EQ(read.estimate.mwc, Mwc{0.51});
    EXPECT_EQ(read.rollout->trials, 36);
    EXPECT_EQ(read.rollout->skipped_trials, 5);
    EXPECT_EQ(read.rollout->standard_error->cubeful, Value(Mwc{0.07}));
    const RolloutContext& context = *read.rollout->context;
    EXPECT_EQ(context.generator, "Mersenne Twister");
    EXPECT_EQ(context.seed, 42U);
    EXPECT_TRUE(context.stops_at_two_sided_bearoff);
    EXPECT_FALSE(context.stops_at_one_sided_bearoff);
    EXPECT_EQ(context.truncated_at, 10);
    EXPECT_FALSE(context.truncated);
    EXPECT_EQ(context.players.first.filters,
              (std::vector<MoveFilter>{{.extra = 8, .threshold = 0.16},
                                       {.accept = 1, .extra = 2, .threshold = 0.05}}));
    EXPECT_FALSE(context.players.first.checker.pruning_nets);
    EXPECT_EQ(context.late_players.first.cube.plies, 3);
    EXPECT_EQ(context.truncation_checker.plies, 4);
}

TEST(SgfPlayRecord, HasNoCubefulValueFromARolloutWithoutCube)
{
    const Estimate read = candidate("hefe X ver 3 Score 0.17 0.17 Trials 36 Output 0.55 0.15 0.005 0.11 "
                                    "0.004 0.17 0.49 StdDev 0 0 0 0 0 0 0 SK 0 RC 0 1 0 1 1 0 10 1 1 5 "
                                    "\"ISAAC\" 1")
                              .assessment->estimate;
    EXPECT_EQ(read.cubeless, Value(Emg{0.17}));
    EXPECT_FALSE(read.cubeful);
    EXPECT_FALSE(read.mwc);
}

TEST(SgfPlayRecord, ReadsTheOldRolloutLetter)
{
    const Assessment read =
        *candidate(
             "hefe R Score 0.19 0.16 Trials 1296 Output 0.55 0.15 0.005 0.11 0.004 0.16 0.19 StdDev "
             "0 0 0 0 0 0 0 RC 1 1 0 7 1296 \"Mersenne Twister\" -5 1 1 0 cube0 0C 0 1 0.0 cube1 0C 0 1 "
             "0.0 cheq0 2 0 1 0.0 cheq1 0C 0 1 0.0",
             kMoney)
             .assessment;
    EXPECT_EQ(read.rollout->trials, 1296);
    EXPECT_TRUE(read.rollout->context->truncated);
    EXPECT_EQ(read.rollout->context->truncated_at, 7);
    EXPECT_EQ(read.rollout->context->seed, 4294967291U);
    EXPECT_EQ(read.rollout->context->players.first.checker.plies, 2);
}

/// The first number of each choice, its cubeful value, and the pruning nets: a reader that is off by one
/// number gets them wrong.
void expect_cube(const CubeAnalysis& read, const Value& cubeful)
{
    EXPECT_EQ(read.no_double.estimate.probabilities->win, 0.57);
    EXPECT_EQ(read.no_double.estimate.cubeful, cubeful);
    EXPECT_EQ(read.double_take.estimate.probabilities->win, 0.58);
    EXPECT_EQ(read.no_double.context->plies, 2);
    EXPECT_TRUE(read.no_double.context->deterministic_noise);
}

const std::string kNumbers = "0.57 0.17 0.006 0.10 0.004 0.20 0.52 0.58 0.17 0.006 0.10 0.004 0.21 0.51";

TEST(SgfCubeRecord, ReadsVersion3)
{
    const CubeAnalysis read = cube("E ver 3 2C 1 0.000000 1 " + kNumbers);
    expect_cube(read, Mwc{0.52});
    EXPECT_EQ(read.no_double.estimate.cubeless, Value(Emg{0.20}));
    EXPECT_TRUE(read.no_double.context->pruning_nets);
}

TEST(SgfCubeRecord, StatesEquitiesForMoney)
{
    expect_cube(cube("E ver 3 2C 1 0.000000 1 " + kNumbers, kMoney), Equity{0.52});
}

TEST(SgfCubeRecord, ReadsVersion2WithItsDeadNumber)
{
    expect_cube(cube("E ver 2 2C 0 1 0.000000 1 " + kNumbers), Mwc{0.52});
}

TEST(SgfCubeRecord, ReadsTheOldestWithFiveDeadNumbers)
{
    const CubeAnalysis read = cube("E 0.1 0.2 0.3 0.4 2C 0 1 0.000000 " + kNumbers);
    expect_cube(read, Mwc{0.52});
    EXPECT_FALSE(read.no_double.context->pruning_nets);
}

TEST(SgfCubeRecord, ReadsTheForkWithOneNumberMore)
{
    const CubeAnalysis read = cube("E ver 3 2C 1 0.000000 1 0 " + kNumbers);
    expect_cube(read, Mwc{0.52});
    EXPECT_TRUE(read.no_double.context->pruning_nets);
}

TEST(SgfCubeRecord, ReadsARolloutOfBothChoices)
{
    const CubeAnalysis read = cube(
        "X ver 3 Eq Trials 36 NoDouble Output 0.55 0.17 0.008 0.11 0.004 0.19 0.52 StdDev 0.1 0 0 0 0 0 "
        "0.2 DoubleTake Output 0.56 0.18 0.006 0.11 0.005 0.24 0.51 StdDev 0.3 0 0 0 0 0 0.4 SK 0 RC 1 1 "
        "0 1 0 0 10 1 1 5 \"ISAAC\" 42");
    EXPECT_EQ(read.no_double.estimate.cubeful, Value(Mwc{0.52}));
    EXPECT_EQ(read.double_take.estimate.cubeful, Value(Mwc{0.51}));
    EXPECT_EQ(read.double_take.rollout->standard_error->probabilities->win, 0.3);
    EXPECT_EQ(read.double_take.rollout->trials, 36);
    EXPECT_EQ(read.double_take.rollout->context->generator, "ISAAC");
}

TEST(SgfCubeRecord, RefusesDamage)
{
    EXPECT_FALSE(read_cube_analysis("E ver 3 2C 1 0.0 1 0.5 0.5", kMatch));
    EXPECT_FALSE(read_cube_analysis("E ver 3 twoC 1 0.0 1 " + kNumbers, kMatch));
    EXPECT_FALSE(read_cube_analysis("", kMatch));
}

}  // namespace
}  // namespace gammonkit::sgf
