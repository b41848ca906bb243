#pragma once

#include "cli/batch/format_choice.hpp"
#include "decisions/filter/find.hpp"

#include <string>

namespace gammonkit::cli {

/// The decisions that --where chooses: a filter, and by what they are judged.
struct FilteredDecisions {
    Filter filter;
    KnownTables tables;
    CountingRules counting = {};

    /// True if `target` is a table of decisions.
    [[nodiscard]] static bool fits(const FormatChoice& target);

    /// All that `target` would write of a collection, with the rows of these decisions only.
    [[nodiscard]] std::string rows(const FormatChoice& target, const Collection& collection) const;

    /// These decisions as positions that stand alone.
    [[nodiscard]] Collection positions_of(const Collection& collection) const;
};

}  // namespace gammonkit::cli
