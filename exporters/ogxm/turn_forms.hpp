#pragma once

#include "exporters/ogxm/game_plies.hpp"

namespace gammonkit::ogxm {

/// The form of each turn of a game.
[[nodiscard]] std::vector<TurnForm> forms_of(const Match& match, const FollowedGame& followed,
                                             std::size_t index);

/// True for a form that is a ply.
[[nodiscard]] constexpr bool is_ply(TurnForm form)
{
    return form != TurnForm::none && form != TurnForm::implied && form != TurnForm::start;
}

/// The board that a play has left, as it is recorded or follows from its steps.
[[nodiscard]] std::optional<Position> board_after(const CheckerPlay& play, const GameState& state,
                                                  Player player);

/// The next turn that is no remark, or the number of turns.
[[nodiscard]] std::size_t next_turn(const Game& game, std::size_t at);

}  // namespace gammonkit::ogxm
