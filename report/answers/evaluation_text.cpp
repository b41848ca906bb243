#include "formats/notation/notation.hpp"
#include "report/answers/evaluation.hpp"
#include "report/answers/text_parts.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit::answers {
namespace {

std::string equity_rows(const CubeEvaluation& evaluation)
{
    const bool is_money = evaluation.ranked.is_money;
    const std::string text = fmt::format("{:<14}{:>+10.4f}{}\n", "cubeless", evaluation.ranked.cubeless,
                                         is_money ? "" : "  (money points)");
    const auto mwc = evaluation.mwc ? std::optional(evaluation.mwc->value) : std::nullopt;
    return text + fmt::format("{:<14}{}\n", "with the cube", equity_text(evaluation.equity, mwc));
}

constexpr double kLeastShown = 0.00005;

/// "(-0.0123)"; a tie has no sign.
std::string loss_text(double difference)
{
    return std::abs(difference) < kLeastShown ? "(0.0000)" : fmt::format("({:+.4f})", difference);
}

/// A choice with how far it is from what both would do.
std::string choice_row(std::string_view name, double equity, double value, const CubeEvaluation& evaluation)
{
    const auto mwc = evaluation.ranked.is_money ? std::nullopt : std::optional(value);
    const double difference = equity - evaluation.equity;
    std::string text = fmt::format("{:<14}{}", name, equity_text(equity, mwc));
    if (std::abs(difference) >= kLeastShown) text += "   " + loss_text(difference);
    return text + "\n";
}

std::string decision_rows(const CubeEvaluation& evaluation)
{
    const CubeDecision& decision = evaluation.ranked.decision;
    const bool redouble = decision.verdict.redouble;
    const CubeSides& equities = decision.normalized;
    const CubeSides& values = decision.values;
    std::string text = fmt::format("{:<14}{:>10}{}\n", "cube decision", evaluation.mwc ? "EMG" : "equity",
                                   evaluation.mwc ? fmt::format("{:>11}", "MWC") : "");
    text +=
        choice_row(redouble ? "no redouble" : "no double", equities.no_double, values.no_double, evaluation);
    text += choice_row(redouble ? "redouble, take" : "double, take", equities.double_take, values.double_take,
                       evaluation);
    text += choice_row(redouble ? "redouble, pass" : "double, pass", equities.double_drop, values.double_drop,
                       evaluation);
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

/// The same decision by the jump model.
std::string jump_text(const NamedPosition& position, const JumpDecision& jumps)
{
    const bool redouble = jumps.verdict.redouble;
    const std::string word = redouble ? "redouble" : "double";
    std::string text = fmt::format("\n{:<14}{:>10}\n{:<14}{:>+10.4f}\n", "jump model", "equity", "no " + word,
                                   jumps.values.no_double);
    if (jumps.verdict.doubling != Doubling::not_available)
        text += fmt::format("{:<14}{:>+10.4f}\n{:<14}{:>+10.4f}\n", word + ", take", jumps.values.double_take,
                            word + ", pass", jumps.values.double_drop);
    return text +
           fmt::format("\n{}\nthis roll moves the chance to win by {} on average, later ones by {}; {} "
                       "takes from {}\n",
                       to_string(jumps.verdict), percent(jumps.local_volatility), percent(jumps.volatility),
                       position.names[opponent(position.state.on_roll)], percent(1 - jumps.cash_point));
}

/// What the doubled player should do, if he is being asked.
std::string response_text(const NamedPosition& position, DoubleAnswer answer)
{
    if (position.state.offer != Offer::cube) return {};
    std::string_view word = "take";
    if (answer == DoubleAnswer::drop) word = "pass";
    if (answer == DoubleAnswer::beaver) word = "beaver";
    return fmt::format("{} should {}\n", position.names[position.state.to_decide()], word);
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

std::string answer_text(const PositionQuestion& question, const CubeEvaluation& evaluation)
{
    const NamedPosition& position = question.position;
    const CubeVerdict& verdict = evaluation.ranked.decision.verdict;
    std::string text = question_head(question, false) + chances_rows(position, evaluation.ranked.chances) +
                       "\n" + equity_rows(evaluation) + "\n";
    const std::string jumps = evaluation.jumps ? jump_text(position, *evaluation.jumps) : "";
    if (verdict.doubling == Doubling::not_available) return text + to_string(verdict) + "\n" + jumps;
    text += fmt::format("{}\n{}\n", decision_rows(evaluation), to_string(verdict));
    text += response_text(position, verdict.answer);
    return text + window_text(position, *evaluation.window) + jumps;
}

std::string answer_text(const PositionQuestion& question, const PlayRanking& ranking)
{
    const GameState& state = question.position.state;
    const std::vector<PlayRow> rows = rows_of(state, ranking.plays);
    std::size_t width = 28;
    for (const PlayRow& row : rows)
        width = std::max(width, row.text.size());
    const bool is_money = state.rules.is_money();
    std::string text = question_head(question, true);
    text += fmt::format("     {:<{}}{:>10}{}  {:>9}  ply\n", "play", width, is_money ? "equity" : "EMG",
                        is_money ? "" : fmt::format("{:>11}", "MWC"), "loss");
    text += fmt::format("     {:>6}{:>6}{:>6}{:>9}{:>6}{:>6}\n", "win", "G", "BG", "lose", "G", "BG");
    const double best = rows.front().play.equity;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const RankedPlay& play = rows[i].play;
        const auto mwc = play.mwc ? std::optional(play.mwc->value) : std::nullopt;
        const std::string loss = i == 0 ? "" : loss_text(play.equity - best);
        text += fmt::format("{:>3}. {:<{}}{}  {:>9}{:>5}\n", i + 1, rows[i].text, width,
                            equity_text(play.equity, mwc), loss, play.plies);
        text += fmt::format("     {}\n", chances_text(play.chances));
    }
    const std::size_t hidden = ranking.legal - rows.size();
    if (hidden > 0) text += fmt::format("     and {}\n", counted(hidden, "other play", "other plays"));
    return text;
}

}  // namespace gammonkit::answers
