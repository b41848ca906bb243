#include "report/statistics/history_table.hpp"

#include "formats/fields/csv_field.hpp"
#include "model/decisions/columns.hpp"
#include "report/statistics/players_table.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// The numbers that people read, but "matches" of a single match; they see one player at a time, and want
/// lines that fit a terminal.
constexpr std::array<std::string_view, 9> kShown = {
    "matches",   "won",          "lost",     "decisions",  "performance_rating",
    "error_mwc", "error_points", "luck_mwc", "luck_points"};

/// What a part has in common, or what is known of its match.
struct HistoryKey {
    std::string_view name;
    bool (*is_known_by)(HistoryBy by);
    std::string (*text)(const HistoryPart& part);
    bool is_for_people;
};

template <HistoryBy By>
constexpr bool is(HistoryBy by)
{
    return by == By;
}
template <HistoryBy By>
constexpr bool is_or_match(HistoryBy by)
{
    return by == By || by == HistoryBy::match;
}

std::string date_text(const HistoryPart& part)
{
    return part.date;
}
std::string length_text(const HistoryPart& part)
{
    return part.length == 0 ? "" : std::to_string(part.length);
}

constexpr std::string_view kLength = "length";

constexpr HistoryKey kKeys[] = {
    {"date", is<HistoryBy::match>, date_text, true},
    {"month", is<HistoryBy::month>, date_text, true},
    {"opponent", is_or_match<HistoryBy::opponent>, [](const HistoryPart& part) { return part.opponent; },
     true},
    {"event", is_or_match<HistoryBy::event>, [](const HistoryPart& part) { return part.event; }, true},
    {kLength, is_or_match<HistoryBy::length>, length_text, true},
    {"fingerprint", is<HistoryBy::match>, [](const HistoryPart& part) { return part.match->fingerprint; },
     false},
};

bool is_shown(const PlayersField& field, HistoryBy by)
{
    const bool says_nothing = by == HistoryBy::match && field.name == kShown.front();
    return !says_nothing && std::ranges::find(kShown, field.name) != kShown.end();
}

std::string rating_text(const Performance& performance)
{
    const std::optional<double> rating = performance.rating();
    return rating ? fmt::format("{:.2f}", *rating) : "-";
}

bool adds_up(HistoryBy by)
{
    return by == HistoryBy::match || by == HistoryBy::month;
}

std::vector<TextColumn> columns_for(HistoryBy by)
{
    std::vector<TextColumn> columns = {{.heading = "player"}};
    for (const HistoryKey& key : kKeys) {
        if (key.is_known_by(by) && key.is_for_people)
            columns.push_back({.heading = std::string(key.name), .only_if_known = true});
    }
    for (const PlayersField& field : players_fields()) {
        if (is_shown(field, by)) columns.push_back(players_column(field));
    }
    if (adds_up(by)) columns.push_back({.heading = "PR so far", .at_right = true, .only_if_known = true});
    return columns;
}

std::vector<std::string> shown_line(const PlayerHistory& history, const HistoryPart& part, HistoryBy by)
{
    std::vector<std::string> line = {printable(history.player)};
    for (const HistoryKey& key : kKeys) {
        if (!key.is_known_by(by) || !key.is_for_people) continue;
        const std::string text = printable(key.text(part));
        line.push_back(!text.empty() ? text : key.name == kLength ? "money" : "-");
    }
    for (const PlayersField& field : players_fields()) {
        if (is_shown(field, by)) line.push_back(shown_field(field, part.totals));
    }
    if (adds_up(by)) line.push_back(rating_text(part.so_far));
    return line;
}

std::string csv_line(const PlayerHistory& history, const HistoryPart& part, HistoryBy by)
{
    std::string text = guarded_csv_field(history.player);
    for (const HistoryKey& key : kKeys) {
        if (key.is_known_by(by)) text += "," + guarded_csv_field(key.text(part));
    }
    text += csv_fields(part.totals);
    if (adds_up(by)) text += "," + (part.so_far.rating() ? decimal(*part.so_far.rating()) : "");
    return text + "\r\n";
}

Json json_of(const PlayerHistory& history, const HistoryPart& part, HistoryBy by)
{
    Json json = json_record("history");
    json["by"] = to_string(by);
    json["player"] = history.player;
    for (const HistoryKey& key : kKeys) {
        if (!key.is_known_by(by)) continue;
        json[std::string(key.name)] = key.name == kLength ? Json(part.length) : known_text(key.text(part));
    }
    add_players_fields(json, part.totals);
    if (!adds_up(by)) return json;
    json["performance_rating_so_far"] = known_number(part.so_far.rating());
    return json;
}

}  // namespace

std::string history_text(std::span<const PlayerHistory> histories, HistoryBy by, std::size_t width)
{
    TextTable table(columns_for(by));
    bool is_empty = true;
    for (const PlayerHistory& history : histories) {
        for (const HistoryPart& part : history.parts) {
            table.add(shown_line(history, part, by));
            is_empty = false;
        }
    }
    return is_empty ? "" : table.text(width, "-t csv");
}

std::string history_csv(std::span<const PlayerHistory> histories, HistoryBy by)
{
    std::string text = "player";
    for (const HistoryKey& key : kKeys) {
        if (key.is_known_by(by)) text += fmt::format(",{}", key.name);
    }
    text += fmt::format("{}{}\r\n", csv_field_names(), adds_up(by) ? ",performance_rating_so_far" : "");
    for (const PlayerHistory& history : histories) {
        for (const HistoryPart& part : history.parts)
            text += csv_line(history, part, by);
    }
    return text;
}

std::string history_json(std::span<const PlayerHistory> histories, HistoryBy by)
{
    std::vector<Json> objects;
    for (const PlayerHistory& history : histories) {
        for (const HistoryPart& part : history.parts)
            objects.push_back(json_of(history, part, by));
    }
    return in_lines(objects);
}

}  // namespace gammonkit
