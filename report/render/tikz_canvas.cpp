#include "report/render/tikz_canvas.hpp"

#include "report/render/fitted_text.hpp"
#include "report/render/picture_words.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <utility>

namespace gammonkit {
namespace {

std::string place(CanvasPoint spot)
{
    return fmt::format("({},{})", picture_number(spot.x), picture_number(spot.y));
}

std::string_view anchor_of(Anchor anchor)
{
    if (anchor == Anchor::start) return "base west";
    return anchor == Anchor::middle ? "base" : "base east";
}

std::string latex_character(char c)
{
    switch (c) {
    case '\\':
        return "\\textbackslash{}";
    case '~':
        return "\\textasciitilde{}";
    case '^':
        return "\\textasciicircum{}";
    case '<':
        return "\\textless{}";
    case '>':
        return "\\textgreater{}";
    case '|':
        return "\\textbar{}";
    case '"':
        return "{\\char34}";
    case '-':
        return "{-}";  // Two in a row are no dash.
    default:
        break;
    }
    if (std::string_view("&%$#_{}").find(c) != std::string_view::npos) return {'\\', c};
    return std::string(1, static_cast<unsigned char>(c) < ' ' ? ' ' : c);
}

}  // namespace

std::string TikzCanvas::name_of(Color color)
{
    const auto known = std::find(colors_.begin(), colors_.end(), color);
    const auto index = known - colors_.begin();
    if (known == colors_.end()) colors_.push_back(color);
    // LaTeX takes letters only; a theme has 28 colors.
    return fmt::format("gk{}{}", static_cast<char>('A' + index / 26), static_cast<char>('A' + index % 26));
}

std::string TikzCanvas::options(const Pen& pen)
{
    std::string text = fmt::format("draw={},line width={}bp", name_of(pen.color), picture_number(pen.width));
    if (pen.dashed) {
        text += fmt::format(",dash pattern=on {}bp off {}bp", picture_number(3 * pen.width),
                            picture_number(2 * pen.width));
    }
    return text;
}

std::string TikzCanvas::options(const Style& style)
{
    std::string text = style.fill ? fmt::format("fill={}", name_of(*style.fill)) : "";
    if (style.outline) text += fmt::format("{}{}", text.empty() ? "" : ",", options(*style.outline));
    return text;
}

void TikzCanvas::box(const Box& box, double radius, const Style& style)
{
    const std::string rounded =
        radius > 0 ? fmt::format(",rounded corners={}bp", picture_number(radius)) : "";
    body_ += fmt::format("\\path[{}{}] {} rectangle {};\n", options(style), rounded, place({box.x, box.y}),
                         place({box.right(), box.bottom()}));
}

void TikzCanvas::circle(CanvasPoint center, double radius, const Style& style)
{
    body_ += fmt::format("\\path[{}] {} circle[radius={}];\n", options(style), place(center),
                         picture_number(radius));
}

void TikzCanvas::polygon(std::span<const CanvasPoint> corners, const Style& style)
{
    std::string path;
    for (const CanvasPoint corner : corners)
        path += place(corner) + " -- ";
    body_ += fmt::format("\\path[{}] {}cycle;\n", options(style), path);
}

void TikzCanvas::line(CanvasPoint from, CanvasPoint to, const Pen& pen)
{
    body_ += fmt::format("\\path[{}] {} -- {};\n", options(pen), place(from), place(to));
}

void TikzCanvas::text(CanvasPoint baseline, std::string_view text, const TextStyle& style)
{
    body_ += fmt::format("\\node[anchor={},inner sep=0,text={},font=\\sffamily{}\\fontsize{{{}bp}}{{{}bp}}"
                         "\\selectfont] at {} {{{}}};\n",
                         anchor_of(style.anchor), name_of(style.color), style.bold ? "\\bfseries" : "",
                         picture_number(style.size), picture_number(style.size), place(baseline),
                         latex_text(text));
}

double TikzCanvas::text_width(std::string_view text, const TextStyle& style) const
{
    return style.size * estimated_width(text);
}

std::string TikzCanvas::finish() const
{
    TikzCanvas names;  // Gives the same names in the same order.
    std::string text = "\\begin{tikzpicture}[x=1bp,y=-1bp]\n";
    for (const Color color : colors_) {
        text += fmt::format("\\definecolor{{{}}}{{RGB}}{{{},{},{}}}\n", names.name_of(color), color.red,
                            color.green, color.blue);
    }
    return text + body_ + "\\end{tikzpicture}\n";
}

std::string latex_text(std::string_view text)
{
    // LaTeX's own fonts have these in mathematics only.
    static constexpr std::pair<std::string_view, std::string_view> kSymbols[] = {
        {"·", "$\\cdot$"}, {"−", "$-$"}, {"●", "$\\bullet$"}};
    std::string result;
    while (!text.empty()) {
        const auto* const found = std::ranges::find_if(
            kSymbols, [&](const auto& symbol) { return text.starts_with(symbol.first); });
        if (found == std::end(kSymbols)) {
            result += latex_character(text.front());
            text.remove_prefix(1);
        } else {
            result += found->second;
            text.remove_prefix(found->first.size());
        }
    }
    return result;
}

}  // namespace gammonkit
