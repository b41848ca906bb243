#pragma once

#include "render/canvas.hpp"
#include "support/xml_writer.hpp"

namespace gammonkit {

/// Draws as elements of SVG, with text that stays text, into an `<svg>` that the caller has started and will
/// end.
class SvgCanvas final : public Canvas {
public:
    explicit SvgCanvas(XmlWriter& writer) : writer_(writer) {}

    void box(const Box& box, double radius, const Style& style) override;
    void circle(Spot center, double radius, const Style& style) override;
    void polygon(std::span<const Spot> corners, const Style& style) override;
    void line(Spot from, Spot to, const Pen& pen) override;
    void text(Spot baseline, std::string_view text, const TextStyle& style) override;
    [[nodiscard]] double text_width(std::string_view text, const TextStyle& style) const override;

private:
    void put(std::string_view name, double number);
    void put(const Style& style);
    void put(const Pen& pen);

    XmlWriter& writer_;
};

}  // namespace gammonkit
