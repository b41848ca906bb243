#pragma once

#include "analysis/met/match_equity_table.hpp"

#include <span>
#include <string_view>

namespace gammonkit {

/// A match equity table whose figures are part of the library, as text. Lines with # are its notices; then
/// come "name" and "description"; "post", or "post-first" and "post-second" where the players are of
/// different strength, with the trailer's chances after the Crawford game, from 1 away; and a "row" for each
/// number of points that the first player needs, with his chances against 1 away, 2 away ...
struct TableFile {
    std::string_view name;  ///< As it is asked for: "woolsey".
    std::string_view text;
};

/// All of analysis/met/tables: cmake/EmbedFiles.cmake writes the source.
[[nodiscard]] std::span<const TableFile> table_files();

/// A stored table from its text. Fails if that is no such text.
[[nodiscard]] Result<MatchEquityTable> parse_stored_table(std::string_view text);

/// The stored table of this name, which must be there.
[[nodiscard]] MatchEquityTable stored_table(std::string_view name);

/// The table of Neil Kazaross (2011): rolled out with eXtreme Gammon up to 9 points, beyond that that of
/// Rockwell and Kazaross, extrapolated up to 25. eXtreme Gammon and GNU Backgammon 1.07 use it unless they
/// are told otherwise. The figures are those of the file Kazaross-XG2.met that
/// github.com/lassehjorthmadsen/bglab publishes.
[[nodiscard]] MatchEquityTable kazaross_xg2();

}  // namespace gammonkit
