#include "report/answers/met_answers.hpp"

#include "analysis/cube/window.hpp"
#include "report/json_parts.hpp"
#include "support/text.hpp"
#include "support/wrap.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit::answers {
namespace {

/// The points of a player from one number to another: columns that have room beside each other.
struct Columns {
    int from = 1;
    int to = 1;
};

constexpr std::size_t kNameWidth = 4;

/// What `table` makes of all columns, or of as many at a time as have room in lines of `width`.
template <class Table>
std::string in_parts(int length, std::size_t width, std::size_t of_each, const Table& table)
{
    const std::size_t room = width == 0 ? std::string::npos : (width - std::min(width, kNameWidth)) / of_each;
    const int most = static_cast<int>(std::clamp<std::size_t>(room, 1, static_cast<std::size_t>(length)));
    std::string text;
    for (int from = 1; from <= length; from += most)
        text += (from == 1 ? "" : "\n") + table(Columns{from, std::min(from + most - 1, length)});
    return text;
}

std::string heading(const Columns& columns, std::size_t of_each)
{
    std::string text = "away";
    for (int away = columns.from; away <= columns.to; ++away)
        text += fmt::format("{:>{}}", away, of_each);
    return text + '\n';
}

constexpr std::size_t kChanceWidth = 7;

std::string cell(double chance)
{
    return fmt::format("{:{}.2f}", 100 * chance, kChanceWidth);
}

std::string pre_crawford_rows(const MatchEquityTable& table, int length, const Columns& columns)
{
    std::string text = heading(columns, kChanceWidth);
    for (int own = 1; own <= length; ++own) {
        text += fmt::format("{:>{}}", own, kNameWidth);
        for (int other = columns.from; other <= columns.to; ++other)
            text += cell(table.at({.away = {own, other}}, Player::first).value);
        text += '\n';
    }
    return text;
}

std::string post_crawford_row(std::string_view name, const std::vector<double>& row, const Columns& columns)
{
    std::string text = fmt::format("{:<{}}", name, kNameWidth);
    for (int away = columns.from; away <= columns.to; ++away)
        text += cell(row[static_cast<std::size_t>(away) - 1]);
    return text + '\n';
}

std::string post_crawford_rows(const MatchEquities& equities, const Columns& columns)
{
    const auto& [first, second] = equities.post_crawford;
    const std::string head = heading(columns, kChanceWidth);
    if (first == second) return head + post_crawford_row("", first, columns);
    return head + post_crawford_row("1st", first, columns) + post_crawford_row("2nd", second, columns);
}

Json pre_crawford_json(const MatchEquities& equities, int length)
{
    Json rows = Json::array();
    for (int own = 0; own < length; ++own) {
        const auto row = equities.pre_crawford.begin() + own * equities.length;
        rows.push_back(std::vector<double>(row, row + length));
    }
    return rows;
}

Json row_json(const std::vector<double>& row, int length)
{
    return std::vector<double>(row.begin(), row.begin() + length);
}

using Figures = ByPlayer<std::optional<double>>;

/// The figures for a cube before it is turned, or turned once more. None where it cannot be.
struct CubeRow {
    int cube = 1;
    Figures dead_take_points = {};
    Figures live_take_points = {};
    ByPlayer<double> gammon_values = {};
};

/// The least chance to win the game, without gammons, at which a double of `cube` should be taken.
double dead_take_point(const CubeContext& context, Player taker, int cube)
{
    const double lost = context.lost(taker, 2 * cube);
    return (context.lost(taker, cube) - lost) / (context.won(taker, 2 * cube) - lost);
}

double live_take_point(const CubeContext& context, Player taker, int cube)
{
    return 1 - context.live_cash_point({}, taker, opponent(taker), cube);
}

std::vector<CubeRow> cube_rows(const CubeContext& context, const MatchScore& score)
{
    std::vector<CubeRow> rows;
    const int most = is_crawford_game(score) ? 1 : std::max(score.away.first, score.away.second);
    for (int cube = 1; cube == 1 || cube < most; cube *= 2) {
        CubeRow row{.cube = cube};
        for (const Player player : kPlayers) {
            row.gammon_values[player] = gammon_value(context, player, cube);
            const Player doubler = opponent(player);
            if (!context.may_double(doubler, {.value = cube, .owner = doubler})) continue;
            row.dead_take_points[player] = dead_take_point(context, player, cube);
            row.live_take_points[player] = live_take_point(context, player, cube);
        }
        rows.push_back(row);
    }
    return rows;
}

std::string percent_cell(const std::optional<double>& chance)
{
    return chance ? fmt::format("{:8.2f}", 100 * *chance) : fmt::format("{:>8}", "-");
}

std::string row_text(const CubeRow& row)
{
    return fmt::format("{:>4}{}{} {}{} {:9.3f}{:8.3f}\n", row.cube, percent_cell(row.dead_take_points.first),
                       percent_cell(row.dead_take_points.second), percent_cell(row.live_take_points.first),
                       percent_cell(row.live_take_points.second), row.gammon_values.first,
                       row.gammon_values.second);
}

std::string_view kind_of_game(const MatchScore& score)
{
    if (is_crawford_game(score)) return ", Crawford game";
    return score.post_crawford ? ", after the Crawford game" : "";
}

Json score_json(const Figures& figures)
{
    const auto one = [](const std::optional<double>& figure) { return figure ? Json(*figure) : Json(); };
    return {one(figures.first), one(figures.second)};
}

Json score_json(const CubeRow& row)
{
    return {{"cube", row.cube},
            {"dead_take_points", score_json(row.dead_take_points)},
            {"live_take_points", score_json(row.live_take_points)},
            {"gammon_values", {row.gammon_values.first, row.gammon_values.second}}};
}

/// The difference from which on two tables are said to differ, as in the blog Computational Backgammon.
constexpr double kSmallDifference = 0.002;

constexpr std::size_t kDifferenceWidth = 6;

/// "+0.12"; nothing at all has no sign.
std::string points_cell(double difference)
{
    const double points = 100 * difference;
    return std::abs(points) < 0.005 ? fmt::format("{:>{}}", "0.00", kDifferenceWidth)
                                    : fmt::format("{:>+{}.2f}", points, kDifferenceWidth);
}

/// A row of numbers, of which that of 1-away stands at `begin`.
std::string points_row(std::string_view name, const std::vector<double>& numbers, std::size_t begin,
                       const Columns& columns)
{
    std::string text = fmt::format("{:>{}}", name, kNameWidth);
    for (int away = columns.from; away <= columns.to; ++away)
        text += points_cell(numbers[begin + static_cast<std::size_t>(away) - 1]);
    return text + '\n';
}

std::string pre_crawford_differences(const MetDifference& apart, int length, const Columns& columns)
{
    std::string text = heading(columns, kDifferenceWidth);
    for (int own = 1; own <= length; ++own)
        text += points_row(std::to_string(own), apart.pre_crawford,
                           static_cast<std::size_t>(own - 1) * static_cast<std::size_t>(length), columns);
    return text;
}

/// Prose as it is, or in lines of so many columns.
std::string in_lines_of(std::string_view text, std::size_t width)
{
    return width == 0 ? std::string(text) : wrapped(text, 0, std::min(width, kTextWidth));
}

std::string summary(const MetDifference& apart, std::size_t width)
{
    const std::string text =
        fmt::format("on average {:.3f} points apart, at most {:.2f}: {}-away against {}-away; {} of {} "
                    "scores\nare within {:.1f} points",
                    100 * apart.mean, 100 * apart.largest, apart.where.first, apart.where.second,
                    apart.within(kSmallDifference), apart.pre_crawford.size(), 100 * kSmallDifference);
    return fmt::format("\n{}\n", in_lines_of(text, width));
}

/// Both rows are the same but for rounding.
bool are_alike(const ByPlayer<std::vector<double>>& rows)
{
    constexpr double kRounding = 1e-9;
    const auto is_close = [](double a, double b) { return std::abs(a - b) < kRounding; };
    return std::equal(rows.first.begin(), rows.first.end(), rows.second.begin(), rows.second.end(), is_close);
}

Json numbers_json(const std::vector<double>& numbers)
{
    Json json = Json::array();
    for (const double number : numbers)
        json.push_back(gammonkit::rounded(number, 6));
    return json;
}

}  // namespace

std::string met_text(const MatchEquityTable& table, int length, std::size_t width)
{
    const MatchEquities& equities = table.equities();
    std::string text = printable(equities.name) + '\n';
    if (!equities.description.empty()) text += wrapped(printable(equities.description), 0) + '\n';
    text += "\nChance in percent to win the match, by the points that each player still needs.\n\n";
    text += in_parts(length, width, kChanceWidth,
                     [&](const Columns& columns) { return pre_crawford_rows(table, length, columns); });
    text += "\nOf the trailer after the Crawford game:\n\n";
    return text + in_parts(length, width, kChanceWidth,
                           [&](const Columns& columns) { return post_crawford_rows(equities, columns); });
}

std::string named_table_json(std::string_view name, std::string_view about)
{
    Json json = json_record("named-table");
    json["name"] = name;
    json["about"] = about;
    return in_one_line(json);
}

std::string met_json(const MatchEquityTable& table, int length)
{
    const MatchEquities& equities = table.equities();
    Json json = json_record("match-equity-table");
    json["name"] = equities.name;
    json["description"] = equities.description;
    json["copyright"] = equities.copyright;
    json["length"] = length;
    json["pre_crawford"] = pre_crawford_json(equities, length);
    json["post_crawford"] = {row_json(equities.post_crawford.first, length),
                             row_json(equities.post_crawford.second, length)};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::string met_score_text(const MatchEquityTable& table, const MatchScore& score, std::size_t width)
{
    const CubeContext context = CubeContext::match(score, table);
    std::string text =
        fmt::format("{}-away against {}-away{}: {:.2f} % to win the match\n\n"
                    "      dead take point  live take point  value of a gammon\n"
                    "cube{:>8}{:>8} {:>8}{:>8} {:>9}{:>8}\n",
                    score.away.first, score.away.second, kind_of_game(score),
                    100 * table.at(score, Player::first).value, "1st", "2nd", "1st", "2nd", "1st", "2nd");
    for (const CubeRow& row : cube_rows(context, score))
        text += row_text(row);
    constexpr std::string_view kMeaning =
        "Take points are chances in percent to win the game, without gammons, when the cube is turned from "
        "this\nvalue to the next. A gammon is compared with what winning instead of losing a single game "
        "brings.";
    return fmt::format("{}\n{}\n", text, in_lines_of(kMeaning, width));
}

std::string met_score_json(const MatchEquityTable& table, const MatchScore& score)
{
    const CubeContext context = CubeContext::match(score, table);
    Json rows = Json::array();
    for (const CubeRow& row : cube_rows(context, score))
        rows.push_back(score_json(row));
    Json json = json_record("match-score");
    json["table"] = table.name();
    json["away"] = {score.away.first, score.away.second};
    json["crawford_game"] = is_crawford_game(score);
    json["post_crawford"] = score.post_crawford;
    json["chance"] = table.at(score, Player::first).value;
    json["cubes"] = rows;
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::string met_difference_text(const MatchEquityTable& first, const MatchEquityTable& second, int length,
                                std::size_t width)
{
    const MetDifference apart = difference(first, second, length);
    std::string text =
        fmt::format("{}\nless {}\n\nPercentage points, by the points that each player still needs.\n\n",
                    printable(first.name()), printable(second.name()));
    text += in_parts(length, width, kDifferenceWidth, [&](const Columns& columns) {
        return pre_crawford_differences(apart, length, columns);
    });
    text += "\nOf the trailer after the Crawford game:\n\n";
    const auto& after = apart.post_crawford;
    text += in_parts(length, width, kDifferenceWidth, [&](const Columns& columns) {
        const std::string head = heading(columns, kDifferenceWidth);
        if (are_alike(after)) return head + points_row("", after.first, 0, columns);
        return head + points_row("1st", after.first, 0, columns) +
               points_row("2nd", after.second, 0, columns);
    });
    return text + summary(apart, width);
}

std::string met_difference_json(const MatchEquityTable& first, const MatchEquityTable& second, int length)
{
    const MetDifference apart = difference(first, second, length);
    Json json = json_record("match-equity-difference");
    json["tables"] = {first.name(), second.name()};
    json["length"] = length;
    json["mean"] = gammonkit::rounded(apart.mean, 6);
    json["largest"] = {{"difference", gammonkit::rounded(apart.largest, 6)},
                       {"away", {apart.where.first, apart.where.second}}};
    json["pre_crawford"] = Json::array();
    const auto begin = apart.pre_crawford.begin();
    for (int own = 0; own < length; ++own)
        json["pre_crawford"].push_back(numbers_json({begin + own * length, begin + (own + 1) * length}));
    json["post_crawford"] = {numbers_json(apart.post_crawford.first),
                             numbers_json(apart.post_crawford.second)};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace gammonkit::answers
