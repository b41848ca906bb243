#pragma once

#include "model/play.hpp"

#include <fmt/format.h>
#include <string>

namespace gammonkit::notation {

/// What is wrong with more steps than a play can have: [too-many-steps].
[[nodiscard]] inline std::string too_many_steps()
{
    return fmt::format("a play has at most {} steps", Play::kMostSteps);
}

}  // namespace gammonkit::notation
