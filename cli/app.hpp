#pragma once

#include <string>
#include <vector>

namespace gammonkit::cli {

/// Runs the command line (without the program's name) and gives the exit code.
[[nodiscard]] int run(std::vector<std::string> words);

}  // namespace gammonkit::cli
