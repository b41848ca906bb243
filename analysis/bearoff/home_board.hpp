#pragma once

#include "model/position.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace gammonkit::bearoff {

/// The most points and checkers that a table may have.
inline constexpr int kMostPoints = 18;
inline constexpr int kMostCheckers = 15;

/// One side's checkers on its lowest points: index 0 is the ace point. What is not there is off.
using HomeBoard = std::array<std::uint8_t, kMostPoints>;

/// The positions of up to `checkers` checkers on up to `points` points, numbered from 0 (all off) so that
/// every legal play leads to a lower number: the order of GNU Backgammon's tables.
///
/// With T(i) checkers on point i or higher, the number is the sum over all points of binomial(points - i +
/// T(i), points - i + 1).
class Numbering {
public:
    Numbering(int points, int checkers);

    [[nodiscard]] int points() const { return points_; }
    [[nodiscard]] int checkers() const { return checkers_; }

    /// How many positions there are.
    [[nodiscard]] int size() const { return size_; }

    [[nodiscard]] int number_of(const HomeBoard& board) const;
    [[nodiscard]] HomeBoard board_of(int number) const;

    /// The number of a side's position; nothing if a checker stands above the points, or there are too many.
    [[nodiscard]] std::optional<int> number_of(const Side& side) const;

    /// What point i (from 0) adds to the number if t checkers are on it or higher.
    [[nodiscard]] int part(int point, int t) const
    {
        return parts_[static_cast<std::size_t>(point)][static_cast<std::size_t>(t)];
    }

private:
    int points_;
    int checkers_;
    int size_;
    std::array<std::array<int, kMostCheckers + 1>, kMostPoints> parts_{};
};

}  // namespace gammonkit::bearoff
