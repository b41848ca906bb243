#pragma once

#include <cstdint>
#include <string_view>

namespace gammonkit {

/// Kinds of reasons why a cube decision is wrong.
enum class CubeReasonKind : std::uint8_t {
    score,            ///< For money the other choice would be right.
    gammons,          ///< Without the doubler's gammons the other choice would be right.
    gammons_against,  ///< Without those of his opponent it would be.
    race,             ///< There is no contact: the pips tell.
    market,           ///< How many sequences of two rolls lose the market.
    volatility,       ///< How far two rolls move the chance to win.
    pass,             ///< A double was missed that even had to be passed.
    window            ///< How far the chance to win is from the point that it takes.
};

/// "score", "gammons", "gammons-against", "race", "market", "volatility", "pass", "window".
[[nodiscard]] std::string_view to_string(CubeReasonKind kind);

/// What was wrong with a cube decision.
enum class CubeFault : std::uint8_t { too_early, missed, too_good, wrong_take, wrong_drop };

/// How far two rolls move the chance to win on the average where a cube decision is worth a thought: the mean
/// of 900 doubles by people (docs/reasons.md).
inline constexpr double kUsualMovement = 0.059;

/// One reason, by what was measured. Chances are those of the player who decides, from 0 to 1.
struct CubeReason {
    CubeReasonKind kind = CubeReasonKind::window;
    CubeFault fault = CubeFault::missed;
    /// score, gammons: share of gammons among the doubler's wins; gammons_against: among his opponent's;
    /// race: pips by which the doubler leads; market, volatility: see TwoRollMarket; pass, window: the chance
    /// to win.
    double measured = 0;
    /// race: pips of the doubler; market: the share from which on doubling is right; volatility: what is
    /// usual; pass: the chance from which on his opponent should pass; window: the chance that the other
    /// choice takes.
    double needed = 0;
    friend bool operator==(const CubeReason&, const CubeReason&) = default;
};

}  // namespace gammonkit
