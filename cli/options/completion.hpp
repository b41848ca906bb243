#pragma once

#include "cli/options/command.hpp"

#include <span>
#include <string>

namespace gammonkit::cli {

// Scripts that complete verbs, options, formats and choices from the rows of commands; whatever else is left
// to the shell, as file names.

[[nodiscard]] std::string bash_completion(std::span<const Command> commands, Catalogue catalogue);
[[nodiscard]] std::string zsh_completion(std::span<const Command> commands, Catalogue catalogue);
[[nodiscard]] std::string fish_completion(std::span<const Command> commands, Catalogue catalogue);

}  // namespace gammonkit::cli
