#include <gammonkit/gammonkit.hpp>

#include <iostream>

using namespace gammonkit;

int main()
{
    const auto position = state_from_identifier("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10");
    if (!position) return 1;
    const auto plays = Engine().best_plays(position->state, {.plies = 0, .count = 1});
    if (!plays) return 1;
    std::cout << notation::format_play(plays->front().play, position->state.position, position->state.on_roll,
                                       notation::kForPeople)
              << '\n';
}
