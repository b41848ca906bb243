#include "report/statistics/players_table.hpp"

#include "formats/fields/csv_field.hpp"
#include "report/json_parts.hpp"
#include "report/statistics/players_fields.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr std::string_view kPage = "page";

}  // namespace

std::string players_text(std::span<const PlayerTotals> players)
{
    std::vector<std::vector<std::string>> lines = {{"player"}};
    for (const PlayerTotals& player : players)
        lines.push_back({printable(player.name)});
    for (const PlayersField& field : players_fields()) {
        if (field.title.empty()) continue;
        lines.front().emplace_back(field.title);
        for (std::size_t i = 0; i < players.size(); ++i)
            lines[i + 1].push_back(shown_field(field, players[i]));
    }
    return players.empty() ? "" : in_columns(lines, 1);
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
    std::string text = "[\n";
    for (std::size_t i = 0; i < players.size(); ++i) {
        Json json = json_record("player");
        json["player"] = players[i].name;
        add_players_fields(json, players[i]);
        if (!pages.empty()) json[std::string(kPage)] = pages[i];
        text += in_one_line(json);
        text += i + 1 == players.size() ? "\n" : ",\n";
    }
    return text + "]\n";
}

}  // namespace gammonkit
