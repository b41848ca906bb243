#pragma once

#include "formats/csv/format.hpp"

namespace gammonkit::csv {

/// A list of positions with the columns that were read, in their order: a row each.
[[nodiscard]] std::string position_list(const Collection& collection, const Options& options);

/// What it does not tell.
[[nodiscard]] Census position_list_losses(const Collection& collection);

}  // namespace gammonkit::csv
