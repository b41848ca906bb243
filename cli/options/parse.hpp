#pragma once

#include "cli/options/command.hpp"
#include "support/result.hpp"

#include <string>
#include <vector>

namespace gammonkit::cli {

/// Puts the contents of "@file" in its place: one argument a line, blank lines skipped, "@-" is standard
/// input. What such a file holds is not expanded again, and nothing is after "--".
[[nodiscard]] Result<std::vector<std::string>> expand_argument_files(std::vector<std::string> words);

/// Puts what the words after a verb mean into its options, which are bound in the table; after "--" all are
/// inputs. Fails with code "usage" on what the verb does not know.
[[nodiscard]] Result<void> parse(const Command& command, const std::vector<std::string>& words,
                                 VerbOptions& options, OptionTable& table);

/// Settles in which form a verb prints and where that goes, where --to or the name of the output says it:
/// into `json`, `jsonl`, `csv`, `svg` and `printed_to`, so that the verb need not ask. A verb without a table
/// of its own prints one made of its JSON: both `json` and `csv` are then set.
[[nodiscard]] Result<void> settle_print_form(const Command& command, const OptionTable& table,
                                             VerbOptions& options);

}  // namespace gammonkit::cli
