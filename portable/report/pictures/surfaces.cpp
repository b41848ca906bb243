#include "report/pictures/surfaces.hpp"

#include "portable/report/pictures/shape_outline.hpp"
#include "report/pdf/booklet.hpp"
#include "report/pdf/page_canvas.hpp"
#include "report/pictures/postscript_comment.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

// Without cairo: FreeType draws, and PDF is written as reports are.

namespace gammonkit {
namespace {

using Library =
    std::unique_ptr<FT_LibraryRec_, decltype([](FT_Library library) { FT_Done_FreeType(library); })>;
using Face = std::unique_ptr<FT_FaceRec_, decltype([](FT_Face face) { FT_Done_Face(face); })>;
using Stroker =
    std::unique_ptr<FT_StrokerRec_, decltype([](FT_Stroker stroker) { FT_Stroker_Done(stroker); })>;

/// A page in pixels, white at first.
class Pixels {
public:
    Pixels(int width, int height)
        : width_(width), height_(height),
          pixels_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 0xFFFFFFU)
    {
    }

    /// Covers a part of a line with a color, of which it takes so much: 255 is all.
    void cover(int x, int y, int count, Color color, unsigned share)
    {
        auto pixel = pixels_.begin() + static_cast<std::ptrdiff_t>(y) * width_ + x;
        for (; count > 0; --count, ++pixel)
            *pixel = mixed(*pixel, color, share);
    }

    [[nodiscard]] FT_BBox box() const { return {0, 0, width_, height_}; }
    [[nodiscard]] std::vector<std::uint32_t>&& take() && { return std::move(pixels_); }

private:
    static std::uint32_t mixed(std::uint32_t below, Color color, unsigned share)
    {
        constexpr unsigned kAll = 255;
        std::uint32_t pixel = 0;
        for (const auto& [part, shift] : {std::pair{color.red, 16U}, {color.green, 8U}, {color.blue, 0U}}) {
            const unsigned old = below >> shift & kAll;
            pixel |= (old * (kAll - share) + static_cast<unsigned>(part) * share + kAll / 2) / kAll << shift;
        }
        return pixel;
    }

    int width_;
    int height_;
    std::vector<std::uint32_t> pixels_;
};

/// Draws with FreeType, and text in the fonts of PDF reports.
class PixelCanvas final : public Canvas {
public:
    PixelCanvas(Pixels& pixels, FT_Library library, const pdf::Fonts& fonts)
        : pixels_(pixels), library_(library), fonts_(fonts)
    {
    }

    void box(const Box& box, double radius, const Style& style) override
    {
        ShapeOutline outline;
        outline.add_box(box, radius);
        paint(outline, style);
    }

    void circle(CanvasPoint center, double radius, const Style& style) override
    {
        box({center.x - radius, center.y - radius, 2 * radius, 2 * radius}, radius, style);
    }

    void polygon(std::span<const CanvasPoint> corners, const Style& style) override
    {
        ShapeOutline outline;
        outline.add_polygon(corners);
        paint(outline, style);
    }

    void line(CanvasPoint from, CanvasPoint to, const Pen& pen) override
    {
        ShapeOutline outline;
        outline.add_line(from, to, pen);
        fill(outline.get(), pen.color);
    }

    void text(CanvasPoint baseline, std::string_view text, const TextStyle& style) override
    {
        double x = baseline.x;
        if (style.anchor != Anchor::start)
            x -= text_width(text, style) / (style.anchor == Anchor::middle ? 2 : 1);
        for (const pdf::ShapeRun& run : fonts_.shapes(text, style.bold)) {
            for (const pdf::Glyph glyph : run.glyphs) {
                draw(run, glyph, {x, baseline.y}, style);
                x += style.size * run.font->advance(glyph) / run.font->units_per_em();
            }
        }
    }

    [[nodiscard]] double text_width(std::string_view text, const TextStyle& style) const override
    {
        return style.size * fonts_.width(text, style.bold);
    }

private:
    void paint(const ShapeOutline& outline, const Style& style)
    {
        if (style.fill) fill(outline.get(), *style.fill);
        if (style.outline) stroke(outline.get(), *style.outline);
    }

    void fill(FT_Outline outline, Color color)
    {
        struct Filling {
            Pixels& pixels;
            Color color;
        } filling{pixels_, color};
        FT_Raster_Params how = {};
        how.flags = FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP;
        how.clip_box = pixels_.box();
        how.user = &filling;
        how.gray_spans = [](int y, int count, const FT_Span* spans, void* user) {
            const auto& [pixels, its_color] = *static_cast<Filling*>(user);
            for (const FT_Span* span = spans; span != spans + count; ++span)
                pixels.cover(span->x, y, span->len, its_color, span->coverage);
        };
        FT_Outline_Render(library_, &outline, &how);
    }

    /// The line around a shape.
    void stroke(FT_Outline outline, const Pen& pen)
    {
        FT_Stroker made = nullptr;
        if (FT_Stroker_New(library_, &made) != 0) return;
        const Stroker stroker(made);
        constexpr FT_Fixed kLongestMiter = 10 << 16;  // Of the pen's width.
        FT_Stroker_Set(made, to_64ths(pen.width / 2), FT_STROKER_LINECAP_BUTT,
                       FT_STROKER_LINEJOIN_MITER_FIXED, kLongestMiter);
        FT_UInt points = 0;
        FT_UInt contours = 0;
        FT_Outline border = {};
        if (FT_Stroker_ParseOutline(made, &outline, 0) != 0 ||
            FT_Stroker_GetCounts(made, &points, &contours) != 0 ||
            FT_Outline_New(library_, points, static_cast<FT_Int>(contours), &border) != 0)
            return;
        border.n_points = border.n_contours = 0;
        FT_Stroker_Export(made, &border);
        fill(border, pen.color);
        FT_Outline_Done(library_, &border);
    }

    void draw(const pdf::ShapeRun& run, pdf::Glyph glyph, CanvasPoint baseline, const TextStyle& style)
    {
        const FT_Face face = face_of(*run.font);
        if (face == nullptr || FT_Load_Glyph(face, glyph, FT_LOAD_NO_SCALE) != 0) return;
        FT_Outline& outline = face->glyph->outline;
        constexpr double kFixed = 65536;
        const auto scale = static_cast<FT_Fixed>(64 * kFixed * style.size / run.font->units_per_em());
        const FT_Matrix upside_down{scale, 0, 0, -scale};
        FT_Outline_Transform(&outline, &upside_down);
        constexpr double kThicker = 1.0 / 24;  // Of the size.
        if (run.thickened) FT_Outline_Embolden(&outline, to_64ths(kThicker * style.size));
        FT_Outline_Translate(&outline, to_64ths(baseline.x), to_64ths(baseline.y));
        fill(outline, style.color);
    }

    FT_Face face_of(const pdf::FontFile& font)
    {
        const auto [place, is_new] = faces_.try_emplace(&font);
        FT_Face face = nullptr;
        const auto* const bytes = reinterpret_cast<const FT_Byte*>(font.bytes().data());
        if (is_new &&
            FT_New_Memory_Face(library_, bytes, static_cast<FT_Long>(font.bytes().size()), 0, &face) == 0)
            place->second.reset(face);
        return place->second.get();
    }

    Pixels& pixels_;
    FT_Library library_;
    const pdf::Fonts& fonts_;
    std::map<const pdf::FontFile*, Face> faces_;
};

/// PostScript with lines of text that it takes for comments, where it says what it is.
std::string with_comments(std::string postscript, std::string_view text)
{
    std::string comments;
    for (const std::string_view line : split(text, '\n'))
        comments += postscript_comment("%", line) + '\n';
    return postscript.insert(postscript.find("%%EndComments"), comments);
}

}  // namespace

Result<std::vector<std::uint32_t>> painted_pixels(const PaintPage& paint, int width, int height)
{
    GK_TRY(const pdf::Fonts fonts, pdf::Fonts::open());
    FT_Library made = nullptr;
    if (FT_Init_FreeType(&made) != 0) return failure("picture", "out of memory");
    const Library library(made);
    Pixels pixels(width, height);
    PixelCanvas canvas(pixels, library.get(), fonts);
    paint(canvas, {0, 0, static_cast<double>(width), static_cast<double>(height)});
    return std::move(pixels).take();
}

Result<std::string> vector_file(const PaintPage& paint, const PictureWords& words, PictureFormat format,
                                int width, int height)
{
    GK_TRY(pdf::Fonts fonts, pdf::Fonts::open());
    pdf::Booklet booklet{.title = words.title,
                         .subject = words.description,
                         .paper = {static_cast<double>(width), static_cast<double>(height)}};
    std::ranges::replace(booklet.subject, '\n', ' ');
    booklet.structure.current = static_cast<pdf::ElementNumber>(booklet.structure.elements.size());
    booklet.structure.elements.push_back({.type = "Figure", .words = booklet.subject});
    pdf::Sheet& sheet = booklet.sheets.emplace_back();
    sheet.operators = pdf::upside_down(booklet.paper);
    pdf::PageCanvas canvas(sheet, fonts, booklet.structure);
    paint(canvas, {0, 0, booklet.paper.width, booklet.paper.height});
    if (format == PictureFormat::pdf) return pdf::saved(std::move(booklet), fonts);
    return with_comments(pdf::as_postscript(booklet, fonts,
                                            format == PictureFormat::eps ? pdf::PostscriptKind::encapsulated
                                                                         : pdf::PostscriptKind::document),
                         words.description);
}

}  // namespace gammonkit
