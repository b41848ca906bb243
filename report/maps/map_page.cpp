#include "report/maps/map_page.hpp"

#include "report/render/fitted_text.hpp"
#include "report/render/picture_words.hpp"
#include "report/statistics/figure_rows.hpp"
#include "report/typeset.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr double kPartOfBoard = 0.72;
constexpr double kIds = 0.05;

BoardScene scene_of(const NamedPosition& position)
{
    return {.state = position.state, .names = position.names, .plays = position.plays};
}

constexpr std::array<Color, 3> kTemperatures{{{43, 108, 176}, {245, 247, 250}, {224, 161, 0}}};

/// After Okabe and Ito, "Color Universal Design" (2008), lightened so that black can be read on most.
constexpr std::array<Color, 8> kKinds{{{240, 228, 66},
                                       {86, 180, 233},
                                       {230, 159, 0},
                                       {0, 158, 115},
                                       {222, 222, 222},
                                       {204, 121, 167},
                                       {0, 114, 178},
                                       {213, 94, 0}}};

std::uint8_t between(std::uint8_t from, std::uint8_t to, double part)
{
    return static_cast<std::uint8_t>(std::lround(from + part * (to - from)));
}

double linear(std::uint8_t channel)
{
    const double part = channel / 255.0;
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

}  // namespace

std::string map_number(double number, int digits)
{
    return with_minus(signed_text(number, digits));
}

void paint_label(Canvas& canvas, CanvasPoint center, std::string_view text, TextStyle style, double width)
{
    style.size = fitted_size(canvas, text, style, width);
    canvas.text(baseline_for(center, style.size), fitted_text(canvas, text, style, width), style);
}

void paint_number(Canvas& canvas, CanvasPoint center, std::string_view text, TextStyle style, double width)
{
    style.size = fitted_size(canvas, text, style, width);
    if (canvas.text_width(text, style) > width) return;
    canvas.text(baseline_for(center, style.size), text, style);
}

double map_board_height(const NamedPosition& position, bool with_board)
{
    return with_board ? kPartOfBoard / aspect_of(scene_of(position)) + kMapMargin : 0;
}

void paint_map_board(Canvas& canvas, const Box& page, const NamedPosition& position, const Theme& theme)
{
    const BoardScene scene = scene_of(position);
    const double width = kPartOfBoard * page.width;
    paint_board(canvas,
                {page.x + (page.width - width) / 2, page.y + kMapMargin * page.width, width,
                 width / aspect_of(scene)},
                scene, theme);
}

double map_ids_height(bool with_ids)
{
    return with_ids ? kIds : 0;
}

void paint_map_ids(Canvas& canvas, const Box& page, const NamedPosition& position, const Theme& theme)
{
    const double margin = kMapMargin * page.width;
    const double height = kIds * page.width;
    paint_identifiers(canvas,
                      {page.x + margin, page.bottom() - height - margin / 2, page.width - 2 * margin, height},
                      position.state, theme.text);
}

Color temperature(double warmth)
{
    constexpr double kSteps = kTemperatures.size() - 1;
    const double place = (std::clamp(warmth, -1.0, 1.0) + 1) / 2 * kSteps;
    const auto index = std::min(static_cast<std::size_t>(place), kTemperatures.size() - 2);
    const Color& from = kTemperatures[index];
    const Color& to = kTemperatures[index + 1];
    const double part = place - static_cast<double>(index);
    return {between(from.red, to.red, part), between(from.green, to.green, part),
            between(from.blue, to.blue, part)};
}

Color kind_color(std::size_t index)
{
    return kKinds[index % kKinds.size()];
}

double luminance(Color color)
{
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue);
}

Color ink_on(Color color)
{
    constexpr double kEven = 0.179;  // Where black and white have the same contrast.
    return luminance(color) > kEven ? Color{0, 0, 0} : Color{255, 255, 255};
}

Color RollScale::color_of(double equity) const
{
    return temperature((equity - middle) / reach);
}

RollScale scale_of(const answers::RollAnswer& answer)
{
    RollScale scale;
    for (const answers::RollsFrom& part : answer.parts)
        scale.middle += part.rolls.first.average / static_cast<double>(answer.parts.size());
    const auto reach_to = [&](const RollMap& map) {
        for (const MappedRoll& roll : map.rolls)
            scale.reach = std::max(scale.reach, std::abs(roll.equity - scale.middle));
    };
    for (const answers::RollsFrom& part : answer.parts) {
        reach_to(part.rolls.first);
        std::ranges::for_each(part.rolls.second, reach_to);
    }
    return scale;
}

std::string figures_of(const answers::RollsFrom& rolls, const Translator& words)
{
    const RollMap& map = rolls.rolls.first;
    std::string text = words.say("average {0}, spread {1}", words.numbers(map_number(map.average)),
                                 words.numbers(fmt::format("{:.3f}", map.spread)));
    const auto add = [&](bool MappedRoll::* what, std::string_view pattern) {
        if (const int count = map.count(what); count > 0) text += ", " + words.say(pattern, count);
    };
    add(&MappedRoll::hits, "{0} hit"_say);
    add(&MappedRoll::dances, "{0} dance"_say);
    if (rolls.rolls.second.empty()) {
        add(&MappedRoll::loses_market, "{0} lose the market"_say);
    } else if (map.has_market) {
        text += ", " +
                words.say("market lost in {0}%",
                          words.numbers(fmt::format("{:.1f}", 100.0 * rolls.rolls.market_losers() / 1296)));
    }
    return text;
}

}  // namespace gammonkit
