// What holds of maps of whatever position.
#include "analysis/engine.hpp"
#include "analysis/maps/roll_map.hpp"
#include "model/legal_plays.hpp"
#include "tests/random_game.hpp"

#include <gtest/gtest.h>
#include <random>

namespace gammonkit {
namespace {

NetEngine& map_engine()
{
    static NetEngine engine({.threads = 1});
    return engine;
}

/// Positions of a game that is played at random.
std::vector<GameState> random_states(std::mt19937& random, const Rules& rules, int count)
{
    std::vector<GameState> states;
    GameState state = start_of_game(rules, {}, false);
    state.phase = GamePhase::playing;
    while (static_cast<int>(states.size()) < count && !state.position.has_won(opponent(state.on_roll))) {
        states.push_back(state);
        const std::vector<LegalPlay> plays = legal_plays(state.position, state.on_roll, any_dice(random));
        if (!plays.empty()) {
            const int index = any_number(random, 0, static_cast<int>(plays.size()) - 1);
            state.position = plays[static_cast<std::size_t>(index)].result;
        }
        state.on_roll = opponent(state.on_roll);
    }
    return states;
}

template <class Visit>
void for_each_state(Visit visit)
{
    std::mt19937 random(11);
    for (const int length : {0, 1, 5}) {
        for (int game = 0; game < 2; ++game) {
            for (const GameState& state : random_states(random, {.length = length}, 12))
                visit(state);
        }
    }
}

TEST(RollMaps, AverageWhatLookingOneRollAheadFinds)
{
    for_each_state([](const GameState& state) {
        const RollMap map = roll_map(map_engine(), state, level_of_plies(0), state.on_roll).value();
        const CubeEvaluation ahead = map_engine().judge_cube(state, level_of_plies(1)).value();
        // A map plays each roll best with the cube; looking ahead chooses without it, and of fewer plays.
        const double value = ahead.decision.normalized.no_double;
        EXPECT_GE(map.average, value - 1e-4);
        EXPECT_LE(map.average, value + 0.05);
    });
}

TEST(RollMaps, HaveNoLuckOnAverage)
{
    for_each_state([](const GameState& state) {
        const RollMap map = roll_map(map_engine(), state, level_of_plies(0), state.on_roll).value();
        double luck = 0;
        for (const MappedRoll& roll : map.rolls)
            luck += roll.weight() * roll.luck;
        EXPECT_NEAR(luck, 0, 1e-9);
        EXPECT_EQ(map.average_mwc.has_value(), !state.rules.is_money());
    });
}

TEST(RollMaps, AreThoseOfTheOpponentTurnedRound)
{
    for_each_state([](const GameState& state) {
        GameState turned = state;
        turned.position = state.position.opposite();
        turned.on_roll = opponent(state.on_roll);
        const RollMap map = roll_map(map_engine(), state, level_of_plies(0), state.on_roll).value();
        const RollMap other = roll_map(map_engine(), turned, level_of_plies(0), turned.on_roll).value();
        EXPECT_DOUBLE_EQ(map.average, other.average);
        EXPECT_EQ(map.count(&MappedRoll::hits), other.count(&MappedRoll::hits));
        EXPECT_EQ(map.count(&MappedRoll::loses_market), other.count(&MappedRoll::loses_market));
    });
}

}  // namespace
}  // namespace gammonkit
