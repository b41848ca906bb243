#include "report/render/tiles/tile_brush.hpp"

#include "report/render/board_pieces.hpp"
#include "report/render/fitted_text.hpp"

#include <algorithm>

namespace gammonkit {

Box TileBrush::box(double x, double y, double width, double height) const
{
    return {room_.x + x * unit_, room_.y + y * unit_, width * unit_, height * unit_};
}

void TileBrush::middle(double x, double width, Color color) const
{
    canvas_.box(box(x, 0, width, 16), 0, {.fill = color});
}

void TileBrush::recess(double x, double y, double width, double height) const
{
    canvas_.box(box(x, y, width, height), unit_ / 2, {.fill = theme_.tray});
}

void TileBrush::point(bool odd, bool down) const
{
    constexpr double kTip = 26;
    fill(theme_.board);
    const CanvasPoint corners[] = {spot(0, 0, down), spot(6, 0, down), spot(3, kTip, down)};
    canvas_.polygon(corners, {.fill = odd ? theme_.odd_point : theme_.even_point,
                              .outline = Pen{theme_.point_edge, unit_ / 8}});
}

void TileBrush::stack(Player player, double x, int count, int most, bool down) const
{
    const PieceColors& colors = theme_.checkers[player];
    const int shown = std::min(count, most);
    std::vector<CanvasPoint> centers;
    for (int i = 0; i < shown; ++i)
        centers.push_back(spot(x, 3 + 6 * i, down));
    paint_checkers(canvas_, centers, 6 * unit_, colors);
    if (count <= shown) return;
    const CanvasPoint last = spot(x, 3 + 6 * (shown - 1), down);
    canvas_.circle(last, 2.4 * unit_, {.fill = colors.face});
    text(last, std::to_string(count), colors.mark, count < 10 ? 4.4 : 3.7);
}

void TileBrush::pile(Player player, int count, bool down) const
{
    const PieceColors& colors = theme_.checkers[player];
    for (int i = 0; i < count; ++i) {
        const double y = 1 + 28.0 / 15 * i;
        canvas_.box(box(2, down ? y : 30 - y - 1.7, 8, 1.7), unit_ / 3,
                    {.fill = colors.face, .outline = Pen{colors.edge, unit_ / 6}});
    }
}

void TileBrush::die(Player player, double x, double y, int eyes) const
{
    paint_die(canvas_, box(x - 3.5, y - 3.5, 7, 7), eyes, theme_.dice[player]);
}

void TileBrush::cube(double x, double y, double size, int value) const
{
    paint_cube_face(canvas_, box(x - size / 2, y - size / 2, size, size), std::to_string(value), theme_.cube);
}

void TileBrush::turn_mark(Player player, double y, bool to_right) const
{
    const double foot = to_right ? 4 : 8;
    const double tip = to_right ? 9 : 3;
    const CanvasPoint corners[] = {spot(foot, y - 3, true), spot(foot, y + 3, true), spot(tip, y, true)};
    const PieceColors& colors = theme_.checkers[player];
    canvas_.polygon(corners, {.fill = colors.face, .outline = Pen{colors.edge, unit_ / 4}});
}

void TileBrush::numbers(double x, bool high, bool right) const
{
    fill(theme_.frame);
    for (int i = 0; i < 12; ++i) {
        const int from_left = high == right ? 1 + i : 12 - i;
        const double bar = i >= 6 ? 12 : 0;
        text(spot(x + 6 * i + bar, 1.5, true), std::to_string(high ? 12 + from_left : from_left),
             theme_.label, 2.6);
    }
}

CanvasPoint TileBrush::spot(double x, double y, bool down) const
{
    return {room_.x + x * unit_, down ? room_.y + y * unit_ : room_.bottom() - y * unit_};
}

void TileBrush::text(CanvasPoint center, const std::string& words, Color color, double size) const
{
    canvas_.text(baseline_for(center, size * unit_), words,
                 {.color = color, .size = size * unit_, .bold = true, .anchor = Anchor::middle});
}

BoardTile plain_tile(std::string name, int width, int height, Color Theme::* color)
{
    return {std::move(name), width, height,
            [color](const TileBrush& brush) { brush.fill(brush.theme().*color); }};
}

void add_point_tiles(std::vector<BoardTile>& tiles, const std::string& bare, bool odd, bool down, int most,
                     const std::function<std::string(Player player, int count)>& name)
{
    tiles.push_back({bare, 6, 30, [odd, down](const TileBrush& brush) { brush.point(odd, down); }});
    for (const Player player : kPlayers) {
        for (int count = 1; count <= most; ++count) {
            const auto paint = [odd, down, player, count](const TileBrush& brush) {
                brush.point(odd, down);
                brush.stack(player, 3, count, 5, down);
            };
            tiles.push_back({name(player, count), 6, 30, paint});
        }
    }
}

}  // namespace gammonkit
