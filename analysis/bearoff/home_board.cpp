#include "analysis/bearoff/home_board.hpp"

#include <numeric>

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

/// Goes through the positions in the order of their numbers and knows their pips.
class Counter {
public:
    Counter(int points, int checkers) : points_(points), checkers_(checkers) {}

    [[nodiscard]] std::size_t pips() const { return pips_; }

    /// To the next: one checker more on the lowest points that can take it, with nothing above.
    void advance()
    {
        int point = points_ - 1;
        while (point > 0 && at(point) == at(point - 1))
            clear(point--);
        if (point > 0 || at(0) < checkers_) {
            ++at(point);
            ++pips_;
        }
    }

private:
    int& at(int point) { return on_or_above_[static_cast<std::size_t>(point)]; }
    void clear(int point)
    {
        pips_ -= static_cast<std::size_t>(at(point));
        at(point) = 0;
    }

    int points_;
    int checkers_;
    std::size_t pips_ = 0;
    std::array<int, kMostPoints> on_or_above_{};
};

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

PipLayers::PipLayers(const Numbering& numbering)
    : begins_(static_cast<std::size_t>(numbering.points() * numbering.checkers()) + 2),
      numbers_(static_cast<std::size_t>(numbering.size()))
{
    Counter first(numbering.points(), numbering.checkers());
    for (int number = 0; number < numbering.size(); ++number, first.advance())
        ++begins_[first.pips() + 1];
    std::partial_sum(begins_.begin(), begins_.end(), begins_.begin());

    std::vector<std::size_t> next = begins_;
    Counter second(numbering.points(), numbering.checkers());
    for (int number = 0; number < numbering.size(); ++number, second.advance())
        numbers_[next[second.pips()]++] = number;
}

}  // namespace gammonkit::bearoff
