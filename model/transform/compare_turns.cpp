#include "model/match.hpp"
#include "model/transform/compare_parts.hpp"
#include "support/number_text.hpp"

#include <cmath>
#include <fmt/format.h>

namespace gammonkit::comparing {
namespace {

bool same_roll(const Turn& first, const Turn& second)
{
    const std::optional<Dice> a = dice_of(first);
    const std::optional<Dice> b = dice_of(second);
    return a && b && a->same_roll(*b);
}

/// Whether the same was done with a roll: the same steps in any order, or other ways to the same board.
bool same_play(const Entry& first, const Entry& second)
{
    const auto* a = std::get_if<CheckerPlay>(&first.turn->action);
    const auto* b = std::get_if<CheckerPlay>(&second.turn->action);
    if (a == nullptr || b == nullptr) return a == b;
    if (a->notation != b->notation) return false;
    const bool same_boards = first.after && first.before == second.before && first.after == second.after;
    return same_boards || (sorted(a->play) == sorted(b->play) && a->result == b->result);
}

bool same_cube_action(const Turn& first, const Turn& second)
{
    if (first.action.index() != second.action.index()) return false;
    // What a double is worth follows from the cube; not every record states it.
    return std::holds_alternative<Double>(first.action) || first.action == second.action;
}

bool same_action(const Entry& first, const Entry& second)
{
    if (first.turn->player != second.turn->player) return false;
    if (dice_of(*first.turn) && dice_of(*second.turn))
        return same_roll(*first.turn, *second.turn) && same_play(first, second);
    return same_cube_action(*first.turn, *second.turn);
}

bool apart(const std::optional<double>& a, const std::optional<double>& b, double tolerance)
{
    return a && b && std::abs(*a - *b) > tolerance;
}

bool apart(const DecisionValue& a, const DecisionValue& b, double tolerance)
{
    return apart(a.equity, b.equity, tolerance) || apart(a.mwc, b.mwc, tolerance);
}

bool differ(const Judgement& a, const Judgement& b, double tolerance)
{
    return a.best != b.best || apart(a.error, b.error, tolerance) ||
           apart(a.value_of_best, b.value_of_best, tolerance) ||
           apart(a.value_of_made, b.value_of_made, tolerance) || apart(a.no_double, b.no_double, tolerance) ||
           apart(a.double_take, b.double_take, tolerance) || apart(a.double_drop, b.double_drop, tolerance);
}

/// "0.123", "51.23% mwc", or "-" if neither is known.
std::string in_words(const DecisionValue& value)
{
    if (value.equity) return fmt::format("{:+.3f}", *value.equity);
    return value.mwc ? fmt::format("{:.2f}% mwc", 100 * *value.mwc) : "-";
}

/// "best 8/5 6/5 +0.159, played +0.012, error 0.147 (2-ply)"
std::string in_words(const Judgement& judgement)
{
    std::string text = fmt::format("best {} {}", judgement.best.empty() ? "-" : judgement.best,
                                   in_words(judgement.value_of_best));
    text += fmt::format(", played {}", in_words(judgement.value_of_made));
    if (judgement.error.equity) text += fmt::format(", error {:.3f}", *judgement.error.equity);
    if (judgement.error.mwc) text += fmt::format(", error {:.2f}% mwc", 100 * *judgement.error.mwc);
    if (judgement.best.empty()) {
        text += fmt::format(", no double {}, double/take {}", in_words(judgement.no_double),
                            in_words(judgement.double_take));
    }
    return judgement.level.empty() ? text : fmt::format("{} ({})", text, judgement.level);
}

std::string judged(const Decision* decision)
{
    return decision != nullptr && decision->judgement ? in_words(*decision->judgement) : "";
}

std::string in_words(const std::optional<Value>& luck)
{
    return luck ? in_words(decision_value(*luck)) : "";
}

/// "doubtful, cube bad, lucky"
std::string in_words(const Marks& marks)
{
    std::string text = marks.play ? std::string(to_string(*marks.play)) : "";
    if (marks.cube) text += fmt::format("{}cube {}", text.empty() ? "" : ", ", to_string(*marks.cube));
    if (marks.luck) text += fmt::format("{}{}", text.empty() ? "" : ", ", to_string(*marks.luck));
    return text;
}

/// "11:45, 12:03, video 14:23, after 5230 ms"; "-" for a clock that is not told.
std::string in_words(const Boxed<TurnTimes>& times)
{
    if (!times) return "";
    const auto shown = [](const std::optional<int>& time) { return time ? clock_text(*time) : "-"; };
    const ByPlayer<std::optional<int>>& clocks = times->clocks;
    std::string text =
        clocks.first || clocks.second ? fmt::format("{}, {}", shown(clocks.first), shown(clocks.second)) : "";
    if (times->video) text += fmt::format("{}video {}", text.empty() ? "" : ", ", shown(times->video));
    if (times->milliseconds)
        text += fmt::format("{}after {} ms", text.empty() ? "" : ", ", *times->milliseconds);
    return text;
}

void compare_luck(const Turn& first, const Turn& second, Findings& findings)
{
    const bool one_sided = first.luck.has_value() != second.luck.has_value();
    const bool differs =
        first.luck && second.luck &&
        apart(decision_value(*first.luck), decision_value(*second.luck), findings.settings().tolerance);
    if (one_sided || differs) {
        findings.add(DifferenceGroup::analysis, "luck", in_words(first.luck), in_words(second.luck));
    }
}

}  // namespace

void compare_judgements(const Decision* first, const Decision* second, std::string_view what,
                        Findings& findings)
{
    const bool in_first = first != nullptr && first->judgement;
    const bool in_second = second != nullptr && second->judgement;
    if (!in_first && !in_second) return;
    const bool same = in_first && in_second &&
                      !differ(*first->judgement, *second->judgement, findings.settings().tolerance);
    if (!same) findings.add(DifferenceGroup::analysis, what, judged(first), judged(second));
}

int turn_cost(const Entry& first, const Entry& second)
{
    constexpr int kImpossible = 2 * kTurnGap + 1;
    if (same_action(first, second)) return 0;
    const bool same_player = first.turn->player == second.turn->player;
    const bool rolls = dice_of(*first.turn) && dice_of(*second.turn);
    if (same_player && rolls)
        return same_roll(*first.turn, *second.turn) || same_play(first, second) ? 1 : 2 * kTurnGap - 1;
    if (rolls && same_roll(*first.turn, *second.turn) && same_play(first, second)) return 2 * kTurnGap - 1;
    return same_player && !dice_of(*first.turn) && !dice_of(*second.turn) ? 2 * kTurnGap - 1 : kImpossible;
}

void compare_turns(const Entry& first, const Entry& second, bool analyzed, Findings& findings)
{
    const std::size_t before = findings.count();
    const bool same = same_action(first, second);
    if (!same) {
        const bool same_dice = same_roll(*first.turn, *second.turn);
        const bool rolls = dice_of(*first.turn) && dice_of(*second.turn);
        const std::string_view what = !rolls ? "action" : same_dice ? "play" : "dice";
        findings.add(DifferenceGroup::play, what, first.words, second.words);
    }
    if (analyzed) {
        compare_judgements(first.cube, second.cube, "cube-analysis", findings);
        // Of another roll another analysis is to be expected.
        if (same || same_roll(*first.turn, *second.turn))
            compare_judgements(first.play, second.play, "play-analysis", findings);
        compare_luck(*first.turn, *second.turn, findings);
        findings.compare(DifferenceGroup::analysis, "mark", in_words(first.turn->marks),
                         in_words(second.turn->marks));
    }
    findings.compare(DifferenceGroup::words, "comment", first.turn->comment.str(),
                     second.turn->comment.str());
    findings.compare(DifferenceGroup::words, "times", in_words(first.turn->times),
                     in_words(second.turn->times));
    if (findings.count() == before) findings.count_alike();
}

}  // namespace gammonkit::comparing
