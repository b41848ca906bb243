#include "report/answers/cube_answer.hpp"

#include "model/decisions/analysis_table.hpp"
#include "report/answers/text_parts.hpp"
#include "support/text.hpp"

#include <array>
#include <fmt/format.h>

namespace gammonkit::answers {
namespace {

using Point = std::optional<double> CubePoints::*;

/// A row of the points, as it is called with a centered cube and with one's own.
struct PointRow {
    std::string_view centered;
    std::string_view owned;
    Point point;
};
constexpr std::array kPointRows{PointRow{"takes from", "takes from", &CubePoints::take},
                                PointRow{"beavers from", "beavers from", &CubePoints::beaver},
                                PointRow{"doubles from", "redoubles from", &CubePoints::opens},
                                PointRow{"raccoons from", "raccoons from", &CubePoints::raccoon},
                                PointRow{"cashes from", "cashes from", &CubePoints::cash},
                                PointRow{"too good from", "too good from", &CubePoints::too_good}};

/// At most so many columns, filled up at the left.
std::string cut_at_right(std::string text, std::size_t columns)
{
    while (code_points(text) > columns)
        text = text.substr(0, text.size() - 1);
    return std::string(columns - code_points(text), ' ') + text;
}

std::string game_words(const CubeAnswer& answer)
{
    if (answer.context.is_money())
        return fmt::format("money game{}{}", answer.rules.uses_jacoby() ? ", Jacoby rule" : "",
                           answer.rules.beavers.value_or(false) ? ", beavers" : "");
    const auto& [away, post_crawford, crawford_rule] = answer.score;
    std::string text =
        fmt::format("{}-away against {}-away", away[answer.player], away[opponent(answer.player)]);
    if (is_crawford_game(answer.score)) return text + ", Crawford game";
    return post_crawford ? text + ", after the Crawford game" : text;
}

std::string cube_words(const CubeAnswer& answer)
{
    const Cube& cube = answer.cube;
    if (cube.owner) return fmt::format("{} owns a {}-cube", answer.names[*cube.owner], cube.value);
    return cube.value == 1 ? "centered cube" : fmt::format("centered {}-cube", cube.value);
}

std::string sheet_head(const CubeAnswer& answer)
{
    std::string text = fmt::format("{}, {}\n", game_words(answer), cube_words(answer));
    if (!answer.table.empty()) text += fmt::format("match equity table: {}\n", printable(answer.table));
    return text + "\n";
}

/// What the position is worth without a double, for each state of the cube.
std::string worth_rows(const CubeAnswer& answer)
{
    const CubeSheet& sheet = answer.sheet;
    const bool is_money = answer.context.is_money();
    const auto row = [&](std::string_view name, double value) {
        const double equity = answer.context.normalized(value, answer.player, answer.cube.value);
        return fmt::format("{:<16}{}\n", name,
                           equity_text(equity, is_money ? std::nullopt : std::optional(value)));
    };
    std::string text = is_money ? fmt::format("{:<16}{:>10}\n", "", "equity")
                                : fmt::format("{:<16}{:>10}{:>11}\n", "", "EMG", "MWC");
    text += fmt::format("{:<16}{}\n", "cubeless",
                        cubeless_text(answer.context, answer.chances, answer.player, answer.cube));
    return text + row("dead cube", sheet.dead) + row("with the cube", sheet.cubeful) +
           row("live cube", sheet.live) +
           fmt::format("\na win of {} counts {:.4f} on average, a loss {:.4f}\ncube model: {}\n",
                       answer.names[answer.player], sheet.points_won, sheet.points_lost, answer.model);
}

std::string sides_text(const CubeAnswer& answer)
{
    const CubeDecision& decision = answer.sheet.decision;
    const bool is_money = answer.context.is_money();
    if (decision.verdict.doubling == Doubling::not_available) return to_string(decision.verdict) + "\n";
    std::string text;
    for (const CubeOption option : best_first(decision.normalized, decision.verdict)) {
        const auto mwc = is_money ? std::nullopt : std::optional(value_of(decision.values, option));
        text += fmt::format("{:<16}{}\n", to_string(option, decision.verdict.redouble),
                            equity_text(value_of(decision.normalized, option), mwc));
    }
    return text + "\n" +
           action_text(to_string(decision.verdict), bluff(decision.normalized, decision.verdict)) + "\n";
}

std::string point_cell(const std::optional<double>& point)
{
    return point ? fmt::format("{:9.2f}", 100 * *point) : fmt::format("{:>9}", "-");
}

std::string point_row(const CubeAnswer& answer, const CubeStep& step, const PointRow& row)
{
    const Player player = answer.player;
    std::string cells;
    bool known = false;
    for (const Player seat : {player, opponent(player)}) {
        for (const auto* part : {&step.dead, &step.cubeful, &step.live}) {
            const std::optional<double>& point = (*part)[seat].*row.point;
            cells += point_cell(point);
            known = known || point.has_value();
        }
        cells += seat == player ? "  " : "";
    }
    if (!known) return "";
    return fmt::format("  {:<15}{}\n", step.centered ? row.centered : row.owned, cells);
}

std::string step_name(const CubeAnswer& answer, const CubeStep& step)
{
    if (step.centered) return step.cube == 1 ? "centered cube" : fmt::format("centered {}-cube", step.cube);
    return answer.context.is_money() ? "owned cube" : fmt::format("owned {}-cube", step.cube);
}

std::string points_text(const CubeAnswer& answer)
{
    if (answer.sheet.steps.empty()) return "";
    const Player player = answer.player;
    std::string text =
        fmt::format("\n{:<17}{}  {}\n", "chances to win, %", cut_at_right(answer.names[player], 27),
                    cut_at_right(answer.names[opponent(player)], 27));
    text += fmt::format("{:<17}{:>9}{:>9}{:>9}  {:>9}{:>9}{:>9}\n", "", "dead", "model", "live", "dead",
                        "model", "live");
    for (const CubeStep& step : answer.sheet.steps) {
        text += step_name(answer, step) + "\n";
        for (const PointRow& row : kPointRows)
            text += point_row(answer, step, row);
    }
    return text;
}

std::string prices_text(const CubeAnswer& answer)
{
    const Player player = answer.player;
    std::string text =
        fmt::format("\n{:<17}{}  {}\n{:<17}{:>15}{:>12}  {:>15}{:>12}\n", "more than a win",
                    cut_at_right(answer.names[player], 27), cut_at_right(answer.names[opponent(player)], 27),
                    "", "a gammon", "backgammon", "a gammon", "backgammon");
    for (const GammonPrices& prices : answer.sheet.prices) {
        const std::string name =
            answer.context.is_money() ? "any cube" : fmt::format("cube at {}", prices.cube);
        text += fmt::format("  {:<15}{:>15.3f}{:>12.3f}  {:>15.3f}{:>12.3f}\n", name, prices.gammon[player],
                            prices.backgammon[player], prices.gammon[opponent(player)],
                            prices.backgammon[opponent(player)]);
    }
    return text;
}

std::string search_text(const SearchEfficiency& search)
{
    const auto number = [](const std::optional<double>& x) {
        return x ? fmt::format("{:.3f}", *x) : std::string("none");
    };
    return fmt::format("\neffective x of {}: {} without a double, {} after one\n",
                       counted(static_cast<std::size_t>(search.plies), "ply", "plies"),
                       number(search.no_double), number(search.double_take));
}

std::string sheet_body(const CubeAnswer& answer)
{
    std::string text = worth_rows(answer) + "\n" + sides_text(answer) + points_text(answer);
    text += prices_text(answer);
    return answer.search ? text + search_text(*answer.search) : text;
}

/// Where the rows of chances take names and the player on roll from.
NamedPosition seats_of(const CubeAnswer& answer)
{
    NamedPosition seats;
    seats.names = answer.names;
    seats.state.on_roll = answer.player;
    return seats;
}

}  // namespace

std::string answer_text(const CubeAnswer& answer)
{
    return sheet_head(answer) + chances_rows(seats_of(answer), answer.chances) + "\n" + sheet_body(answer);
}

std::string answer_text(const PositionQuestion& question, const CubeAnswer& answer)
{
    return question_head(question, false) + chances_rows(question.position, answer.chances) + "\n" +
           sheet_body(answer);
}

std::string conversion_text(const CubeAnswer& answer, const Conversion& conversion)
{
    const int cube = answer.cube.value;
    const double won = answer.context.won(answer.player, cube);
    const double lost = answer.context.lost(answer.player, cube);
    return fmt::format("{}, {}-cube\nmatch equity table: {}\n\n"
                       "EMG {:+.4f} = MWC {:.2f}%\n"
                       "EMG -1 = MWC {:.2f}%, a single game lost; EMG +1 = MWC {:.2f}%, one won\n",
                       game_words(answer), cube, printable(answer.table), conversion.emg,
                       100 * conversion.mwc, 100 * lost, 100 * won);
}

}  // namespace gammonkit::answers
