#include "analysis/bearoff/home_board.hpp"

namespace gammonkit::bearoff {
namespace {

/// binomial(n, k) = 0 for n < k.
std::int64_t binomial(int n, int k)
{
    std::int64_t result = n < k ? 0 : 1;
    for (int i = 1; i <= k; ++i)
        result = result * (n - k + i) / i;
    return result;
}

}  // namespace

Numbering::Numbering(int points, int checkers)
    : points_(points), checkers_(checkers), size_(static_cast<int>(binomial(points + checkers, points)))
{
    for (int point = 0; point < points; ++point) {
        for (int t = 0; t <= checkers; ++t) {
            const int above = points - 1 - point;
            parts_[static_cast<std::size_t>(point)][static_cast<std::size_t>(t)] =
                static_cast<int>(binomial(above + t, above + 1));
        }
    }
}

int Numbering::number_of(const HomeBoard& board) const
{
    int number = 0;
    int t = 0;
    for (int point = points_ - 1; point >= 0; --point) {
        t += board[static_cast<std::size_t>(point)];
        number += part(point, t);
    }
    return number;
}

std::optional<int> Numbering::number_of(const Side& side) const
{
    for (std::size_t point = side.size() - 1; point > static_cast<std::size_t>(points_); --point) {
        if (side[point] > 0) return std::nullopt;
    }
    int number = 0;
    int t = 0;
    for (int point = points_; point > 0; --point) {
        t += side[static_cast<std::size_t>(point)];
        if (t > checkers_) return std::nullopt;
        number += part(point - 1, t);
    }
    return number;
}

HomeBoard Numbering::board_of(int number) const
{
    HomeBoard board{};
    // What the ace point adds is the number of positions with fewer checkers in all, and so on upwards.
    int below = checkers_;
    for (int point = 0; point < points_; ++point) {
        int t = below;
        while (part(point, t) > number)
            --t;
        number -= part(point, t);
        if (point > 0) board[static_cast<std::size_t>(point - 1)] = static_cast<std::uint8_t>(below - t);
        below = t;
    }
    board[static_cast<std::size_t>(points_ - 1)] = static_cast<std::uint8_t>(below);
    return board;
}

}  // namespace gammonkit::bearoff
