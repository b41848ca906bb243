#include "exporters/ogxm/match_section.hpp"

#include "formats/ogxm/numbers.hpp"
#include "model/find_extra.hpp"
#include "model/replay.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>

namespace gammonkit::ogxm {
namespace {

// The numbers of the fields, and what HedgeHog's programs take at most.
constexpr int kRules = 2;
constexpr int kCubeLimit = 3;
constexpr int kStartScore = 4;
constexpr int kStarted = 8;
constexpr int kCrawfordBefore = 11;
constexpr int kEvent = 12;
constexpr int kEventYear = 13;
constexpr int kStage = 15;
constexpr int kRound = 16;
constexpr int kTable = 17;
constexpr int kCity = 18;
constexpr int kCountry = 19;
constexpr int kEventUrl = 20;
constexpr int kSite = 21;
constexpr int kMatchRef = 22;
constexpr int kWhite = 23;
constexpr std::size_t kLongestEvent = 120;
constexpr std::size_t kLongestStage = 60;
constexpr std::size_t kLongestTable = 24;
constexpr std::size_t kLongestCity = 80;
constexpr std::size_t kLongestUrl = 512;
constexpr std::size_t kLongestSite = 253;
constexpr std::size_t kLongestId = 64;
constexpr int kLastRound = 99;
/// A rating has no meaning there without the name of its system, which no record of ours has.
constexpr std::string_view kUnknownSystem = "unknown";

constexpr std::array kFieldKeys{kRulesKey,     kWhiteIdKey, kBlackIdKey,  kSiteKey,
                                kEventYearKey, kTableKey,   kEventUrlKey, kClockKey};

bool is_small_or_digit(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

bool is_host_sign(char c)
{
    return is_small_or_digit(c) || c == '.' || c == '-';
}

bool is_reference_sign(char c)
{
    return is_host_sign(c) || (c >= 'A' && c <= 'Z') || c == '_';
}

bool is_printable_ascii(char c)
{
    return c >= ' ' && c <= '~';
}

bool consists_of(std::string_view text, bool (*is_sign)(char), std::size_t most)
{
    return !text.empty() && text.size() <= most && std::all_of(text.begin(), text.end(), is_sign);
}

bool is_host(std::string_view text)
{
    return consists_of(text, is_host_sign, kLongestSite);
}

/// A place that is the name of a server, and no town.
bool is_server(std::string_view place)
{
    return is_host(place) && place.find('.') != std::string_view::npos;
}

std::string value_of(const Extras& extras, std::string_view key)
{
    const auto* const values = values_of_extra(extras, key, 1);
    return values != nullptr ? values->front() : std::string{};
}

std::string site_of(const Match& match)
{
    if (is_server(match.place)) return match.place;
    const std::string site = value_of(match.extras, kSiteKey);
    return is_host(site) && !match.place.empty() ? site : std::string{};
}

/// A number that is written as it is read.
std::optional<int> canonical_number(std::string_view text)
{
    const std::optional<int> number = parse_int(text);
    return number && *number >= 0 && std::to_string(*number) == text ? number : std::nullopt;
}

std::optional<int> round_number(std::string_view text)
{
    const std::optional<int> number = canonical_number(text);
    return number && *number >= 1 && *number <= kLastRound ? number : std::nullopt;
}

std::string count_bytes(int value)
{
    return varint(static_cast<std::uint64_t>(value));
}

/// "Final, 3" is stage and round.
bool add_round(std::string_view round, Fields& fields)
{
    const std::size_t comma = round.rfind(", ");
    const bool has_both =
        comma != std::string_view::npos && comma > 0 && round_number(round.substr(comma + 2));
    const std::string_view last = has_both ? round.substr(comma + 2) : round;
    if (const std::optional<int> number = round_number(last)) {
        fields[kRound] = count_bytes(*number);
        if (!has_both) return true;
        round = round.substr(0, comma);
    }
    if (round.empty() || round.size() > kLongestStage) {
        fields.erase(kRound);
        return round.empty();
    }
    fields[kStage] = text_bytes(round);
    return true;
}

bool is_country(std::string_view text)
{
    const auto is_capital = [](char c) { return c >= 'A' && c <= 'Z'; };
    return text.size() == 2 && is_capital(text[0]) && is_capital(text[1]);
}

/// "Paris, FR" is city and country; the name of a server is the site.
bool add_place(std::string_view place, Fields& fields)
{
    if (place.empty() || is_server(place)) return true;
    const std::size_t comma = place.rfind(", ");
    const bool has_country =
        comma != std::string_view::npos && comma > 0 && is_country(place.substr(comma + 2));
    const std::string_view city = has_country ? place.substr(0, comma) : place;
    if (city.size() > kLongestCity) return false;
    fields[kCity] = text_bytes(city);
    if (has_country) fields[kCountry] = text_bytes(place.substr(comma + 2));
    return true;
}

/// "19:30" or "19.30"; midnight is what a day alone is written as.
std::optional<int> minutes_of(std::string_view time)
{
    if (time.size() != 5 || (time[2] != ':' && time[2] != '.')) return std::nullopt;
    const std::optional<int> hours = parse_int(time.substr(0, 2));
    const std::optional<int> minutes = parse_int(time.substr(3));
    const bool is_time = hours && minutes && *hours >= 0 && *hours < 24 && *minutes >= 0 && *minutes < 60;
    if (!is_time || *hours + *minutes == 0) return std::nullopt;
    return *hours * 60 + *minutes;
}

/// Milliseconds since 1970 at which a day begins; nothing for days before, or that there cannot be.
std::optional<std::uint64_t> milliseconds_of(const Date& date)
{
    constexpr int kFirstYear = 1970;
    constexpr int kLastYear = 9999;
    if (date.year < kFirstYear || date.year > kLastYear || !date_from(date.year, date.month, date.day))
        return std::nullopt;
    using namespace std::chrono;
    const sys_days day = year(date.year) / month(static_cast<unsigned>(date.month)) /
                         std::chrono::day(static_cast<unsigned>(date.day));
    return static_cast<std::uint64_t>(day.time_since_epoch().count()) * 24 * 60 * 60 * 1000;
}

void add_start(const Match& match, MatchFields& result)
{
    const std::optional<int> minutes = minutes_of(match.time);
    const std::optional<std::uint64_t> day = match.date ? milliseconds_of(*match.date) : std::nullopt;
    const auto later = static_cast<std::uint64_t>(minutes.value_or(0)) * 60 * 1000;
    // The first moment of 1970 stands for no date.
    result.keeps_date = day && *day + later > 0;
    result.keeps_time = result.keeps_date && minutes;
    if (result.keeps_date) result.fields[kStarted] = varint(*day + later);
}

/// In hundredths.
std::optional<std::uint64_t> rating_of(const std::string& rating)
{
    constexpr double kMost = std::numeric_limits<std::int32_t>::max();
    const std::optional<double> number = parse_double(trimmed(rating));
    if (!number || !(*number >= 0) || *number * 100 > kMost) return std::nullopt;
    const double hundredths = std::round(*number * 100);
    if (std::abs(hundredths / 100 - *number) > 1e-9) return std::nullopt;
    return static_cast<std::uint64_t>(hundredths);
}

bool is_id(std::string_view id)
{
    return !id.empty() && id.size() <= kLongestId;
}

void add_players(const Match& match, bool has_site, MatchFields& result)
{
    for (const Player player : kPlayers) {
        const PlayerInfo& info = match.players[player];
        const int seat = seat_of(player);
        result.keeps_name[player] = info.name.size() <= kLongestText;
        if (!info.name.empty() && result.keeps_name[player]) result.fields[seat] = text_bytes(info.name);
        Fields more;
        const std::string id = value_of(match.extras, seat == 0 ? kWhiteIdKey : kBlackIdKey);
        if (has_site && is_id(id)) more[0] = text_bytes(id);
        if (const auto rating = rating_of(info.rating)) {
            more[1] = varint(*rating);
            more[2] = text_bytes(kUnknownSystem);
            result.keeps_rating[player] = rating_text(*rating) == info.rating;
        }
        if (!more.empty()) result.fields[kWhite + seat] = record_bytes("", more);
    }
}

/// True if an action of this kind is on record.
template <class Kind>
bool has_played(const Match& match)
{
    const auto is_played = [](const Game& game) {
        return std::any_of(game.turns.begin(), game.turns.end(),
                           [](const Turn& turn) { return std::holds_alternative<Kind>(turn.action); });
    };
    return std::any_of(match.games.begin(), match.games.end(), is_played);
}

/// What is not stated is not used, but for the Crawford rule, and what has been used.
int rules_number(const Match& match)
{
    const Rules& rules = match.rules;
    int bits = 0;
    if (rules.uses_crawford()) bits |= kCrawfordRule;
    if (rules.is_money()) {
        if (rules.jacoby.value_or(false)) bits |= kJacobyRule;
        if (rules.beavers.value_or(has_played<Beaver>(match))) bits |= kBeaverRule;
        if (rules.raccoons.value_or(has_played<Raccoon>(match))) bits |= kRaccoonRule;
    }
    return bits | (canonical_number(value_of(match.extras, kRulesKey)).value_or(0) & ~kNamedRules);
}

void add_rules(const Match& match, Fields& fields)
{
    const Rules& rules = match.rules;
    const bool states = !rules.is_money() || rules.jacoby || rules.beavers || rules.raccoons ||
                        find_extra(match.extras, kRulesKey) != nullptr;
    if (states) fields[kRules] = count_bytes(rules_number(match));
    const int limit = rules.cube_limit.value_or(1);
    if (limit > 1 && is_cube_value(limit)) fields[kCubeLimit] = count_bytes(limit);
    const ByPlayer<int>& score = match.games.front().score;
    if (score.first > 0 || score.second > 0) {
        fields[kStartScore] = count_bytes(std::max(0, score.first)) + count_bytes(std::max(0, score.second));
    }
    if (begins_with_crawford(match) && !is_crawford_game(match, 0)) fields[kCrawfordBefore] = "";
}

void add_event(const Match& match, MatchFields& result)
{
    result.keeps_event = match.event.size() <= kLongestEvent;
    if (!match.event.empty() && result.keeps_event) result.fields[kEvent] = text_bytes(match.event);
    result.keeps_round = add_round(match.round, result.fields);
    result.keeps_place = add_place(match.place, result.fields);
}

void add_extras(const Match& match, Fields& fields)
{
    for (const Extra& extra : match.extras) {
        if (!is_match_field(extra, match)) continue;
        const std::string& value = extra.values[0];
        if (extra.key == kEventYearKey) fields[kEventYear] = count_bytes(canonical_number(value).value_or(0));
        if (extra.key == kTableKey) fields[kTable] = text_bytes(value);
        if (extra.key == kEventUrlKey) fields[kEventUrl] = text_bytes(value);
    }
}

}  // namespace

bool is_match_field(const Extra& extra, const Match& match)
{
    if (extra.values.size() != 1 || find_extra(match.extras, extra.key) != &extra) return false;
    const std::string& value = extra.values[0];
    if (extra.key == kRulesKey) return value == std::to_string(rules_number(match));
    if (extra.key == kWhiteIdKey || extra.key == kBlackIdKey) return !site_of(match).empty() && is_id(value);
    if (extra.key == kSiteKey) return value == site_of(match) && value != match.place;
    if (extra.key == kEventYearKey) {
        return canonical_number(value) && !match.event.empty() && match.event.size() <= kLongestEvent;
    }
    if (extra.key == kTableKey) return !value.empty() && value.size() <= kLongestTable;
    return extra.key == kEventUrlKey && value.starts_with("https://") &&
           consists_of(value, is_printable_ascii, kLongestUrl);
}

bool is_annotation(const Extra& extra)
{
    const std::string_view key = extra.key;
    const bool is_field = std::find(kFieldKeys.begin(), kFieldKeys.end(), key) != kFieldKeys.end();
    return key.starts_with(kExtraPrefix) && key.size() > kExtraPrefix.size() && !is_field &&
           key.size() <= kLongestText && extra.values.size() == 1 && extra.values[0].size() <= kLongestText;
}

bool begins_with_crawford(const Match& match)
{
    const auto needs_one = [&](int score) { return match.rules.length - score == 1; };
    const ByPlayer<int>& score = match.games.front().score;
    return match.rules.length > 1 && match.rules.uses_crawford() &&
           (needs_one(score.first) || needs_one(score.second));
}

MatchFields match_fields(const Match& match)
{
    MatchFields result;
    const std::string site = site_of(match);
    if (!site.empty()) result.fields[kSite] = text_bytes(site);
    add_rules(match, result.fields);
    add_event(match, result);
    add_start(match, result);
    add_players(match, !site.empty(), result);
    add_extras(match, result.fields);
    const std::string_view id = match.match_id;
    result.keeps_match_id =
        !site.empty() && consists_of(id, is_reference_sign, kLongestId) && id != "." && id != "..";
    if (result.keeps_match_id) result.fields[kMatchRef] = text_bytes(id);
    return result;
}

std::string match_payload(const Match& match)
{
    return record_bytes(count_bytes(match.rules.length) + count_bytes(kBackgammon),
                        match_fields(match).fields);
}

bool has_later_fields(const Fields& fields)
{
    return !fields.empty() && fields.rbegin()->first >= kEvent;
}

}  // namespace gammonkit::ogxm
