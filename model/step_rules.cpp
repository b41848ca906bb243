#include "model/step_rules.hpp"

namespace gammonkit {

Point rearmost(const Position& position, Player player)
{
    int number = kBar.number();
    while (number > 0 && position.checkers(player, Point(number)) == 0)
        --number;
    return Point(number);
}

bool has_contact(const Position& position)
{
    return rearmost(position, Player::first).number() + rearmost(position, Player::second).number() >
           kBar.number();
}

std::optional<Point> destination_off(const Position& position, Player player, Point from, int die)
{
    if (!position.all_home(player)) return std::nullopt;
    const bool is_exact = from.number() == die;
    return is_exact || from == rearmost(position, player) ? std::optional(kOff) : std::nullopt;
}

}  // namespace gammonkit
