#pragma once

#include "analysis/met/match_equity_table.hpp"
#include "model/match.hpp"

#include <memory>
#include <mutex>
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

/// Both tables, for many matches and positions, in all threads: each is computed when it is first asked for,
/// which takes milliseconds, and once for all copies.
class KnownTables {
public:
    /// A table that the user names stands for all.
    explicit KnownTables(const std::optional<MatchEquityTable>& users = {})
        : ours_(std::make_shared<Slot>(users)), kazaross_(std::make_shared<Slot>(users))
    {
    }

    /// The one behind the analyses of a match or of a position.
    template <class Part>
    [[nodiscard]] const MatchEquityTable& of(const Part& part) const
    {
        return get(table_behind(part));
    }

private:
    struct Slot {
        explicit Slot(std::optional<MatchEquityTable> users) : table(std::move(users)) {}

        std::once_flag asked;
        std::optional<MatchEquityTable> table;
    };
    [[nodiscard]] const MatchEquityTable& get(KnownTable which) const;

    std::shared_ptr<Slot> ours_;
    std::shared_ptr<Slot> kazaross_;
};

}  // namespace gammonkit
