#pragma once

#include "analysis/met/table_behind.hpp"
#include "formats/pipeline.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace gammonkit {

/// What was written, perhaps with values in another unit.
struct ConvertedWriting : Writing {
    /// The match equity table by which analyses were converted that the format could not have held; empty
    /// where that was not needed.
    std::string match_equity_table = {};
};

/// Gives the tables to convert values by; they are asked for only where that is needed.
using TablesOnDemand = std::function<const KnownTables&()>;

/// A collection whose values are stated in both units.
struct InAnotherUnit {
    Collection collection;
    std::vector<Loss> losses = {};
    std::string match_equity_table = {};  ///< By which they were converted.
};

/// What to write in place of a collection that loses analyses because of their unit; nothing if that is no
/// help.
[[nodiscard]] std::optional<InAnotherUnit> in_another_unit(const Format& format, const Collection& collection,
                                                           const std::vector<Loss>& losses,
                                                           const Options& options,
                                                           const TablesOnDemand& tables_on_demand);

/// Writes a collection. Where a format wants chances to win the match, and an analysis says equities, or the
/// other way round, they are converted by the table behind the analysis.
[[nodiscard]] Result<ConvertedWriting> write_in_any_unit(const Format& format, const Collection& collection,
                                                         const Options& options,
                                                         const TablesOnDemand& tables_on_demand);

}  // namespace gammonkit
