#pragma once

#include "report/render/canvas.hpp"

#include <cairo.h>

namespace gammonkit {

/// Draws with cairo, and text with Pango in the sans-serif font of the machine. Borrows the context.
class CairoCanvas final : public Canvas {
public:
    explicit CairoCanvas(cairo_t* context) : context_(context) {}

    void box(const Box& box, double radius, const Style& style) override;
    void circle(CanvasPoint center, double radius, const Style& style) override;
    void polygon(std::span<const CanvasPoint> corners, const Style& style) override;
    void line(CanvasPoint from, CanvasPoint to, const Pen& pen) override;
    void text(CanvasPoint baseline, std::string_view text, const TextStyle& style) override;
    [[nodiscard]] double text_width(std::string_view text, const TextStyle& style) const override;

private:
    /// Fills and outlines the current path.
    void finish(const Style& style);
    void stroke(const Pen& pen);
    void use(Color color);

    cairo_t* context_;
};

}  // namespace gammonkit
