#include "report/maps/roll_scale.hpp"

#include "report/maps/map_colors.hpp"
#include "report/maps/map_page.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit {

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
