#include "model/rules.hpp"

#include <iostream>

int main()
{
    const gammonkit::Position start = gammonkit::starting_position(gammonkit::Variant::standard);
    std::cout << start.pip_count(gammonkit::Player::first) << " pips\n";
}
