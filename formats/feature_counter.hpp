#pragma once

#include "formats/feature.hpp"

namespace gammonkit {

/// Counts, feature by feature, what a record holds or what a format leaves out. What counts in a certain
/// order, or remembers something meanwhile, derives from it.
class FeatureCounter {
public:
    void count(Feature feature, std::size_t times) { census_[static_cast<std::size_t>(feature)] += times; }
    void count_if(Feature feature, bool present) { count(feature, present ? 1 : 0); }
    [[nodiscard]] const Census& result() const { return census_; }

private:
    Census census_{};
};

/// What a counter with a function `add` counts of some records.
template <class Counter, class Records>
[[nodiscard]] Census census_of(const Records& records)
{
    Counter counter;
    for (const auto& record : records)
        counter.add(record);
    return counter.result();
}

}  // namespace gammonkit
