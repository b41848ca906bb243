#include "model/game_state.hpp"

#include <algorithm>

namespace gammonkit {

GameState start_of_game(const Rules& rules, const ByPlayer<int>& score, bool crawford_game)
{
    return {.position = starting_position(rules.variant),
            .phase = GamePhase::not_started,
            .score = score,
            .crawford_game = crawford_game,
            .rules = rules};
}

int away(const GameState& state, Player player)
{
    return state.rules.is_money() ? 0 : std::max(0, state.rules.length - state.score[player]);
}

bool is_post_crawford(const GameState& state)
{
    const bool someone_is_one_away = away(state, Player::first) == 1 || away(state, Player::second) == 1;
    return state.rules.uses_crawford() && someone_is_one_away && !state.crawford_game;
}

bool may_double(const GameState& state, Player player)
{
    const bool in_reach = state.cube.is_centered() || state.cube.owner == player;
    const bool his_turn = state.phase == GamePhase::playing && state.on_roll == player && !state.dice &&
                          state.offer == Offer::none;
    return in_reach && his_turn && state.rules.uses_cube() && !state.crawford_game &&
           state.cube.value < state.rules.cube_limit.value_or(kHighestCube);
}

GameState rolled(GameState state, Player player, Dice dice)
{
    state.dice = dice;
    state.on_roll = player;
    if (state.phase == GamePhase::not_started) state.phase = GamePhase::playing;
    return state;
}

}  // namespace gammonkit
