#include "report/statistics/players_table.hpp"

#include "formats/fields/csv_field.hpp"
#include "model/decisions/columns.hpp"
#include "report/json_parts.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <variant>

namespace gammonkit {
namespace {

using PlayersValue = std::variant<std::int64_t, std::optional<double>>;

/// One column of the tables; `title` and `shown` are for people.
struct PlayersField {
    std::string_view name;
    std::string_view title;
    PlayersValue (*value)(const PlayerTotals& player);
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

/// What too few decisions say.
std::string in_brackets(std::string_view text)
{
    return fmt::format("({})", text);
}

using Totals = const PlayerTotals&;

constexpr std::string_view kRating = "performance_rating";

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
};

using PlayersLine = std::vector<std::string>;

PlayersLine shown_line(const PlayerTotals& player)
{
    PlayersLine line = {printable(player.name)};
    for (const PlayersField& field : kPlayersFields) {
        const PlayersValue value = field.value(player);
        if (const auto* number = std::get_if<std::int64_t>(&value)) {
            line.push_back(std::to_string(*number));
        } else {
            const std::optional<double>& amount = std::get<std::optional<double>>(value);
            line.push_back(amount ? field.shown(*amount) : "-");
            if (amount && !player.is_ranked && field.name == kRating) line.back() = in_brackets(line.back());
        }
    }
    return line;
}

PlayersLine titles()
{
    PlayersLine line = {"player"};
    for (const PlayersField& field : kPlayersFields)
        line.emplace_back(field.title);
    return line;
}

/// Columns of which nothing is known of anybody are left out: money sessions are rare, as are matches beside
/// them.
bool is_empty(const std::vector<PlayersLine>& lines, std::size_t column)
{
    return std::all_of(lines.begin() + 1, lines.end(),
                       [&](const PlayersLine& line) { return line[column] == "-"; });
}

/// The first column begins at the left, the others end at the right.
std::string aligned(const std::vector<PlayersLine>& lines)
{
    std::vector<std::string> rows(lines.size());
    for (std::size_t column = 0; column < lines.front().size(); ++column) {
        if (column > 0 && is_empty(lines, column)) continue;
        std::size_t width = 0;
        for (const PlayersLine& line : lines)
            width = std::max(width, code_points(line[column]));
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const std::string gap(width - code_points(lines[i][column]), ' ');
            rows[i] += column == 0 ? lines[i][column] + gap : "  " + gap + lines[i][column];
        }
    }
    return joined(rows, "\n") + "\n";
}

std::string written(const PlayersValue& value)
{
    if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
    const std::optional<double>& amount = std::get<std::optional<double>>(value);
    return amount ? decimal(*amount) : "";
}

}  // namespace

std::string players_text(std::span<const PlayerTotals> players)
{
    std::vector<PlayersLine> lines = {titles()};
    for (const PlayerTotals& player : players)
        lines.push_back(shown_line(player));
    return players.empty() ? "" : aligned(lines);
}

std::string players_csv(std::span<const PlayerTotals> players)
{
    std::string text = "player";
    for (const PlayersField& field : kPlayersFields)
        text += fmt::format(",{}", field.name);
    text += "\r\n";
    for (const PlayerTotals& player : players) {
        text += guarded_csv_field(player.name);
        for (const PlayersField& field : kPlayersFields)
            text += fmt::format(",{}", written(field.value(player)));
        text += "\r\n";
    }
    return text;
}

std::string players_json(std::span<const PlayerTotals> players)
{
    constexpr int kDigits = 6;
    std::string text = "[\n";
    for (const PlayerTotals& player : players) {
        Json json = json_record("player");
        json["player"] = player.name;
        for (const PlayersField& field : kPlayersFields) {
            const PlayersValue value = field.value(player);
            const auto* number = std::get_if<std::int64_t>(&value);
            const std::optional<double> amount =
                number == nullptr ? std::get<std::optional<double>>(value) : std::nullopt;
            Json& place = json[std::string(field.name)];
            if (number != nullptr) place = *number;
            if (amount) place = rounded(*amount, kDigits);
        }
        text += in_one_line(json);
        text += &player == &players.back() ? "\n" : ",\n";
    }
    return text + "]\n";
}

}  // namespace gammonkit
