#pragma once

#include "model/analysis.hpp"

#include <algorithm>
#include <cstddef>

namespace gammonkit {

/// How many of the best `count` plays pass a filter: those that it accepts in any case, one at least, and
/// further ones that lie close enough behind the best. `value` gives the worth of the play at an index; the
/// best stands first.
template <class ValueOf>
[[nodiscard]] std::size_t passing(const MoveFilter& filter, std::size_t count, ValueOf value)
{
    const auto accepted = static_cast<std::size_t>(std::max(filter.accept, 0));
    const std::size_t most = std::min(count, accepted + static_cast<std::size_t>(std::max(filter.extra, 0)));
    std::size_t passed = std::min(count, std::max<std::size_t>(accepted, 1));
    while (passed < most && value(0) - value(passed) <= filter.threshold)
        ++passed;
    return passed;
}

}  // namespace gammonkit
