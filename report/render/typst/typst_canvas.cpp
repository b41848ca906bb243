#include "report/render/typst/typst_canvas.hpp"

#include "report/render/fitted_text.hpp"
#include "report/render/picture_words.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

std::string points(double length)
{
    return picture_number(length) + "pt";
}

std::string coordinates(CanvasPoint spot)
{
    return fmt::format("({}, {})", points(spot.x), points(spot.y));
}

std::string color_of(Color color)
{
    return fmt::format("rgb(\"{}\")", to_string(color));
}

std::string stroke_of(const Pen& pen)
{
    const std::string dash =
        pen.dashed ? fmt::format(", dash: ({}, {})", points(3 * pen.width), points(2 * pen.width)) : "";
    return fmt::format("(paint: {}, thickness: {}{})", color_of(pen.color), points(pen.width), dash);
}

/// "fill: ..., stroke: ...": what is not drawn is none.
std::string style_of(const Style& style)
{
    return fmt::format("fill: {}, stroke: {}", style.fill ? color_of(*style.fill) : "none",
                       style.outline ? stroke_of(*style.outline) : "none");
}

}  // namespace

void TypstCanvas::put(CanvasPoint corner, const std::string& element)
{
    body_ += fmt::format("place(dx: {}, dy: {}, {})\n", points(corner.x), points(corner.y), element);
}

void TypstCanvas::box(const Box& box, double radius, const Style& style)
{
    const std::string rounded = radius > 0 ? fmt::format("radius: {}, ", points(radius)) : "";
    put({box.x, box.y}, fmt::format("rect(width: {}, height: {}, {}{})", points(box.width),
                                    points(box.height), rounded, style_of(style)));
}

void TypstCanvas::circle(CanvasPoint center, double radius, const Style& style)
{
    put({center.x - radius, center.y - radius},
        fmt::format("circle(radius: {}, {})", points(radius), style_of(style)));
}

void TypstCanvas::polygon(std::span<const CanvasPoint> corners, const Style& style)
{
    std::string path;
    for (const CanvasPoint corner : corners)
        path += ", " + coordinates(corner);
    put({}, fmt::format("polygon({}{})", style_of(style), path));
}

void TypstCanvas::line(CanvasPoint from, CanvasPoint to, const Pen& pen)
{
    put({}, fmt::format("line(start: {}, end: {}, stroke: {})", coordinates(from), coordinates(to),
                        stroke_of(pen)));
}

void TypstCanvas::text(CanvasPoint baseline, std::string_view text, const TextStyle& style)
{
    // In a box so wide that nothing is broken, on the side of its place that the anchor says.
    constexpr double kWide = 10'000;
    const bool middle = style.anchor == Anchor::middle;
    const double left = style.anchor == Anchor::start ? 0 : middle ? kWide / 2 : kWide;
    const std::string_view side = style.anchor == Anchor::start ? "left" : middle ? "center" : "right";
    put({baseline.x - left, baseline.y},
        fmt::format("box(width: {}, align({}, text(font: (\"DejaVu Sans\", \"Arial\"), size: {}, weight: "
                    "\"{}\", fill: {}, top-edge: \"baseline\", bottom-edge: \"baseline\", {})))",
                    points(kWide), side, points(style.size), style.bold ? "bold" : "regular",
                    color_of(style.color), typst_text(text)));
}

double TypstCanvas::text_width(std::string_view text, const TextStyle& style) const
{
    return style.size * estimated_width(text);
}

std::string TypstCanvas::finish(double width, double height) const
{
    return fmt::format("box(width: {}, height: {}, {{\n{}}})", points(width), points(height), body_);
}

std::string typst_text(std::string_view text)
{
    std::string literal = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') literal += '\\';
        literal += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    }
    return literal + '"';
}

}  // namespace gammonkit
