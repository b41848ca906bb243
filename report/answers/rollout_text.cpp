#include "analysis/rollout/rollout_record.hpp"
#include "formats/notation/notation.hpp"
#include "model/decisions/analysis_table.hpp"
#include "model/decisions/level_text.hpp"
#include "report/answers/rollout_answer.hpp"
#include "report/answers/text_parts.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>

namespace gammonkit::answers {
namespace {

std::string text_head(const RolloutQuestion& asked, bool plays)
{
    return position_head(asked.position, plays,
                         "rolled out " + rollout_settings_text(rollout_context(asked.settings)) +
                             model_words(asked.context),
                         asked.table);
}

Chances chances_of(const Probabilities& p)
{
    return {.win = static_cast<float>(p.win),
            .win_gammon = static_cast<float>(p.win_gammon),
            .win_backgammon = static_cast<float>(p.win_backgammon),
            .lose_gammon = static_cast<float>(p.lose_gammon),
            .lose_backgammon = static_cast<float>(p.lose_backgammon)};
}

/// The errors of wins, gammons and backgammons of both, below them.
std::string error_columns(const Probabilities& e)
{
    return fmt::format("{:>6.2f}{:>6.2f}{:>6.2f}{:>9.2f}{:>6.2f}{:>6.2f}", 100 * e.win, 100 * e.win_gammon,
                       100 * e.win_backgammon, 100 * e.win, 100 * e.lose_gammon, 100 * e.lose_backgammon);
}

constexpr std::string_view kChanceNames = "       win     G    BG     lose     G    BG\n";

std::string chances_lines(const RolloutEstimate& estimate)
{
    return fmt::format("  {}  %\n  {}  +-\n", chances_text(chances_of(estimate.chances)),
                       error_columns(estimate.chances_error));
}

/// "+0.1234 +-0.0012", in a match with "56.78% +-0.05%" behind.
std::string equity_text(double equity, double error, const std::optional<double>& mwc = {},
                        const std::optional<double>& mwc_error = {})
{
    std::string text = fmt::format("{:>+9.4f} +-{:.4f}", equity, error);
    if (mwc) text += fmt::format("{:>9.2f}% +-{:.2f}%", 100 * *mwc, 100 * mwc_error.value_or(0));
    return text;
}

std::string equity_text(const RolloutEstimate& e)
{
    return equity_text(e.equity, e.equity_error, e.mwc, e.mwc_error);
}

std::string loss_text(double loss, double error)
{
    return loss <= 0 ? "" : fmt::format("({:+.4f} +-{:.4f})", -loss, error);
}

std::string choice_row(const std::string& name, const RolloutEstimate& estimate, double optimal)
{
    const double loss = optimal - estimate.equity;
    std::string text = fmt::format("{:<16}{}", name, equity_text(estimate));
    if (std::abs(loss) >= 0.00005) text += fmt::format("   ({:+.4f})", -loss);
    return text + "\n";
}

/// Choices that were asked about, in the columns of `choice_row`.
std::string named_rows(const std::vector<JudgedChoice>& choices, const RolloutEstimate& beside)
{
    const std::string blank(equity_text(beside).size(), ' ');
    std::string text;
    for (const JudgedChoice& choice : choices)
        text += fmt::format(
            "* {:<14}{}   ({}){}\n", choice.words, blank,
            choice.judgement.error < 0.00005 ? "0.0000" : fmt::format("{:+.4f}", -choice.judgement.error),
            mark_words(choice.judgement.mark));
    return text;
}

std::string decision_rows(const RolloutQuestion& asked, const CubeRollout& cube)
{
    const CubeDecision& decision = cube.decision;
    const CubeSides& values = decision.normalized;
    const double optimal = std::max(values.no_double, value_of_double(values, decision.verdict.answer));
    RolloutEstimate passed{.equity = values.double_drop};
    if (cube.no_double.mwc) passed.mwc = decision.values.double_drop;
    const std::array estimates{&cube.no_double, &*cube.double_take, &std::as_const(passed)};
    std::string text;
    for (const CubeOption option : best_first(values, decision.verdict))
        text += choice_row(to_string(option, decision.verdict.redouble),
                           *estimates.at(static_cast<std::size_t>(option)), optimal);
    text += named_rows(judged_choices(asked, cube), cube.no_double);
    return text + fmt::format("\n{}\nthe double, if taken, brings {:+.4f} +-{:.4f}\n",
                              action_text(to_string(decision.verdict), bluff(values, decision.verdict)),
                              values.double_take - values.no_double, cube.double_error);
}

std::string games_line(const RolloutEstimate& estimate)
{
    return counted(static_cast<std::size_t>(estimate.trials), "game", "games") + "\n";
}

std::string play_text(const GameState& state, const Play& play)
{
    const std::string text = notation::format_play(play, state.position, state.on_roll, notation::kForPeople);
    return text.empty() ? "cannot move" : text;
}

}  // namespace

std::vector<JudgedChoice> judged_choices(const RolloutQuestion& asked, const CubeRollout& cube)
{
    return cube.double_take ? judged_cube_choices(asked.named, cube.decision) : std::vector<JudgedChoice>();
}

std::vector<JudgedChoice> judged_choices(const RolloutQuestion& asked, const std::vector<PlayRollout>& plays)
{
    const GameState& state = asked.position.state;
    std::vector<JudgedChoice> judged;
    for (const PlayRollout& play : plays) {
        if (const auto judgement = judgement_of(asked.named, state, play.play, play.loss))
            judged.push_back({.words = play_text(state, play.play), .judgement = *judgement});
    }
    return judged;
}

std::string answer_text(const RolloutQuestion& asked, const CubeRollout& cube)
{
    const RolloutEstimate& waits = cube.no_double;
    std::string text = text_head(asked, false) + std::string(kChanceNames) + chances_lines(waits) + "\n";
    text += fmt::format("{:<16}{}\n", "cubeless", equity_text(waits.cubeless, waits.cubeless_error));
    if (!asked.settings.cubeful) return text + games_line(waits);
    if (!cube.double_take)
        return text + fmt::format("{:<16}{}\n", "with the cube", equity_text(waits)) + games_line(waits);
    return text + "\n" + decision_rows(asked, cube) + games_line(waits);
}

std::string answer_text(const RolloutQuestion& asked, const std::vector<PlayRollout>& plays)
{
    const GameState& state = asked.position.state;
    std::string text = text_head(asked, true);
    const bool is_money = state.rules.is_money();
    text += fmt::format("     {:<28}{:>9}{}{:>28}{:>9}\n", "play", is_money ? "equity" : "EMG",
                        is_money ? "" : fmt::format("{:>19}", "MWC"), "loss", "games");
    text += kChanceNames;
    std::size_t number = 0;
    for (const PlayRollout& play : plays) {
        const auto named = judgement_of(asked.named, state, play.play, play.loss);
        text += fmt::format("{}{:>2}. {:<28}{}  {:>20}{:>8}{}\n", named ? '*' : ' ', ++number,
                            play_text(state, play.play), equity_text(play.estimate),
                            loss_text(play.loss, play.loss_error), play.estimate.trials,
                            named ? mark_words(named->mark) : "");
        text += chances_lines(play.estimate);
    }
    return text;
}

}  // namespace gammonkit::answers
