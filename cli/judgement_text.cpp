#include "cli/judgement.hpp"
#include "model/xgid.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

/// Left-aligned in so many columns of the terminal.
std::string padded(std::string text, std::size_t columns)
{
    const std::size_t width = code_points(text);
    if (width < columns) text.append(columns - width, ' ');
    return text;
}

/// In percent; rounding errors are not shown as "-0.0".
double percentage(double chance)
{
    return std::max(0.0, 100 * chance);
}

std::string percent(double chance)
{
    return fmt::format("{:.1f}%", percentage(chance));
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

std::string level_text(const Level& level)
{
    const std::string plies = fmt::format("{}-ply", level.context.plies);
    const std::string name = level.name == plies ? plies : fmt::format("{} ({})", level.name, plies);
    if (level.rolls == RollSet::all) return name;
    return fmt::format("{}, {} rolls", name, rolls_of(level.rolls).size());
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

std::string head(const Question& question, bool plays)
{
    const NamedPosition& position = question.position;
    const GameState& state = position.state;
    std::string text = position.heading.empty() ? "" : position.heading + "\n";
    text += fmt::format("{}\n{}, {}, {}, pips {}-{}, {}\n", xgid(state), moment_text(position, plays),
                        game_text(state), cube_text(position), state.position.pip_count(state.on_roll),
                        state.position.pip_count(opponent(state.on_roll)), level_text(question.level));
    if (!state.rules.is_money()) {
        text +=
            fmt::format("match equity table: {}\n", printable(question.engine.match_equity_table().name()));
    }
    return text + "\n";
}

/// Columns for the names of both players.
std::size_t name_width(const NamedPosition& position)
{
    constexpr std::size_t kLeast = 14;
    return std::max({kLeast, code_points(position.names.first) + 2, code_points(position.names.second) + 2});
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
    add(opponent(position.state.on_roll), swapped(chances));
    return text;
}

/// What something is worth: "+0.1234", in a match with "56.78%" behind.
std::string worth_text(double equity, std::optional<double> mwc)
{
    return fmt::format("{:>+10.4f}{}", equity, mwc ? fmt::format("{:>10.2f}%", 100 * *mwc) : "");
}

std::string equity_rows(const CubeJudgement& judgement)
{
    const bool is_money = judgement.ranked.is_money;
    const std::string text = fmt::format("{:<14}{:>+10.4f}{}\n", "cubeless", judgement.ranked.cubeless,
                                         is_money ? "" : "  (money points)");
    const auto mwc = judgement.mwc ? std::optional(judgement.mwc->value) : std::nullopt;
    return text + fmt::format("{:<14}{}\n", "with the cube", worth_text(judgement.equity, mwc));
}

/// A choice with how far it is from what both would do.
std::string choice_row(std::string_view name, double equity, double worth, const CubeJudgement& judgement)
{
    const auto mwc = judgement.ranked.is_money ? std::nullopt : std::optional(worth);
    const double difference = equity - judgement.equity;
    std::string text = fmt::format("{:<14}{}", name, worth_text(equity, mwc));
    if (std::abs(difference) >= 0.00005) text += fmt::format("   ({:+.4f})", difference);
    return text + "\n";
}

std::string decision_rows(const CubeJudgement& judgement)
{
    const CubeDecision& decision = judgement.ranked.decision;
    const bool redouble = decision.verdict.redouble;
    const CubeWorths& equities = decision.normalized;
    const CubeWorths& worths = decision.worths;
    std::string text = fmt::format("{:<14}{:>10}{}\n", "cube decision", judgement.mwc ? "EMG" : "equity",
                                   judgement.mwc ? fmt::format("{:>11}", "MWC") : "");
    text +=
        choice_row(redouble ? "no redouble" : "no double", equities.no_double, worths.no_double, judgement);
    text += choice_row(redouble ? "redouble, take" : "double, take", equities.double_take, worths.double_take,
                       judgement);
    text += choice_row(redouble ? "redouble, pass" : "double, pass", equities.double_pass, worths.double_pass,
                       judgement);
    return text;
}

std::string window_text(const NamedPosition& position, const MarketWindow& window)
{
    const Player player = position.state.on_roll;
    std::string text = fmt::format("window of the cube model: {} doubles from {}, cashes from {}",
                                   position.names[player], percent(window.opens), percent(window.cash));
    if (window.too_good < 1) text += fmt::format(", too good from {}", percent(window.too_good));
    return fmt::format("{}; {} takes from {}\n", text, position.names[opponent(player)],
                       percent(1 - window.cash));
}

/// What the doubled player should do, if he is being asked.
std::string answer_text(const NamedPosition& position, DoubleAnswer answer)
{
    if (position.state.offer != Offer::cube) return {};
    std::string_view word = "take";
    if (answer == DoubleAnswer::drop) word = "pass";
    if (answer == DoubleAnswer::beaver) word = "beaver";
    return fmt::format("{} should {}\n", position.names[position.state.to_decide()], word);
}

/// Wins, gammons and backgammons of both, in percent.
std::string chances_text(const Chances& c)
{
    const Chances other = swapped(c);
    return fmt::format("{:>6.1f}{:>6.1f}{:>6.1f}{:>9.1f}{:>6.1f}{:>6.1f}", percentage(c.win),
                       percentage(c.win_gammon), percentage(c.win_backgammon), percentage(other.win),
                       percentage(other.win_gammon), percentage(other.win_backgammon));
}

struct PlayRow {
    std::string text;
    const RankedPlay& play;
};

std::vector<PlayRow> rows_of(const GameState& state, const std::vector<RankedPlay>& plays)
{
    std::vector<PlayRow> rows;
    for (const RankedPlay& play : plays) {
        const std::string text =
            notation::format_play(play.play, state.position, state.on_roll, notation::kForPeople);
        rows.push_back({.text = text.empty() ? "cannot move" : text, .play = play});
    }
    return rows;
}

}  // namespace

std::string judgement_text(const Question& question, const CubeJudgement& judgement)
{
    const NamedPosition& position = question.position;
    const CubeVerdict& verdict = judgement.ranked.decision.verdict;
    std::string text = head(question, false) + chances_rows(position, judgement.ranked.chances) + "\n" +
                       equity_rows(judgement) + "\n";
    if (verdict.doubling == Doubling::not_available) return text + to_string(verdict) + "\n";
    text += fmt::format("{}\n{}\n", decision_rows(judgement), to_string(verdict));
    text += answer_text(position, verdict.answer);
    return text + window_text(position, *judgement.window);
}

std::string judgement_text(const Question& question, const PlayJudgement& judgement)
{
    const GameState& state = question.position.state;
    const std::vector<PlayRow> rows = rows_of(state, judgement.plays);
    std::size_t width = 28;
    for (const PlayRow& row : rows)
        width = std::max(width, row.text.size());
    const bool is_money = state.rules.is_money();
    std::string text = head(question, true);
    text += fmt::format("     {:<{}}{:>10}{}  {:>9}  ply\n", "play", width, is_money ? "equity" : "EMG",
                        is_money ? "" : fmt::format("{:>11}", "MWC"), "loss");
    text += fmt::format("     {:>6}{:>6}{:>6}{:>9}{:>6}{:>6}\n", "win", "G", "BG", "lose", "G", "BG");
    const double best = rows.front().play.equity;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const RankedPlay& play = rows[i].play;
        const auto mwc = play.mwc ? std::optional(play.mwc->value) : std::nullopt;
        const std::string loss = i == 0 ? "" : fmt::format("({:+.4f})", play.equity - best);
        text += fmt::format("{:>3}. {:<{}}{}  {:>9}{:>5}\n", i + 1, rows[i].text, width,
                            worth_text(play.equity, mwc), loss, play.plies);
        text += fmt::format("     {}\n", chances_text(play.chances));
    }
    const std::size_t hidden = judgement.legal - rows.size();
    if (hidden > 0) text += fmt::format("     and {}\n", counted(hidden, "other play", "other plays"));
    return text;
}

}  // namespace gammonkit::cli
