#pragma once

#include "cli/options/command.hpp"
#include "support/result.hpp"

#include <string>
#include <vector>

namespace gammonkit::cli {

/// Puts the contents of "@file" in its place: one argument a line, blank lines skipped, "@-" is standard
/// input. What such a file holds is not expanded again, and nothing is after "--".
[[nodiscard]] Result<std::vector<std::string>> expand_argument_files(std::vector<std::string> words);

/// What the words after a verb mean; after "--" all are inputs. Fails with code "usage" on what the verb does
/// not know.
[[nodiscard]] Result<Arguments> parse(const Command& command, const std::vector<std::string>& words);

/// True if an option has a value.
[[nodiscard]] bool is_given(const OptionRow& row, Arguments& arguments);

/// Gives an option a value, as the command line does. Fails with code "usage" where it takes no such value.
[[nodiscard]] Result<void> give(const OptionRow& row, const std::string& value, Arguments& arguments);

}  // namespace gammonkit::cli
