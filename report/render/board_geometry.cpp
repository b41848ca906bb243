#include "report/render/board_geometry.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

// In checkers.
constexpr double kWidth = 17.6;
constexpr double kHeight = 13.4;
constexpr double kSide = 0.35;  ///< Of the frame, left and right.
constexpr double kEdge = 0.7;   ///< Of the frame, above and below, with the numbers.
constexpr double kTray = 1.25;
constexpr double kTable = 6.35;
constexpr double kColumn = kTable / 6;
constexpr double kBarWidth = 1.3;
constexpr double kRail = (kWidth - 2 * kSide - 2 * kTray - 2 * kTable - kBarWidth) / 2;  ///< Beside a tray.
constexpr double kField = kHeight - 2 * kEdge;
constexpr double kTableLeft = kSide + kTray + kRail;
constexpr double kBarLeft = kTableLeft + kTable;
constexpr double kTriangle = 5.1;  ///< Height.
constexpr double kDie = 1.0;
constexpr double kCube = 1.1;
constexpr double kTrayHeight = 5.2;
constexpr double kMostOff = 15;

}  // namespace

BoardGeometry::BoardGeometry(const Box& room, const BoardView& view)
    : view_(view), unit_(std::min(room.width / kWidth, room.height / kHeight))
{
    const CanvasPoint middle = room.center();
    frame_ = {middle.x - length(kWidth) / 2, middle.y - length(kHeight) / 2, length(kWidth), length(kHeight)};
}

CanvasPoint BoardGeometry::spot(double x, double y) const
{
    const double from_left = view_.bears_off_left ? kWidth - x : x;
    return {frame_.x + length(from_left), frame_.y + length(y)};
}

Box BoardGeometry::box(double x, double y, double width, double height) const
{
    const CanvasPoint corner = spot(view_.bears_off_left ? x + width : x, y);
    return {corner.x, corner.y, length(width), length(height)};
}

Box BoardGeometry::square(CanvasPoint center, double size) const
{
    const double side = length(size);
    return {center.x - side / 2, center.y - side / 2, side, side};
}

Box BoardGeometry::table(bool left) const
{
    return box(left != view_.bears_off_left ? kTableLeft : kBarLeft + kBarWidth, kEdge, kTable, kField);
}

Box BoardGeometry::bar() const
{
    return box(kBarLeft, kEdge, kBarWidth, kField);
}

Box BoardGeometry::tray(Player player) const
{
    const double top = at_bottom(player) ? kHeight - kEdge - kTrayHeight : kEdge;
    return box(kWidth - kSide - kTray, top, kTray, kTrayHeight);
}

Box BoardGeometry::cube_recess() const
{
    return box(kSide, kEdge, kTray, kField);
}

double BoardGeometry::column(Player player, Point point) const
{
    const int from_right = player == view_.bottom ? point.number() : point.mirrored().number();
    const int place = from_right <= 12 ? 12 - from_right : from_right - 13;  // From the left, 0 to 11.
    const double past_bar = place >= 6 ? kBarWidth : 0;
    return kTableLeft + past_bar + (place + 0.5) * kColumn;
}

std::array<CanvasPoint, 3> BoardGeometry::triangle(Player player, Point point) const
{
    const double middle = column(player, point);
    const bool lower = (point.number() <= 12) == at_bottom(player);
    const double foot = lower ? kHeight - kEdge : kEdge;
    const double tip = lower ? foot - kTriangle : foot + kTriangle;
    return {spot(middle - kColumn / 2, foot), spot(middle + kColumn / 2, foot), spot(middle, tip)};
}

CanvasPoint BoardGeometry::checker(Player player, Point point, int number) const
{
    const double place = std::min(number, view_.stack - 1) + 0.5;
    if (point == kBar) {
        constexpr double kFromMiddle = 0.75;  // Room for a cube between the players' checkers.
        const double distance = kFromMiddle + place;
        const double middle = kHeight / 2;
        return spot(kBarLeft + kBarWidth / 2, at_bottom(player) ? middle + distance : middle - distance);
    }
    const bool lower = (point.number() <= 12) == at_bottom(player);
    return spot(column(player, point), lower ? kHeight - kEdge - place : kEdge + place);
}

Box BoardGeometry::borne_off(Player player, int number) const
{
    const Box room = tray(player);
    const double margin = length(0.1);
    const double step = (room.height - 2 * margin) / kMostOff;
    const double from_edge = margin + step * number;
    const double y = at_bottom(player) ? room.bottom() - from_edge - step : room.y + from_edge;
    return {room.x + margin, y, room.width - 2 * margin, step * 0.9};
}

CanvasPoint BoardGeometry::label(Player player, Point point) const
{
    const bool lower = (point.number() <= 12) == at_bottom(player);
    return spot(column(player, point), lower ? kHeight - kEdge / 2 : kEdge / 2);
}

Box BoardGeometry::die(Player player, int number) const
{
    // A player's right is the right of the picture at the bottom, the left at the top.
    const Box room = table(!at_bottom(player));
    const double offset = length(number == 0 ? -0.7 : 0.7);
    return square({room.center().x + offset, room.center().y}, kDie);
}

Box BoardGeometry::cube(std::optional<Player> owner) const
{
    const Box room = cube_recess();
    CanvasPoint center = room.center();
    if (owner) {
        const double from_edge = length(kCube / 2 + 0.1);
        center.y = at_bottom(*owner) ? room.bottom() - from_edge : room.y + from_edge;
    }
    return square(center, kCube);
}

Box BoardGeometry::offer(Player by) const
{
    return square(table(at_bottom(by)).center(), kCube);
}

}  // namespace gammonkit
