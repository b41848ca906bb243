#pragma once

#include "formats/xg/records/records.hpp"
#include "model/cube.hpp"
#include "model/dice.hpp"
#include "model/play.hpp"
#include "model/position.hpp"
#include "model/rules.hpp"

#include <optional>

namespace gammonkit::xg {

/// The players as records name them: 1 is the first, -1 the second.
[[nodiscard]] Player player_of(std::int32_t active);
[[nodiscard]] std::int32_t active_of(Player player);

/// The board in the frame of `player`.
[[nodiscard]] Board board_of(const Position& position, Player player);

/// The position that a board in the frame of `player` shows; nothing if it is impossible.
[[nodiscard]] std::optional<Position> position_of(const Board& board, Player player, Variant variant);

/// True if no checker stands on the board: nothing is recorded.
[[nodiscard]] bool is_empty(const Board& board);

/// 0 is centered; n, -n: 2^n with the first, second player. Nothing if there is no such cube.
[[nodiscard]] std::optional<Cube> cube_of(std::int32_t state);

/// The same from a cube. What stands in the middle above 1 cannot be told.
[[nodiscard]] std::int32_t state_of(const Cube& cube);

/// The exponent of a power of two.
[[nodiscard]] std::int32_t log2_of(int value);

/// A play from its list of steps: from, to counted from 0, -1 as the end, below 0 borne off. Nothing if the
/// list names places that there are not.
template <class T>
[[nodiscard]] std::optional<Play> play_of(const std::array<T, 8>& steps)
{
    Play play;
    for (std::size_t i = 0; i < steps.size() && steps[i] != -1; i += 2) {
        const int from = steps[i];
        const int to = steps[i + 1];
        if (from < 0 || from > 24 || to < -6 || to > 24) return std::nullopt;
        play.add({Point(from + 1), to < 0 ? kOff : Point(to + 1)});
    }
    return play;
}

/// The list of a play. XG takes the die from the point of departure even where less would do, so who bears
/// off needs the dice.
[[nodiscard]] std::array<std::int8_t, 8> steps_of(const Play& play, std::optional<Dice> dice);

}  // namespace gammonkit::xg
