#include "include/gammonkit/statistics.hpp"

#include "decisions/filter/find.hpp"

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

}  // namespace gammonkit
