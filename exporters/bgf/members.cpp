#include "exporters/bgf/members.hpp"

#include "formats/bgf/members.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit::bgf {
namespace {

using Json = nlohmann::json;

/// The reader goes no deeper than 64, counted from the document.
constexpr int kDeepestMember = 48;

std::optional<Json> parsed(const std::string& text)
{
    bool too_deep = false;
    const auto shallow = [&](int depth, Json::parse_event_t, Json&) {
        too_deep = too_deep || depth > kDeepestMember;
        return !too_deep;
    };
    Json value = Json::parse(text, shallow, false);
    if (value.is_discarded() || too_deep || value.is_null()) return std::nullopt;
    return value;
}

bool is_own(const Extra& extra)
{
    return extra.key.starts_with(kExtraPrefix);
}

using Json = nlohmann::json;

constexpr std::array<std::string_view, 12> kMonths{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                   "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

/// "Nov 2, 2025", or what stood there.
std::string date_text(const Match& match)
{
    if (!match.date) return other_date(match);
    const auto month = static_cast<std::size_t>(match.date->month - 1);
    if (month >= kMonths.size()) return {};
    return fmt::format("{} {}, {}", kMonths[month], match.date->day, match.date->year);
}

void add_text(std::string_view name, const std::string& text, Json& document)
{
    if (!text.empty()) document[std::string(name)] = text;
}

/// What a record does not state is left out, but for what every program must know.
void add_rules(const Rules& rules, Json& document)
{
    document["matchlen"] = rules.length;
    document["useCrawford"] = rules.uses_crawford();
    document["useCube"] = rules.uses_cube();
    // These are rules of money play: no match has them.
    if (!rules.is_money() || rules.jacoby) document["useJacoby"] = rules.uses_jacoby();
    if (!rules.is_money() || rules.beavers) document["useBeaver"] = rules.is_money() && *rules.beavers;
    const int limit = rules.cube_limit.value_or(1);
    if (limit > 1 && is_cube_value(limit)) document["cubeLimit"] = limit;
}

/// A rating as the number that it is; 0 stands for none.
Json rating_value(const std::string& rating)
{
    const std::optional<double> number = parse_double(trimmed(rating));
    if (!number || !std::isfinite(*number) || *number == 0) return nullptr;
    const std::optional<int> whole = parse_int(rating);
    return whole ? Json(*whole) : Json(*number);
}

void add_player(const PlayerInfo& player, const std::string& color, Json& document)
{
    document["name" + color] = player.name;
    if (const Json rating = rating_value(player.rating); !rating.is_null())
        document["rating" + color] = rating;
}

}  // namespace

std::optional<Member> member_of(const Extra& extra, std::span<const std::string_view> known)
{
    if (!is_own(extra) || extra.values.size() != 1) return std::nullopt;
    std::string name = extra.key.substr(kExtraPrefix.size());
    if (is_among(known, name)) return std::nullopt;
    std::optional<Json> value = parsed(extra.values[0]);
    if (!value) return std::nullopt;
    return Member{std::move(name), *std::move(value)};
}

void add_members(const Extras& extras, std::span<const std::string_view> known, Json& object)
{
    for (const Extra& extra : extras) {
        if (std::optional<Member> member = member_of(extra, known))
            object[member->name] = std::move(member->value);
    }
}

std::size_t extras_that_are_no_members(const Extras& extras, std::span<const std::string_view> known)
{
    return static_cast<std::size_t>(std::count_if(extras.begin(), extras.end(), [&](const Extra& extra) {
        return is_own(extra) && !member_of(extra, known);
    }));
}

bool keeps_rating(const std::string& rating)
{
    return rating.empty() || rating_value(rating).dump() == rating;
}

std::string other_date(const Match& match)
{
    const std::optional<Member> member = [&]() -> std::optional<Member> {
        for (const Extra& extra : match.extras) {
            if (extra.key == "bgf:date") return member_of(extra, {});
        }
        return std::nullopt;
    }();
    return !match.date && member && member->value.is_string() ? member->value.get<std::string>() : "";
}

void add_match_members(const Match& match, Json& document)
{
    add_rules(match.rules, document);
    add_player(match.players.first, "Green", document);
    add_player(match.players.second, "Red", document);
    add_text("event", match.event, document);
    add_text("round", match.round, document);
    add_text("location", match.place, document);
    add_text("date", date_text(match), document);
}

}  // namespace gammonkit::bgf
