#pragma once

#include "model/game_state.hpp"

#include <random>

namespace gammonkit {

/// Any number from `low` to `high`.
inline int any_number(std::mt19937& random, int low, int high)
{
    return std::uniform_int_distribution<int>(low, high)(random);
}

inline bool one_in(std::mt19937& random, int times)
{
    return any_number(random, 1, times) == 1;
}

/// A position in which each side has 1 to 15 checkers in play, often in high stacks.
inline Position random_position(std::mt19937& random)
{
    ByPlayer<Side> sides;
    for (const Player player : kPlayers) {
        const int checkers = one_in(random, 2) ? 15 : any_number(random, 1, 15);
        const bool high = one_in(random, 3);
        for (int placed = 0; placed < checkers;) {
            const int point = any_number(random, 1, 25);
            if (point < 25 && sides[opponent(player)][static_cast<std::size_t>(25 - point)] > 0) continue;
            const int more = high ? any_number(random, 1, checkers - placed) : 1;
            sides[player][static_cast<std::size_t>(point)] += static_cast<std::uint8_t>(more);
            placed += more;
        }
    }
    return *Position::from(sides);
}

inline void random_score(std::mt19937& random, GameState& state)
{
    state.rules.length = one_in(random, 3) ? 0 : any_number(random, 1, one_in(random, 4) ? 64 : 9);
    const int most = state.rules.is_money() ? 40 : state.rules.length - 1;
    state.score = {any_number(random, 0, most), any_number(random, 0, most)};
    const bool one_away = (away(state, Player::first) == 1) != (away(state, Player::second) == 1);
    state.crawford_game = one_away && one_in(random, 2);
    if (state.rules.is_money()) state.rules.jacoby = one_in(random, 2);
}

inline void random_cube(std::mt19937& random, GameState& state)
{
    if (state.crawford_game || state.rules.length == 1 || one_in(random, 3)) return;
    state.cube.value = 1 << any_number(random, 1, 6);
    if (!one_in(random, 4)) state.cube.owner = one_in(random, 2) ? Player::first : Player::second;
}

inline void random_offer(std::mt19937& random, GameState& state)
{
    state.offered_by = state.on_roll;
    if (one_in(random, 6)) {
        state.offer = Offer::resignation;
        state.resigned_stake = static_cast<Stake>(any_number(random, 1, 3));
    } else if (one_in(random, 3) && state.rules.length != 1 && may_double(state, state.on_roll)) {
        state.offer = Offer::cube;
    } else {
        state.offered_by = Player::first;
    }
}

/// Any state in the middle of a game of which gnubg allows the match length.
inline GameState random_state(std::mt19937& random)
{
    GameState state;
    state.position = random_position(random);
    state.on_roll = one_in(random, 2) ? Player::first : Player::second;
    random_score(random, state);
    random_cube(random, state);
    if (one_in(random, 2)) state.dice = Dice::from(any_number(random, 1, 6), any_number(random, 1, 6));
    random_offer(random, state);
    return state;
}

}  // namespace gammonkit
