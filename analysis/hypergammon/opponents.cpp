#include "analysis/hypergammon/opponents.hpp"

namespace gammonkit::hypergammon {
namespace {

Opponent opponent(const Numbering& numbering, std::size_t number)
{
    constexpr std::size_t kBarPoint = 25;
    Opponent result;
    const Side& side = numbering.side_of(number);
    std::array<std::size_t, 3> points{};
    std::size_t count = 0;
    for (std::size_t point = 1; point <= 24; ++point) {
        if (side[point] == 0) continue;
        const std::uint32_t bit = 1U << (25 - point);
        result.places |= bit;
        if (side[point] > 1) {
            result.blocked |= bit;
        } else {
            result.blots[count] = bit;
            points[count++] = point;
        }
    }
    for (std::size_t hits = 0; hits < result.after.size(); ++hits) {
        Side hit = side;
        for (std::size_t i = 0; i < count; ++i) {
            if ((hits >> i & 1U) == 0) continue;
            --hit[points[i]];
            ++hit[kBarPoint];
        }
        result.after[hits] = static_cast<std::uint16_t>(numbering.number_of(hit).value_or(number));
    }
    return result;
}

}  // namespace

std::vector<Opponent> opponents(const Numbering& numbering)
{
    std::vector<Opponent> result;
    for (std::size_t number = 0; number < numbering.size(); ++number)
        result.push_back(opponent(numbering, number));
    return result;
}

}  // namespace gammonkit::hypergammon
