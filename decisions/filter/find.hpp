#pragma once

#include "analysis/met/named_tables.hpp"
#include "decisions/filter/filter.hpp"
#include "decisions/statistics/counting_rules.hpp"

#include <optional>
#include <vector>

namespace gammonkit {

/// By what decisions are judged before a filter is asked about them: as statistics are.
struct FindSettings {
    const KnownTables& tables;
    CountingRules counting = {};
    /// Where to count the decisions of which it is not known whether they satisfy the filter; may be null.
    std::size_t* unknown = nullptr;
};

/// The decisions of a match that satisfy a filter, in the order of the record. The match must outlive them.
[[nodiscard]] std::vector<AskedDecision> find_decisions(const Match& match, const Filter& filter,
                                                        const FindSettings& settings);

/// All decisions of a match, in the order of the record, ready to be asked about by any filter.
[[nodiscard]] std::vector<AskedDecision> asked_decisions(const Match& match, const FindSettings& settings);

/// How a match must be followed, so that the filter can be asked about its decisions.
[[nodiscard]] Legality legality_for(const Filter& filter);

/// Which of the judged decisions of a match satisfy a filter. `followed` as `legality_for` says.
[[nodiscard]] std::vector<bool> which_satisfy(const Match& match, const FollowedMatch& followed,
                                              const std::vector<DecisionError>& decisions,
                                              const Filter& filter);

/// Hands over the rows of a table of decisions that satisfy a filter, as the collection has them, in its
/// order.
void for_each_found(const Collection& collection, const Filter& filter, const FindSettings& settings,
                    DecisionSink& sink);

/// The decision that a single position asks for, if it satisfies the filter. Counted in `unknown`, which may
/// be null, if that is not known.
[[nodiscard]] std::optional<AskedDecision> find_decision(const PositionRecord& record, const Filter& filter,
                                                         std::size_t* unknown = nullptr);

}  // namespace gammonkit
