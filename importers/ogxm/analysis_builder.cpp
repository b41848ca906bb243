#include "importers/ogxm/analysis_builder.hpp"

#include "importers/ogxm/records.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <limits>

namespace gammonkit::ogxm {
namespace {

enum class Unit { equity, emg, mwc };

Value value_in(Unit unit, double number)
{
    switch (unit) {
    case Unit::equity:
        return Equity{number};
    case Unit::emg:
        return Emg{number};
    case Unit::mwc:
        break;
    }
    return Mwc{number};
}

Unit unit_of(std::optional<int> currency, bool is_money)
{
    if (is_money) return Unit::equity;
    return currency == kCubefulMoney ? Unit::emg : Unit::mwc;
}

/// HedgeHog writes chances to win the match for cubes even where it says "cubeful money". A normalized double
/// that is dropped is worth 1 exactly.
Unit unit_of_cube(const Decision& decision, std::optional<int> currency, bool is_money)
{
    const Unit unit = unit_of(decision.currency ? decision.currency : currency, is_money);
    const bool normalized = decision.double_drop == 1.0;
    return unit == Unit::emg && !normalized ? Unit::mwc : unit;
}

std::optional<Probabilities> probabilities(const std::optional<Chances>& chances)
{
    if (!chances) return std::nullopt;
    const auto& [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon] = *chances;
    return Probabilities{win, win_gammon, win_backgammon, lose_gammon, lose_backgammon};
}

/// "2ply" says no more than the depth does.
bool is_depth(std::string_view preset)
{
    return preset.size() > 3 && preset.ends_with("ply") && parse_int(preset.substr(0, preset.size() - 3));
}

Assessment assessed(const Level& level, const std::optional<int>& plies)
{
    Assessment assessment;
    if (plies && *plies <= kMostPlies)
        assessment.context = EvaluationContext{.plies = *plies, .cubeful = true};
    if (!is_depth(level.preset) || !assessment.context) assessment.level = level.preset;
    if (level.trials) {
        const auto most = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
        assessment.rollout =
            RolloutRecord{.trials = static_cast<std::int64_t>(std::min(*level.trials, most))};
    }
    return assessment;
}

Candidate candidate_of(const Alternative& alternative, const Play& play, Unit unit)
{
    Assessment assessment = assessed(alternative.level, alternative.level.checker_plies);
    assessment.estimate.probabilities = probabilities(alternative.chances);
    assessment.estimate.cubeful = value_in(unit, alternative.equity);
    if (alternative.cubeless) assessment.estimate.cubeless = value_in(unit, *alternative.cubeless);
    if (alternative.standard_error) {
        if (!assessment.rollout) assessment.rollout.emplace();
        assessment.rollout->standard_error = Estimate{.cubeful = value_in(unit, *alternative.standard_error)};
    }
    return {.play = play, .assessment = std::move(assessment)};
}

bool add_checker_decision(const Decision& decision, const Provenance& by, Unit unit, Turn& turn)
{
    PlayAnalysis analysis{.by = by, .candidates = {}};
    for (const Alternative& alternative : decision.alternatives) {
        const std::optional<Play> play = play_of(alternative.steps, turn.player);
        if (!play) return false;
        if (alternative.played) analysis.played = analysis.candidates.size();
        analysis.candidates.push_back(candidate_of(alternative, *play, unit));
    }
    if (analysis.candidates.empty()) return false;
    turn.plays.push_back(std::move(analysis));
    return true;
}

bool add_cube_decision(const Decision& decision, const Provenance& by, Unit unit, Turn& turn)
{
    const bool answers = !std::holds_alternative<CheckerPlay>(turn.action) &&
                         !std::holds_alternative<Roll>(turn.action) &&
                         !std::holds_alternative<Double>(turn.action);
    if (answers || !decision.no_double || !decision.double_take) return false;
    CubeAnalysis analysis{.by = by,
                          .no_double = assessed(decision.level, decision.level.cube_plies),
                          .double_take = assessed(decision.level, decision.level.cube_plies)};
    analysis.no_double.estimate.probabilities = probabilities(decision.chances);
    analysis.no_double.estimate.cubeful = value_in(unit, *decision.no_double);
    analysis.double_take.estimate.cubeful = value_in(unit, *decision.double_take);
    if (decision.double_drop) analysis.double_drop = value_in(unit, *decision.double_drop);
    turn.cubes.push_back(std::move(analysis));
    return true;
}

}  // namespace

bool knows_currency(const AnalysisHead& head)
{
    return !head.currency || head.currency == kCubefulMoney || head.currency == kCubefulMatch;
}

bool add_decision(const Decision& decision, const AnalysisHead& head, bool is_money, Turn& turn)
{
    const Provenance by{.engine = head.engine, .match_equity_table = head.match_equity_table};
    const Unit unit = unit_of(head.currency, is_money);
    switch (static_cast<DecisionKind>(decision.kind)) {
    case DecisionKind::checker:
        return add_checker_decision(decision, by, unit, turn);
    case DecisionKind::cube:
        return add_cube_decision(decision, by, unit_of_cube(decision, head.currency, is_money), turn);
    case DecisionKind::roll:
        if (!turn.luck) turn.luck = value_in(unit, decision.luck);
        return true;
    case DecisionKind::resignation:
        break;
    }
    return false;
}

}  // namespace gammonkit::ogxm
