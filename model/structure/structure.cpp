#include "model/structure/structure.hpp"

#include <algorithm>
#include <bit>

namespace gammonkit {
namespace {

constexpr int kHighestPoint = 24;
constexpr int kLongestPrime = 6;
constexpr int kFirstBuilder = 6;
constexpr int kLastBuilder = 12;
constexpr int kLastOfTiming = 18;
constexpr int kPointsOfStripped = 3;

std::size_t at(int point)
{
    return static_cast<std::size_t>(point);
}

/// Checkers that hold no point.
int spare(int checkers)
{
    return checkers == 1 ? 1 : std::max(0, checkers - 2);
}

}  // namespace

int longest_run(PointSet points)
{
    int length = 0;
    for (; points != 0; ++length)
        points &= points << 1U;
    return length;
}

SideStructure structure_of(const Side& side)
{
    SideStructure found{
        .back = side[at(kBar.number())], .bar = side[at(kBar.number())], .off = side[at(kOff.number())]};
    for (int point = 1; point <= kHighestPoint; ++point) {
        const int checkers = side[at(point)];
        if (checkers >= 2) found.made |= only(point);
        if (checkers == 1) {
            ++found.blots;
            found.home_blots += point <= kHomePoints ? 1 : 0;
        }
        if ((only(point) & kFarHome) != 0) found.back += checkers;
        if (point >= kFirstBuilder && point <= kLastBuilder) found.builders += spare(checkers);
        if (point > kHomePoints && point <= kLastOfTiming) found.timing += checkers * (point - kHomePoints);
    }
    found.prime = longest_run(found.made);
    return found;
}

int most_within_six(PointSet points)
{
    int most = 0;
    for (int low = 1; low <= kHighestPoint; ++low)
        most = std::max(most, std::popcount(points & points_between(low, low + kLongestPrime - 1)));
    return most;
}

bool is_stripped(const Side& side)
{
    int made = 0;
    for (int point = 1; point <= kLastOfTiming; ++point) {
        const int checkers = side[at(point)];
        if (checkers > 2) return false;
        made += checkers == 2 ? 1 : 0;
    }
    return made >= kPointsOfStripped;
}

}  // namespace gammonkit
