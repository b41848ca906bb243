#include "model/step_rules.hpp"

namespace gammonkit {

Point rearmost(const Position& position, Player player)
{
    int number = kBar.number();
    while (number > 0 && position.checkers(player, Point(number)) == 0)
        --number;
    return Point(number);
}

std::optional<Point> destination(const Position& position, Player player, Point rear, Point from, int die)
{
    if (rear == kBar && from != kBar) return std::nullopt;
    const int number = from.number() - die;
    if (number > 0) {
        if (position.is_blocked(player, Point(number))) return std::nullopt;
        return Point(number);
    }
    const bool all_home = rear.number() <= kHomePoints;
    if (!all_home || (number < 0 && from != rear)) return std::nullopt;
    return kOff;
}

}  // namespace gammonkit
