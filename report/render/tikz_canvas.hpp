#pragma once

#include "report/render/canvas.hpp"

#include <string>
#include <vector>

namespace gammonkit {

/// Draws as TikZ code for LaTeX: one big point is the unit.
class TikzCanvas final : public Canvas {
public:
    void box(const Box& box, double radius, const Style& style) override;
    void circle(CanvasPoint center, double radius, const Style& style) override;
    void polygon(std::span<const CanvasPoint> corners, const Style& style) override;
    void line(CanvasPoint from, CanvasPoint to, const Pen& pen) override;
    void text(CanvasPoint baseline, std::string_view text, const TextStyle& style) override;
    [[nodiscard]] double text_width(std::string_view text, const TextStyle& style) const override;

    /// The tikzpicture, which defines its colors itself.
    [[nodiscard]] std::string finish() const;

private:
    /// The name of a color in the picture: "gkA", "gkB" ...
    [[nodiscard]] std::string name_of(Color color);
    [[nodiscard]] std::string options(const Style& style);
    [[nodiscard]] std::string options(const Pen& pen);

    std::vector<Color> colors_;
    std::string body_;
};

/// Text that LaTeX prints as it is, whatever characters are special to it.
[[nodiscard]] std::string latex_text(std::string_view text);

}  // namespace gammonkit
