#pragma once

#include "analysis/cube/window.hpp"
#include "model/analysis.hpp"
#include "model/game_state.hpp"

#include <optional>

namespace gammonkit::html {

/// A chance to win beside the window in which doubling is good; both of the player who may double.
struct CubeGauge {
    double win = 0;
    MarketWindow window = {};
};

/// By GammonKit's cube model, from the gammons and backgammons of the analysis; nothing where it does not
/// state chances, or the player on roll may not double: see `market_window`.
[[nodiscard]] std::optional<CubeGauge> cube_gauge(const CubeAnalysis& cube, const GameState& state,
                                                  const MatchEquityTable& table);

}  // namespace gammonkit::html
