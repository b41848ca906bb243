#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace gammonkit {

/// Two items that are counterparts of each other, or one that has none.
struct Aligned {
    std::optional<std::size_t> first = {};
    std::optional<std::size_t> second = {};
    friend bool operator==(const Aligned&, const Aligned&) = default;
};

/// What it costs to take item i of one sequence for the counterpart of item j of the other; 0 if they are
/// alike.
using AlignmentCost = std::function<int(std::size_t, std::size_t)>;

/// Finds counterparts in two sequences of these sizes, in order, so that the costs are least; an item without
/// counterpart costs `gap`. Long sequences are aligned piece by piece, so that time grows with their length
/// and not with its square.
[[nodiscard]] std::vector<Aligned> align(std::size_t first, std::size_t second, int gap,
                                         const AlignmentCost& cost);

}  // namespace gammonkit
