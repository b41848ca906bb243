#include "report/render/svg_page.hpp"

#include "report/render/svg_canvas.hpp"

#include <fmt/format.h>

namespace gammonkit {

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
