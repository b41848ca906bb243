#pragma once

#include "analysis/met/named_tables.hpp"
#include "model/decisions/thresholds.hpp"

namespace gammonkit {

/// Marks by thresholds, for who counts errors and lucky rolls by their marks.
struct MarkChoice {
    bool adds = true;                               ///< Where a match has none.
    std::optional<MarkThresholds> thresholds = {};  ///< Nothing: those that are usual for its analysis.
};

/// Matches that are analyzed get the marks that statistics give to their errors, if no error of the match has
/// one; and to its rolls, if no roll has. Returns false if nothing was added.
[[nodiscard]] bool add_missing_marks(Collection& collection, const KnownTables& tables,
                                     const MarkChoice& choice);

}  // namespace gammonkit
