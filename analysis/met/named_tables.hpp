#pragma once

#include "analysis/met/match_equity_table.hpp"
#include "model/match.hpp"

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <string>
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
