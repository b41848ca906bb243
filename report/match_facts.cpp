#include "report/match_facts.hpp"

#include "report/turn_words.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit {

std::string shown_rating(const PlayerInfo& player)
{
    return player.rating.ends_with("/0") ? "" : player.rating;
}

std::vector<MatchFact> match_facts(const Match& match, const Translator& words)
{
    std::vector<MatchFact> facts;
    const auto add = [&](const std::string& name, const std::string& value, const std::string& in_line) {
        if (!value.empty()) facts.push_back({.name = name, .value = value, .in_line = in_line});
    };
    const std::string length = kind_words(match.rules, words);
    const std::string date =
        match.date ? words.date(match.date->year, match.date->month, match.date->day) : "";
    add(words.say("Length"), length, length);
    add(words.say("Event"), match.event, match.event);
    add(words.say("Round"), match.round, match.round);
    add(words.say("Place"), match.place, match.place);
    add(words.say("Date"), date, date);
    add(words.say("Time"), match.time, match.time);
    for (const Player player : kPlayers) {
        const std::string rating = shown_rating(match.players[player]);
        const std::string name = name_of(match.players, player, words);
        add(words.say("Rating of {0}", name), rating, fmt::format("{} {}", name, rating));
    }
    add(words.say("Annotator"), match.annotator, words.say("annotated by {0}", match.annotator));
    return facts;
}

std::string match_facts_line(const Match& match, const Translator& words)
{
    std::vector<std::string> texts;
    std::ranges::transform(match_facts(match, words), std::back_inserter(texts), &MatchFact::in_line);
    return joined(texts, " · ");
}

}  // namespace gammonkit
