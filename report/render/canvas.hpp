#pragma once

#include "report/render/color.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace gammonkit {

/// A place in a picture: x to the right, y downward.
struct CanvasPoint {
    double x = 0;
    double y = 0;
    friend bool operator==(const CanvasPoint&, const CanvasPoint&) = default;
};

/// A rectangle in a picture, from its upper left corner.
struct Box {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;

    [[nodiscard]] double right() const { return x + width; }
    [[nodiscard]] double bottom() const { return y + height; }
    [[nodiscard]] CanvasPoint center() const { return {x + width / 2, y + height / 2}; }
    friend bool operator==(const Box&, const Box&) = default;
};

/// How a line is drawn.
struct Pen {
    Color color;
    double width = 1;
    bool dashed = false;
    friend bool operator==(const Pen&, const Pen&) = default;
};

/// How a shape is drawn: filled, outlined or both.
struct Style {
    std::optional<Color> fill = {};
    std::optional<Pen> outline = {};
    friend bool operator==(const Style&, const Style&) = default;
};

/// Which end of a text stands at its place.
enum class Anchor { start, middle, end };

struct TextStyle {
    Color color;
    double size = 1;  ///< Of the font: the distance between lines that are set solid.
    bool bold = false;
    Anchor anchor = Anchor::start;
    friend bool operator==(const TextStyle&, const TextStyle&) = default;
};

/// What pictures are drawn on. All lengths are in the unit of the canvas, the same in both directions.
/// Whatever is drawn later covers what was there.
class Canvas {
public:
    virtual ~Canvas() = default;

    /// A rectangle whose corners are rounded by `radius`.
    virtual void box(const Box& box, double radius, const Style& style) = 0;
    virtual void circle(CanvasPoint center, double radius, const Style& style) = 0;
    virtual void polygon(std::span<const CanvasPoint> corners, const Style& style) = 0;
    virtual void line(CanvasPoint from, CanvasPoint to, const Pen& pen) = 0;
    /// One line of UTF-8 text; `baseline` is where its anchor stands.
    virtual void text(CanvasPoint baseline, std::string_view text, const TextStyle& style) = 0;
    /// How wide `text` would be.
    [[nodiscard]] virtual double text_width(std::string_view text, const TextStyle& style) const = 0;
};

}  // namespace gammonkit
