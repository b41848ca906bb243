#pragma once

#include "importers/ogxm/records.hpp"
#include "model/match.hpp"
#include "support/diagnostic.hpp"

#include <vector>

namespace gammonkit::ogxm {

/// The turn that each ply of a game has become, by the ply's number; nothing for plies that are none.
using TurnOfPly = std::vector<std::optional<std::size_t>>;

/// Makes the turns of a game, and settles how it ended.
TurnOfPly build_turns(const GameRecord& record, const Rules& rules, bool crawford_game, Game& game,
                      Reporter& reporter);

}  // namespace gammonkit::ogxm
