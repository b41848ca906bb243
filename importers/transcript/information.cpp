#include "importers/transcript/information.hpp"

#include "model/limits.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace gammonkit::transcript {
namespace {

tl::unexpected<Diagnostic> wrong(std::string message, std::string hint)
{
    return failure("transcript", std::move(message), std::move(hint));
}

Result<void> set_length(Match& match, std::string_view value)
{
    const std::optional<int> length = parse_int(value.substr(0, value.find(' ')));
    if (!length || *length < 1 || *length > kMostPoints)
        return wrong(fmt::format("'{:.40}' is not a number of points", value), "match 7, or money");
    match.rules.length = *length;
    return {};
}

Result<void> set_money(Match& match, std::string_view)
{
    match.rules.length = 0;
    return {};
}

/// "Ann vs Bo", "Ann - Bo", "Ann, Bo"
Result<void> set_players(Match& match, std::string_view value)
{
    for (const std::string_view sign : {" vs. ", " vs ", " v ", " - ", " / ", ", "}) {
        const std::size_t at = value.find(sign);
        if (at == std::string_view::npos) continue;
        const std::string_view first = trimmed(value.substr(0, at));
        const std::string_view second = trimmed(value.substr(at + sign.size()));
        if (equals_ignoring_case(first, second))
            return wrong(fmt::format("both players are called '{:.40}'", first), "players Ann B vs Ann C");
        match.players.first.name = first;
        match.players.second.name = second;
        return {};
    }
    return wrong("two names are needed", "players Ann vs Bo");
}

Result<void> set_date(Match& match, std::string_view value)
{
    const std::vector<std::string_view> parts = split(value, '-');
    std::array<std::optional<int>, 3> numbers;
    for (std::size_t i = 0; i < numbers.size() && parts.size() == numbers.size(); ++i)
        numbers[i] = parse_int(parts[i]);
    const auto& [year, month, day] = numbers;
    const std::optional<Date> date = year && month && day ? date_from(*year, *month, *day) : std::nullopt;
    if (!date) return wrong(fmt::format("'{:.40}' is not a day", value), "date 2024-05-25");
    match.date = date;
    return {};
}

Result<void> set_variant(Match& match, std::string_view value)
{
    const std::optional<Variant> variant = variant_from(lowered(value));
    if (!variant)
        return wrong(fmt::format("there is no variant '{:.40}'", value),
                     "standard, nackgammon, hypergammon-1 to hypergammon-3, long-gammon");
    const bool has_begun = std::any_of(match.games.begin(), match.games.end(),
                                       [](const Game& game) { return !game.turns.empty(); });
    if (has_begun)
        return wrong("the match has begun: its variant is settled", "another file can hold another match");
    match.rules.variant = *variant;
    return {};
}

template <auto Field>
Result<void> set_rule(Match& match, std::string_view value)
{
    const bool is_on = equals_ignoring_case(value, "on") || equals_ignoring_case(value, "yes");
    const bool is_off = equals_ignoring_case(value, "off") || equals_ignoring_case(value, "no");
    if (!is_on && !is_off) return wrong(fmt::format("'{:.40}' is neither on nor off", value), "jacoby on");
    match.rules.*Field = is_on;
    return {};
}

template <auto Field>
Result<void> set_text(Match& match, std::string_view value)
{
    match.*Field = value;
    return {};
}

/// The score before the game at hand, of which nothing is played yet.
Result<void> set_score(Match& match, std::string_view value)
{
    const std::vector<std::string_view> parts = words(value);
    const std::optional<int> first = parts.size() == 2 ? parse_int(parts[0]) : std::nullopt;
    const std::optional<int> second = parts.size() == 2 ? parse_int(parts[1]) : std::nullopt;
    const auto is_score = [](std::optional<int> points) {
        return points && *points >= 0 && *points <= kMostPoints;
    };
    if (!is_score(first) || !is_score(second))
        return wrong(fmt::format("'{:.40}' is not a score", value), "score 3 2");
    if (match.games.empty()) match.games.emplace_back();
    if (!match.games.back().turns.empty())
        return wrong("the game has begun: its score is settled", "game begins another");
    match.games.back().score = {*first, *second};
    return {};
}

struct Setting {
    std::string_view word;
    Result<void> (*set)(Match& match, std::string_view value);
    bool takes_value = true;
};

constexpr std::array kSettings{
    Setting{"match", set_length},
    Setting{"length", set_length},
    Setting{"money", set_money, false},
    Setting{"players", set_players},
    Setting{"event", set_text<&Match::event>},
    Setting{"round", set_text<&Match::round>},
    Setting{"place", set_text<&Match::place>},
    Setting{"annotator", set_text<&Match::annotator>},
    Setting{"about", set_text<&Match::comment>},
    Setting{"date", set_date},
    Setting{"variant", set_variant},
    Setting{"crawford", set_rule<&Rules::crawford>},
    Setting{"jacoby", set_rule<&Rules::jacoby>},
    Setting{"beavers", set_rule<&Rules::beavers>},
    Setting{"score", set_score},
};

}  // namespace

Result<bool> tell_of_match(Match& match, std::string_view line)
{
    // As match text has it: "7 point match".
    if (line.ends_with(" point match") && is_digit(line.front())) {
        GK_TRY_VOID(set_length(match, line));
        return true;
    }
    const std::size_t gap = line.find(' ');
    const std::string_view word = line.substr(0, gap);
    const std::string_view value =
        gap == std::string_view::npos ? std::string_view() : trimmed(line.substr(gap));
    const auto setting = std::find_if(kSettings.begin(), kSettings.end(), [&](const Setting& each) {
        return equals_ignoring_case(word, each.word);
    });
    if (setting == kSettings.end() || value.empty() == setting->takes_value) return false;
    GK_TRY_VOID(setting->set(match, value));
    return true;
}

}  // namespace gammonkit::transcript
