#include "include/gammonkit/statistics.hpp"

#include "decisions/filter/find.hpp"

#include <utility>

namespace gammonkit {

MatchStatistics statistics(const Match& match)
{
    return statistics_of(match, table_behind(match).make());
}

Result<std::vector<JudgedDecision>> find_decisions(const Match& match, std::string_view filter,
                                                   std::string_view me)
{
    GK_TRY(const Filter asked,
           parse_filter(SourceText("filter", std::string(filter)), {.me = std::string(me)}));
    const KnownTables tables;
    std::vector<JudgedDecision> found;
    for (FoundDecision& one : find_decisions(match, asked, FindSettings{.tables = tables})) {
        found.push_back(std::move(one.asked.judged));
        found.back().decision = std::move(one.asked.row.decision);
    }
    return found;
}

}  // namespace gammonkit
