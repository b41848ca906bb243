#pragma once

#include "report/render/canvas.hpp"

#include <string>

namespace gammonkit {

/// Draws as code of Typst, which needs no package: one point is the unit.
class TypstCanvas final : public Canvas {
public:
    void box(const Box& box, double radius, const Style& style) override;
    void circle(CanvasPoint center, double radius, const Style& style) override;
    void polygon(std::span<const CanvasPoint> corners, const Style& style) override;
    void line(CanvasPoint from, CanvasPoint to, const Pen& pen) override;
    void text(CanvasPoint baseline, std::string_view text, const TextStyle& style) override;
    [[nodiscard]] double text_width(std::string_view text, const TextStyle& style) const override;

    /// The drawing as an expression, "box(width: ...)", of this size.
    [[nodiscard]] std::string finish(double width, double height) const;

private:
    /// Puts an element where its upper left corner stands.
    void put(CanvasPoint corner, const std::string& element);

    std::string body_;
};

/// A literal of Typst for text that it prints as it is: in quotes, on one line.
[[nodiscard]] std::string typst_text(std::string_view text);

}  // namespace gammonkit
