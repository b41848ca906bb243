#include "portable/report/pictures/shape_outline.hpp"

#include <algorithm>
#include <cmath>

namespace gammonkit {

FT_Pos to_64ths(double length)
{
    constexpr double kFarthest = 30000;  // FreeType's numbers have 16 bits before the point.
    return static_cast<FT_Pos>(std::lround(64 * std::clamp(length, -kFarthest, kFarthest)));
}

void ShapeOutline::add(CanvasPoint point, char tag)
{
    points_.push_back({to_64ths(point.x), to_64ths(point.y)});
    tags_.push_back(tag);
}

void ShapeOutline::add_polygon(std::span<const CanvasPoint> corners)
{
    if (corners.empty()) return;
    for (const CanvasPoint corner : corners)
        add(corner, FT_CURVE_TAG_ON);
    end_contour();
}

void ShapeOutline::add_box(const Box& box, double radius)
{
    if (radius <= 0) {
        add_polygon(std::vector<CanvasPoint>{
            {box.x, box.y}, {box.right(), box.y}, {box.right(), box.bottom()}, {box.x, box.bottom()}});
        return;
    }
    // How far the handles of a Bezier curve stand that draws a quarter of a circle.
    const double handle = 0.5523 * radius;
    const auto corner = [&](CanvasPoint at, CanvasPoint before, CanvasPoint behind) {
        const auto from = [&](CanvasPoint way, double far) {
            return CanvasPoint{at.x + way.x * far, at.y + way.y * far};
        };
        add(from(before, radius), FT_CURVE_TAG_ON);
        add(from(before, radius - handle), FT_CURVE_TAG_CUBIC);
        add(from(behind, radius - handle), FT_CURVE_TAG_CUBIC);
        add(from(behind, radius), FT_CURVE_TAG_ON);
    };
    corner({box.x, box.y}, {0, 1}, {1, 0});
    corner({box.right(), box.y}, {-1, 0}, {0, 1});
    corner({box.right(), box.bottom()}, {0, -1}, {-1, 0});
    corner({box.x, box.bottom()}, {1, 0}, {0, -1});
    end_contour();
}

void ShapeOutline::add_line(CanvasPoint from, CanvasPoint to, const Pen& pen)
{
    const double length = std::hypot(to.x - from.x, to.y - from.y);
    if (length <= 0) return;
    const CanvasPoint along{(to.x - from.x) / length, (to.y - from.y) / length};
    const double half = pen.width / 2;
    const auto place = [&](double far, double aside) {
        return CanvasPoint{from.x + along.x * far - along.y * aside,
                           from.y + along.y * far + along.x * aside};
    };
    // Of the pen's width. A dash is seen.
    const double dash = pen.dashed ? std::max(3 * pen.width, 0.1) : length;
    const double gap = pen.dashed ? 0.7 * dash : 1;
    for (double begin = 0; begin < length; begin += dash + gap) {
        const double end = std::min(begin + dash, length);
        add_polygon(std::vector<CanvasPoint>{place(begin, half), place(end, half), place(end, -half),
                                             place(begin, -half)});
    }
}

FT_Outline ShapeOutline::get() const
{
    // FreeType reads it only.
    return {.n_contours = static_cast<short>(ends_.size()),
            .n_points = static_cast<short>(points_.size()),
            .points = const_cast<FT_Vector*>(points_.data()),
            .tags = const_cast<char*>(tags_.data()),
            .contours = const_cast<short*>(ends_.data()),
            .flags = 0};
}

}  // namespace gammonkit
