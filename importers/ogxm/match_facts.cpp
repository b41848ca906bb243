#include "importers/ogxm/match_facts.hpp"

#include <chrono>
#include <fmt/format.h>

namespace gammonkit::ogxm {
namespace {

/// Later than any match.
constexpr std::uint64_t kLastMillisecond = 253'402'300'799'999;  // The end of the year 9999.

void read_rules(const MatchRecord& record, Match& match)
{
    Rules& rules = match.rules;
    rules.length = record.length;
    if (record.cube_limit && *record.cube_limit > 1 && is_cube_value(*record.cube_limit)) {
        rules.cube_limit = record.cube_limit;
    }
    if (!record.rules) return;
    const int bits = *record.rules;
    if (rules.is_money()) {
        rules.jacoby = (bits & kJacobyRule) != 0;
        rules.beavers = (bits & kBeaverRule) != 0;
        rules.raccoons = (bits & kRaccoonRule) != 0;
    } else {
        rules.crawford = (bits & kCrawfordRule) != 0;
    }
    if ((bits & ~kNamedRules) != 0)
        match.extras.push_back({.key = std::string(kRulesKey), .values = {std::to_string(bits)}});
}

void read_start(const MatchRecord& record, Match& match)
{
    if (!record.started_at || *record.started_at > kLastMillisecond) return;
    using namespace std::chrono;
    const sys_time<milliseconds> moment{milliseconds(*record.started_at)};
    const auto day = floor<days>(moment);
    const year_month_day date(day);
    match.date =
        date_from(static_cast<int>(date.year()), static_cast<int>(static_cast<unsigned>(date.month())),
                  static_cast<int>(static_cast<unsigned>(date.day())));
    const auto minutes_of_day = floor<minutes>(moment - day).count();
    if (minutes_of_day > 0) match.time = fmt::format("{:02}:{:02}", minutes_of_day / 60, minutes_of_day % 60);
}

std::string joined(const std::string& a, std::string_view between, const std::string& b)
{
    return a.empty() || b.empty() ? a + b : fmt::format("{}{}{}", a, between, b);
}

void add_extra(Match& match, std::string_view key, const std::string& value)
{
    if (!value.empty()) match.extras.push_back({.key = std::string(key), .values = {value}});
}

}  // namespace

void read_facts(const MatchRecord& record, Match& match)
{
    read_rules(record, match);
    read_start(record, match);
    for (const Player player : kPlayers) {
        const std::size_t seat = player == Player::first ? 0 : 1;
        match.players[player].name = record.names[seat];
        const PlayerRecord& told = record.players[seat];
        if (told.rating) match.players[player].rating = rating_text(static_cast<std::uint64_t>(*told.rating));
        add_extra(match, seat == 0 ? kWhiteIdKey : kBlackIdKey, told.id);
    }
    match.event = record.event;
    match.round = joined(record.stage, ", ", record.round ? std::to_string(*record.round) : "");
    match.place = joined(record.city, ", ", record.country);
    if (match.place.empty())
        match.place = record.site;
    else
        add_extra(match, kSiteKey, record.site);
    match.match_id = record.match_ref;
    if (record.event_year) add_extra(match, kEventYearKey, std::to_string(*record.event_year));
    add_extra(match, kTableKey, record.table);
    add_extra(match, kEventUrlKey, record.event_url);
}

}  // namespace gammonkit::ogxm
