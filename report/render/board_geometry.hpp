#pragma once

#include "model/player.hpp"
#include "model/point.hpp"
#include "report/render/canvas.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace gammonkit {

/// For whom the points of a board are numbered: who must decide, who sits at the lower edge, or nobody.
enum class PointNumbers : std::uint8_t { decider, bottom, none };

/// Checkers that stand side by side on a point or the bar at most; more are counted.
inline constexpr int kHighestStack = 5;

/// From where a board is looked at, and how.
struct BoardView {
    Player bottom = Player::second;  ///< Whose home is at the lower edge.
    bool bears_off_left = false;     ///< Where both players bear off; so the bottom player moves clockwise.
    PointNumbers numbers = PointNumbers::decider;
    int stack = kHighestStack;  ///< So many checkers of a stack are drawn, from 1; a higher one is counted.
    friend bool operator==(const BoardView&, const BoardView&) = default;
};

/// Where everything on a board is. A board is 17.6 by 13.4 checkers large; it is made as large as fits into
/// its box, in the middle of it.
class BoardGeometry {
public:
    /// Width divided by height.
    static constexpr double kAspect = 17.6 / 13.4;
    BoardGeometry(const Box& room, const BoardView& view);

    /// The diameter of a checker.
    [[nodiscard]] double unit() const { return unit_; }
    [[nodiscard]] const Box& frame() const { return frame_; }
    /// The six points on one side of the bar, upper and lower.
    [[nodiscard]] Box table(bool left) const;
    [[nodiscard]] Box bar() const;
    /// Where a player's checkers lie that are borne off.
    [[nodiscard]] Box tray(Player player) const;
    /// The recess opposite of the trays, where the cube lies: its upper and its lower half belong to the
    /// players.
    [[nodiscard]] Box cube_recess() const;

    /// The triangle of a point in `player`'s numbering: the corners of its foot, then its tip.
    [[nodiscard]] std::array<CanvasPoint, 3> triangle(Player player, Point point) const;
    /// The center of a player's checker on a point or the bar, counted from the edge (on the bar, from the
    /// middle), from 0; those above the highest that is drawn lie on its place.
    [[nodiscard]] CanvasPoint checker(Player player, Point point, int number) const;
    /// A checker that is borne off, seen from its side, from 0.
    [[nodiscard]] Box borne_off(Player player, int number) const;
    /// The middle of the place for a point's number.
    [[nodiscard]] CanvasPoint label(Player player, Point point) const;

    /// One of a player's dice, 0 or 1 from the left: he rolls to his right.
    [[nodiscard]] Box die(Player player, int number) const;
    /// The cube in its recess, in the middle or at its owner.
    [[nodiscard]] Box cube(std::optional<Player> owner) const;
    /// What a player offers (a double, a resignation), on the half where the other one will answer.
    [[nodiscard]] Box offer(Player by) const;

private:
    [[nodiscard]] bool at_bottom(Player player) const { return player == view_.bottom; }
    [[nodiscard]] double length(double units) const { return units * unit_; }
    /// A place counted in units from the upper left corner of the frame, as if checkers were borne off to the
    /// right.
    [[nodiscard]] CanvasPoint spot(double x, double y) const;
    [[nodiscard]] Box box(double x, double y, double width, double height) const;
    /// The middle of a point's column.
    [[nodiscard]] double column(Player player, Point point) const;
    /// The square of this size around a place.
    [[nodiscard]] Box square(CanvasPoint center, double size) const;

    BoardView view_;
    Box frame_;
    double unit_ = 1;
};

}  // namespace gammonkit
