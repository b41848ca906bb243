#pragma once

#include "model/position.hpp"

#include <fmt/ranges.h>
#include <string>

namespace gammonkit {

/// 25 counts as GNU Backgammon's Python has them: the points from 1, then the bar.
inline std::string gnubg_counts(const Side& side)
{
    return fmt::format("{}", fmt::join(side.begin() + 1, side.end(), " "));
}

}  // namespace gammonkit
