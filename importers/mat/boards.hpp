#pragma once

#include "model/cube.hpp"
#include "model/match.hpp"
#include "model/position.hpp"

#include <optional>
#include <string_view>

namespace gammonkit::mat {

/// The board of an illegal play's dump, "(7;1;1;0;0;Ann;Bob;...;)": 40 fields as Snowie writes them, seen by
/// the player who rolls next. `next` is who that is by the order of the turns: it decides where both players
/// have one name. Nothing if the dump is none, or no board.
[[nodiscard]] std::optional<Position>
board_in_dump(std::string_view dump, const ByPlayer<PlayerInfo>& players, Player next, int checkers);

/// A board and cube that are set, "-b----E-C---eE---c-e----B-/0".
struct SetUp {
    Position position;
    Cube cube;
};

/// Reads the text behind "Set Pos=": capitals are the left player, counted from that player's side; then the
/// cube, 0 centered at 1, +k at 2^k with the right player, -k with the left (as GNU Backgammon reads it).
[[nodiscard]] std::optional<SetUp> set_up_from(std::string_view text, int checkers);

}  // namespace gammonkit::mat
