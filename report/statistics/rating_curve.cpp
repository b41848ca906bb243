#include "report/statistics/rating_curve.hpp"

#include "report/render/picture_words.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit {
namespace {

// All places are percent of the picture, so that it takes any width without being stretched.
constexpr double kLeft = 7;
constexpr double kRight = 97;
constexpr double kTop = 7;
constexpr double kBottom = 86;
constexpr double kLabels = 92.5;
constexpr double kNextLabels = 5;  ///< From one row of them to the next.

constexpr double kStep = 5;  ///< Of the scale, in PR.
constexpr double kLeastScale = 10;
constexpr double kMostScale = 40;  ///< Worse than that is drawn at the upper edge.

constexpr std::string_view kFaint = "#5b6875";
constexpr std::string_view kGrid = "#d5dce4";
constexpr std::string_view kDot = "#1f5fa8";
constexpr std::string_view kLine = "#b34700";

constexpr std::size_t kManyDots = 80;
constexpr std::size_t kLongestLabel = 16;

std::string percent(double number)
{
    return picture_number(number) + "%";
}

/// Where everything is.
struct Scale {
    std::size_t dots;
    double most;

    [[nodiscard]] double x(std::size_t dot) const
    {
        return kLeft + (kRight - kLeft) * (static_cast<double>(dot) + 0.5) / static_cast<double>(dots);
    }
    [[nodiscard]] double y(double rating) const
    {
        return kBottom - (kBottom - kTop) * std::min(rating, most) / most;
    }
};

Scale scale_of(const RatingCurve& curve)
{
    double most = kLeastScale;
    for (const RatingDot& dot : curve.dots) {
        if (dot.is_ranked) most = std::max({most, dot.rating, dot.so_far.value_or(0)});
    }
    return {.dots = curve.dots.size(), .most = std::min(kMostScale, kStep * std::ceil(most / kStep))};
}

void write_line(XmlWriter& xml, std::string_view kind, std::string_view color, double x1, double y1,
                double x2, double y2)
{
    const XmlElement line(xml, "line",
                          {{"class", kind},
                           {"stroke", color},
                           {"stroke-width", kind == "so-far" ? "2.5" : "1"},
                           {"x1", percent(x1)},
                           {"y1", percent(y1)},
                           {"x2", percent(x2)},
                           {"y2", percent(y2)}});
}

void write_text(XmlWriter& xml, std::string_view anchor, double x, double y, const std::string& text)
{
    xml.element("text",
                {{"fill", kFaint},
                 {"font-size", "12"},
                 {"text-anchor", anchor},
                 {"x", percent(x)},
                 {"y", percent(y)},
                 {"dy", "0.35em"}},
                text);
}

void write_grid(XmlWriter& xml, const Scale& scale)
{
    for (double rating = 0; rating <= scale.most; rating += kStep) {
        write_line(xml, "grid", kGrid, kLeft, scale.y(rating), kRight, scale.y(rating));
        write_text(xml, "end", kLeft - 1, scale.y(rating), fmt::format("{:.0f}", rating));
    }
}

void write_so_far(XmlWriter& xml, const RatingCurve& curve, const Scale& scale)
{
    for (std::size_t i = 1; i < curve.dots.size(); ++i) {
        const std::optional<double>& before = curve.dots[i - 1].so_far;
        const std::optional<double>& here = curve.dots[i].so_far;
        if (before && here)
            write_line(xml, "so-far", kLine, scale.x(i - 1), scale.y(*before), scale.x(i), scale.y(*here));
    }
}

/// Hollow where few decisions count.
void write_circle(XmlWriter& xml, const RatingDot& dot, double x, double y, bool is_small)
{
    const XmlElement circle(xml, "circle",
                            {{"class", dot.is_ranked ? "dot" : "dot few"},
                             {"fill", dot.is_ranked ? kDot : "none"},
                             {"stroke", kDot},
                             {"stroke-width", "1.5"},
                             {"cx", percent(x)},
                             {"cy", percent(y)},
                             {"r", is_small ? "2.5" : "4.5"}});
    xml.element("title", dot.words);
}

void write_dots(XmlWriter& xml, const RatingCurve& curve, const Scale& scale)
{
    for (std::size_t i = 0; i < curve.dots.size(); ++i) {
        const RatingDot& dot = curve.dots[i];
        const bool is_small = curve.dots.size() > kManyDots;
        if (dot.link.empty()) {
            write_circle(xml, dot, scale.x(i), scale.y(dot.rating), is_small);
            continue;
        }
        const XmlElement link(xml, "a", {{"href", dot.link}});
        write_circle(xml, dot, scale.x(i), scale.y(dot.rating), is_small);
    }
}

std::string cut_label(const std::string& label)
{
    if (code_points(label) <= kLongestLabel) return label;
    std::size_t end = 0;
    for (std::size_t letters = 0; end < label.size(); ++end) {
        const bool begins = (static_cast<unsigned char>(label[end]) & 0xC0U) != 0x80U;
        if (begins && ++letters == kLongestLabel) break;
    }
    return label.substr(0, end) + "…";
}

/// A text below the curve, from left to right in percent.
struct Label {
    std::string text;
    double left;
    double right;
};

Label label_of(const RatingCurve& curve, const Scale& scale, std::size_t dot, double letters)
{
    Label label{.text = cut_label(curve.dots[dot].label), .left = 0, .right = 0};
    const double half = 50 * static_cast<double>(code_points(label.text)) / letters;
    const double x = std::clamp(scale.x(dot), half, 100 - half);
    label.left = x - half;
    label.right = x + half;
    return label;
}

/// How much there is room for below a curve.
struct LabelRoom {
    double letters;  ///< So many beside each other.
    std::size_t rows;
};

/// As many as there is room for; the last one always.
void write_labels(XmlWriter& xml, const RatingCurve& curve, const Scale& scale, const LabelRoom& room)
{
    const double gap = 200 / room.letters;
    std::size_t end = curve.dots.size();
    while (end > 0 && curve.dots[end - 1].label.empty())
        --end;
    if (end == 0) return;
    const Label last = label_of(curve, scale, end - 1, room.letters);
    std::vector<double> taken(room.rows);
    for (std::size_t i = 0; i < end; ++i) {
        const Label label = label_of(curve, scale, i, room.letters);
        const bool is_last = i + 1 == end;
        std::size_t row = 0;
        const auto fits = [&] {
            const bool is_free = label.left >= taken[row];
            return is_free && (row > 0 || label.right + gap <= last.left);
        };
        while (!is_last && row < room.rows && !fits())
            ++row;
        if (label.text.empty() || row == room.rows) continue;
        taken[row] = label.right + gap;
        write_text(xml, "middle", (label.left + label.right) / 2,
                   kLabels + kNextLabels * static_cast<double>(row), label.text);
    }
}

void write_parts(XmlWriter& xml, const RatingCurve& curve, const LabelRoom& room)
{
    const Scale scale = scale_of(curve);
    write_grid(xml, scale);
    write_so_far(xml, curve, scale);
    write_dots(xml, curve, scale);
    write_labels(xml, curve, scale, room);
}

/// "2024-05-23, Bob: PR 7.21, 61 decisions"
std::string words_of(const Translator& words, const HistoryPart& part, const std::string& label)
{
    std::vector<std::string> texts;
    for (const std::string& text : {part.date, part.opponent, part.event}) {
        if (!text.empty()) texts.push_back(text);
    }
    return words.say("{0}: PR {1}, {2, plural, one {# decision} other {# decisions}}",
                     texts.empty() ? label : joined(texts, ", "),
                     words.numbers(fmt::format("{:.2f}", *part.totals.performance.rating())),
                     part.totals.performance.decisions);
}

std::string label_of(const Translator& words, const HistoryPart& part, HistoryBy by)
{
    switch (by) {
    case HistoryBy::match:
    case HistoryBy::month:
        return part.date;
    case HistoryBy::event:
        return part.event;
    case HistoryBy::length:
        return part.length == 0 ? words.say("money") : words.say("{0} points", part.length);
    case HistoryBy::opponent:
        break;
    }
    return part.opponent;
}

}  // namespace

RatingCurve rating_curve_of(const PlayerHistory& history, HistoryBy by, const Translator& words)
{
    RatingCurve curve{.title = words.say("PR of {0} by {1}", history.player, words.say(to_string(by)))};
    const bool adds_up = by == HistoryBy::match || by == HistoryBy::month;
    for (const HistoryPart& part : history.parts) {
        const std::optional<double> rating = part.totals.performance.rating();
        if (!rating) continue;
        const std::string label = label_of(words, part, by);
        curve.dots.push_back({.label = label,
                              .words = words_of(words, part, label),
                              .rating = *rating,
                              .so_far = adds_up ? part.so_far.rating() : std::nullopt,
                              .is_ranked = part.totals.is_ranked});
    }
    return curve;
}

void write_rating_curve(XmlWriter& xml, const RatingCurve& curve)
{
    constexpr LabelRoom kOnAPhone{.letters = 45, .rows = 1};
    const XmlElement svg(xml, "svg",
                         {{"class", "rating-curve"},
                          {"width", "100%"},
                          {"height", "220"},
                          {"role", "group"},
                          {"aria-label", curve.title}});
    write_parts(xml, curve, kOnAPhone);
}

std::string rating_curve_svg(const RatingCurve& curve)
{
    constexpr LabelRoom kRoom{.letters = 110, .rows = 2};
    constexpr double kTitle = 3;
    XmlWriter xml;
    {
        const XmlElement svg(xml, "svg",
                             {{"xmlns", "http://www.w3.org/2000/svg"},
                              {"width", "800"},
                              {"height", "320"},
                              {"font-family", "sans-serif"}});
        xml.element("title", curve.title);
        {
            const XmlElement back(xml, "rect", {{"width", "100%"}, {"height", "100%"}, {"fill", "#ffffff"}});
        }
        write_text(xml, "middle", 50, kTitle, curve.title + " (less is better)");
        write_parts(xml, curve, kRoom);
    }
    return xml.finish();
}

}  // namespace gammonkit
