// Prints the fixed set of random positions with the boards that each roll's legal plays lead to, one roll a
// line: Position ID, the dice, and the sorted Position IDs. Input of legal_plays_oracle.py.
#include "model/identifiers/position_id.hpp"
#include "tests/unit/model/random_positions.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>

using namespace gammonkit;

namespace {

void print_roll(const Position& position, Dice dice)
{
    std::vector<std::string> results;
    for (const LegalPlay& legal : legal_plays(position, Player::first, dice))
        results.push_back(position_id(legal.result, Player::first));
    std::sort(results.begin(), results.end());
    fmt::print("{} {} {}", position_id(position, Player::first), dice.first(), dice.second());
    for (const std::string& result : results)
        fmt::print(" {}", result);
    std::puts("");
}

}  // namespace

int main(int argc, char** argv)
{
    const int positions = argc > 1 ? std::atoi(argv[1]) : 1200;
    for (int index = 0; index < positions; ++index) {
        for (const Dice dice : all_rolls())
            print_roll(random_position(index), dice);
    }
}
