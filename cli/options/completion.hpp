#pragma once

#include "formats/format.hpp"

#include <string>

namespace gammonkit::cli {

// Scripts that complete verbs, options, formats and choices from the table of commands; whatever else is left
// to the shell, as file names.

[[nodiscard]] std::string bash_completion(Catalogue catalogue);
[[nodiscard]] std::string zsh_completion(Catalogue catalogue);
[[nodiscard]] std::string fish_completion(Catalogue catalogue);

}  // namespace gammonkit::cli
