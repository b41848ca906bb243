#pragma once

#include "analysis/annotate/annotate.hpp"
#include "model/replay.hpp"

namespace gammonkit {

/// A turn that is to be judged, with what belongs to it.
struct TurnTask {
    GameState state;  ///< That the turn met.
    Turn* turn = nullptr;
    ByPlayer<bool> wanted = {true, true};  ///< Whose actions are to be judged.
    std::vector<Turn*> answers = {};       ///< To a double or a resignation, in their order.
};

/// True if the settings ask for the game with this index.
[[nodiscard]] bool is_wanted(const AnnotateSettings& settings, std::size_t game);

/// The turns of a match that hold decisions or rolls, in order, as far as its games can be followed. They
/// point into the match.
[[nodiscard]] std::vector<TurnTask> tasks_of(Match& match, const AnnotateSettings& settings);

}  // namespace gammonkit
