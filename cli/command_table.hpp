#pragma once

#include "cli/options/command.hpp"

#include <span>

namespace gammonkit::cli {

/// Every verb there is, in the order in which help lists them.
[[nodiscard]] std::span<const Command> commands();

}  // namespace gammonkit::cli
