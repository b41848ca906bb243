#pragma once

#include <cstddef>

namespace gammonkit {

/// What one of several engines that judge the same collection together has to do: every `count`-th turn or
/// position, from `number` on.
struct DecisionShare {
    std::size_t number = 1;  ///< Counted from 1, at most `count`.
    std::size_t count = 1;
    friend bool operator==(const DecisionShare&, const DecisionShare&) = default;
};

}  // namespace gammonkit
