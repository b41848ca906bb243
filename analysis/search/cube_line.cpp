#include "analysis/search/cube_line.hpp"

namespace gammonkit {

CubeLine::CubeLine(const CubeContext& context, const Cube& now, int doubles) : context_(&context)
{
    steps_[count_++].cube = now;
    add_doubles(0, doubles);
}

void CubeLine::add_doubles(std::size_t from, int doubles)
{
    if (doubles == 0) return;
    for (const Player player : kPlayers) {
        const Cube cube = steps_[from].cube;
        if (count_ == steps_.size() || !context_->may_double(player, cube)) continue;
        steps_[from].doubled[player] = count_;
        steps_[count_].cube = {.value = 2 * cube.value, .owner = opponent(player)};
        add_doubles(count_++, doubles - 1);
    }
}

double CubeLine::decided(const CubeLineValues& values, std::size_t index, Player player) const
{
    const std::optional<std::size_t> turned = doubled(index, player);
    if (!turned) return values[index];
    return CubeContext::best(values[index], values[*turned], context_->won(player, cube(index).value));
}

}  // namespace gammonkit
