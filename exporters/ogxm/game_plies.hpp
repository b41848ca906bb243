#pragma once

#include "model/match.hpp"
#include "model/replay.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace gammonkit::ogxm {

/// How a turn stands in a file.
enum class TurnForm {
    none,         ///< Not at all.
    implied,      ///< What comes before or behind it says so: a resignation that is accepted, a beaver taken.
    start,        ///< As the board or the cube that the game begins with.
    play,         ///< A roll with its steps.
    unplayed,     ///< A roll without.
    board_after,  ///< The dice and the board that a play has left which the rules reject.
    action        ///< The cube, a resignation, a board or cube that is set.
};

/// One game, made ready to be written.
struct GamePlies {
    std::vector<TurnForm> forms = {};                     ///< By turn.
    std::vector<std::optional<std::size_t>> ply_of = {};  ///< By turn; counted from the game's first.
    std::size_t plies = 0;
    std::string bytes = {};              ///< Of the section.
    bool resigned_when_doubled = false;  ///< Readers of 2.0 and 2.1 do not take that.
};

/// What the record says of the end: as claimed, or else by the turns.
[[nodiscard]] std::optional<Outcome> outcome_to_tell(const Game& game, const FollowedGame& followed);

[[nodiscard]] GamePlies plies_of(const Match& match, const FollowedGame& followed, std::size_t index);

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
