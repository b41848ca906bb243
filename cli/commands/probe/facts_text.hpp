#pragma once

#include "cli/commands/probe/facts.hpp"

#include <string>

namespace gammonkit::cli {

/// The first line of a table of files.
[[nodiscard]] std::string facts_heading();

/// One line for a file: its first match stands for all.
[[nodiscard]] std::string facts_row(const FileFacts& facts);

/// All that is known of one file, a line for each fact.
[[nodiscard]] std::string facts_details(const FileFacts& facts);

}  // namespace gammonkit::cli
