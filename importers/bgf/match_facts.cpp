#include "importers/bgf/match_facts.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace gammonkit::bgf {
namespace {

constexpr std::array<std::string_view, 12> kMonths{"jan", "feb", "mar", "apr", "may", "jun",
                                                   "jul", "aug", "sep", "oct", "nov", "dec"};

std::optional<Date> in_numbers(std::string_view written)
{
    std::string plain(written);
    std::replace(plain.begin(), plain.end(), '.', '-');
    const std::vector<std::string_view> parts = split(plain, '-');
    if (parts.size() != 3) return std::nullopt;
    const std::optional<int> year = parse_int(parts[0]);
    const std::optional<int> month = parse_int(parts[1]);
    const std::optional<int> day = parse_int(parts[2]);
    return year && month && day ? date_from(*year, *month, *day) : std::nullopt;
}

/// "Nov 2, 2025".
std::optional<Date> in_words(std::string_view written)
{
    const std::vector<std::string_view> parts = words(written);
    if (parts.size() != 3 || !parts[1].ends_with(',')) return std::nullopt;
    const auto* const month =
        std::find(kMonths.begin(), kMonths.end(), std::string_view(lowered(parts[0]).substr(0, 3)));
    const std::optional<int> day = parse_int(parts[1].substr(0, parts[1].size() - 1));
    const std::optional<int> year = parse_int(parts[2]);
    if (month == kMonths.end() || !day || !year) return std::nullopt;
    return date_from(*year, static_cast<int>(month - kMonths.begin()) + 1, *day);
}

void read_rules(const Json* document, Rules& rules, Reporter& reporter)
{
    const int length = integer(member(document, "matchlen")).value_or(0);
    if (length < 0) {
        reporter.report({.severity = Severity::warning,
                         .code = "bgf-length",
                         .message = fmt::format("a match to {} points: reading a money session", length)});
    }
    rules.length = std::max(0, length);
    if (rules.is_money()) {
        rules.jacoby = flag(member(document, "useJacoby"));
        rules.beavers = flag(member(document, "useBeaver"));
    } else {
        rules.crawford = flag(member(document, "useCrawford"));
    }
    const int limit = integer(member(document, "cubeLimit")).value_or(0);
    if (limit > 1 && is_cube_value(limit)) rules.cube_limit = limit;
    if (flag(member(document, "useCube")) == false) rules.cube_limit = 1;
}

void read_players(const Json* document, ByPlayer<PlayerInfo>& players)
{
    players.first.name = text(member(document, "nameGreen"));
    players.second.name = text(member(document, "nameRed"));
    // 0 is no rating that anybody has.
    if (integer(member(document, "ratingGreen")) != 0)
        players.first.rating = text(member(document, "ratingGreen"));
    if (integer(member(document, "ratingRed")) != 0)
        players.second.rating = text(member(document, "ratingRed"));
}

void add_extra(Match& match, const std::string& name, const Json* value)
{
    const bool says_nothing =
        value == nullptr || value->is_null() || (value->is_string() && text(value).empty());
    if (!says_nothing)
        match.extras.push_back({.key = std::string(kExtraPrefix) + name, .values = {as_json(value)}});
}

}  // namespace

void read_facts(const Json* document, Match& match, Reporter& reporter)
{
    match.source = kProgram;
    read_rules(document, match.rules, reporter);
    read_players(document, match.players);
    match.event = text(member(document, "event"));
    match.round = text(member(document, "round"));
    match.place = text(member(document, "location"));
    if (match.place.empty()) match.place = text(member(document, "site"));
    const std::string date = text(member(document, "date"));
    match.date = in_numbers(date);
    if (!match.date) match.date = in_words(date);
    if (!match.date) add_extra(match, "date", member(document, "date"));
    for (const auto& [name, value] : document->items()) {
        if (!is_among(kMatchMembers, name)) add_extra(match, name, &value);
    }
}

}  // namespace gammonkit::bgf
