#pragma once

#include "model/player.hpp"
#include "model/point.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace gammonkit {

/// How many checkers of one player stand on each of that player's points: index 1 to 24, 25 = bar, 0 = borne
/// off.
using Side = std::array<std::uint8_t, 26>;

/// Pips that a side still needs.
[[nodiscard]] int pips(const Side& side);

/// Where all the checkers stand. A value; always physically possible.
class Position {
public:
    /// The most checkers that a side may have.
    static constexpr int kMostCheckers = 15;

    /// Nobody has a checker; the start of building one.
    Position() = default;

    /// Builds a position from the checkers on points and bar; index 0 of the sides is ignored, the rest of
    /// `total` are off. Nothing if a side has more than its total, or both sides stand on one point.
    [[nodiscard]] static std::optional<Position> from(const ByPlayer<Side>& sides, ByPlayer<int> total);
    [[nodiscard]] static std::optional<Position> from(const ByPlayer<Side>& sides, int total = kMostCheckers)
    {
        return from(sides, {total, total});
    }

    /// Checkers of `player` on `point`, in that player's own numbering.
    [[nodiscard]] int checkers(Player player, Point point) const { return sides_[player][index(point)]; }
    [[nodiscard]] const Side& side(Player player) const { return sides_[player]; }

    /// Checkers of `player` on the board, the bar and borne off.
    [[nodiscard]] int total(Player player) const;

    /// Pips `player` still needs to bear off; a checker on the bar counts 25.
    [[nodiscard]] int pip_count(Player player) const;

    /// True if all checkers of `player` are in the home board or off, so that bearing off is allowed.
    [[nodiscard]] bool all_home(Player player) const;

    /// True if `player` has borne off the last checker.
    [[nodiscard]] bool has_won(Player player) const
    {
        return checkers(player, kOff) > 0 && !is_in_play(player);
    }

    /// True if a checker of the opponent alone on `point` (`player`'s numbering) would be hit there.
    [[nodiscard]] bool is_blot(Player player, Point point) const
    {
        return point.is_on_board() && checkers(opponent(player), point.mirrored()) == 1;
    }
    /// True if two or more of the opponent's checkers hold `point` (`player`'s numbering).
    [[nodiscard]] bool is_blocked(Player player, Point point) const
    {
        return point.is_on_board() && checkers(opponent(player), point.mirrored()) >= 2;
    }

    /// Takes one checker of `player` from `from` to `to`, hitting what stands alone there, whatever the rules
    /// say of distance and direction. Nothing happens, and false is returned, if it cannot be done
    /// physically: no checker on `from`, or `to` is held by the opponent.
    bool move(Player player, Point from, Point to);

    /// The same board with the players exchanged.
    [[nodiscard]] Position opposite() const;

    friend bool operator==(const Position&, const Position&) = default;

private:
    /// True if `player` has a checker on a point or the bar.
    [[nodiscard]] bool is_in_play(Player player) const;

    static constexpr std::size_t index(Point point) { return static_cast<std::size_t>(point.number()); }

    ByPlayer<Side> sides_;
};

inline bool Position::move(Player player, Point from, Point to)
{
    if (from == kOff || from > kBar || to >= kBar || from == to) return false;
    Side& own = sides_[player];
    if (own[index(from)] == 0 || is_blocked(player, to)) return false;
    if (to != kOff) {
        // Without asking whether a checker is there to be hit: nobody can guess the answer.
        Side& other = sides_[opponent(player)];
        std::uint8_t& there = other[index(to.mirrored())];
        other[index(kBar)] += there;
        there = 0;
    }
    --own[index(from)];
    ++own[index(to)];
    return true;
}

}  // namespace gammonkit
