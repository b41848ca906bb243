#include "report/pictures/surfaces.hpp"

#include "report/pictures/postscript_comment.hpp"
#include "report/render/canvas.hpp"
#include "support/charset.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cairo-pdf.h>
#include <cairo-ps.h>
#include <cairo.h>
#include <cstring>
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

struct FreeAttributes {
    void operator()(PangoAttrList* attributes) const { pango_attr_list_unref(attributes); }
};

struct FreeText {
    void operator()(char* text) const { g_free(text); }
};

Layout layout_of(cairo_t* context, std::string_view text, const TextStyle& style)
{
    Layout layout(pango_cairo_create_layout(context));
    const std::unique_ptr<PangoFontDescription, FreeFont> font(pango_font_description_new());
    pango_font_description_set_family_static(font.get(), "Inter, DejaVu Sans, sans-serif");
    pango_font_description_set_weight(font.get(), style.bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
    pango_font_description_set_absolute_size(font.get(), style.size * PANGO_SCALE);
    pango_layout_set_font_description(layout.get(), font.get());
    pango_layout_set_single_paragraph_mode(layout.get(), TRUE);
    const std::unique_ptr<PangoAttrList, FreeAttributes> attributes(pango_attr_list_new());
    pango_attr_list_insert(attributes.get(), pango_attr_font_features_new("tnum"));
    pango_layout_set_attributes(layout.get(), attributes.get());
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

/// Draws with cairo, and text with Pango in Inter, or else in the sans-serif font of the machine. Borrows the
/// context.
class CairoCanvas final : public Canvas {
public:
    explicit CairoCanvas(cairo_t* context) : context_(context) {}

    void box(const Box& box, double radius, const Style& style) override
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

    void circle(CanvasPoint center, double radius, const Style& style) override
    {
        cairo_new_sub_path(context_);
        cairo_arc(context_, center.x, center.y, radius, 0, 2 * std::numbers::pi);
        cairo_close_path(context_);
        finish(style);
    }

    void polygon(std::span<const CanvasPoint> corners, const Style& style) override
    {
        for (const CanvasPoint corner : corners)
            cairo_line_to(context_, corner.x, corner.y);
        cairo_close_path(context_);
        finish(style);
    }

    void line(CanvasPoint from, CanvasPoint to, const Pen& pen) override
    {
        cairo_move_to(context_, from.x, from.y);
        cairo_line_to(context_, to.x, to.y);
        stroke(pen);
    }

    void text(CanvasPoint baseline, std::string_view text, const TextStyle& style) override
    {
        const Layout layout = layout_of(context_, text, style);
        use(style.color);
        cairo_move_to(context_, baseline.x + offset_of(style.anchor, width_of(layout.get())), baseline.y);
        pango_cairo_show_layout_line(context_, pango_layout_get_line_readonly(layout.get(), 0));
        cairo_new_path(context_);
    }

    [[nodiscard]] double text_width(std::string_view text, const TextStyle& style) const override
    {
        return width_of(layout_of(context_, text, style).get());
    }

private:
    /// Fills and outlines the current path.
    void finish(const Style& style)
    {
        if (style.fill) {
            use(*style.fill);
            cairo_fill_preserve(context_);
        }
        if (style.outline) stroke(*style.outline);
        cairo_new_path(context_);
    }

    void stroke(const Pen& pen)
    {
        constexpr double kDash = 3;  // Of the pen's width.
        const double dashes[] = {kDash * pen.width, kDash * pen.width * 0.7};
        use(pen.color);
        cairo_set_line_width(context_, pen.width);
        cairo_set_dash(context_, dashes, pen.dashed ? 2 : 0, 0);
        cairo_stroke(context_);
    }

    void use(Color color)
    {
        constexpr double kFull = 255;
        cairo_set_source_rgb(context_, color.red / kFull, color.green / kFull, color.blue / kFull);
    }

    cairo_t* context_;
};

struct DestroySurface {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};
using Surface = std::unique_ptr<cairo_surface_t, DestroySurface>;

struct DestroyContext {
    void operator()(cairo_t* context) const { cairo_destroy(context); }
};

cairo_status_t append(void* bytes, const unsigned char* data, unsigned int length)
{
    static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), length);
    return CAIRO_STATUS_SUCCESS;
}

Surface surface_for(PictureFormat format, int width, int height, std::string& bytes)
{
    if (format == PictureFormat::pdf)
        return Surface(cairo_pdf_surface_create_for_stream(append, &bytes, width, height));
    Surface surface(cairo_ps_surface_create_for_stream(append, &bytes, width, height));
    cairo_ps_surface_set_eps(surface.get(), format == PictureFormat::eps ? 1 : 0);
    return surface;
}

void set_pdf_words(cairo_surface_t* surface, const PictureWords& words)
{
    const auto set = [&](cairo_pdf_metadata_t which, const std::string& text) {
        // Cairo draws nothing at all with a title that is no UTF-8.
        cairo_pdf_surface_set_metadata(surface, which, is_valid_utf8(text) ? text.c_str() : "");
    };
    set(CAIRO_PDF_METADATA_TITLE, words.title);
    // In one line it stays ASCII, which programs find.
    std::string subject = words.description;
    std::ranges::replace(subject, '\n', ' ');
    set(CAIRO_PDF_METADATA_SUBJECT, subject);
    // Else it is now, and no two files are the same.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, nullptr);
}

void set_postscript_words(cairo_surface_t* surface, const PictureWords& words)
{
    cairo_ps_surface_dsc_comment(surface, postscript_comment("%%Title: ", words.title).c_str());
    for (const std::string_view line : split(words.description, '\n'))
        cairo_ps_surface_dsc_comment(surface, postscript_comment("%", line).c_str());
}

void paint_on(cairo_surface_t* surface, const PaintPage& paint, int width, int height)
{
    const std::unique_ptr<cairo_t, DestroyContext> context(cairo_create(surface));
    CairoCanvas canvas(context.get());
    paint(canvas, {0, 0, static_cast<double>(width), static_cast<double>(height)});
}

std::vector<std::uint32_t> pixels_of(cairo_surface_t* surface)
{
    cairo_surface_flush(surface);
    const auto width = static_cast<std::size_t>(cairo_image_surface_get_width(surface));
    const auto height = static_cast<std::size_t>(cairo_image_surface_get_height(surface));
    const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface));
    const unsigned char* const lines = cairo_image_surface_get_data(surface);
    std::vector<std::uint32_t> pixels(width * height);
    for (std::size_t y = 0; y < height; ++y)
        std::memcpy(pixels.data() + y * width, lines + y * stride, width * sizeof(std::uint32_t));
    return pixels;
}

/// Writes what is left of the file.
cairo_status_t finish(cairo_surface_t* surface)
{
    cairo_surface_finish(surface);
    return cairo_surface_status(surface);
}

/// PostScript without the line that says when it was made.
std::string undated(std::string postscript)
{
    constexpr std::string_view kDate = "\n%%CreationDate:";
    const std::size_t begin = postscript.find(kDate);
    if (begin == std::string::npos) return postscript;
    return postscript.erase(begin, postscript.find('\n', begin + 1) - begin);
}

}  // namespace

Result<std::vector<std::uint32_t>> painted_pixels(const PaintPage& paint, int width, int height)
{
    const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height));
    paint_on(surface.get(), paint, width, height);
    const cairo_status_t status = cairo_surface_status(surface.get());
    if (status != CAIRO_STATUS_SUCCESS) return failure("picture", cairo_status_to_string(status));
    return pixels_of(surface.get());
}

Result<std::string> vector_file(const PaintPage& paint, const PictureWords& words, PictureFormat format,
                                int width, int height)
{
    std::string bytes;
    const Surface surface = surface_for(format, width, height, bytes);
    if (format == PictureFormat::pdf) {
        set_pdf_words(surface.get(), words);
    } else {
        set_postscript_words(surface.get(), words);
    }
    paint_on(surface.get(), paint, width, height);
    const cairo_status_t status = finish(surface.get());
    if (status != CAIRO_STATUS_SUCCESS) return failure("picture", cairo_status_to_string(status));
    return format == PictureFormat::pdf ? bytes : undated(std::move(bytes));
}

}  // namespace gammonkit
