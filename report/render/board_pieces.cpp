#include "report/render/board_pieces.hpp"

#include "report/render/fitted_text.hpp"

namespace gammonkit {

void paint_checkers(Canvas& canvas, std::span<const CanvasPoint> centers, double diameter,
                    const PieceColors& colors, bool with_grooves)
{
    constexpr double kEdge = 0.05;  // Of the diameter.
    constexpr double kGroove = 0.32;
    const double radius = diameter * (1 - kEdge) / 2;
    for (const CanvasPoint center : centers)
        canvas.circle(center, radius, {.fill = colors.face, .outline = Pen{colors.edge, diameter * kEdge}});
    if (!with_grooves) return;
    for (const CanvasPoint center : centers)
        canvas.circle(center, diameter * kGroove, {.outline = Pen{colors.edge, diameter * kEdge / 4}});
}

void paint_die(Canvas& canvas, const Box& room, int eyes, const PieceColors& colors)
{
    constexpr double kRadius = 0.1;  // Of the side, like the distance of eyes from the middle.
    constexpr double kDistance = 0.26;
    const double side = room.width;
    canvas.box(room, side * 0.18, {.fill = colors.face, .outline = Pen{colors.edge, side * 0.04}});
    const auto eye = [&](int column, int row) {
        const CanvasPoint middle = room.center();
        canvas.circle({middle.x + column * kDistance * side, middle.y + row * kDistance * side},
                      kRadius * side, {.fill = colors.mark});
    };
    if (eyes % 2 == 1) eye(0, 0);
    if (eyes >= 2) {
        eye(-1, 1);
        eye(1, -1);
    }
    if (eyes >= 4) {
        eye(-1, -1);
        eye(1, 1);
    }
    if (eyes == 6) {
        eye(-1, 0);
        eye(1, 0);
    }
}

void paint_cube_face(Canvas& canvas, const Box& room, std::string_view text, const PieceColors& colors)
{
    constexpr double kSizes[] = {0.7, 0.7, 0.62, 0.42, 0.32};  // By the length of the text.
    const double side = room.width;
    const double size =
        side * (text.size() < std::size(kSizes) ? kSizes[text.size()] : 1.3 / double(text.size()));
    canvas.box(room, side * 0.12, {.fill = colors.face, .outline = Pen{colors.edge, side * 0.05}});
    canvas.text(baseline_for(room.center(), size), text,
                {.color = colors.mark, .size = size, .bold = true, .anchor = Anchor::middle});
}

void paint_flag(Canvas& canvas, const Box& room, int stake, const PieceColors& colors)
{
    const double side = room.width;
    const double pole = room.x + side * 0.12;
    const Box cloth{pole, room.y, side * 0.85, side * 0.62};
    canvas.box(cloth, 0, {.fill = colors.face, .outline = Pen{colors.edge, side * 0.04}});
    canvas.line({pole, room.y - side * 0.05}, {pole, room.bottom()},
                {.color = colors.edge, .width = side * 0.09});
    const double size = side * 0.5;
    canvas.text(baseline_for(cloth.center(), size), std::to_string(stake),
                {.color = colors.mark, .size = size, .bold = true, .anchor = Anchor::middle});
}

}  // namespace gammonkit
