#include "analysis/met/growing_table.hpp"

namespace gammonkit {

GrowingTable::GrowingTable(int length, const std::vector<double>& post_crawford, double gammon_rate)
    : length_(length), cells_(static_cast<std::size_t>(length) * static_cast<std::size_t>(length), 0.5),
      post_crawford_(post_crawford.begin(), post_crawford.begin() + length)
{
    const auto later = [&](int away) {
        return away <= 0 ? 1 : post_crawford_[static_cast<std::size_t>(away - 1)];
    };
    for (int away = 2; away <= length; ++away)
        set(away, 1, ((1 - gammon_rate) * later(away - 1) + gammon_rate * later(away - 2)) / 2);
}

MatchEquities GrowingTable::equities() const
{
    MatchEquities result;
    result.length = length_;
    result.pre_crawford = cells_;
    result.post_crawford = {post_crawford_, post_crawford_};
    return result;
}

}  // namespace gammonkit
