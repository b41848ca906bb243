#include "report/render/svg_canvas.hpp"

#include "report/render/fitted_text.hpp"

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
    writer_.attribute("font-family", "Inter,Helvetica,Arial,sans-serif");
    if (style.bold) writer_.attribute("font-weight", "bold");
    if (style.anchor != Anchor::start)
        writer_.attribute("text-anchor", style.anchor == Anchor::middle ? "middle" : "end");
    writer_.attribute("fill", to_string(style.color));
}

void SvgCanvas::wear(const Look& look)
{
    if (look_ == look) return;
    write_shapes();
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

void SvgCanvas::write_shapes()
{
    if (!shapes_.empty()) writer_.raw(shapes_);
    shapes_.clear();
}

void SvgCanvas::add_shape(std::string_view name, std::initializer_list<Length> lengths)
{
    shapes_.append("<").append(name);
    for (const auto& [attribute, length] : lengths) {
        shapes_.append(" ").append(attribute).append("=\"");
        append_picture_number(shapes_, length);
        shapes_ += '"';
    }
    shapes_ += "/>";
}

SvgCanvas::~SvgCanvas()
{
    write_shapes();
    end_group();
}

void SvgCanvas::box(const Box& box, double radius, const Style& style)
{
    wear(style);
    if (radius > 0) {
        add_shape("rect",
                  {{"x", box.x}, {"y", box.y}, {"width", box.width}, {"height", box.height}, {"rx", radius}});
    } else {
        add_shape("rect", {{"x", box.x}, {"y", box.y}, {"width", box.width}, {"height", box.height}});
    }
}

void SvgCanvas::circle(CanvasPoint center, double radius, const Style& style)
{
    wear(style);
    add_shape("circle", {{"cx", center.x}, {"cy", center.y}, {"r", radius}});
}

void SvgCanvas::polygon(std::span<const CanvasPoint> corners, const Style& style)
{
    wear(style);
    shapes_ += "<polygon points=\"";
    std::string_view separator;
    for (const CanvasPoint corner : corners) {
        append_picture_number(shapes_ += separator, corner.x);
        append_picture_number(shapes_ += ',', corner.y);
        separator = " ";
    }
    shapes_ += "\"/>";
}

void SvgCanvas::line(CanvasPoint from, CanvasPoint to, const Pen& pen)
{
    wear(pen);
    add_shape("line", {{"x1", from.x}, {"y1", from.y}, {"x2", to.x}, {"y2", to.y}});
}

void SvgCanvas::text(CanvasPoint baseline, std::string_view text, const TextStyle& style)
{
    wear(style);
    write_shapes();
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

std::string svg_page(const PaintPage& paint, const PictureWords& words, int width, int height)
{
    XmlWriter svg;
    svg.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    svg.start("svg");
    svg.attribute("xmlns", "http://www.w3.org/2000/svg");
    svg.attribute("width", fmt::format("{}pt", width));
    svg.attribute("height", fmt::format("{}pt", height));
    svg.attribute("viewBox", fmt::format("0 0 {} {}", width, height));
    svg.attribute("role", "img");
    if (!words.title.empty()) svg.element("title", words.title);
    if (!words.description.empty()) svg.element("desc", words.description);
    {
        SvgCanvas canvas(svg);
        paint(canvas, {0, 0, static_cast<double>(width), static_cast<double>(height)});
    }
    return svg.finish();
}

}  // namespace gammonkit
