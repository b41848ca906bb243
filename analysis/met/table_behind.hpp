#pragma once

#include "analysis/met/match_equity_table.hpp"
#include "model/match.hpp"

#include <optional>

namespace gammonkit {

/// The match equity tables that GammonKit knows without a file.
enum class KnownTable : std::uint8_t { ours, kazaross_xg2 };

[[nodiscard]] MatchEquityTable known_table(KnownTable which);

/// The table by which the first analyses of a match were made, as far as that can be told: the one that they
/// name, or where they name none, the one that their engine uses unless told otherwise. Ours, if nobody
/// else's.
[[nodiscard]] KnownTable table_behind(const Match& match);
[[nodiscard]] KnownTable table_behind(const PositionRecord& position);

/// Both tables, computed once, for many matches and positions.
class KnownTables {
public:
    /// A table that the user names stands for all.
    explicit KnownTables(const std::optional<MatchEquityTable>& users = {})
        : ours_(users ? *users : known_table(KnownTable::ours)),
          kazaross_(users ? *users : known_table(KnownTable::kazaross_xg2))
    {
    }

    /// The one behind the analyses of a match or of a position.
    template <class Part>
    [[nodiscard]] const MatchEquityTable& of(const Part& part) const
    {
        return table_behind(part) == KnownTable::ours ? ours_ : kazaross_;
    }

private:
    MatchEquityTable ours_;
    MatchEquityTable kazaross_;
};

}  // namespace gammonkit
