#include "report/statistics/players_table.hpp"

#include "decisions/statistics/rating_interval.hpp"
#include "formats/fields/csv_field.hpp"
#include "model/decisions/columns.hpp"
#include "report/statistics/figure_rows.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr std::string_view kPage = "page";

std::string per_cent(double number)
{
    return fmt::format("{:.2f}%", 100 * number);
}
std::string signed_percent(double number)
{
    return fmt::format("{:+.2f}%", 100 * number);
}
std::string thousandths(double number)
{
    return fmt::format("{:.3f}", number);
}
std::string signed_thousandths(double number)
{
    return fmt::format("{:+.3f}", number);
}
std::string hundredths(double number)
{
    return fmt::format("{:.2f}", number);
}

/// What too few decisions say.
std::string in_brackets(std::string_view text)
{
    return fmt::format("({})", text);
}

using Totals = const PlayerTotals&;

template <double Interval::* End>
PlayersValue end_of_interval(Totals player)
{
    const std::optional<Interval> interval = rating_interval(player.performance);
    return interval ? std::optional((*interval).*End) : std::nullopt;
}

constexpr std::string_view kRating = "performance_rating";

/// Where not all have room, these leave a table for people, in this order.
constexpr std::string_view kFirstToGo[] = {
    "luck_points", "luck_mwc", "luck_emg",  "error_points", "error_mwc", "opponents_points",
    "points",      "analyzed", "error_emg", "lost",         "decisions"};

constexpr PlayersField kPlayersFields[] = {
    {"matches", "matches", [](Totals player) -> PlayersValue { return player.matches; }, nullptr},
    {"won", "won", [](Totals player) -> PlayersValue { return player.won; }, nullptr},
    {"lost", "lost", [](Totals player) -> PlayersValue { return player.lost; }, nullptr},
    {"points", "points", [](Totals player) -> PlayersValue { return player.points; }, nullptr},
    {"opponents_points", "against", [](Totals player) -> PlayersValue { return player.opponents_points; },
     nullptr},
    {"analyzed", "analyzed", [](Totals player) -> PlayersValue { return player.analyzed; }, nullptr},
    {"decisions", "decisions", [](Totals player) -> PlayersValue { return player.performance.decisions; },
     nullptr},
    {kRating, "PR", [](Totals player) -> PlayersValue { return player.performance.rating(); }, hundredths},
    {"error_emg", "errors", [](Totals player) -> PlayersValue { return player.error_emg; }, thousandths},
    {"error_mwc", "lost MWC", [](Totals player) -> PlayersValue { return player.error_mwc; }, per_cent},
    {"error_points", "lost points", [](Totals player) -> PlayersValue { return player.error_points; },
     thousandths},
    {"luck_emg", "luck", [](Totals player) -> PlayersValue { return player.luck_emg; }, signed_thousandths},
    {"luck_mwc", "luck MWC", [](Totals player) -> PlayersValue { return player.luck_mwc; }, signed_percent},
    {"luck_points", "luck points", [](Totals player) -> PlayersValue { return player.luck_points; },
     signed_thousandths},
    {"luck_adjusted_matches", "", [](Totals player) -> PlayersValue { return player.luck_adjusted_matches; },
     nullptr},
    {"luck_adjusted_won", "", [](Totals player) -> PlayersValue { return player.possibly_won(); },
     hundredths},
    {"luck_adjusted_points", "", [](Totals player) -> PlayersValue { return player.luck_adjusted_points; },
     signed_thousandths},
    {"performance_low", "", end_of_interval<&Interval::low>, hundredths},
    {"performance_high", "", end_of_interval<&Interval::high>, hundredths},
};

std::string written(const PlayersValue& value)
{
    if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
    const std::optional<double>& amount = std::get<std::optional<double>>(value);
    return amount ? decimal(*amount) : "";
}

}  // namespace

std::string players_text(std::span<const PlayerTotals> players, std::size_t width)
{
    if (players.empty()) return {};
    std::vector<TextColumn> columns{{.heading = "player"}};
    for (const PlayersField& field : players_fields())
        if (!field.title.empty()) columns.push_back(players_column(field));
    TextTable table(std::move(columns));
    for (const PlayerTotals& player : players) {
        std::vector<std::string> row{printable(player.name)};
        for (const PlayersField& field : players_fields())
            if (!field.title.empty()) row.push_back(shown_field(field, player));
        table.add(std::move(row));
    }
    return table.text(width, "-t csv");
}

std::string players_csv(std::span<const PlayerTotals> players, std::span<const std::string> pages)
{
    std::string text = fmt::format("player{}{}{}\r\n", csv_field_names(), pages.empty() ? "" : ",",
                                   pages.empty() ? "" : kPage);
    for (std::size_t i = 0; i < players.size(); ++i) {
        text += guarded_csv_field(players[i].name) + csv_fields(players[i]);
        if (!pages.empty()) text += "," + csv_field(pages[i]);
        text += "\r\n";
    }
    return text;
}

std::string players_json(std::span<const PlayerTotals> players, std::span<const std::string> pages)
{
    std::vector<Json> objects;
    for (std::size_t i = 0; i < players.size(); ++i) {
        Json& json = objects.emplace_back(json_record("player"));
        json["player"] = players[i].name;
        add_players_fields(json, players[i]);
        if (!pages.empty()) json[std::string(kPage)] = pages[i];
    }
    return in_lines(objects);
}

std::span<const PlayersField> players_fields()
{
    return kPlayersFields;
}

TextColumn players_column(const PlayersField& field)
{
    const auto* const at = std::ranges::find(kFirstToGo, field.name);
    return {.heading = std::string(field.title),
            .at_right = true,
            .rank = static_cast<int>(std::end(kFirstToGo) - at),
            .only_if_known = true};
}

std::string shown_field(const PlayersField& field, const PlayerTotals& player)
{
    const PlayersValue value = field.value(player);
    if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
    const std::optional<double>& amount = std::get<std::optional<double>>(value);
    if (!amount) return "-";
    if (field.name != kRating) return field.shown(*amount);
    if (!player.is_ranked) return in_brackets(field.shown(*amount));
    const std::optional<Interval> interval = rating_interval(player.performance);
    return field.shown(*amount) + (interval ? " " + in_brackets(interval_text(*interval)) : "");
}

std::string csv_fields(const PlayerTotals& player)
{
    std::string text;
    for (const PlayersField& field : kPlayersFields)
        text += fmt::format(",{}", written(field.value(player)));
    return text;
}

std::string csv_field_names()
{
    std::string text;
    for (const PlayersField& field : kPlayersFields)
        text += fmt::format(",{}", field.name);
    return text;
}

void add_players_fields(Json& json, const PlayerTotals& player)
{
    for (const PlayersField& field : kPlayersFields) {
        const PlayersValue value = field.value(player);
        const auto* number = std::get_if<std::int64_t>(&value);
        json[std::string(field.name)] =
            number != nullptr ? Json(*number) : known_number(std::get<std::optional<double>>(value));
    }
}

}  // namespace gammonkit
