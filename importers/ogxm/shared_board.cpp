#include "importers/ogxm/shared_board.hpp"

#include <algorithm>
#include <cstdlib>

namespace gammonkit::ogxm {

Player player_at(int seat)
{
    return seat == 0 ? Player::first : Player::second;
}

Step own_step(const SharedStep& step, Player player)
{
    const int from = player == Player::first ? kBar.number() - step.from : step.from;
    return {.from = Point(from), .to = Point(std::max(0, from - step.pips))};
}

std::optional<Play> play_of(const std::vector<SharedStep>& steps, Player player)
{
    Play play;
    const bool fits = std::all_of(steps.begin(), steps.end(),
                                  [&](const SharedStep& step) { return play.add(own_step(step, player)); });
    return fits ? std::optional(play) : std::nullopt;
}

std::optional<Position> position_of(const SharedBoard& board)
{
    ByPlayer<Side> sides;
    for (int place = 0; place <= kBar.number(); ++place) {
        const int count = board[static_cast<std::size_t>(place)];
        const Player owner = count > 0 ? Player::first : Player::second;
        const int point = owner == Player::first ? kBar.number() - place : place;
        if (std::abs(count) > Position::kMostCheckers || (count != 0 && point == 0)) return std::nullopt;
        if (count != 0)
            sides[owner][static_cast<std::size_t>(point)] = static_cast<std::uint8_t>(std::abs(count));
    }
    return Position::from(sides);
}

}  // namespace gammonkit::ogxm
