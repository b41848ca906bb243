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

std::string with_crawford(std::string text, const GameState& state, const Translator& words)
{
    if (state.crawford_game) return words.say("{0}, Crawford game", text);
    return is_post_crawford(state) ? words.say("{0}, after the Crawford game", text) : text;
}

/// The game as far as it matters: "money game, Jacoby rule", "7 point match, 4-away 6-away".
std::string game_text(const GameState& state, const Translator& words)
{
    const Rules& rules = state.rules;
    if (rules.is_money()) {
        std::string text = words.say("money game");
        if (rules.uses_jacoby()) text += ", " + words.say("Jacoby rule");
        return rules.beavers.value_or(false) ? text + ", " + words.say_in("rule", "beavers") : text;
    }
    const Player player = state.on_roll;
    const int own = away(state, player);
    const int other = away(state, opponent(player));
    if (own == 1 && other == 1) return words.say("{0} point match, double match point", rules.length);
    return with_crawford(words.say("{0} point match, {1}-away {2}-away", rules.length, own, other), state,
                         words);
}

/// "X on roll", "X plays 31", "X doubles": what the position is about.
std::string moment_text(const NamedPosition& position, bool plays, const Translator& words)
{
    const GameState& state = position.state;
    const std::string& name = position.names[state.on_roll];
    if (plays && state.dice)
        return words.say("{0} plays {1}{2}", name, state.dice->first(), state.dice->second());
    if (state.offer == Offer::cube) return words.say("{0} doubles", name);
    return words.say("{0} on roll", name);
}

/// Columns for the names of both players.
std::size_t name_width(const NamedPosition& position)
{
    constexpr std::size_t kLeast = 14;
    return std::max({kLeast, columns_of(position.names.first) + 2, columns_of(position.names.second) + 2});
}

std::string level_text(const Level& level, const Translator& words)
{
    const std::string plies = fmt::format("{}-ply", level.context.plies);
    const std::string name = level.name == plies ? plies : fmt::format("{} ({})", level.name, plies);
    std::string text =
        level.rolls == RollSet::all ? name : words.say("{0}, {1} rolls", name, rolls_of(level.rolls).size());
    const EvaluationContext& context = level.context;
    if (!context.cubeful) text += ", " + words.say("cubeless");
    if (context.noise <= 0) return text;
    const std::string noise = words.numbers(fmt::format("{}", context.noise));
    text += ", " + (context.deterministic_noise ? words.say("noise {0}", noise)
                                                : words.say("random noise {0}", noise));
    return text;
}

}  // namespace

std::string cube_text(const NamedPosition& position, const Translator& words)
{
    const Cube& cube = position.state.cube;
    if (!position.state.rules.uses_cube()) return words.say("no cube");
    if (cube.owner) return words.say("{0} owns a {1}-cube", position.names[*cube.owner], cube.value);
    return cube.value == 1 ? words.say("centered cube") : words.say("centered {0}-cube", cube.value);
}

std::string model_words(const CubeContext& context)
{
    return context.model() == nullptr ? "" : ", " + cube_model_text(context.model()->model());
}

std::string position_head(const NamedPosition& position, bool plays, std::string_view how,
                          const MatchEquityTable& table, const Translator& words)
{
    const GameState& state = position.state;
    std::string text = position.heading.empty() ? "" : position.heading + "\n";
    text += fmt::format("{}\n{}, {}, {}, {}, {}\n", xgid(state), moment_text(position, plays, words),
                        game_text(state, words), cube_text(position, words),
                        words.say("pips {0}-{1}", state.position.pip_count(state.on_roll),
                                  state.position.pip_count(opponent(state.on_roll))),
                        how);
    if (!state.rules.is_money()) text += words.say("match equity table: {0}", printable(table.name())) + "\n";
    return text + "\n";
}

std::string question_head(const PositionQuestion& question, bool plays)
{
    const std::string engine = question.judge.name();
    const std::string level = level_text(question.level, question.words) +
                              model_words(question.judge.cube_context(question.position.state));
    return position_head(question.position, plays, engine.empty() ? level : engine + ", " + level,
                         question.judge.match_equity_table(), question.words);
}

std::string percent(double chance, const Translator& words)
{
    return words.numbers(fmt::format("{:.1f}%", percentage(chance)));
}

std::string equity_text(double equity, std::optional<double> mwc, const Translator& words)
{
    return words.numbers(
        fmt::format("{:>+10.4f}{}", equity, mwc ? fmt::format("{:>10.2f}%", 100 * *mwc) : ""));
}

std::string cubeless_text(const CubeContext& context, const Chances& chances, Player player, const Cube& cube,
                          const Translator& words)
{
    const double value = context.cubeless(chances, player, cube);
    const double equity = context.normalized(value, player, cube.value);
    if (context.is_money()) return equity_text(equity, std::nullopt, words);
    return equity_text(equity, value, words) +
           fmt::format("   ({} {})", words.numbers(fmt::format("{:+.4f}", cubeless_equity(chances))),
                       words.say("money points"));
}

std::string chances_rows(const NamedPosition& position, const Chances& chances, const Translator& words)
{
    const std::size_t width = name_width(position);
    std::string text = std::string(width, ' ') + at_right(words.say("wins"), 7) +
                       at_right(words.say("gammon"), 9) + at_right(words.say("backgammon"), 13) + "\n";
    const auto add = [&](Player player, const Chances& own) {
        text += fmt::format("{}{:>7}{:>9}{:>13}\n", at_left(position.names[player], width),
                            percent(own.win, words), percent(own.win_gammon, words),
                            percent(own.win_backgammon, words));
    };
    add(position.state.on_roll, chances);
    add(opponent(position.state.on_roll), opposite(chances));
    return text;
}

std::string at_left(std::string text, std::size_t columns)
{
    const std::size_t width = columns_of(text);
    if (width < columns) text.append(columns - width, ' ');
    return text;
}

std::string at_right(const std::string& text, std::size_t columns)
{
    const std::size_t used = columns_of(text);
    return std::string(used < columns ? columns - used : 1, ' ') + text;
}

std::string chances_text(const Chances& c, const Translator& words)
{
    const Chances other = opposite(c);
    return words.numbers(fmt::format("{:>6.1f}{:>6.1f}{:>6.1f}{:>9.1f}{:>6.1f}{:>6.1f}", percentage(c.win),
                                     percentage(c.win_gammon), percentage(c.win_backgammon),
                                     percentage(other.win), percentage(other.win_gammon),
                                     percentage(other.win_backgammon)));
}

}  // namespace gammonkit::answers
