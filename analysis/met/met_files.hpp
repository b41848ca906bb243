#pragma once

#include "analysis/met/match_equity_table.hpp"
#include "support/charset.hpp"
#include "support/source_text.hpp"

#include <string>
#include <string_view>

namespace gammonkit {

/// Reads a match equity table of GNU Backgammon (`.xml`) or of eXtreme Gammon (`.met`); the content says
/// which.
[[nodiscard]] Result<MatchEquityTable> read_met(const Input& input);

/// Reads GNU Backgammon's tables with all numbers ("explicit"), by Zadeh's formulas ("zadeh") or by those of
/// the match equity calculator mec ("mec"). A row of the
/// games after the Crawford game may be shorter than the table; it is continued. A length of -1 gives 64
/// points. The comments before the table are kept as its copyright.
[[nodiscard]] Result<MatchEquityTable> read_gnubg_met(const Input& input);

/// Reads eXtreme Gammon's tables: sections with `Name=value` lines, of which [Current] names the table,
/// [PostCrawford] has the trailer's chances in `Data`, and [PreCrawford] a line for each row.
[[nodiscard]] Result<MatchEquityTable> read_xg_met(const Input& input);

/// The table for GNU Backgammon, with all numbers.
[[nodiscard]] std::string write_gnubg_met(const MatchEquityTable& table);

/// The table for eXtreme Gammon. Fails if the two players' rows after the Crawford game differ, for which
/// that format has no place.
[[nodiscard]] Result<std::string> write_xg_met(const MatchEquityTable& table);

/// A number of a table, a view into its source: fails, and points at it, if it is no probability.
[[nodiscard]] Result<double> match_equity(const SourceText& source, std::string_view text);

/// A probability in as few digits as say it to 0.00000001, but five at least: "0.67736".
[[nodiscard]] std::string match_equity_text(double chance);

}  // namespace gammonkit
