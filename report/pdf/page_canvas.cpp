#include "report/pdf/page_canvas.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <fmt/format.h>

namespace gammonkit::pdf {
namespace {

/// How far the handles of a Bezier curve stand that draws a quarter of a circle.
constexpr double kQuarter = 0.5523;

/// Two decimals, without needless zeros.
void append(std::string& out, double number)
{
    constexpr double kLargest = 1e7;
    if (std::isnan(number)) number = 0;  // Figures of a damaged record can be endless.
    auto hundredths = static_cast<std::int64_t>(std::lround(100 * std::clamp(number, -kLargest, kLargest)));
    if (hundredths < 0) out += '-';
    hundredths = std::abs(hundredths);
    char digits[24];
    const auto end = std::to_chars(std::begin(digits), std::end(digits), hundredths / 100);
    out.append(digits, end.ptr);
    const auto rest = static_cast<int>(hundredths % 100);
    if (rest == 0) return;
    out += '.';
    out += static_cast<char>('0' + rest / 10);
    if (rest % 10 != 0) out += static_cast<char>('0' + rest % 10);
}

void append(std::string& out, Color color)
{
    for (const int part : {color.red, color.green, color.blue}) {
        append(out, part / 255.0);
        out += ' ';
    }
}

}  // namespace

std::string upside_down(const PaperSize& paper)
{
    std::string operators = "1 0 0 -1 0 ";
    append(operators, paper.height);
    return operators + " cm\n";
}

std::string operators_of(const Sheet& sheet)
{
    return sheet.open ? sheet.operators + "EMC\n" : sheet.operators;
}

void PageCanvas::mark_as(ElementNumber element)
{
    if (sheet_.open == element) return;
    if (sheet_.open) out_ += "EMC\n";
    sheet_.open = element;
    if (element == kArtifact) {
        out_ += "/Artifact BMC\n";
        return;
    }
    out_ += '/';
    out_ += structure_.type_of(element);
    out_ += fmt::format(" <</MCID {}>> BDC\n", sheet_.marked.size());
    sheet_.marked.push_back(element);
}

void PageCanvas::mark_shape()
{
    mark_as(structure_.type_of(structure_.current) == "Figure" ? structure_.current : kArtifact);
}

void PageCanvas::put(double number)
{
    append(out_, number);
    out_ += ' ';
}

void PageCanvas::put(CanvasPoint spot, char operation)
{
    put(spot.x);
    put(spot.y);
    out_ += operation;
    out_ += ' ';
}

void PageCanvas::fill_with(Color color)
{
    if (fill_ == color) return;
    fill_ = color;
    append(out_, color);
    out_ += "rg\n";
}

void PageCanvas::stroke_with(Color color, double width, Cap cap)
{
    if (stroke_ != color) {
        append(out_, color);
        out_ += "RG ";
    }
    if (width_ != width) {
        put(width);
        out_ += "w ";
    }
    if (cap_ != cap) out_ += cap == Cap::round ? "1 J " : "0 J ";
    stroke_ = color;
    width_ = width;
    cap_ = cap;
}

void PageCanvas::dash(const Pen& pen)
{
    const double dash = pen.dashed ? pen.width : 0;
    if (dash == dash_) return;
    dash_ = dash;
    out_ += '[';
    if (pen.dashed) {
        put(3 * dash);
        append(out_, 2 * dash);
    }
    out_ += "] 0 d ";
}

void PageCanvas::prepare(const Style& style)
{
    if (style.fill) fill_with(*style.fill);
    if (!style.outline) return;
    stroke_with(style.outline->color, style.outline->width, Cap::butt);
    dash(*style.outline);
}

void PageCanvas::paint(const Style& style)
{
    if (style.fill && style.outline) {
        out_ += "B\n";
    } else {
        out_ += style.fill ? "f\n" : style.outline ? "S\n" : "n\n";
    }
}

void PageCanvas::rounded_path(const Box& box, double radius)
{
    const double r = std::min({radius, box.width / 2, box.height / 2});
    const double far = r - kQuarter * r;
    const auto curve = [&](CanvasPoint a, CanvasPoint b, CanvasPoint end) {
        for (const CanvasPoint spot : {a, b}) {
            put(spot.x);
            put(spot.y);
        }
        put(end, 'c');
    };
    const auto [x, y, width, height] = box;
    put(CanvasPoint{x + r, y}, 'm');
    put(CanvasPoint{box.right() - r, y}, 'l');
    curve({box.right() - far, y}, {box.right(), y + far}, {box.right(), y + r});
    put(CanvasPoint{box.right(), box.bottom() - r}, 'l');
    curve({box.right(), box.bottom() - far}, {box.right() - far, box.bottom()},
          {box.right() - r, box.bottom()});
    put(CanvasPoint{x + r, box.bottom()}, 'l');
    curve({x + far, box.bottom()}, {x, box.bottom() - far}, {x, box.bottom() - r});
    put(CanvasPoint{x, y + r}, 'l');
    curve({x, y + far}, {x + far, y}, {x + r, y});
    out_ += "h ";
}

void PageCanvas::box(const Box& box, double radius, const Style& style)
{
    mark_shape();
    prepare(style);
    if (radius > 0) {
        rounded_path(box, radius);
    } else {
        for (const double number : {box.x, box.y, box.width, box.height})
            put(number);
        out_ += "re ";
    }
    paint(style);
}

void PageCanvas::dot(CanvasPoint center, double radius, Color color)
{
    stroke_with(color, 2 * radius, Cap::round);
    dash({.color = color});
    put(center, 'm');
    put(center, 'l');
    out_ += "S\n";
}

void PageCanvas::circle(CanvasPoint center, double radius, const Style& style)
{
    if (!style.fill || (style.outline && style.outline->dashed)) {
        box({center.x - radius, center.y - radius, 2 * radius, 2 * radius}, radius, style);
        return;
    }
    mark_shape();
    // Two dots take a fifth of the space of two curved paths.
    const double edge = style.outline ? style.outline->width / 2 : 0;
    if (style.outline) dot(center, radius + edge, style.outline->color);
    dot(center, radius - edge, *style.fill);
}

void PageCanvas::polygon(std::span<const CanvasPoint> corners, const Style& style)
{
    if (corners.empty()) return;
    mark_shape();
    prepare(style);
    for (std::size_t i = 0; i < corners.size(); ++i)
        put(corners[i], i == 0 ? 'm' : 'l');
    out_ += "h ";
    paint(style);
}

void PageCanvas::line(CanvasPoint from, CanvasPoint to, const Pen& pen)
{
    mark_shape();
    stroke_with(pen.color, pen.width, Cap::butt);
    dash(pen);
    put(from, 'm');
    put(to, 'l');
    out_ += "S\n";
}

void PageCanvas::text(CanvasPoint baseline, std::string_view text, const TextStyle& style)
{
    if (text.empty()) return;
    mark_as(structure_.current);
    fill_with(style.color);
    double x = baseline.x;
    if (style.anchor != Anchor::start)
        x -= text_width(text, style) / (style.anchor == Anchor::middle ? 2 : 1);
    out_ += "BT 1 0 0 -1 ";
    put(x);
    put(baseline.y);
    out_ += "Tm";
    for (const TextRun& run : fonts_.runs(text, style.bold)) {
        if (run.thickened) {
            out_ += ' ';
            stroke_with(style.color, 0.035 * style.size, Cap::butt);
            dash({.color = style.color});
        }
        if (run.thickened != thickened_) out_ += run.thickened ? " 2 Tr" : " 0 Tr";
        thickened_ = run.thickened;
        out_ += " /";
        out_ += run.font;
        out_ += ' ';
        put(style.size);
        out_ += "Tf <";
        out_ += run.codes;
        out_ += "> Tj";
    }
    out_ += " ET\n";
}

double PageCanvas::text_width(std::string_view text, const TextStyle& style) const
{
    return style.size * fonts_.width(text, style.bold);
}

}  // namespace gammonkit::pdf
