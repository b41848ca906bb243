#pragma once

#include "model/game_state.hpp"
#include "model/play.hpp"
#include "model/value.hpp"
#include "support/diagnostic.hpp"
#include "support/source_text.hpp"

#include <string_view>

namespace gammonkit {

/// A candidate as programs list it below a drawn board: "24/18 13/11", "bar/23 6/5*(2)". A line that lists no
/// play, or one without dice, or what cannot be read gives an empty play; the latter two are reported.
[[nodiscard]] Play listed_play(const SourceText& source, std::string_view moves, std::string_view line,
                               const GameState& state, Reporter& reporter);

/// An equity as such texts print it: points of money games, normalized in matches.
[[nodiscard]] Value listed_equity(double number, const GameState& state);

}  // namespace gammonkit
