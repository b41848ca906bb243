#pragma once

#include "model/position.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace gammonkit::hypergammon {

/// The most checkers of a side for which there are tables.
inline constexpr int kMostCheckers = 3;

/// The places of up to `checkers` checkers on 24 points, the bar and off, numbered from 0 (all off): the
/// order of GNU Backgammon's tables.
///
/// It is the order of words whose letters are the checkers' points, lowest first: with two checkers 0 0, 0 1,
/// ... 0 25, 1 1, 1 2 ... 25 25. Every step of a checker leads to a lower number.
class Numbering {
public:
    /// 1 to 3 checkers.
    explicit Numbering(int checkers);

    [[nodiscard]] int checkers() const { return checkers_; }

    /// How many positions of one side there are: 26, 351 or 3276.
    [[nodiscard]] std::size_t size() const { return sides_.size(); }

    [[nodiscard]] const Side& side_of(std::size_t number) const { return sides_[number]; }

    /// Nothing if the side has another number of checkers.
    [[nodiscard]] std::optional<std::size_t> number_of(const Side& side) const;

private:
    int checkers_;
    std::vector<Side> sides_;
};

}  // namespace gammonkit::hypergammon
