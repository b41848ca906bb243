// What SGF leaves out of features that it carries is told.
#include "catalogue/catalogue.hpp"
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
    return {.estimate = {.probabilities = Probabilities{.win = 0.5}, .cubeful = cubeful}};
}

CubeAnalysis cube(const Assessment& no_double, const Assessment& double_take)
{
    return {.no_double = no_double, .double_take = double_take};
}

TEST(SgfLosses, AreNoneForWhatGnubgWouldWrite)
{
    Turn turn = opening();
    turn.luck = Emg{0.1};
    turn.plays = {{.candidates = {{.play = {}, .assessment = valued(Emg{0.5})}}}};
    turn.cubes = {cube(valued(Mwc{0.5}), valued(Mwc{0.4}))};
    EXPECT_THAT(losses_of(turn), IsEmpty());
}

TEST(SgfLosses, CountASecondAnalysisOfOneDecision)
{
    Turn turn = opening();
    turn.plays.resize(3);
    turn.cubes = {2, cube(valued(Mwc{0.5}), valued(Mwc{0.4}))};
    EXPECT_THAT(losses_of(turn),
                ElementsAre(Loss{Feature::play_analysis, 2}, Loss{Feature::cube_analysis, 1}));
}

TEST(SgfLosses, CountAnalysesInAnotherUnit)
{
    Turn turn = opening();
    turn.luck = Mwc{0.02};
    turn.plays = {{.candidates = {{.play = {}, .assessment = valued(Equity{0.5})}}}};
    turn.cubes = {cube(valued(Emg{0.5}), valued(Emg{0.4}))};
    EXPECT_THAT(losses_of(turn), ElementsAre(Loss{Feature::luck, 1}, Loss{Feature::play_analysis, 1},
                                             Loss{Feature::cube_analysis, 1}));
}

TEST(SgfLosses, CountTheRolloutOfOneSideOfACubeDecision)
{
    Turn turn = opening();
    turn.cubes = {cube(valued(Mwc{0.5}), valued(Mwc{0.4}))};
    turn.cubes[0].no_double.rollout = RolloutRecord{.trials = 1296};
    EXPECT_THAT(losses_of(turn), ElementsAre(Loss{Feature::rollouts, 1}));
    turn.cubes[0].double_take.rollout = RolloutRecord{.trials = 1296};
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

}  // namespace
}  // namespace gammonkit::sgf_test
