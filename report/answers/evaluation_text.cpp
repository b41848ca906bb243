#include "report/answers/evaluation.hpp"

#include "model/decisions/analysis_table.hpp"
#include "model/decisions/choice_words.hpp"
#include "model/race/effort.hpp"
#include "report/answers/text_parts.hpp"
#include "report/turn_words.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit::answers {
namespace {

/// What stands in front of numbers, in one column for all rows of an answer: as wide as its longest name, in
/// whatever language.
class RowNames {
public:
    RowNames(const EvaluationAnswer& evaluation, const Translator& words) : words_(words)
    {
        for (const std::string_view name : {"cubeless"_say, "with the cube"_say, "cube decision"_say})
            make_room_for(words.say(name));
        if (evaluation.jumps) make_room_for(words.say("jump model"));
        const CubeVerdict& verdict = evaluation.ranked.decision.verdict;
        if (verdict.doubling == Doubling::not_available) return;
        for (const CubeOption option :
             {CubeOption::no_double, CubeOption::double_take, CubeOption::double_drop})
            make_room_for(of(option, verdict.redouble));
        for (const JudgedChoice& choice : evaluation.named)
            make_room_for(of(choice));
    }

    [[nodiscard]] std::string of(CubeOption option, bool redouble) const
    {
        return choice_words(to_string(option, redouble), words_);
    }
    [[nodiscard]] std::string of(const JudgedChoice& choice) const
    {
        return "* " + choice_words(choice.words, words_);
    }
    [[nodiscard]] std::string padded(const std::string& name) const { return at_left(name, width_); }

private:
    void make_room_for(std::string_view name) { width_ = std::max(width_, columns_of(name)); }

    const Translator& words_;
    std::size_t width_ = 14;
};

std::string equity_rows(const PositionQuestion& question, const EvaluationAnswer& evaluation,
                        const RowNames& names)
{
    const GameState& state = question.position.state;
    const Translator& words = question.words;
    const std::string text = names.padded(words.say("cubeless")) +
                             cubeless_text(question.judge.cube_context(state), evaluation.ranked.chances,
                                           state.on_roll, state.cube, words) +
                             "\n";
    const auto mwc = evaluation.mwc ? std::optional(evaluation.mwc->value) : std::nullopt;
    return text + names.padded(words.say("with the cube")) + equity_text(evaluation.equity, mwc, words) +
           "\n";
}

constexpr double kLeastShown = 0.00005;

/// "(-0.0123)"; a tie has no sign.
std::string loss_text(double difference)
{
    return std::abs(difference) < kLeastShown ? "(0.0000)" : fmt::format("({:+.4f})", difference);
}

/// A choice with how far it is from what both would do.
std::string choice_row(CubeOption option, const EvaluationAnswer& evaluation, const RowNames& names,
                       const Translator& words)
{
    const CubeDecision& decision = evaluation.ranked.decision;
    const double equity = value_of(decision.normalized, option);
    const auto mwc =
        evaluation.ranked.is_money ? std::nullopt : std::optional(value_of(decision.values, option));
    const double difference = equity - evaluation.equity;
    std::string text =
        names.padded(names.of(option, decision.verdict.redouble)) + equity_text(equity, mwc, words);
    if (std::abs(difference) >= kLeastShown) text += "   " + words.numbers(loss_text(difference));
    return text + "\n";
}

/// A choice that was asked about or made, with what it costs, in the columns of `choice_row`.
std::string named_row(const JudgedChoice& choice, bool with_mwc, const RowNames& names,
                      const Translator& words)
{
    constexpr std::size_t kEquity = 10;
    constexpr std::size_t kMwc = 11;
    const std::string error = words.numbers(loss_text(-choice.judgement.error));
    return names.padded(names.of(choice)) + std::string(kEquity + (with_mwc ? kMwc : 0), ' ') + "   " +
           error + mark_words(choice.judgement.mark, words) + "\n";
}

std::string decision_rows(const EvaluationAnswer& evaluation, const RowNames& names, const Translator& words)
{
    const CubeDecision& decision = evaluation.ranked.decision;
    std::string text = names.padded(words.say("cube decision")) +
                       at_right(words.say(evaluation.mwc ? "EMG"_say : "equity"_say), 10) +
                       (evaluation.mwc ? at_right(words.say("MWC"), 11) : "") + "\n";
    for (const CubeOption option : best_first(decision.normalized, decision.verdict))
        text += choice_row(option, evaluation, names, words);
    for (const JudgedChoice& choice : evaluation.named)
        text += named_row(choice, evaluation.mwc.has_value(), names, words);
    return text;
}

std::string window_text(const NamedPosition& position, const MarketWindow& window, const Translator& words)
{
    const Player player = position.state.on_roll;
    std::string text =
        words.say("window of the cube model: {0} doubles from {1}, cashes from {2}", position.names[player],
                  percent(window.opens, words), percent(window.cash, words));
    if (window.too_good < 1) text += ", " + words.say("too good from {0}", percent(window.too_good, words));
    return text + "; " +
           words.say("{0} takes from {1}", position.names[opponent(player)],
                     percent(1 - window.cash, words)) +
           "\n";
}

/// What a race takes both, as far as it is known; nothing with contact.
std::string race_row(const GameState& state, const Translator& words)
{
    const std::optional<ByPlayer<RaceEffort>> efforts = race_efforts(state.position);
    if (!efforts) return {};
    const RaceEffort& own = (*efforts)[state.on_roll];
    const RaceEffort& other = (*efforts)[opponent(state.on_roll)];
    const auto number = [&](const RaceEffort& effort, double pips) {
        return words.numbers(effort.is_exact ? fmt::format("{:.2f}", pips) : fmt::format("~{:.1f}", pips));
    };
    return words.say("effective pips {0} and {1}, wasted {2} and {3}", number(own, own.effective_pips()),
                     number(other, other.effective_pips()), number(own, own.wastage()),
                     number(other, other.wastage())) +
           "\n\n";
}

/// "No double, take. Doubling breaks even if 22.9% pass."
std::string verdict_words(const CubeVerdict& verdict, const CubeSides& sides, const Translator& words)
{
    if (verdict.doubling == Doubling::not_available) return choice_words(to_string(verdict), words);
    return action_text(to_string(verdict), bluff(sides, verdict), words);
}

/// The same decision by the jump model.
std::string jump_text(const NamedPosition& position, const JumpDecision& jumps, const RowNames& names,
                      const Translator& words)
{
    const CubeVerdict& verdict = jumps.verdict;
    std::string text =
        "\n" + names.padded(words.say("jump model")) + at_right(words.say("equity"), 10) + "\n";
    for (const CubeOption option : best_first(jumps.values, verdict)) {
        if (verdict.doubling == Doubling::not_available && option != CubeOption::no_double) continue;
        text += names.padded(names.of(option, verdict.redouble)) +
                words.numbers(fmt::format("{:>+10.4f}\n", value_of(jumps.values, option)));
    }
    return text + fmt::format(
                      "\n{}\n{}\n", verdict_words(verdict, jumps.values, words),
                      words.say("this roll moves the chance to win by {0} on average, later ones by {1}; {2} "
                                "takes from {3}",
                                percent(jumps.local_volatility, words), percent(jumps.volatility, words),
                                position.names[opponent(position.state.on_roll)],
                                percent(1 - jumps.cash_point, words)));
}

/// What the doubled player should do, if he is being asked.
std::string response_text(const NamedPosition& position, DoubleAnswer answer, const Translator& words)
{
    if (position.state.offer != Offer::cube) return {};
    std::string_view word = "take";
    if (answer == DoubleAnswer::drop) word = "pass";
    if (answer == DoubleAnswer::beaver) word = "beaver";
    return words.say("{0} should {1}", position.names[position.state.to_decide()],
                     choice_words(word, words)) +
           "\n";
}

struct PlayRow {
    std::string text;
    const ListedPlay& play;
};

std::vector<PlayRow> rows_of(const GameState& state, const std::vector<ListedPlay>& plays,
                             const Translator& words)
{
    std::vector<PlayRow> rows;
    for (const ListedPlay& play : plays)
        rows.push_back({.text = play_text(play.ranked.play, state, words), .play = play});
    return rows;
}

/// "  7. ", and "* 7. " of a play that is named.
std::string rank_text(const ListedPlay& play)
{
    std::string text = fmt::format("{:>3}. ", play.rank);
    if (!play.named) return text;
    if (text.front() != ' ') return "*" + text;
    text.front() = '*';
    return text;
}

/// Two lines about a play: what it is worth, and what it wins and loses.
std::string play_lines(const PlayRow& row, std::size_t width, double best, const Translator& words)
{
    const PlayEvaluation& play = row.play.ranked;
    const auto mwc = play.mwc ? std::optional(play.mwc->value) : std::nullopt;
    const std::string loss = row.play.rank == 1 ? "" : words.numbers(loss_text(play.equity - best));
    return fmt::format("{}{:<{}}{}  {:>9}{:>5}{}\n     {}\n", rank_text(row.play), row.text, width,
                       equity_text(play.equity, mwc, words), loss, play.plies,
                       row.play.named ? mark_words(row.play.named->mark, words) : "",
                       chances_text(play.chances, words));
}

/// The line above plays that were looked at less deeply than the best, whose values don't compare with it.
std::string shallow_rule(std::size_t width, bool is_money)
{
    return "     " + std::string(width + (is_money ? 26 : 37), '-') + "\n";
}

}  // namespace

std::string answer_text(const PositionQuestion& question, const EvaluationAnswer& evaluation)
{
    const NamedPosition& position = question.position;
    const CubeVerdict& verdict = evaluation.ranked.decision.verdict;
    const Translator& words = question.words;
    const std::string action = verdict_words(verdict, evaluation.ranked.decision.normalized, words);
    const RowNames names(evaluation, words);
    std::string text = question_head(question, false) + race_row(position.state, words) +
                       chances_rows(position, evaluation.ranked.chances, words) + "\n" +
                       equity_rows(question, evaluation, names) + "\n";
    const std::string jumps = evaluation.jumps ? jump_text(position, *evaluation.jumps, names, words) : "";
    if (verdict.doubling == Doubling::not_available) return text + action + "\n" + jumps;
    text += fmt::format("{}\n{}\n", decision_rows(evaluation, names, words), action);
    text += response_text(position, verdict.answer, words);
    return text + window_text(position, *evaluation.window, words) + jumps;
}

std::string answer_text(const PositionQuestion& question, const PlayRanking& ranking)
{
    const GameState& state = question.position.state;
    const Translator& words = question.words;
    const std::vector<PlayRow> rows = rows_of(state, ranking.plays, words);
    std::size_t width = 28;
    for (const PlayRow& row : rows)
        width = std::max(width, columns_of(row.text));
    const bool is_money = state.rules.is_money();
    std::string text = question_head(question, true);
    text += fmt::format("     {}{}{}{}{}\n", at_left(words.say("play"), width),
                        at_right(words.say(is_money ? "equity"_say : "EMG"_say), 10),
                        is_money ? "" : at_right(words.say("MWC"), 11), at_right(words.say("loss"), 11),
                        at_right(words.say("ply"), 5));
    text += fmt::format("     {}{:>6}{:>6}{}{:>6}{:>6}\n", at_right(words.say("win"), 6), "G", "BG",
                        at_right(words.say("lose"), 9), "G", "BG");
    const double best = rows.front().play.ranked.equity;
    const auto shallow = std::ranges::find_if(
        rows, [&](const PlayRow& row) { return row.play.ranked.plies < rows.front().play.ranked.plies; });
    for (auto row = rows.begin(); row != rows.end(); ++row) {
        if (row == shallow) text += shallow_rule(width, is_money);
        text += play_lines(*row, width, best, words);
    }
    const std::size_t hidden = ranking.legal - rows.size();
    if (hidden > 0)
        text += fmt::format("     {}\n",
                            words.say("and {0, plural, one {# other play} other {# other plays}}", hidden));
    return text;
}

}  // namespace gammonkit::answers
