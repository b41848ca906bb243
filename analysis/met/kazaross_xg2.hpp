#pragma once

#include "analysis/met/match_equity_table.hpp"

namespace gammonkit {

/// The table of Neil Kazaross (2011): rolled out with eXtreme Gammon up to 9 points, beyond that that of
/// Rockwell and Kazaross, extrapolated up to 25. eXtreme Gammon and GNU Backgammon 1.07 use it unless they
/// are told otherwise. The figures are those of the file Kazaross-XG2.met that
/// github.com/lassehjorthmadsen/bglab publishes.
[[nodiscard]] MatchEquityTable kazaross_xg2();

}  // namespace gammonkit
