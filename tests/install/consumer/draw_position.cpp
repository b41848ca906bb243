#include <gammonkit/gammonkit.hpp>
#include <gammonkit/picture.hpp>

#include <iostream>

int main()
{
    const auto png = gammonkit::draw_board(gammonkit::GameState{}, {.width = 300, .theme = "print"});
    if (!png) return 1;
    std::cout << png->substr(1, 3) << '\n';
}
