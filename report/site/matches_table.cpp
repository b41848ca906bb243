#include "formats/fields/csv_field.hpp"
#include "model/decisions/columns.hpp"
#include "report/json_parts.hpp"
#include "report/site/site_content.hpp"

#include <fmt/format.h>

namespace gammonkit::site {
namespace {

/// The numbers of one player in one match, in the order of their columns.
struct SeatField {
    std::string_view name;
    std::optional<double> (*value)(const MatchRecord& record, Player player);
};

std::optional<double> normalized(const std::optional<Amount>& amount)
{
    return amount ? std::optional(amount->normalized) : std::nullopt;
}

/// Chances in a match, points in a session.
std::optional<double> absolute(const std::optional<Amount>& amount, bool is_wanted)
{
    return amount && is_wanted ? std::optional(amount->absolute) : std::nullopt;
}

bool is_money(const MatchRecord& record)
{
    return record.length == 0;
}

using Record = const MatchRecord&;

constexpr SeatField kSeatFields[] = {
    {"performance_rating",
     [](Record record, Player player) { return record.players[player].performance.rating(); }},
    {"error_emg", [](Record record, Player player) { return normalized(record.players[player].error); }},
    {"error_mwc",
     [](Record record, Player player) { return absolute(record.players[player].error, !is_money(record)); }},
    {"error_points",
     [](Record record, Player player) { return absolute(record.players[player].error, is_money(record)); }},
    {"luck_emg", [](Record record, Player player) { return normalized(record.players[player].luck); }},
    {"luck_mwc",
     [](Record record, Player player) { return absolute(record.players[player].luck, !is_money(record)); }},
    {"luck_points",
     [](Record record, Player player) { return absolute(record.players[player].luck, is_money(record)); }},
    {"luck_adjusted_result", luck_adjusted_result},
};

int number_of(Player player)
{
    return player == Player::first ? 1 : 2;
}

/// By the aliases.
std::string name_in(const Content& content, const Listed& listed, Player player)
{
    return content.settings.aliases.name_of(listed.record().players[player].name);
}

std::string csv_row(const Content& content, const Listed& listed)
{
    const MatchRecord& record = listed.record();
    std::string text =
        fmt::format("{},{},{},{},{},{}", guarded_csv_field(listed.page), record.date,
                    guarded_csv_field(record.event), is_money(record) ? "" : std::to_string(record.length),
                    record.fingerprint, record.winner ? std::to_string(number_of(*record.winner)) : "");
    for (const Player player : kPlayers) {
        const PlayerPart& part = record.players[player];
        text += fmt::format(",{},{},{}", guarded_csv_field(name_in(content, listed, player)), part.score,
                            part.performance.decisions);
        for (const SeatField& field : kSeatFields) {
            const std::optional<double> value = field.value(record, player);
            text += "," + (value ? decimal(*value) : "");
        }
    }
    return text + "\r\n";
}

Json player_json(const Content& content, const Listed& listed, Player player)
{
    const PlayerPart& part = listed.record().players[player];
    Json json = {{"player", known_text(name_in(content, listed, player))},
                 {"score", part.score},
                 {"decisions", part.performance.decisions}};
    for (const SeatField& field : kSeatFields)
        json[std::string(field.name)] = known_number(field.value(listed.record(), player));
    return json;
}

Json match_json(const Content& content, const Listed& listed)
{
    const MatchRecord& record = listed.record();
    Json json = json_record("match-record");
    json["page"] = listed.page;
    json["date"] = known_text(record.date);
    json["event"] = known_text(record.event);
    json["length"] = record.length;
    json["fingerprint"] = known_text(record.fingerprint);
    json["winner"] = record.winner ? Json(number_of(*record.winner)) : Json();
    json["players"] = {player_json(content, listed, Player::first),
                       player_json(content, listed, Player::second)};
    return json;
}

}  // namespace

std::string matches_csv(const Content& content)
{
    std::string text = "page,date,event,length,fingerprint,winner";
    for (const Player player : kPlayers) {
        const int number = number_of(player);
        text += fmt::format(",player{0},score{0},decisions{0}", number);
        for (const SeatField& field : kSeatFields)
            text += fmt::format(",{}{}", field.name, number);
    }
    text += "\r\n";
    for (const Listed& listed : content.matches)
        text += csv_row(content, listed);
    return text;
}

std::string matches_json(const Content& content)
{
    std::vector<Json> objects;
    for (const Listed& listed : content.matches)
        objects.push_back(match_json(content, listed));
    return in_lines(objects);
}

}  // namespace gammonkit::site
