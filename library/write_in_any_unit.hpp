#pragma once

#include "decisions/statistics/marks.hpp"
#include "formats/pipeline.hpp"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// What was written, perhaps with values in another unit.
struct ConvertedWriting : Writing {
    /// The match equity table by which analyses were converted that the format could not have held; empty
    /// where that was not needed.
    std::string match_equity_table = {};
};

/// The tables by which cube decisions of matches are stated as chances to win in what is written of a
/// collection, `users` for all if given, and by which GNU Backgammon will not read them: it takes Kazaross
/// XG2 unless it is told.
[[nodiscard]] std::set<std::string> misread_tables(const Format& format, const Collection& collection,
                                                   const std::optional<MatchEquityTable>& users = {});

/// Warns of one of them.
[[nodiscard]] Diagnostic misread_warning(std::string_view table);

/// Gives the tables to convert values by; they are asked for only where that is needed.
using TablesOnDemand = std::function<const KnownTables&()>;

/// Makes a file, or a piece of one, of a collection.
using WriteBytes = std::function<Result<std::string>(const Collection& collection)>;

/// Writes a collection. Where a format wants chances to win the match, and an analysis says equities, or the
/// other way round, they are converted by the table behind the analysis. Tables of decisions state both. What
/// GNU Backgammon loads gets marks, because it shows no others.
[[nodiscard]] Result<ConvertedWriting> write_in_any_unit(const Format& format, const Collection& collection,
                                                         const Options& options,
                                                         const TablesOnDemand& tables_on_demand,
                                                         const MarkChoice& marks = {});

/// The same with something in place of the format's own `write`; it is called once.
[[nodiscard]] Result<ConvertedWriting> write_in_any_unit(const Format& format, const Collection& collection,
                                                         const Options& options,
                                                         const TablesOnDemand& tables_on_demand,
                                                         const MarkChoice& marks,
                                                         const WriteBytes& write_bytes);

}  // namespace gammonkit
