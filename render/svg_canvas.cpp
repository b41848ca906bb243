#include "render/svg_canvas.hpp"

#include "render/picture_number.hpp"
#include "render/text_metrics.hpp"

#include <fmt/format.h>

namespace gammonkit {

void SvgCanvas::put(std::string_view name, double number)
{
    writer_.attribute(name, picture_number(number));
}

void SvgCanvas::put(const Pen& pen)
{
    writer_.attribute("stroke", to_string(pen.color));
    put("stroke-width", pen.width);
    if (pen.dashed) {
        writer_.attribute("stroke-dasharray",
                          fmt::format("{} {}", picture_number(3 * pen.width), picture_number(2 * pen.width)));
    }
}

void SvgCanvas::put(const Style& style)
{
    writer_.attribute("fill", style.fill ? to_string(*style.fill) : "none");
    if (style.outline) put(*style.outline);
}

void SvgCanvas::put(const TextStyle& style)
{
    put("font-size", style.size);
    writer_.attribute("font-family", "Helvetica,Arial,sans-serif");
    if (style.bold) writer_.attribute("font-weight", "bold");
    if (style.anchor != Anchor::start)
        writer_.attribute("text-anchor", style.anchor == Anchor::middle ? "middle" : "end");
    writer_.attribute("fill", to_string(style.color));
}

void SvgCanvas::wear(const Look& look)
{
    if (look_ == look) return;
    end_group();
    writer_.start("g");
    if (const auto* style = std::get_if<Style>(&look)) put(*style);
    if (const auto* pen = std::get_if<Pen>(&look)) put(*pen);
    if (const auto* style = std::get_if<TextStyle>(&look)) put(*style);
    look_ = look;
}

void SvgCanvas::end_group()
{
    if (!std::holds_alternative<std::monostate>(look_)) writer_.end();
    look_ = {};
}

SvgCanvas::~SvgCanvas()
{
    end_group();
}

void SvgCanvas::box(const Box& box, double radius, const Style& style)
{
    wear(style);
    writer_.start("rect");
    put("x", box.x);
    put("y", box.y);
    put("width", box.width);
    put("height", box.height);
    if (radius > 0) put("rx", radius);
    writer_.end();
}

void SvgCanvas::circle(Spot center, double radius, const Style& style)
{
    wear(style);
    writer_.start("circle");
    put("cx", center.x);
    put("cy", center.y);
    put("r", radius);
    writer_.end();
}

void SvgCanvas::polygon(std::span<const Spot> corners, const Style& style)
{
    std::string points;
    for (const Spot corner : corners) {
        points += fmt::format("{}{},{}", points.empty() ? "" : " ", picture_number(corner.x),
                              picture_number(corner.y));
    }
    wear(style);
    writer_.start("polygon");
    writer_.attribute("points", points);
    writer_.end();
}

void SvgCanvas::line(Spot from, Spot to, const Pen& pen)
{
    wear(pen);
    writer_.start("line");
    put("x1", from.x);
    put("y1", from.y);
    put("x2", to.x);
    put("y2", to.y);
    writer_.end();
}

void SvgCanvas::text(Spot baseline, std::string_view text, const TextStyle& style)
{
    wear(style);
    writer_.start("text");
    put("x", baseline.x);
    put("y", baseline.y);
    writer_.text(text);
    writer_.end_with_tag();
}

double SvgCanvas::text_width(std::string_view text, const TextStyle& style) const
{
    return style.size * estimated_width(text);
}

}  // namespace gammonkit
