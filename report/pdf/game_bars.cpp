#include "report/pdf/pages.hpp"
#include "report/render/fitted_text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit::pdf {
namespace {

constexpr double kBarsHeight = 52;
constexpr double kForLabel = 10;
constexpr double kBarsSize = 6.5;
constexpr double kValueSize = 5;
constexpr ByPlayer<Color> kBarColors{Color{70, 70, 70}, Color{185, 185, 185}};

/// Bars up and down from a line of zero, where the largest of all fills the height.
class Bars {
public:
    Bars(Canvas& canvas, const GameBars& bars, const Box& box, const Translator& words)
        : canvas_(canvas), bars_(bars), box_(box), words_(words)
    {
        for (const ByPlayer<std::optional<double>>& game : bars.values) {
            for (const Player player : kPlayers) {
                least_ = std::min(least_, game[player].value_or(0));
                most_ = std::max(most_, game[player].value_or(0));
            }
        }
    }

    void draw()
    {
        if (most_ <= least_) return;
        const double room = box_.width / static_cast<double>(bars_.values.size());
        const auto labeled = static_cast<std::size_t>(std::ceil(kForLabel / room));
        for (std::size_t i = 0; i < bars_.values.size(); ++i) {
            const double x = box_.x + room * static_cast<double>(i);
            draw(bars_.values[i].first, x + 0.08 * room, 0.42 * room, kBarColors.first);
            draw(bars_.values[i].second, x + 0.5 * room, 0.42 * room, kBarColors.second);
            if (i % labeled != 0) continue;
            canvas_.text({x + room / 2, box_.bottom() + kValueSize + kBarsSize + 1.5}, std::to_string(i + 1),
                         {.color = kGray, .size = kBarsSize, .anchor = Anchor::middle});
        }
        canvas_.line({box_.x, y_of(0)}, {box_.right(), y_of(0)}, {.color = kGray, .width = 0.5});
    }

private:
    void draw(std::optional<double> value, double x, double width, Color color)
    {
        if (!value || *value == 0) return;
        const double top = y_of(std::max(*value, 0.0));
        const double bottom = y_of(std::min(*value, 0.0));
        canvas_.box({x, top, width, bottom - top}, 0, {.fill = color});
        write_value(*value, {x + width / 2, *value > 0 ? top - 1 : bottom + kValueSize}, width);
    }

    /// At the end of its bar, where it fits between its neighbors; the largest and the least in any case.
    void write_value(double value, CanvasPoint end, double width)
    {
        const TextStyle style{.color = kInk, .size = kValueSize, .anchor = Anchor::middle};
        const std::string text = words_.numbers(fmt::format("{:.{}f}", value, bars_.digits));
        const bool is_extreme = value == most_ || value == least_;
        if (is_extreme || canvas_.text_width(text, style) < 1.15 * width) canvas_.text(end, text, style);
    }

    [[nodiscard]] double y_of(double value) const
    {
        return box_.y + box_.height * (most_ - value) / (most_ - least_);
    }

    Canvas& canvas_;
    const GameBars& bars_;
    Box box_;
    const Translator& words_;
    double least_ = 0;
    double most_ = 0;
};

/// "Luck: 1: 0.12, -0.05; 2: ...": the numbers of a chart.
std::string words_of(const GameBars& bars)
{
    std::string words = bars.title + ":";
    for (std::size_t i = 0; i < bars.values.size(); ++i) {
        words += fmt::format(" {}:", i + 1);
        for (const Player player : kPlayers) {
            const std::optional<double> value = bars.values[i][player];
            words += value ? fmt::format(" {:.{}f}", *value, bars.digits) : " –";
        }
        words += ";";
    }
    return words;
}

void add_legend(Flow& flow, const ByPlayer<std::string>& names)
{
    const Tagged paragraph(flow, "P");
    const TextStyle style{.color = kGray, .size = 7};
    const Box line = flow.take(leading(style.size) + 2);
    double x = line.x;
    for (const Player player : kPlayers) {
        flow.canvas().box({x, line.y + 1.5, 6, 6}, 0, {.fill = kBarColors[player]});
        flow.canvas().text({x + 9, line.y + style.size}, names[player], style);
        x += 9 + flow.canvas().text_width(names[player], style) + 14;
    }
}

}  // namespace

void add_bars(Flow& flow, const std::vector<GameBars>& bars, const ByPlayer<std::string>& names,
              const Translator& words)
{
    add_legend(flow, names);
    for (const GameBars& one : bars) {
        const Box row = flow.take(kBarsHeight + 36);
        const Tagged figure(flow, "Figure", words_of(one));
        const TextStyle style{.color = kInk, .size = 7.5, .bold = true};
        flow.canvas().text({row.x, row.y + style.size},
                           fitted_text(flow.canvas(), one.title, style, row.width), style);
        Bars(flow.canvas(), one, {row.x, row.y + 16, row.width, kBarsHeight}, words).draw();
    }
}

}  // namespace gammonkit::pdf
