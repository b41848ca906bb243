#include "library/write_in_any_unit.hpp"

#include "analysis/met/match_units.hpp"
#include "support/text.hpp"

#include <set>
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

}  // namespace

std::optional<InAnotherUnit> in_another_unit(const Format& format, const Collection& collection,
                                             const std::vector<Loss>& losses, const Options& options,
                                             const TablesOnDemand& tables_on_demand)
{
    const std::size_t lost = analyses_lost(losses, format);
    // What is only for people is converted where it is shown.
    if (lost == 0 || format.read == nullptr) return std::nullopt;
    const KnownTables& tables = tables_on_demand();
    InAnotherUnit stated{.collection = collection};
    state_in_both_units(stated.collection, tables);
    stated.losses = gammonkit::losses(stated.collection, format, options);
    if (analyses_lost(stated.losses, format) >= lost) return std::nullopt;
    stated.match_equity_table = names_of_tables(collection, tables);
    return stated;
}

Result<ConvertedWriting> write_in_any_unit(const Format& format, const Collection& collection,
                                           const Options& options, const TablesOnDemand& tables_on_demand)
{
    GK_TRY(Writing as_it_is, write(format, collection, options));
    const std::optional<InAnotherUnit> stated =
        in_another_unit(format, collection, as_it_is.losses, options, tables_on_demand);
    if (!stated) return ConvertedWriting{std::move(as_it_is)};
    GK_TRY(Writing converted, write(format, stated->collection, options));
    return ConvertedWriting{std::move(converted), stated->match_equity_table};
}

}  // namespace gammonkit
