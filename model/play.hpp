#pragma once

#include "model/point.hpp"

#include <array>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <utility>

namespace gammonkit {

/// One checker's move by one die, in the mover's numbering: from kBar or a point, to a point or kOff.
struct Step {
    Point from;
    Point to;
    friend bool operator==(Step, Step) = default;
};

/// What a player does with a roll: up to four steps, in the order in which they were recorded.
///
/// Whether a step hits is not stored: the board tells. No steps: the player could not move.
class Play {
public:
    static constexpr std::size_t kMostSteps = 4;

    Play() = default;
    /// Steps past the fourth are ignored.
    Play(std::initializer_list<Step> steps);

    /// False, and nothing added, if there are four already.
    bool add(Step step)
    {
        if (size_ == kMostSteps) return false;
        steps_[size_++] = step;
        return true;
    }
    void pop() { --size_; }

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] const Step& operator[](std::size_t i) const { return steps_[i]; }
    [[nodiscard]] const Step* begin() const { return steps_.data(); }
    [[nodiscard]] const Step* end() const { return steps_.data() + size_; }

    friend bool operator==(const Play& a, const Play& b);
    friend Play sorted(Play play);

private:
    std::array<Step, kMostSteps> steps_{};
    std::uint8_t size_ = 0;
};

/// The same steps sorted from high to low: equal for two records that differ only in the order of the steps.
[[nodiscard]] inline Play sorted(Play play)
{
    const auto goes_before = [](Step a, Step b) { return a.from != b.from ? a.from > b.from : a.to > b.to; };
    // By insertion: std::sort is made for more than four.
    for (std::size_t i = 1; i < play.size_; ++i) {
        for (std::size_t k = i; k > 0 && goes_before(play.steps_[k], play.steps_[k - 1]); --k)
            std::swap(play.steps_[k], play.steps_[k - 1]);
    }
    return play;
}

/// The bare steps for messages, "bar/20 13/8 6/off". Records are written by formats/notation.
[[nodiscard]] std::string to_string(const Play& play);

}  // namespace gammonkit
