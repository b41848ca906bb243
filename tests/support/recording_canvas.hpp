#pragma once

#include "report/render/canvas.hpp"

#include <string>
#include <vector>

namespace gammonkit {

/// Remembers what was drawn on it. Every character is 0.6 of the font's size wide.
class RecordingCanvas final : public Canvas {
public:
    struct Circle {
        CanvasPoint center;
        double radius;
        Style style;
    };
    struct Text {
        CanvasPoint baseline;
        std::string text;
        TextStyle style;
    };
    struct Line {
        CanvasPoint from;
        CanvasPoint to;
        Pen pen;
    };

    void box(const Box& box, double, const Style&) override
    {
        boxes.push_back(box);
        order += 'b';
    }
    void circle(CanvasPoint center, double radius, const Style& style) override
    {
        circles.push_back({center, radius, style});
    }
    void polygon(std::span<const CanvasPoint> corners, const Style&) override
    {
        polygons.emplace_back(corners.begin(), corners.end());
    }
    void line(CanvasPoint from, CanvasPoint to, const Pen& pen) override
    {
        lines.push_back({from, to, pen});
        order += 'l';
    }
    void text(CanvasPoint baseline, std::string_view text, const TextStyle& style) override
    {
        texts.push_back({baseline, std::string(text), style});
    }
    [[nodiscard]] double text_width(std::string_view text, const TextStyle& style) const override
    {
        return 0.6 * style.size * static_cast<double>(text.size());
    }

    [[nodiscard]] bool says(std::string_view words) const
    {
        for (const Text& written : texts) {
            if (written.text == words) return true;
        }
        return false;
    }

    std::vector<Box> boxes;
    std::vector<Circle> circles;
    std::vector<std::vector<CanvasPoint>> polygons;
    std::vector<Line> lines;
    std::vector<Text> texts;
    std::string order;  ///< Of boxes and lines: "bbl".
};

}  // namespace gammonkit
