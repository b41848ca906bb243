#include "model/decisions/judge.hpp"

#include "model/decisions/cube_choice.hpp"
#include "model/decisions/level_text.hpp"
#include "model/decisions/play_choice.hpp"
#include "model/legal_plays.hpp"
#include "model/play_text.hpp"

#include <algorithm>
#include <cmath>

namespace gammonkit {
namespace {

/// Applies `change` to the numbers that are known.
template <class Change>
DecisionValue changed(const DecisionValue& value, Change equity, Change mwc)
{
    DecisionValue result;
    if (value.equity) result.equity = equity(*value.equity);
    if (value.mwc) result.mwc = mwc(*value.mwc);
    return result;
}

/// The same seen by the opponent.
DecisionValue opposite(const DecisionValue& value)
{
    using Change = double (*)(double);
    return changed<Change>(value, [](double equity) { return -equity; }, [](double mwc) { return 1 - mwc; });
}

/// Works on two numbers where both are known.
template <class Combine>
std::optional<double> both(const std::optional<double>& a, const std::optional<double>& b, Combine combine)
{
    return a && b ? std::optional(combine(*a, *b)) : std::nullopt;
}

/// Works on each unit of two worths.
template <class Combine>
DecisionValue both(const DecisionValue& a, const DecisionValue& b, Combine combine)
{
    return {.equity = both(a.equity, b.equity, combine), .mwc = both(a.mwc, b.mwc, combine)};
}

DecisionValue loss(const DecisionValue& best, const DecisionValue& made)
{
    return both(best, made, [](double x, double y) { return std::max(0.0, x - y); });
}

Judgement judgement_by(const Provenance& by)
{
    Judgement judgement;
    judgement.engine = by.engine;
    judgement.match_equity_table = by.match_equity_table;
    return judgement;
}

void add_made(const Assessment& made, Judgement& judgement)
{
    judgement.value_of_made = decision_value(made.estimate);
    judgement.probabilities = made.estimate.probabilities;
    judgement.level_of_made = level_text(made);
}

/// Chances and equities lie on one line: where two worths are known in both units, a third needs only one.
void complete(DecisionValue& value, const DecisionValue& a, const DecisionValue& b)
{
    constexpr double kFarEnough = 0.001;  // Nearer ones tell digits that were rounded away.
    if (value.mwc || !value.equity || !a.mwc || !b.mwc || !a.equity || !b.equity) return;
    if (std::abs(*a.equity - *b.equity) < kFarEnough) return;
    const double slope = (*b.mwc - *a.mwc) / (*b.equity - *a.equity);
    value.mwc = *a.mwc + slope * (*value.equity - *a.equity);
}

Judgement sides_of(const CubeAnalysis& analysis)
{
    Judgement judgement = judgement_by(analysis.by);
    judgement.no_double = decision_value(analysis.no_double.estimate);
    judgement.double_take = decision_value(analysis.double_take.estimate);
    if (const std::optional<Value> drop = value_of_drop(analysis))
        judgement.double_drop = decision_value(*drop);
    complete(judgement.double_drop, judgement.no_double, judgement.double_take);
    return judgement;
}

/// The three sides in one unit, equities where they are known: both units order alike.
std::optional<CubeSides> known_sides(const Judgement& judgement)
{
    for (const auto unit : {&DecisionValue::equity, &DecisionValue::mwc}) {
        const std::optional<double>& no_double = judgement.no_double.*unit;
        const std::optional<double>& take = judgement.double_take.*unit;
        const std::optional<double>& drop = judgement.double_drop.*unit;
        if (no_double && take && drop) return CubeSides{*no_double, *take, *drop};
    }
    return std::nullopt;
}

/// Where a take is no better than waiting, doubling is not either, whatever a drop is worth.
bool cannot_gain(const Judgement& judgement)
{
    for (const auto unit : {&DecisionValue::equity, &DecisionValue::mwc}) {
        const std::optional<double>& no_double = judgement.no_double.*unit;
        const std::optional<double>& take = judgement.double_take.*unit;
        if (no_double && take) return *no_double >= *take;
    }
    return false;
}

std::optional<bool> should_double(const Judgement& judgement)
{
    if (const std::optional<CubeSides> sides = known_sides(judgement)) return sides->doubles();
    return cannot_gain(judgement) ? std::optional(false) : std::nullopt;
}

std::optional<bool> should_take(const Judgement& judgement)
{
    for (const auto unit : {&DecisionValue::equity, &DecisionValue::mwc}) {
        const std::optional<double>& take = judgement.double_take.*unit;
        const std::optional<double>& drop = judgement.double_drop.*unit;
        if (take && drop) return CubeSides{.double_take = *take, .double_drop = *drop}.takes();
    }
    return std::nullopt;
}

/// After the opponent's best answer, in the units in which both answers are known.
DecisionValue value_of_doubling(const Judgement& judgement)
{
    const DecisionValue& take = judgement.double_take;
    const DecisionValue& drop = judgement.double_drop;
    if (take.equity && drop.equity) return *take.equity < *drop.equity ? take : drop;
    return both(take, drop, [](double x, double y) { return std::min(x, y); });
}

/// Fills in what follows once the worths of the two choices are known: `yes` is to double, or to take.
void decide(Judgement& judgement, const DecisionValue& yes, const DecisionValue& no,
            std::optional<bool> right, std::optional<bool> made)
{
    const auto value_if = [&](bool choice) -> const DecisionValue& { return choice ? yes : no; };
    if (right) judgement.value_of_best = value_if(*right);
    if (made) judgement.value_of_made = value_if(*made);
    // Right is right, even where it is not known what it is worth in the other unit.
    if (right && made)
        judgement.error = loss(judgement.value_of_best,
                               *right == *made ? judgement.value_of_best : judgement.value_of_made);
}

}  // namespace

Probabilities opposite(const Probabilities& chances)
{
    return {.win = 1 - chances.win,
            .win_gammon = chances.lose_gammon,
            .win_backgammon = chances.lose_backgammon,
            .lose_gammon = chances.win_gammon,
            .lose_backgammon = chances.win_backgammon};
}

std::string play_in_words(const Play& play, const Position& position, Player player)
{
    return notation::format_play(sorted(play), position, player, notation::kForPeople);
}

Judgement judge_play(const PlayAnalysis& analysis, const CheckerPlay* made, const Position& position,
                     Player player)
{
    Judgement judgement = judgement_by(analysis.by);
    const std::optional<std::size_t> index =
        made != nullptr ? played_candidate(analysis, *made, position, player) : std::nullopt;
    const auto& candidates = analysis.candidates;
    const std::optional<Assessment>& played = index ? candidates[*index].assessment : std::nullopt;
    if (played) add_made(*played, judgement);
    judgement.left_out = candidates.size() - (index ? 1 : 0);
    if (candidates.empty() || !candidates.front().assessment) return judgement;
    const Assessment& best = *candidates.front().assessment;
    judgement.best = play_in_words(candidates.front().play, position, player);
    judgement.left_out = candidates.size() - (index && *index > 0 ? 2 : 1);
    judgement.value_of_best = decision_value(best.estimate);
    judgement.level = level_text(best);
    if (played) judgement.error = loss(best.estimate, played->estimate);
    return judgement;
}

Judgement judge_offer(const CubeAnalysis& analysis, std::optional<bool> doubled)
{
    Judgement judgement = sides_of(analysis);
    const std::optional<bool> right = should_double(judgement);
    if (right) judgement.best = *right ? "double" : "no double";
    decide(judgement, value_of_doubling(judgement), judgement.no_double, right, doubled);
    judgement.level = level_text(analysis.no_double);
    judgement.level_of_made = level_text(doubled == true ? analysis.double_take : analysis.no_double);
    judgement.probabilities = analysis.no_double.estimate.probabilities;
    return judgement;
}

Judgement judge_answer(const CubeAnalysis& analysis, std::optional<bool> took)
{
    Judgement judgement = sides_of(analysis);
    const DecisionValue taking = opposite(judgement.double_take);
    const DecisionValue dropping = opposite(judgement.double_drop);
    const std::optional<bool> right = should_take(judgement);
    if (right) judgement.best = *right ? "take" : "drop";
    decide(judgement, taking, dropping, right, took);
    judgement.level = level_text(analysis.double_take);
    judgement.level_of_made = judgement.level;
    const std::optional<Probabilities>& chances = analysis.double_take.estimate.probabilities;
    if (chances) judgement.probabilities = opposite(*chances);
    return judgement;
}

}  // namespace gammonkit
