#pragma once

#include "model/action.hpp"
#include "model/game_state.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::transcript {

/// The play that typed moves mean.
struct TypedPlay {
    Play play;
    bool is_legal = true;
    std::vector<std::string> doubts =
        {};  ///< What does not fit all the same: a hit mark where nothing is hit.
};

/// Finds it, where it is legal or all of its moves can be made at least. What is left out is filled in if
/// only one legal play goes on so. Fails if nothing can be made of the moves.
[[nodiscard]] Result<TypedPlay> find_play(std::string_view moves, const Position& position, Player player,
                                          Dice dice);

/// "bar/22 6/5, bar/22 8/7" - the first few of the legal plays; empty if there are none.
[[nodiscard]] std::string some_plays(const Position& position, Player player, Dice dice);

/// A play as people write it; "no play" without steps.
[[nodiscard]] std::string play_in_words(const Play& play, const Position& position, Player player);

}  // namespace gammonkit::transcript
