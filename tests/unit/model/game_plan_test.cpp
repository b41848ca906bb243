#include "model/structure/game_plan.hpp"

#include "model/identifiers/xgid.hpp"
#include "model/rules.hpp"
#include "support/text.hpp"
#include "tests/unit/model/random_positions.hpp"

#include <fstream>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

/// How often a plan is one of those that a player named who saw the position.
struct Agreement {
    int agreed = 0;
    int asked = 0;

    void add(std::string_view named, GamePlan plan)
    {
        ++asked;
        for (const std::string_view one : split(named, '/'))
            agreed += one == to_string(plan) ? 1 : 0;
    }
};

/// Of 200 positions out of real matches that were labelled before there was code: XGID, the plan of the
/// player on roll, his opponent's, and which half. The definitions were made by the half `tune` alone.
Agreement agreement_with(std::string_view half)
{
    std::ifstream file(GAMMONKIT_SOURCE_DIR "/tests/unit/model/game_plans.tsv");
    Agreement agreement;
    for (std::string line; std::getline(file, line);) {
        const std::vector<std::string_view> cells = split(line, '\t');
        if (cells.size() != 4 || cells[3] != half) continue;
        const GameState state = state_from_xgid(cells[0]).value();
        const ByPlayer<GamePlan> plans = game_plans_of(state.position);
        agreement.add(cells[1], plans[state.on_roll]);
        agreement.add(cells[2], plans[opponent(state.on_roll)]);
    }
    return agreement;
}

TEST(GamePlan, IsWhatAPlayerSees)
{
    const Agreement agreement = agreement_with("test");
    EXPECT_EQ(agreement.asked, 200);
    EXPECT_GE(agreement.agreed, 156);
}

TEST(GamePlan, IsWhatItsDefinitionsWereMadeBy)
{
    const Agreement agreement = agreement_with("tune");
    EXPECT_EQ(agreement.asked, 200);
    EXPECT_GE(agreement.agreed, 174);
}

TEST(GamePlan, IsTheSameFromBothSidesOfTheBoard)
{
    for (int i = 0; i < 1000; ++i) {
        const Position position = random_position(i);
        const ByPlayer<GamePlan> plans = game_plans_of(position);
        const ByPlayer<GamePlan> others = game_plans_of(position.opposite());
        EXPECT_EQ(plans.first, others.second) << i;
        EXPECT_EQ(plans.second, others.first) << i;
    }
}

TEST(GamePlan, HasANameThatIsReadBack)
{
    for (int i = 0; i < kGamePlans; ++i) {
        const auto plan = static_cast<GamePlan>(i);
        EXPECT_EQ(game_plan_from(to_string(plan)), plan);
    }
    EXPECT_FALSE(game_plan_from("hope"));
    EXPECT_EQ(game_plans_of(starting_position(Variant::standard)).first, GamePlan::opening);
}

}  // namespace
}  // namespace gammonkit
