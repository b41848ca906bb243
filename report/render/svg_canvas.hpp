#pragma once

#include "report/render/canvas.hpp"
#include "report/render/picture_words.hpp"
#include "support/xml_writer.hpp"

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace gammonkit {

/// Draws as elements of SVG, with text that stays text, into an `<svg>` that the caller has started, and will
/// end when the canvas is gone. What is drawn one after the other in the same style is a group that has it.
class SvgCanvas final : public Canvas {
public:
    explicit SvgCanvas(XmlWriter& writer) : writer_(writer) {}
    ~SvgCanvas() override;
    SvgCanvas(const SvgCanvas&) = delete;
    SvgCanvas& operator=(const SvgCanvas&) = delete;

    void box(const Box& box, double radius, const Style& style) override;
    void circle(CanvasPoint center, double radius, const Style& style) override;
    void polygon(std::span<const CanvasPoint> corners, const Style& style) override;
    void line(CanvasPoint from, CanvasPoint to, const Pen& pen) override;
    void text(CanvasPoint baseline, std::string_view text, const TextStyle& style) override;
    [[nodiscard]] double text_width(std::string_view text, const TextStyle& style) const override;

private:
    using Look = std::variant<std::monostate, Style, Pen, TextStyle>;

    /// What follows has this look: begins a group if what came before had another.
    void wear(const Look& look);
    void end_group();

    using Length = std::pair<std::string_view, double>;
    /// Adds an element that has only lengths.
    void add_shape(std::string_view name, std::initializer_list<Length> lengths);
    void write_shapes();

    void put(std::string_view name, double number);
    void put(const Style& style);
    void put(const Pen& pen);
    void put(const TextStyle& style);

    XmlWriter& writer_;
    Look look_;           ///< Of the open group, if there is one.
    std::string shapes_;  ///< What was drawn in it and not written yet: numbers need no escapes.
};

/// Paints into the whole of a page.
using PaintPage = std::function<void(Canvas& canvas, const Box& page)>;

/// An SVG file with what `paint` paints on a page of this size, in points (1/72 inch). Its text is text, in a
/// sans-serif font of whoever looks at it. Same painting, same bytes.
[[nodiscard]] std::string svg_page(const PaintPage& paint, const PictureWords& words, int width, int height);

}  // namespace gammonkit
