#include "pictures/picture.hpp"

#include "pictures/cairo_canvas.hpp"

#include <cairo-pdf.h>
#include <cairo-ps.h>
#include <cairo-svg.h>
#include <cmath>
#include <fmt/format.h>
#include <memory>

namespace gammonkit {
namespace {

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

Surface surface_for(PictureFormat format, double width, double height, std::string& bytes)
{
    switch (format) {
    case PictureFormat::png:
        return Surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(std::lround(width)),
                                                  static_cast<int>(std::lround(height))));
    case PictureFormat::svg:
        return Surface(cairo_svg_surface_create_for_stream(append, &bytes, width, height));
    case PictureFormat::pdf:
        return Surface(cairo_pdf_surface_create_for_stream(append, &bytes, width, height));
    case PictureFormat::ps:
    case PictureFormat::eps:
        break;
    }
    Surface surface(cairo_ps_surface_create_for_stream(append, &bytes, width, height));
    cairo_ps_surface_set_eps(surface.get(), format == PictureFormat::eps ? 1 : 0);
    return surface;
}

void paint_on(cairo_surface_t* surface, const PaintPage& paint, const Box& page)
{
    const std::unique_ptr<cairo_t, DestroyContext> context(cairo_create(surface));
    CairoCanvas canvas(context.get());
    paint(canvas, page);
}

/// Writes what is left of the file.
cairo_status_t finish(cairo_surface_t* surface, PictureFormat format, std::string& bytes)
{
    if (format == PictureFormat::png) return cairo_surface_write_to_png_stream(surface, append, &bytes);
    cairo_surface_finish(surface);
    return cairo_surface_status(surface);
}

}  // namespace

Result<std::string> draw_page(const PaintPage& paint, PictureFormat format, int width, int height)
{
    std::string bytes;
    const Box page{0, 0, static_cast<double>(width), static_cast<double>(height)};
    const Surface surface = surface_for(format, page.width, page.height, bytes);
    paint_on(surface.get(), paint, page);
    const cairo_status_t status = finish(surface.get(), format, bytes);
    if (status != CAIRO_STATUS_SUCCESS) return failure("picture", cairo_status_to_string(status));
    return bytes;
}

Result<std::string> draw_picture(const BoardScene& scene, const Theme& theme, PictureFormat format, int width)
{
    if (width < kNarrowestPicture || width > kWidestPicture) {
        return failure("picture-size", fmt::format("a picture cannot be {} wide", width),
                       fmt::format("its width is {} to {}", kNarrowestPicture, kWidestPicture));
    }
    const auto paint = [&](Canvas& canvas, const Box& page) { paint_page(canvas, page, scene, theme); };
    return draw_page(paint, format, width, static_cast<int>(std::lround(width / aspect_of(scene))));
}

}  // namespace gammonkit
