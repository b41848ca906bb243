#pragma once

#include "model/position.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

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
