#pragma once

#include "report/pdf/booklet.hpp"
#include "report/render/canvas.hpp"

#include <optional>

namespace gammonkit::pdf {

/// Draws on a sheet of a booklet, in points from its upper left corner. Text stays text. All of it is marked
/// as part of the current element of the structure: text of any, lines and areas of figures alone.
class PageCanvas final : public Canvas {
public:
    PageCanvas(Sheet& sheet, Fonts& fonts, const Structure& structure)
        : sheet_(sheet), out_(sheet.operators), fonts_(fonts), structure_(structure)
    {
    }

    void box(const Box& box, double radius, const Style& style) override;
    void circle(CanvasPoint center, double radius, const Style& style) override;
    void polygon(std::span<const CanvasPoint> corners, const Style& style) override;
    void line(CanvasPoint from, CanvasPoint to, const Pen& pen) override;
    void text(CanvasPoint baseline, std::string_view text, const TextStyle& style) override;
    [[nodiscard]] double text_width(std::string_view text, const TextStyle& style) const override;

private:
    enum class Cap { none, butt, round };

    void mark_as(ElementNumber element);
    void mark_shape();

    void put(double number);
    void put(CanvasPoint spot, char operation);
    void fill_with(Color color);
    void stroke_with(Color color, double width, Cap cap);
    void dash(const Pen& pen);
    void prepare(const Style& style);
    void paint(const Style& style);
    void rounded_path(const Box& box, double radius);
    /// A disk: the shortest of lines, with a round end.
    void dot(CanvasPoint center, double radius, Color color);

    Sheet& sheet_;
    std::string& out_;
    Fonts& fonts_;
    const Structure& structure_;
    // What the operators before have set.
    std::optional<Color> fill_ = {};
    std::optional<Color> stroke_ = {};
    double width_ = -1;
    double dash_ = -1;
    Cap cap_ = Cap::none;
    bool thickened_ = false;
};

/// Where a sheet's own coordinates begin: what each begins with.
[[nodiscard]] std::string upside_down(const PaperSize& paper);

}  // namespace gammonkit::pdf
