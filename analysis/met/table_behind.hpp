#pragma once

#include "analysis/met/named_tables.hpp"
#include "model/match.hpp"

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>

namespace gammonkit {

/// The table by which the first analyses of a match were made: the one that they name, if it needs no file,
/// else the default.
[[nodiscard]] const NamedTable& table_behind(const Match& match);
[[nodiscard]] const NamedTable& table_behind(const PositionRecord& position);

/// What the tables other than the default are called that cube decisions of matches were judged by, or
/// stated by where the user names a table for that.
[[nodiscard]] std::set<std::string> tables_besides_default(const Collection& collection,
                                                           const std::optional<MatchEquityTable>& users = {});

/// All tables that need no file, for many matches and positions, in all threads: each is made when it is
/// first asked for, which takes milliseconds, and once for all copies.
class KnownTables {
public:
    /// A table that the user names stands for all.
    explicit KnownTables(std::optional<MatchEquityTable> users = {})
        : users_(std::move(users)), made_(std::make_shared<Made>())
    {
    }

    /// The one behind the analyses of a match or of a position.
    template <class Part>
    [[nodiscard]] const MatchEquityTable& of(const Part& part) const
    {
        return users_ ? *users_ : get(table_behind(part));
    }

private:
    struct Made {
        std::mutex mutex;
        std::map<const NamedTable*, MatchEquityTable> tables;
    };
    [[nodiscard]] const MatchEquityTable& get(const NamedTable& which) const;

    std::optional<MatchEquityTable> users_;
    std::shared_ptr<Made> made_;
};

}  // namespace gammonkit
