#pragma once

#include "cli/options/command.hpp"

#include <span>
#include <string>
#include <vector>

namespace gammonkit::cli {

/// Every verb there is, in the order in which help lists them.
[[nodiscard]] std::span<const Command> commands();

/// Runs the command line (without the program's name) and gives the exit code.
[[nodiscard]] int run(std::vector<std::string> words);

}  // namespace gammonkit::cli
