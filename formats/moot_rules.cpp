#include "formats/moot_rules.hpp"

#include "formats/feature_counter.hpp"

namespace gammonkit {

Rules moot_statements(const Rules& rules)
{
    Rules moot{.variant = rules.variant, .length = rules.length};
    const bool crawford_applies = rules.length > 1;
    if (!crawford_applies || rules.crawford == true) moot.crawford = rules.crawford;
    if (rules.is_money()) return moot;
    moot.jacoby = rules.jacoby;
    moot.beavers = rules.beavers;
    moot.raccoons = rules.raccoons;
    moot.automatic_doubles = rules.automatic_doubles;
    return moot;
}

std::size_t misplaced_statements(const Rules& rules)
{
    if (rules.is_money()) return rules.crawford ? 1 : 0;
    return (rules.jacoby ? 1U : 0U) + (rules.beavers ? 1U : 0U);
}

Census moot_statements(const std::vector<Match>& matches)
{
    FeatureCounter counter;
    for (const Match& match : matches) {
        const Rules moot = moot_statements(match.rules);
        counter.count_if(Feature::crawford_rule, moot.crawford.has_value());
        counter.count_if(Feature::jacoby_rule, moot.jacoby.has_value());
        counter.count_if(Feature::beaver_rules, moot.beavers.has_value());
        counter.count_if(Feature::raccoon_rules, moot.raccoons || moot.automatic_doubles);
    }
    return counter.result();
}

void part_moot_statements(const Census& moot, Census& lost)
{
    for (std::size_t i = 0; i < kFeatures; ++i) {
        if (lost[i] < moot[i]) continue;  // They are not lost.
        lost[i] -= moot[i];
        lost[static_cast<std::size_t>(Feature::moot_rules)] += moot[i];
    }
}

}  // namespace gammonkit
