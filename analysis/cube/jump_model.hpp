#pragma once

#include "analysis/cube/decision.hpp"

#include <span>
#include <vector>

namespace gammonkit {

/// Where the cube is, seen by the player on roll.
enum class CubePlace : std::uint8_t { centered, own, other };

/// A model of the cube in money play: with every roll the chance to win jumps, up or down alike, by a
/// normally distributed amount, but never beyond 0 or 1. The players may double in turn before their rolls.
/// How far it jumps on average is the volatility; that of a game is about 0.08 a roll. All is per unit of the
/// cube and seen by the player on roll. Source: the idea is Mark Higgins's, arXiv 1203.5692; the solution on
/// a grid is ours.
class JumpModel {
public:
    /// `won` and `lost` are the points that a game brings and costs on average, 1 to 3.
    JumpModel(double volatility, double won, double lost, bool jacoby = false);

    /// What a position is worth to the player on roll if he does not double now.
    [[nodiscard]] double held(double win, CubePlace place) const;
    /// The same where the next roll jumps further, or less far, than most: by `local_volatility`.
    [[nodiscard]] double held(double win, CubePlace place, double local_volatility) const;

    /// His three choices. The next roll jumps by `local_volatility`, later ones as in the whole model.
    [[nodiscard]] CubeSides values(double win, CubePlace place, double local_volatility) const;

    /// The chance to win from which on the opponent drops.
    [[nodiscard]] double cash_point() const;
    /// The efficiency with which Janowski's model has the same cash point.
    [[nodiscard]] double efficiency() const;

private:
    /// A worth for each chance to win, 0 to 1 in equal steps.
    using Curve = std::vector<double>;
    struct Curves {
        Curve centered;
        Curve own;
        Curve other;
    };
    void settle();
    [[nodiscard]] Curves all_jumped(const Curves& curves) const;
    [[nodiscard]] Curves opponents_turn() const;
    [[nodiscard]] Curves with_doubles(const Curves& held) const;
    [[nodiscard]] const Curve& next(CubePlace place) const;

    double won_;
    double lost_;
    std::vector<double> jumps_;  ///< The chance of a jump by 0, 1, 2 ... steps, up and down together.
    /// Before the roll of the player whose worths these are, who does not double.
    Curves held_;
    /// Before the roll of his opponent, who doubles where that is best.
    Curves waiting_;
};

/// How far one roll moves the chance to win on average: `after` are the chances of the player on roll after
/// each of `weights` rolls, both of one length.
[[nodiscard]] double jump_volatility(std::span<const double> after, std::span<const double> weights);

}  // namespace gammonkit
