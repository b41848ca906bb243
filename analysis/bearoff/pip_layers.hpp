#pragma once

#include "analysis/bearoff/home_board.hpp"

#include <span>
#include <vector>

namespace gammonkit::bearoff {

/// The positions of a table by their pips. Those with equal pips do not need each other, only such with fewer
/// pips, so they can be worked on at the same time.
class PipLayers {
public:
    explicit PipLayers(const Numbering& numbering);

    /// One more than the most pips.
    [[nodiscard]] std::size_t count() const { return begins_.size() - 1; }

    /// All positions, by their pips and then by their numbers.
    [[nodiscard]] std::span<const int> all() const { return numbers_; }

    /// Where in `all` the positions with so many pips begin; those with more come next.
    [[nodiscard]] std::size_t begin_of(std::size_t pips) const { return begins_[pips]; }

    [[nodiscard]] std::span<const int> layer(std::size_t pips) const
    {
        return all().subspan(begins_[pips], begins_[pips + 1] - begins_[pips]);
    }

private:
    std::vector<std::size_t> begins_;
    std::vector<int> numbers_;
};

}  // namespace gammonkit::bearoff
