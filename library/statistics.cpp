#include "include/gammonkit/statistics.hpp"

#include "decisions/filter/find.hpp"
#include "decisions/reasons/reasons.hpp"

#include <utility>

namespace gammonkit {

MatchStatistics statistics(const Match& match)
{
    return statistics_of(match, table_behind(match).make());
}

Result<std::vector<DecisionError>> find_decisions(const Match& match, std::string_view filter,
                                                  std::string_view me)
{
    GK_TRY(const Filter asked,
           parse_filter(SourceText("filter", std::string(filter)), {.me = std::string(me)}));
    const KnownTables tables;
    std::vector<DecisionError> found;
    for (AskedDecision& one : find_decisions(match, asked, FindSettings{.tables = tables})) {
        found.push_back(std::move(one.judged));
        found.back().decision = std::move(one.row.decision);
    }
    return found;
}

std::vector<std::vector<ErrorReason>> reasons(const Match& match, std::span<const DecisionError> decisions)
{
    const MatchEquityTable table = table_behind(match).make();
    ReasonFinder finder;
    std::vector<std::vector<ErrorReason>> all;
    for (const DecisionError& judged : decisions) {
        std::vector<ErrorReason>& told = all.emplace_back();
        for (const Reason& reason : finder.reasons(match, judged, table))
            told.push_back({.kind = kind_of(reason), .sentence = sentence_of(reason)});
    }
    return all;
}

}  // namespace gammonkit
