#pragma once

#include "analysis/met/match_equity_table.hpp"

#include <span>
#include <string_view>

namespace gammonkit {

/// A match equity table that needs no file.
struct NamedTable {
    std::string_view name;   ///< As it is asked for: "kazaross-xg2".
    std::string_view title;  ///< As it calls itself, and analyses name it: "Kazaross XG2".
    std::string_view about;  ///< What it is, in a few words.
    MatchEquityTable (*maker)(std::string_view name);

    [[nodiscard]] MatchEquityTable make() const { return maker(name); }
};

[[nodiscard]] std::span<const NamedTable> named_tables();

/// The table of this name, whatever its case; null if there is none.
[[nodiscard]] const NamedTable* find_named_table(std::string_view name);

/// The table that calls itself so, "GammonKit 25 point", or that GNU Backgammon calls so, as analyses name
/// theirs; null if there is none.
[[nodiscard]] const NamedTable* find_table_titled(std::string_view title);

/// The table that is used wherever none is named: Kazaross XG2, as by GNU Backgammon and eXtreme Gammon.
[[nodiscard]] const NamedTable& default_table();
[[nodiscard]] MatchEquityTable default_met();

}  // namespace gammonkit
