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
