#pragma once

#include "decisions/players/player_records.hpp"
#include "report/json_parts.hpp"
#include "support/columns/text_table.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace gammonkit {

/// A line for each player, in columns. Not wider than `width`: see TextTable.
[[nodiscard]] std::string players_text(std::span<const PlayerTotals> players, std::size_t width = 0);

/// The same as a table of comma separated values, and as a JSON array: docs/players.md tells the columns.
/// Where each player has a page, `pages` are their paths.
[[nodiscard]] std::string players_csv(std::span<const PlayerTotals> players,
                                      std::span<const std::string> pages = {});
[[nodiscard]] std::string players_json(std::span<const PlayerTotals> players,
                                       std::span<const std::string> pages = {});

using PlayersValue = std::variant<std::int64_t, std::optional<double>>;

/// One number that is known of a player: the columns of all tables, and the members of all objects of JSON.
/// Names are stable; docs/players.md tells each.
struct PlayersField {
    std::string_view name;
    std::string_view title;  ///< For people; empty where only programs are told.
    PlayersValue (*value)(const PlayerTotals& player);
    std::string (*shown)(double number);  ///< Of what is no whole number.
};
[[nodiscard]] std::span<const PlayersField> players_fields();

/// Its column in a table for people.
[[nodiscard]] TextColumn players_column(const PlayersField& field);

/// As people read it: "-" where it is not known, "6.12 (5.2 to 7.3)" a rating with its interval, and in
/// brackets that of too few decisions.
[[nodiscard]] std::string shown_field(const PlayersField& field, const PlayerTotals& player);
/// ",1,0,,3.5": all of them behind each other, as in tables for programs; nothing where it is not known.
[[nodiscard]] std::string csv_fields(const PlayerTotals& player);
[[nodiscard]] std::string csv_field_names();
/// All of them as members.
void add_players_fields(Json& json, const PlayerTotals& player);

}  // namespace gammonkit
