#pragma once

#include "exporters/ogxm/game_plies.hpp"

#include <string>

namespace gammonkit::ogxm {

/// The payload of CLCK. Empty where the turns have no times, or none that it can hold: they stand at the
/// first plies without a gap, the first is 0, and none is before another.
[[nodiscard]] std::string clock_payload(const Match& match, const std::vector<GamePlies>& games);

/// True for an extra that tells how the clock was set, in a form that such a payload has.
[[nodiscard]] bool is_clock_setting(const Extra& extra, const Match& match);

}  // namespace gammonkit::ogxm
