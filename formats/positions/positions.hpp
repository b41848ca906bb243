#pragma once

#include "formats/feature.hpp"
#include "model/match.hpp"
#include "support/result.hpp"

#include <string_view>

namespace gammonkit {

/// Why a format that holds positions only cannot write a collection without any: [no-position].
[[nodiscard]] tl::unexpected<Diagnostic> no_position(std::string_view format);

/// What a reader of positions found; a failure if it found none. A note says how many lines held none.
[[nodiscard]] Result<Collection> positions_or_failure(Collection collection, std::size_t other_lines,
                                                      std::string_view none_found, Reporter& reporter);

/// Counts what is lost of `state` where a format gives back `kept`: for the misfits of formats that hold
/// positions, which find out by reading what they wrote.
void count_state_losses(const GameState& state, const GameState& kept, Census& census);

/// The same with the names of the players.
void count_losses(const PositionRecord& record, const PositionRecord& kept, Census& census);

}  // namespace gammonkit
