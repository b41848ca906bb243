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

bool Play::add(Step step)
{
    if (size_ == kMostSteps) return false;
    steps_[size_++] = step;
    return true;
}

bool operator==(const Play& a, const Play& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

Play sorted(Play play)
{
    std::array<Step, Play::kMostSteps> steps{};
    std::copy(play.begin(), play.end(), steps.begin());
    const auto end = steps.begin() + static_cast<std::ptrdiff_t>(play.size());
    std::sort(steps.begin(), end,
              [](Step a, Step b) { return a.from != b.from ? a.from > b.from : a.to > b.to; });
    Play result;
    std::for_each(steps.begin(), end, [&](Step step) { result.add(step); });
    return result;
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
