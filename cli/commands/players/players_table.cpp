#include "cli/commands/players/players_table.hpp"

#include "formats/fields/csv_field.hpp"
#include "model/decisions/columns.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <variant>

namespace gammonkit::cli {
namespace {

using Json = nlohmann::ordered_json;
using Value = std::variant<int, std::optional<double>>;

/// One column of the tables; `title` and `shown` are for people.
struct Field {
    std::string_view name;
    std::string_view title;
    Value (*value)(const PlayerTotals& player);
    std::string (*shown)(double number);
};

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

using Player = const PlayerTotals&;

constexpr Field kFields[] = {
    {"matches", "matches", [](Player player) -> Value { return player.matches; }, nullptr},
    {"won", "won", [](Player player) -> Value { return player.won; }, nullptr},
    {"lost", "lost", [](Player player) -> Value { return player.lost; }, nullptr},
    {"points", "points", [](Player player) -> Value { return player.points; }, nullptr},
    {"opponents_points", "against", [](Player player) -> Value { return player.opponents_points; }, nullptr},
    {"analyzed", "analyzed", [](Player player) -> Value { return player.analyzed; }, nullptr},
    {"decisions", "decisions", [](Player player) -> Value { return player.performance.decisions; }, nullptr},
    {"performance_rating", "PR", [](Player player) -> Value { return player.performance.rating(); },
     hundredths},
    {"error_emg", "errors", [](Player player) -> Value { return player.error_emg; }, thousandths},
    {"error_mwc", "lost MWC", [](Player player) -> Value { return player.error_mwc; }, per_cent},
    {"error_points", "lost points", [](Player player) -> Value { return player.error_points; }, thousandths},
    {"luck_emg", "luck", [](Player player) -> Value { return player.luck_emg; }, signed_thousandths},
    {"luck_mwc", "luck MWC", [](Player player) -> Value { return player.luck_mwc; }, signed_percent},
    {"luck_points", "luck points", [](Player player) -> Value { return player.luck_points; },
     signed_thousandths},
};

using Line = std::vector<std::string>;

Line shown_line(const PlayerTotals& player)
{
    Line line = {printable(player.name)};
    for (const Field& field : kFields) {
        const Value value = field.value(player);
        if (const int* number = std::get_if<int>(&value)) {
            line.push_back(std::to_string(*number));
        } else {
            const std::optional<double>& amount = std::get<std::optional<double>>(value);
            line.push_back(amount ? field.shown(*amount) : "-");
        }
    }
    return line;
}

Line titles()
{
    Line line = {"player"};
    for (const Field& field : kFields)
        line.emplace_back(field.title);
    return line;
}

/// Columns of which nothing is known of anybody are left out: money sessions are rare, as are matches beside
/// them.
bool is_empty(const std::vector<Line>& lines, std::size_t column)
{
    return std::all_of(lines.begin() + 1, lines.end(), [&](const Line& line) { return line[column] == "-"; });
}

/// The first column begins at the left, the others end at the right.
std::string aligned(const std::vector<Line>& lines)
{
    std::vector<std::string> rows(lines.size());
    for (std::size_t column = 0; column < lines.front().size(); ++column) {
        if (column > 0 && is_empty(lines, column)) continue;
        std::size_t width = 0;
        for (const Line& line : lines)
            width = std::max(width, code_points(line[column]));
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const std::string gap(width - code_points(lines[i][column]), ' ');
            rows[i] += column == 0 ? lines[i][column] + gap : "  " + gap + lines[i][column];
        }
    }
    return joined(rows, "\n") + "\n";
}

std::string written(const Value& value)
{
    if (const int* number = std::get_if<int>(&value)) return std::to_string(*number);
    const std::optional<double>& amount = std::get<std::optional<double>>(value);
    return amount ? decimal(*amount) : "";
}

}  // namespace

std::string players_text(std::span<const PlayerTotals> players)
{
    std::vector<Line> lines = {titles()};
    for (const PlayerTotals& player : players)
        lines.push_back(shown_line(player));
    return players.empty() ? "" : aligned(lines);
}

std::string players_csv(std::span<const PlayerTotals> players)
{
    std::string text = "player";
    for (const Field& field : kFields)
        text += fmt::format(",{}", field.name);
    text += "\r\n";
    for (const PlayerTotals& player : players) {
        text += guarded_csv_field(player.name);
        for (const Field& field : kFields)
            text += fmt::format(",{}", written(field.value(player)));
        text += "\r\n";
    }
    return text;
}

std::string players_json(std::span<const PlayerTotals> players)
{
    std::string text = "[\n";
    for (const PlayerTotals& player : players) {
        Json json = {{"player", player.name}};
        for (const Field& field : kFields) {
            const Value value = field.value(player);
            const int* number = std::get_if<int>(&value);
            const std::optional<double> amount =
                number == nullptr ? std::get<std::optional<double>>(value) : std::nullopt;
            Json& place = json[std::string(field.name)];
            if (number != nullptr) place = *number;
            if (amount) place = std::round(*amount * 1e6) / 1e6 + 0.0;
        }
        text += json.dump(-1, ' ', false, Json::error_handler_t::replace);
        text += &player == &players.back() ? "\n" : ",\n";
    }
    return text + "]\n";
}

}  // namespace gammonkit::cli
