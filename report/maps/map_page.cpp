#include "report/maps/map_page.hpp"

#include "report/render/fitted_text.hpp"
#include "report/render/identifier_lines.hpp"
#include "report/statistics/figure_text.hpp"

namespace gammonkit {
namespace {

constexpr double kPartOfBoard = 0.72;
constexpr double kIds = 0.05;

BoardScene scene_of(const NamedPosition& position)
{
    return {.state = position.state, .names = position.names, .plays = position.plays};
}

}  // namespace

std::string map_number(double number, int digits)
{
    const std::string text = signed_text(number, digits);
    return text.front() == '-' ? "−" + text.substr(1) : text;
}

void paint_label(Canvas& canvas, CanvasPoint center, std::string_view text, TextStyle style, double width)
{
    style.size = fitted_size(canvas, text, style, width);
    canvas.text(baseline_for(center, style.size), fitted_text(canvas, text, style, width), style);
}

void paint_number(Canvas& canvas, CanvasPoint center, std::string_view text, TextStyle style, double width)
{
    style.size = fitted_size(canvas, text, style, width);
    if (canvas.text_width(text, style) > width) return;
    canvas.text(baseline_for(center, style.size), text, style);
}

double map_board_height(const NamedPosition& position, bool with_board)
{
    return with_board ? kPartOfBoard / aspect_of(scene_of(position)) + kMapMargin : 0;
}

void paint_map_board(Canvas& canvas, const Box& page, const NamedPosition& position, const Theme& theme)
{
    const BoardScene scene = scene_of(position);
    const double width = kPartOfBoard * page.width;
    paint_board(canvas,
                {page.x + (page.width - width) / 2, page.y + kMapMargin * page.width, width,
                 width / aspect_of(scene)},
                scene, theme);
}

double map_ids_height(bool with_ids)
{
    return with_ids ? kIds : 0;
}

void paint_map_ids(Canvas& canvas, const Box& page, const NamedPosition& position, const Theme& theme)
{
    const double margin = kMapMargin * page.width;
    const double height = kIds * page.width;
    paint_identifiers(canvas,
                      {page.x + margin, page.bottom() - height - margin / 2, page.width - 2 * margin, height},
                      position.state, theme.text);
}

}  // namespace gammonkit
