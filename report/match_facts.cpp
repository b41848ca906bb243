#include "report/match_facts.hpp"

#include "report/turn_words.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit {

std::vector<MatchFact> match_facts(const Match& match)
{
    std::vector<MatchFact> facts;
    const auto add = [&](const std::string& name, const std::string& value, const std::string& in_line) {
        if (!value.empty()) facts.push_back({.name = name, .value = value, .in_line = in_line});
    };
    const std::string length = kind_words(match.rules);
    const std::string date = match.date ? to_string(*match.date) : "";
    add("Length", length, length);
    add("Event", match.event, match.event);
    add("Round", match.round, match.round);
    add("Place", match.place, match.place);
    add("Date", date, date);
    add("Time", match.time, match.time);
    for (const Player player : kPlayers) {
        const std::string& rating = match.players[player].rating;
        // Servers give whoever has not played yet the rating that they begin with.
        if (rating.ends_with("/0")) continue;
        const std::string name = name_of(match.players, player);
        add("Rating of " + name, rating, fmt::format("{} {}", name, rating));
    }
    add("Annotator", match.annotator, "annotated by " + match.annotator);
    return facts;
}

std::string match_facts_line(const Match& match)
{
    std::vector<std::string> texts;
    std::ranges::transform(match_facts(match), std::back_inserter(texts), &MatchFact::in_line);
    return joined(texts, " · ");
}

}  // namespace gammonkit
