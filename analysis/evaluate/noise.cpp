#include "analysis/evaluate/noise.hpp"

#include "analysis/mixing.hpp"

#include <cmath>
#include <numbers>

namespace gammonkit {
namespace {

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
