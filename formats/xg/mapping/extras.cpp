#include "formats/xg/mapping/extras.hpp"

#include "formats/xg/records/rtf.hpp"
#include "model/find_extra.hpp"

namespace gammonkit::xg {

std::vector<std::string> values_of(const Extras& extras, std::string_view key)
{
    const Extra* const found = find_extra(extras, key);
    return found == nullptr ? std::vector<std::string>{} : found->values;
}

void add_values(Extras& extras, std::string_view key, std::vector<std::string> values)
{
    if (!values.empty()) extras.push_back({.key = std::string(key), .values = std::move(values)});
}

std::vector<std::string> rollout_values(const Extras& extras, std::string_view name)
{
    for (const Extra& extra : extras) {
        if (extra.key != kRolloutKey || extra.values.empty() || extra.values[0] != name) continue;
        return {extra.values.begin() + 1, extra.values.end()};
    }
    return {};
}

std::string rtf_for(std::string_view comment, const Extras& extras)
{
    for (const Extra& extra : extras) {
        if (extra.key != kRtfKey || extra.values.empty()) continue;
        if (text_of_rtf(extra.values[0]) == comment) return extra.values[0];
    }
    return rtf_of(comment);
}

bool is_roll_besides(const PositionRecord& position)
{
    return find_extra(position.extras, kQuickInfoKey) != nullptr;
}

}  // namespace gammonkit::xg
