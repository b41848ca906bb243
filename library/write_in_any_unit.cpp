#include "library/write_in_any_unit.hpp"

#include "analysis/met/match_units.hpp"
#include "analysis/met/named_tables.hpp"
#include "formats/losses.hpp"
#include "model/is_analyzed.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <utility>

namespace gammonkit {
namespace {

/// How many analyses are lost of those that the format can hold in another unit.
std::size_t analyses_lost(const std::vector<Loss>& losses, const Format& format)
{
    std::size_t lost = 0;
    for (const Loss& loss : losses) {
        const bool is_analysis =
            loss.feature == Feature::play_analysis || loss.feature == Feature::cube_analysis;
        if (is_analysis && format.carries.has(loss.feature)) lost += loss.count;
    }
    return lost;
}

/// The tables of the first matches whose values are converted.
std::string names_of_tables(const Collection& collection, const KnownTables& tables)
{
    std::set<std::string> names;
    for (const Match& match : collection.matches) {
        if (!match.rules.is_money()) names.insert(tables.of(match).name());
    }
    for (const PositionRecord& position : collection.positions) {
        if (!position.state.rules.is_money()) names.insert(tables.of(position).name());
    }
    return joined(std::vector<std::string>(names.begin(), names.end()), ", ");
}

/// What to write of a collection, and what that loses.
struct Stated {
    std::optional<Collection> changed = {};  ///< Nothing: the collection as it is.
    std::vector<Loss> losses = {};
    std::string match_equity_table = {};  ///< By which was converted what would have been lost.
};

Stated in_both_units(const Format& format, const Collection& collection, const Options& options,
                     const KnownTables& tables)
{
    Stated stated{.changed = collection};
    state_in_both_units(*stated.changed, tables);
    stated.losses = losses(*stated.changed, format, options);
    return stated;
}

/// States values in both units where the format could not hold them else, or tells both.
Stated stated_for(const Format& format, const Collection& collection, const Options& options,
                  const TablesOnDemand& tables_on_demand)
{
    if (format.table != nullptr) return in_both_units(format, collection, options, tables_on_demand());
    Stated as_it_is{.losses = losses(collection, format, options)};
    const std::size_t lost = analyses_lost(as_it_is.losses, format);
    // What is only for people is converted where it is shown.
    if (lost == 0 || format.read == nullptr) return as_it_is;
    const KnownTables& tables = tables_on_demand();
    Stated stated = in_both_units(format, collection, options, tables);
    if (analyses_lost(stated.losses, format) >= lost) return as_it_is;
    stated.match_equity_table = names_of_tables(collection, tables);
    return stated;
}

/// The same collection with marks; nothing where they are not wanted or nothing gets one.
std::optional<Collection> marked(const Format& format, const Collection& collection,
                                 const TablesOnDemand& tables_on_demand, const MarkChoice& marks)
{
    if (!format.is_for_gnubg || !marks.adds || !is_analyzed(collection)) return std::nullopt;
    Collection copy = collection;
    if (!add_missing_marks(copy, tables_on_demand(), marks)) return std::nullopt;
    return copy;
}

}  // namespace

std::set<std::string> misread_tables(const Format& format, const Collection& collection,
                                     const std::optional<MatchEquityTable>& users)
{
    return format.is_for_gnubg ? tables_besides_default(collection, users) : std::set<std::string>{};
}

Diagnostic misread_warning(std::string_view table)
{
    return {.severity = Severity::warning,
            .code = "other-table",
            .message = fmt::format("cube decisions were judged by the match equity table {}, and GNU "
                                   "Backgammon will count their errors by {}",
                                   printable(table), default_table().title),
            .hint = "write the table as a file for its 'set matchequitytable'"};
}

Result<ConvertedWriting> write_in_any_unit(const Format& format, const Collection& collection,
                                           const Options& options, const TablesOnDemand& tables_on_demand,
                                           const MarkChoice& marks)
{
    return write_in_any_unit(format, collection, options, tables_on_demand, marks,
                             [&](const Collection& whole) { return bytes_of(format, whole, options); });
}

Result<ConvertedWriting> write_in_any_unit(const Format& format, const Collection& collection,
                                           const Options& options, const TablesOnDemand& tables_on_demand,
                                           const MarkChoice& marks, const WriteBytes& write_bytes)
{
    const std::optional<Collection> copy = marked(format, collection, tables_on_demand, marks);
    const Collection& whole = copy ? *copy : collection;
    Stated stated = stated_for(format, whole, options, tables_on_demand);
    GK_TRY(std::string bytes, write_bytes(stated.changed ? *stated.changed : whole));
    return ConvertedWriting{{.bytes = std::move(bytes), .losses = std::move(stated.losses)},
                            std::move(stated.match_equity_table)};
}

}  // namespace gammonkit
