#include "analysis/evaluate/board_chances.hpp"

#include "analysis/mixing.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gammonkit {
namespace {

/// True if a side may end the game with a checker on the bar or in the winner's home board.
bool may_be_left_behind(const Side& loser, const Board& board)
{
    return is_left_behind(loser) || !is_race(board);
}

void limit(float& win, float& gammon, float& backgammon, bool gammon_possible, bool backgammon_possible)
{
    win = std::clamp(win, 0.0F, 1.0F);
    gammon = gammon_possible ? std::clamp(gammon, 0.0F, win) : 0;
    backgammon = backgammon_possible ? std::clamp(backgammon, 0.0F, gammon) : 0;
}

/// Normally distributed numbers with deviation 1 (Box, Muller 1958).
class Normal {
public:
    explicit Normal(std::uint64_t seed) : state_(seed) {}

    double next()
    {
        const double radius = std::sqrt(-2 * std::log(unit()));
        return radius * std::cos(2 * std::numbers::pi * unit());
    }

private:
    /// Above 0, up to 1.
    double unit() { return (static_cast<double>(next_mixed(state_) >> 11U) + 1) / 9007199254740992.0; }

    std::uint64_t state_;
};

}  // namespace

Chances made_possible(const Chances& chances, const Board& board)
{
    Chances c = chances;
    limit(c.win, c.win_gammon, c.win_backgammon, board.other[0] == 0, may_be_left_behind(board.other, board));
    float lose = 1 - c.win;
    limit(lose, c.lose_gammon, c.lose_backgammon, board.own[0] == 0, may_be_left_behind(board.own, board));
    return c;
}

std::optional<Chances> chances_at_end(const Board& board)
{
    if (rearmost(board.other) > 0) return std::nullopt;
    Chances chances;
    if (board.own[0] > 0) return chances;
    chances.lose_gammon = 1;
    chances.lose_backgammon = is_left_behind(board.own) ? 1.0F : 0.0F;
    return chances;
}

Chances with_noise(const Chances& chances, const Board& board, const Noise& noise)
{
    Normal normal(mixed_bytes(&board, sizeof board) ^ mixed(noise.seed));
    const auto off = [&](float chance) {
        return chance + static_cast<float>(noise.deviation * normal.next());
    };
    Chances result;
    result.win = off(chances.win);
    result.win_gammon = off(chances.win_gammon);
    result.win_backgammon = off(chances.win_backgammon);
    result.lose_gammon = off(chances.lose_gammon);
    result.lose_backgammon = off(chances.lose_backgammon);
    return result;
}

}  // namespace gammonkit
