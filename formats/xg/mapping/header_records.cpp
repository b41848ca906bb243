#include "formats/xg/mapping/header_records.hpp"

#include "formats/xg/mapping/boards.hpp"
#include "support/text.hpp"

#include <chrono>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit::xg {
namespace {

namespace time = std::chrono;

constexpr time::sys_days kDayZero = time::year{1899} / 12 / 30;
constexpr int kSecondsOfDay = 86400;
constexpr double kLastDay = 2958465;  // The end of the year 9999.
constexpr Elo kUnrated{};

std::int32_t variation_of(Variant variant)
{
    switch (variant) {
    case Variant::nackgammon:
        return 1;
    case Variant::hypergammon_3:
        return 2;
    case Variant::long_gammon:
        return 3;
    default:
        return 0;
    }
}

Variant variant_of(std::int32_t variation)
{
    switch (variation) {
    case 1:
        return Variant::nackgammon;
    case 2:
        return Variant::hypergammon_3;
    case 3:
        return Variant::long_gammon;
    default:
        return Variant::standard;
    }
}

std::string rating_of(double rating, std::int32_t experience)
{
    if (rating == kUnrated.rating && experience == kUnrated.experience) return {};
    return experience == kUnrated.experience ? fmt::format("{}", rating)
                                             : fmt::format("{:.2f}/{}", rating, experience);
}

void set_rules(HeaderMatch& header, const Rules& rules)
{
    const bool money = rules.is_money();
    header.length = money ? kUnlimited : rules.length;
    header.variation = variation_of(rules.variant);
    header.crawford = rules.crawford.value_or(true);
    header.jacoby = money && rules.jacoby.value_or(false);
    header.beaver = money && rules.beavers.value_or(false);
    header.automatic_doubles = money && rules.automatic_doubles.value_or(0) > 0;
    header.most_automatic_doubles = money ? rules.automatic_doubles.value_or(0) : 0;
    if (rules.cube_limit) header.cube_limit = log2_of(*rules.cube_limit);
}

void set_players(HeaderMatch& header, const ByPlayer<PlayerInfo>& players)
{
    for (const Player player : kPlayers) {
        const std::size_t i = player == Player::first ? 0 : 1;
        header.players[i] = header.ansi_players[i] = players[player].name;
        const Elo elo = elo_of(players[player].rating).value_or(kUnrated);
        header.elo[i] = elo.rating;
        header.experience[i] = elo.experience;
    }
}

}  // namespace

std::optional<double> fraction_of_day(std::string_view text)
{
    constexpr std::array<int, 3> kUnits{3600, 60, 1};
    const char separator = text.find(':') == std::string_view::npos ? '.' : ':';
    const std::vector<std::string_view> parts = split(text, separator);
    if (parts.size() < 2 || parts.size() > kUnits.size()) return std::nullopt;
    int seconds = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::optional<int> number = parse_int(parts[i]);
        if (!number || *number < 0 || *number > (i == 0 ? 23 : 59)) return std::nullopt;
        seconds += *number * kUnits[i];
    }
    return double(seconds) / kSecondsOfDay;
}

std::optional<Date> date_of(double days)
{
    if (!(days >= 1 && days < kLastDay)) return std::nullopt;
    const time::year_month_day day(kDayZero + time::days(static_cast<int>(days)));
    return date_from(static_cast<int>(day.year()), static_cast<int>(static_cast<unsigned>(day.month())),
                     static_cast<int>(static_cast<unsigned>(day.day())));
}

std::string time_of(double days)
{
    if (!(days >= 0 && days < kLastDay)) return {};
    const int minutes = static_cast<int>(std::lround((days - std::floor(days)) * kSecondsOfDay)) / 60;
    return minutes == 0 ? std::string{} : fmt::format("{:02}.{:02}", minutes / 60 % 24, minutes % 60);
}

double days_of(const std::optional<Date>& date, std::string_view time_text)
{
    if (!date) return fraction_of_day(time_text).value_or(0);
    const time::sys_days day = time::year{date->year} / date->month / date->day;
    return static_cast<double>((day - kDayZero).count()) + fraction_of_day(time_text).value_or(0);
}

std::optional<Elo> elo_of(std::string_view rating)
{
    const std::size_t slash = rating.find('/');
    const std::optional<double> number = parse_double(trimmed(rating.substr(0, slash)));
    if (!number || !std::isfinite(*number)) return std::nullopt;
    Elo elo{.rating = *number};
    if (slash == std::string_view::npos) return elo;
    const std::optional<int> experience = parse_int(trimmed(rating.substr(slash + 1)));
    if (!experience) return std::nullopt;
    elo.experience = *experience;
    return elo;
}

std::string match_id_of(std::int32_t game_id)
{
    return game_id == 0 ? std::string{} : std::to_string(-std::int64_t{game_id});
}

std::optional<std::int32_t> game_id_of(std::string_view match_id)
{
    const std::optional<int> number = parse_int(match_id);
    return number && *number != INT32_MIN ? std::optional(-*number) : std::nullopt;
}

HeaderMatch header_of(const Match& match)
{
    HeaderMatch header;
    set_rules(header, match.rules);
    set_players(header, match.players);
    header.date = days_of(match.date, match.time);
    header.event = header.ansi_event = match.event;
    header.location = header.ansi_location = match.place;
    header.round = header.ansi_round = match.round;
    header.transcriber = match.annotator;
    header.game_id = game_id_of(match.match_id).value_or(0);
    return header;
}

HeaderMatch header_of(const PositionRecord& position)
{
    HeaderMatch header;
    set_rules(header, position.state.rules);
    set_players(header, position.players);
    return header;
}

Rules rules_of(const HeaderMatch& header)
{
    Rules rules;
    const bool money = header.length == kUnlimited;
    rules.length = money ? 0 : header.length;
    rules.variant = variant_of(header.variation);
    if (header.cube_limit >= 0 && header.cube_limit <= 20) rules.cube_limit = 1 << header.cube_limit;
    if (!money) {
        rules.crawford = header.crawford;
        return rules;
    }
    rules.jacoby = header.jacoby;
    rules.beavers = header.beaver;
    rules.automatic_doubles = header.automatic_doubles ? std::max(1, header.most_automatic_doubles) : 0;
    return rules;
}

ByPlayer<PlayerInfo> players_of(const HeaderMatch& header)
{
    ByPlayer<PlayerInfo> players;
    for (const Player player : kPlayers) {
        const std::size_t i = player == Player::first ? 0 : 1;
        players[player] = {.name = header.players[i],
                           .rating = rating_of(header.elo[i], header.experience[i])};
    }
    return players;
}

}  // namespace gammonkit::xg
