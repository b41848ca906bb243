#include "model/step_rules.hpp"

namespace gammonkit {

Point rearmost(const Position& position, Player player)
{
    int number = kBar.number();
    while (number > 0 && position.checkers(player, Point(number)) == 0)
        --number;
    return Point(number);
}

std::optional<Point> destination_off(const Position& position, Player player, Point from, int die)
{
    const Point rear = rearmost(position, player);
    const bool all_home = rear.number() <= kHomePoints;
    const bool is_exact = from.number() == die;
    return all_home && (is_exact || from == rear) ? std::optional(kOff) : std::nullopt;
}

}  // namespace gammonkit
