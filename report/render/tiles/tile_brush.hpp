#pragma once

#include "model/player.hpp"
#include "report/render/canvas.hpp"
#include "report/render/theme.hpp"
#include "report/render/tiles/board_tiles.hpp"

#include <functional>
#include <string>

namespace gammonkit {

/// Paints in the units of tiles (see BoardTile), from the upper left corner of one.
class TileBrush {
public:
    TileBrush(Canvas& canvas, const Box& room, double unit, const Theme& theme)
        : canvas_(canvas), room_(room), unit_(unit), theme_(theme)
    {
    }

    [[nodiscard]] const Theme& theme() const { return theme_; }

    void fill(Color color) const { canvas_.box(room_, 0, {.fill = color}); }
    /// A part that is 16 high, as the middle of a board.
    void middle(double x, double width, Color color) const;
    void recess(double x, double y, double width, double height) const;
    /// A point, 6 wide, on the board.
    void point(bool odd, bool down) const;
    /// Checkers one upon the other from a line on; as many as `most`, the last of which counts them if there
    /// are more. `down`: the line is the upper one.
    void stack(Player player, double x, int count, int most, bool down) const;
    /// Checkers that are borne off, seen from their sides.
    void pile(Player player, int count, bool down) const;
    void die(Player player, double x, double y, int eyes) const;
    void cube(double x, double y, double size, int value) const;
    /// A small arrow that points to the board, in the middle of a tile that is 12 wide.
    void turn_mark(Player player, double y, bool to_right) const;
    /// The frame with its numbers, 13 to 24 if `high`, else 1 to 12, from the middle of the leftmost point
    /// on. `right`: checkers are borne off to the right, where 24 and 1 are; else to the left.
    void numbers(double x, bool high, bool right) const;

private:
    [[nodiscard]] Box box(double x, double y, double width, double height) const;
    /// Counted from the upper left corner, or else from the lower one of a tile that is as high as half a
    /// board.
    [[nodiscard]] CanvasPoint spot(double x, double y, bool down) const;
    void text(CanvasPoint center, const std::string& words, Color color, double size) const;

    Canvas& canvas_;
    const Box& room_;
    double unit_;
    const Theme& theme_;
};

/// A tile of one color.
[[nodiscard]] BoardTile plain_tile(std::string name, int width, int height, Color Theme::* color);

/// A point alone, and with each number of checkers of either player up to `most`, which `name` calls.
void add_point_tiles(std::vector<BoardTile>& tiles, const std::string& bare, bool odd, bool down, int most,
                     const std::function<std::string(Player player, int count)>& name);

}  // namespace gammonkit
