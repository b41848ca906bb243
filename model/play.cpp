#include "model/play.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

std::string name(Point point)
{
    if (point == kBar) return "bar";
    return point == kOff ? "off" : std::to_string(point.number());
}

}  // namespace

Play::Play(std::initializer_list<Step> steps)
{
    for (const Step step : steps)
        add(step);
}

bool operator==(const Play& a, const Play& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

Play sorted(Play play)
{
    const auto goes_before = [](Step a, Step b) { return a.from != b.from ? a.from > b.from : a.to > b.to; };
    // By insertion: std::sort is made for more than four.
    for (std::size_t i = 1; i < play.size_; ++i) {
        for (std::size_t k = i; k > 0 && goes_before(play.steps_[k], play.steps_[k - 1]); --k)
            std::swap(play.steps_[k], play.steps_[k - 1]);
    }
    return play;
}

std::string to_string(const Play& play)
{
    std::string text;
    for (const Step step : play) {
        if (!text.empty()) text += ' ';
        text += fmt::format("{}/{}", name(step.from), name(step.to));
    }
    return text;
}

}  // namespace gammonkit
