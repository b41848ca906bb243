#pragma once

#include "model/match.hpp"

#include <algorithm>
#include <string_view>

namespace gammonkit {

/// The first extra of this key; null if there is none.
[[nodiscard]] inline const Extra* find_extra(const Extras& extras, std::string_view key)
{
    const auto found =
        std::find_if(extras.begin(), extras.end(), [&](const Extra& extra) { return extra.key == key; });
    return found == extras.end() ? nullptr : &*found;
}

/// The values of an extra, if there are `count` of them; null otherwise.
[[nodiscard]] inline const std::vector<std::string>* values_of_extra(const Extras& extras,
                                                                     std::string_view key, std::size_t count)
{
    const Extra* const extra = find_extra(extras, key);
    return extra != nullptr && extra->values.size() == count ? &extra->values : nullptr;
}

}  // namespace gammonkit
