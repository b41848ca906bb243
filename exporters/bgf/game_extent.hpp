#pragma once

#include "model/match.hpp"
#include "model/replay.hpp"

#include <cstddef>
#include <optional>

namespace gammonkit::bgf {

/// What of a game its records can tell. A game may begin with any board and cube; none can be set later.
struct GameExtent {
    std::size_t begin = 0;  ///< The first turn behind those that set the start.
    std::size_t end = 0;    ///< The first turn that cannot be told: nothing behind it can.
    std::optional<Position> board = {};
    std::optional<Cube> cube = {};
    int untold_doubles = 0;  ///< Beavers and raccoons that were taken, which no record tells.
};

[[nodiscard]] GameExtent extent_of(const Game& game, const FollowedGame& followed);

/// The score behind game `index`: that before the next one, or the final one, which is not cut to the length
/// of the match.
[[nodiscard]] ByPlayer<int> score_behind(const Match& match, const FollowedMatch& followed,
                                         std::size_t index);

/// How game `index` ended, if it did, and the scores show who won it.
[[nodiscard]] std::optional<Outcome> outcome_told(const Match& match, const FollowedMatch& followed,
                                                  std::size_t index);

/// True if a game ends with a resignation that was accepted.
[[nodiscard]] bool ends_by_resignation(const Game& game);

/// The answer to the double of turn `at`: the index of a Take, a Drop or a Beaver; nothing if there is none.
[[nodiscard]] std::optional<std::size_t> answer_to(const Game& game, std::size_t at);

/// True if turn `at` is the answer to a double before it.
[[nodiscard]] bool answers_double(const Game& game, std::size_t at);

}  // namespace gammonkit::bgf
