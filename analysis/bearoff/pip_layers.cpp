#include "analysis/bearoff/pip_layers.hpp"

#include <numeric>

namespace gammonkit::bearoff {
namespace {

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
