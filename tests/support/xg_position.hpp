#pragma once

#include <fmt/format.h>
#include <string>
#include <string_view>

namespace gammonkit::testing_support {

/// A position as XG copies it, with player 2 at the bottom. `dash`: in the middle of the upper frame.
inline std::string xg_position(std::string_view score = "", std::string_view dash = "-")
{
    return fmt::format("XGID=---BBBBAAA---Ac-bbccbAA-A-:1:1:-1:63:4:3:0:5:8\n\n"
                       "X:Player 2   O:Player 1\n{}"
                       " +13-14-15-16-17-18----{}-19-20-21-22-23-24-+\n"
                       " |          O  O  O |   | O  O  O  O       | +---+\n"
                       " |                  |   | O  O  O  O       | | 2 |\n"
                       " |                  |   |                  | +---+\n"
                       " |                  |   |                  |\n"
                       " |                  |   |                  |\n"
                       " |                  |BAR|                  |\n"
                       " |                  |   |                  |\n"
                       " |                  |   |                  |\n"
                       " |    X           X |   | X                |\n"
                       " |    X     X  X  X |   | X  X             |\n"
                       " | O  X     X  X  X |   | X  X  O  O     O |\n"
                       " +12-11-10--9--8--7-------6--5--4--3--2--1-+\n"
                       "X to play 63\n",
                       score, dash);
}

}  // namespace gammonkit::testing_support
