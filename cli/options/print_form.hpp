#pragma once

#include "cli/options/command.hpp"
#include "support/result.hpp"

namespace gammonkit::cli {

/// Settles in which form a verb prints and where that goes, where --to or the name of the output says it:
/// into `json`, `jsonl`, `csv`, `svg` and `printed_to`, so that the verb need not ask. A verb without a table
/// of its own prints one made of its JSON: both `json` and `csv` are then set.
[[nodiscard]] Result<void> settle_print_form(const Command& command, const OptionTable& table,
                                             VerbOptions& options);

}  // namespace gammonkit::cli
