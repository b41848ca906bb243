#include "report/pictures/cairo_canvas.hpp"

#include <memory>
#include <numbers>
#include <pango/pangocairo.h>

namespace gammonkit {
namespace {

struct Unref {
    void operator()(void* object) const { g_object_unref(object); }
};
using Layout = std::unique_ptr<PangoLayout, Unref>;

struct FreeFont {
    void operator()(PangoFontDescription* font) const { pango_font_description_free(font); }
};

struct FreeText {
    void operator()(char* text) const { g_free(text); }
};

Layout layout_of(cairo_t* context, std::string_view text, const TextStyle& style)
{
    Layout layout(pango_cairo_create_layout(context));
    const std::unique_ptr<PangoFontDescription, FreeFont> font(pango_font_description_new());
    pango_font_description_set_family_static(font.get(), "DejaVu Sans, sans-serif");
    pango_font_description_set_weight(font.get(), style.bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
    pango_font_description_set_absolute_size(font.get(), style.size * PANGO_SCALE);
    pango_layout_set_font_description(layout.get(), font.get());
    pango_layout_set_single_paragraph_mode(layout.get(), TRUE);
    const std::unique_ptr<char, FreeText> valid(
        g_utf8_make_valid(text.data(), static_cast<gssize>(text.size())));
    pango_layout_set_text(layout.get(), valid.get(), -1);
    return layout;
}

/// As the canvas counts it, though Pango counts in fractions.
double width_of(PangoLayout* layout)
{
    int width = 0;
    pango_layout_get_size(layout, &width, nullptr);
    return static_cast<double>(width) / PANGO_SCALE;
}

double offset_of(Anchor anchor, double width)
{
    if (anchor == Anchor::start) return 0;
    return anchor == Anchor::middle ? -width / 2 : -width;
}

}  // namespace

void CairoCanvas::use(Color color)
{
    constexpr double kFull = 255;
    cairo_set_source_rgb(context_, color.red / kFull, color.green / kFull, color.blue / kFull);
}

void CairoCanvas::stroke(const Pen& pen)
{
    constexpr double kDash = 3;  // Of the pen's width.
    const double dashes[] = {kDash * pen.width, kDash * pen.width * 0.7};
    use(pen.color);
    cairo_set_line_width(context_, pen.width);
    cairo_set_dash(context_, dashes, pen.dashed ? 2 : 0, 0);
    cairo_stroke(context_);
}

void CairoCanvas::finish(const Style& style)
{
    if (style.fill) {
        use(*style.fill);
        cairo_fill_preserve(context_);
    }
    if (style.outline) stroke(*style.outline);
    cairo_new_path(context_);
}

void CairoCanvas::box(const Box& box, double radius, const Style& style)
{
    if (radius <= 0) {
        cairo_rectangle(context_, box.x, box.y, box.width, box.height);
    } else {
        constexpr double kQuarter = std::numbers::pi / 2;
        cairo_new_sub_path(context_);
        cairo_arc(context_, box.right() - radius, box.y + radius, radius, -kQuarter, 0);
        cairo_arc(context_, box.right() - radius, box.bottom() - radius, radius, 0, kQuarter);
        cairo_arc(context_, box.x + radius, box.bottom() - radius, radius, kQuarter, 2 * kQuarter);
        cairo_arc(context_, box.x + radius, box.y + radius, radius, 2 * kQuarter, 3 * kQuarter);
        cairo_close_path(context_);
    }
    finish(style);
}

void CairoCanvas::circle(CanvasPoint center, double radius, const Style& style)
{
    cairo_new_sub_path(context_);
    cairo_arc(context_, center.x, center.y, radius, 0, 2 * std::numbers::pi);
    cairo_close_path(context_);
    finish(style);
}

void CairoCanvas::polygon(std::span<const CanvasPoint> corners, const Style& style)
{
    for (const CanvasPoint corner : corners)
        cairo_line_to(context_, corner.x, corner.y);
    cairo_close_path(context_);
    finish(style);
}

void CairoCanvas::line(CanvasPoint from, CanvasPoint to, const Pen& pen)
{
    cairo_move_to(context_, from.x, from.y);
    cairo_line_to(context_, to.x, to.y);
    stroke(pen);
}

void CairoCanvas::text(CanvasPoint baseline, std::string_view text, const TextStyle& style)
{
    const Layout layout = layout_of(context_, text, style);
    use(style.color);
    cairo_move_to(context_, baseline.x + offset_of(style.anchor, width_of(layout.get())), baseline.y);
    pango_cairo_show_layout_line(context_, pango_layout_get_line_readonly(layout.get(), 0));
    cairo_new_path(context_);
}

double CairoCanvas::text_width(std::string_view text, const TextStyle& style) const
{
    return width_of(layout_of(context_, text, style).get());
}

}  // namespace gammonkit
