// What SGF leaves out of features that it carries is told.
#include "formats/catalogue/catalogue.hpp"
#include "formats/losses.hpp"
#include "tests/unit/sgf/support.hpp"

namespace gammonkit::sgf_test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<Loss> losses_of(Turn turn, std::string source = {})
{
    Match match{.rules = {.length = 7}, .source = std::move(source), .games = {{.turns = {std::move(turn)}}}};
    return losses({.matches = {std::move(match)}, .positions = {}}, *find_format(catalogue(), "sgf"), {});
}

Turn opening()
{
    return {.player = Player::first,
            .action = CheckerPlay{*Dice::from(3, 1), {{Point(8), Point(5)}, {Point(6), Point(5)}}}};
}

Assessment valued(Value cubeful)
{
    return {.estimate = {.probabilities = Probabilities{.win = 0.5}, .cubeful = cubeful},
            .context = EvaluationContext{}};
}

CubeAnalysis cube(const Assessment& no_double, const Assessment& double_take)
{
    return {.no_double = no_double, .double_take = double_take};
}

TEST(SgfLosses, AreNoneForWhatGnubgWouldWrite)
{
    Turn turn = opening();
    turn.luck = Value(Emg{0.1});
    turn.plays = {{.candidates = {{.play = {}, .assessment = valued(Emg{0.5})}}}};
    turn.cubes = {cube(valued(Mwc{0.5}), valued(Mwc{0.4}))};
    EXPECT_THAT(losses_of(turn), IsEmpty());
}

TEST(SgfLosses, CountASecondAnalysisOfOneDecision)
{
    Turn turn = opening();
    turn.plays = std::vector<PlayAnalysis>(3, {.candidates = {{.play = {}}}});
    turn.cubes = std::vector<CubeAnalysis>(2, cube(valued(Mwc{0.5}), valued(Mwc{0.4})));
    EXPECT_THAT(losses_of(turn),
                ElementsAre(Loss{Feature::play_analysis, 2}, Loss{Feature::cube_analysis, 1}));
}

TEST(SgfLosses, CountAnAnalysisWithoutCandidates)
{
    Turn turn = opening();
    turn.plays = {PlayAnalysis{}};
    EXPECT_THAT(losses_of(turn), ElementsAre(Loss{Feature::play_analysis, 1}));
}

TEST(SgfLosses, CountAnalysesInAnotherUnit)
{
    Turn turn = opening();
    turn.luck = Value(Mwc{0.02});
    turn.plays = {{.candidates = {{.play = {}, .assessment = valued(Equity{0.5})}}}};
    turn.cubes = {cube(valued(Emg{0.5}), valued(Emg{0.4}))};
    EXPECT_THAT(losses_of(turn), ElementsAre(Loss{Feature::luck, 1}, Loss{Feature::play_analysis, 1},
                                             Loss{Feature::cube_analysis, 1}));
}

/// The standard error of a rollout in a match.
Estimate error_of_all()
{
    return {.probabilities = Probabilities{}, .cubeless = Emg{0.01}, .cubeful = Mwc{0.01}};
}

TEST(SgfLosses, CountTheRolloutOfOneSideOfACubeDecision)
{
    Turn turn = opening();
    turn.cubes = {cube(valued(Mwc{0.5}), valued(Mwc{0.4}))};
    turn.cubes[0].no_double.rollout = RolloutRecord{.trials = 1296, .standard_error = error_of_all()};
    EXPECT_THAT(losses_of(turn), ElementsAre(Loss{Feature::rollouts, 1}));
    turn.cubes[0].double_take.rollout = RolloutRecord{.trials = 1296, .standard_error = error_of_all()};
    EXPECT_THAT(losses_of(turn), IsEmpty());
    turn.cubes[0].double_take.rollout->trials = 324;
    EXPECT_THAT(losses_of(turn), ElementsAre(Loss{Feature::rollouts, 1}));
}

TEST(SgfLosses, CountLevelsAndEnginesOtherThanTheProgramThatWroteTheMatch)
{
    Turn turn = opening();
    turn.cubes = {cube(valued(Mwc{0.5}), valued(Mwc{0.4}))};
    turn.cubes[0].by.engine = "XG:2";
    turn.cubes[0].no_double.level = "XG Roller+";
    EXPECT_THAT(losses_of(turn),
                ElementsAre(Loss{Feature::analysis_levels, 1}, Loss{Feature::analysis_sources, 1}));
    turn.cubes[0].no_double.level.clear();
    EXPECT_THAT(losses_of(turn, "XG:2"), IsEmpty());
}

TEST(SgfLosses, CountEveryMatchEquityTableButTheFirst)
{
    Turn turn = opening();
    turn.cubes = {cube(valued(Mwc{0.5}), valued(Mwc{0.4}))};
    turn.cubes[0].by.match_equity_table = "Woolsey";
    EXPECT_THAT(losses_of(turn), IsEmpty());
    turn.plays.push_back({.by = {.match_equity_table = "Jacobs"}, .candidates = {{.play = {}}}});
    EXPECT_THAT(losses_of(turn), ElementsAre(Loss{Feature::analysis_sources, 1}));
}

TEST(SgfLosses, CountMarksOfResignations)
{
    Turn turn{.player = Player::first, .action = Resign{}};
    turn.marks.play = SkillMark::bad;
    EXPECT_THAT(losses_of(turn), testing::Contains(Loss{Feature::marks, 1}));
}

TEST(SgfLosses, CountMarksThatGnubgHasNot)
{
    Turn turn = opening();
    turn.marks.cube = SkillMark::bad;
    EXPECT_THAT(losses_of(turn), IsEmpty());
    turn.marks.cube = SkillMark::good;
    EXPECT_THAT(losses_of(turn), ElementsAre(Loss{Feature::marks, 1}));
}

TEST(SgfLosses, CountTheStepsOfAnIllegalPlayWhoseBoardIsRecorded)
{
    Turn turn = opening();
    auto& play = std::get<CheckerPlay>(turn.action);
    play.result = starting_position(Variant::standard);
    EXPECT_THAT(losses_of(turn), ElementsAre(Loss{Feature::illegal_plays, 1}));
    play.play = {};
    EXPECT_THAT(losses_of(turn), IsEmpty());
}

TEST(SgfLosses, CountADoubleToAStakeThatIsNotTwiceTheCube)
{
    EXPECT_THAT(losses_of({.action = Double{.value = 2}}), IsEmpty());
    EXPECT_THAT(losses_of({.action = Double{.value = 8}}), ElementsAre(Loss{Feature::cube_actions, 1}));
}

TEST(SgfLosses, CountRolloutsOfWhichANumberIsNotKnown)
{
    Turn turn = opening();
    Assessment rolled_out = valued(Emg{0.5});
    rolled_out.estimate.mwc = Mwc{0.6};
    rolled_out.rollout = RolloutRecord{.trials = 1296, .standard_error = error_of_all()};
    const auto losses_with = [&](const Assessment& assessment) {
        turn.plays = {{.candidates = {{.play = {}, .assessment = assessment}}}};
        return losses_of(turn);
    };
    EXPECT_THAT(losses_with(rolled_out), IsEmpty());
    Assessment without_mwc = rolled_out;
    without_mwc.estimate.mwc.reset();
    EXPECT_THAT(losses_with(without_mwc), ElementsAre(Loss{Feature::rollouts, 1}));
    Assessment without_error = rolled_out;
    without_error.rollout->standard_error.reset();
    EXPECT_THAT(losses_with(without_error), ElementsAre(Loss{Feature::rollouts, 1}));
}

TEST(SgfLosses, CountEvaluationsOfUnknownDepth)
{
    Turn turn = opening();
    turn.cubes = {cube(valued(Mwc{0.5}), valued(Mwc{0.4}))};
    turn.cubes[0].no_double.context.reset();
    EXPECT_THAT(losses_of(turn), ElementsAre(Loss{Feature::analysis_depths, 1}));
}

TEST(SgfLosses, CountExtrasThatSgfHasNoPropertyFor)
{
    Turn turn = opening();
    turn.extras = {{.key = "sgf:GS", .values = {"M"}}};
    EXPECT_THAT(losses_of(turn), IsEmpty());
    turn.extras = {{.key = "sgf:G5", .values = {"M"}}, {.key = "sgf:GS", .values = {}}};
    EXPECT_THAT(losses_of(turn), ElementsAre(Loss{Feature::extras, 2}));
}

std::vector<Loss> losses_of(const Rules& rules)
{
    return losses({.matches = {{.rules = rules, .games = {Game{}}}}}, *find_format(catalogue(), "sgf"), {});
}

TEST(SgfLosses, CountDenialsOfARuleWhereSgfCannotDenyIt)
{
    EXPECT_THAT(losses_of(Rules{.length = 7, .crawford = false, .jacoby = true}), IsEmpty());
    EXPECT_THAT(losses_of(Rules{.length = 7, .jacoby = false}), ElementsAre(Loss{Feature::moot_rules, 1}));
    EXPECT_THAT(losses_of(Rules{.crawford = true, .jacoby = false}), IsEmpty());
    EXPECT_THAT(losses_of(Rules{.crawford = false}), ElementsAre(Loss{Feature::moot_rules, 1}));
}

TEST(SgfLosses, CountNamesThatFillMoreThanALine)
{
    const Match match{.players = {{.name = "Al\nThe Great"}, {.name = "Bo"}},
                      .games = {{.turns = {opening()}}}};
    EXPECT_THAT(losses({.matches = {match}}, *find_format(catalogue(), "sgf"), {}),
                ElementsAre(Loss{Feature::player_names, 1}));
}

/// A game of a match between Al and Bo.
Match part_of_match(int number, ByPlayer<int> score)
{
    return {.rules = {.length = 7},
            .players = {{.name = "Al"}, {.name = "Bo"}},
            .games = {{.number = number, .score = score}}};
}

TEST(SgfLosses, CountAMatchThatIsReadAsPartOfTheOneBefore)
{
    const Format& sgf = *find_format(catalogue(), "sgf");
    const Collection joined{.matches = {part_of_match(1, {0, 0}), part_of_match(3, {2, 0})}};
    EXPECT_THAT(losses(joined, sgf, {}), ElementsAre(Loss{Feature::several_matches, 1}));
    EXPECT_EQ(read(written(joined)).collection.matches.size(), 1U);
    const Collection apart{.matches = {part_of_match(3, {2, 0}), part_of_match(4, {0, 0})}};
    EXPECT_THAT(losses(apart, sgf, {}), IsEmpty());
    EXPECT_EQ(read(written(apart)).collection.matches.size(), 2U);
}

}  // namespace
}  // namespace gammonkit::sgf_test
