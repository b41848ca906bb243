#pragma once

#include "report/render/canvas.hpp"

#include <span>
#include <vector>

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_STROKER_H

namespace gammonkit {

/// A length as FreeType counts it.
[[nodiscard]] FT_Pos to_64ths(double length);

/// The edge of what is drawn, as FreeType has it.
class ShapeOutline {
public:
    void add_polygon(std::span<const CanvasPoint> corners);
    /// A rectangle whose corners are rounded by `radius`.
    void add_box(const Box& box, double radius);
    /// A line with a width, or the dashes of one.
    void add_line(CanvasPoint from, CanvasPoint to, const Pen& pen);

    /// It refers to this.
    [[nodiscard]] FT_Outline get() const;

private:
    void add(CanvasPoint point, char tag);
    void end_contour() { ends_.push_back(static_cast<short>(points_.size() - 1)); }

    std::vector<FT_Vector> points_ = {};
    std::vector<char> tags_ = {};
    std::vector<short> ends_ = {};  ///< The last points of the contours.
};

}  // namespace gammonkit
