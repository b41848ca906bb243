#include "report/answers/text_parts.hpp"

#include "analysis/cube/cube_model.hpp"
#include "model/identifiers/xgid.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::answers {
namespace {

/// In percent; rounding errors are not shown as "-0.0".
double percentage(double chance)
{
    return std::max(0.0, 100 * chance);
}

/// Left-aligned in so many columns of the terminal.
std::string padded(std::string text, std::size_t columns)
{
    const std::size_t width = code_points(text);
    if (width < columns) text.append(columns - width, ' ');
    return text;
}

std::string_view crawford_text(const GameState& state)
{
    if (state.crawford_game) return ", Crawford game";
    return is_post_crawford(state) ? ", after the Crawford game" : "";
}

/// The game as far as it matters: "money game, Jacoby rule", "7 point match, 4-away 6-away".
std::string game_text(const GameState& state)
{
    const Rules& rules = state.rules;
    if (rules.is_money()) {
        return fmt::format("money game{}{}", rules.uses_jacoby() ? ", Jacoby rule" : "",
                           rules.beavers.value_or(false) ? ", beavers" : "");
    }
    const Player player = state.on_roll;
    const int own = away(state, player);
    const int other = away(state, opponent(player));
    if (own == 1 && other == 1) return fmt::format("{} point match, double match point", rules.length);
    return fmt::format("{} point match, {}-away {}-away{}", rules.length, own, other, crawford_text(state));
}

std::string cube_text(const NamedPosition& position)
{
    const Cube& cube = position.state.cube;
    if (!position.state.rules.uses_cube()) return "no cube";
    if (cube.owner) return fmt::format("{} owns a {}-cube", position.names[*cube.owner], cube.value);
    return cube.value == 1 ? "centered cube" : fmt::format("centered {}-cube", cube.value);
}

/// "X on roll", "X plays 31", "X doubles": what the position is about.
std::string moment_text(const NamedPosition& position, bool plays)
{
    const GameState& state = position.state;
    const std::string& name = position.names[state.on_roll];
    if (plays && state.dice)
        return fmt::format("{} plays {}{}", name, state.dice->first(), state.dice->second());
    if (state.offer == Offer::cube) return fmt::format("{} doubles", name);
    return fmt::format("{} on roll", name);
}

/// Columns for the names of both players.
std::size_t name_width(const NamedPosition& position)
{
    constexpr std::size_t kLeast = 14;
    return std::max({kLeast, code_points(position.names.first) + 2, code_points(position.names.second) + 2});
}

std::string level_text(const Level& level)
{
    const std::string plies = fmt::format("{}-ply", level.context.plies);
    const std::string name = level.name == plies ? plies : fmt::format("{} ({})", level.name, plies);
    if (level.rolls == RollSet::all) return name;
    return fmt::format("{}, {} rolls", name, rolls_of(level.rolls).size());
}

}  // namespace

std::string model_words(const CubeContext& context)
{
    return context.model() == nullptr ? "" : ", " + cube_model_text(context.model()->model());
}

std::string position_head(const NamedPosition& position, bool plays, std::string_view how,
                          const MatchEquityTable& table)
{
    const GameState& state = position.state;
    std::string text = position.heading.empty() ? "" : position.heading + "\n";
    text += fmt::format("{}\n{}, {}, {}, pips {}-{}, {}\n", xgid(state), moment_text(position, plays),
                        game_text(state), cube_text(position), state.position.pip_count(state.on_roll),
                        state.position.pip_count(opponent(state.on_roll)), how);
    if (!state.rules.is_money()) text += fmt::format("match equity table: {}\n", printable(table.name()));
    return text + "\n";
}

std::string question_head(const PositionQuestion& question, bool plays)
{
    const std::string engine = question.judge.name();
    const std::string level =
        level_text(question.level) + model_words(question.judge.cube_context(question.position.state));
    return position_head(question.position, plays, engine.empty() ? level : engine + ", " + level,
                         question.judge.match_equity_table());
}

std::string percent(double chance)
{
    return fmt::format("{:.1f}%", percentage(chance));
}

std::string equity_text(double equity, std::optional<double> mwc)
{
    return fmt::format("{:>+10.4f}{}", equity, mwc ? fmt::format("{:>10.2f}%", 100 * *mwc) : "");
}

std::string chances_rows(const NamedPosition& position, const Chances& chances)
{
    const std::size_t width = name_width(position);
    std::string text =
        fmt::format("{}{:>7}{:>9}{:>13}\n", std::string(width, ' '), "wins", "gammon", "backgammon");
    const auto add = [&](Player player, const Chances& own) {
        text += fmt::format("{}{:>7}{:>9}{:>13}\n", padded(position.names[player], width), percent(own.win),
                            percent(own.win_gammon), percent(own.win_backgammon));
    };
    add(position.state.on_roll, chances);
    add(opponent(position.state.on_roll), opposite(chances));
    return text;
}

std::string chances_text(const Chances& c)
{
    const Chances other = opposite(c);
    return fmt::format("{:>6.1f}{:>6.1f}{:>6.1f}{:>9.1f}{:>6.1f}{:>6.1f}", percentage(c.win),
                       percentage(c.win_gammon), percentage(c.win_backgammon), percentage(other.win),
                       percentage(other.win_gammon), percentage(other.win_backgammon));
}

}  // namespace gammonkit::answers
