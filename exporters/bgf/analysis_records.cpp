#include "exporters/bgf/analysis_records.hpp"

#include "formats/bgf/members.hpp"
#include "formats/notation/notation.hpp"
#include "model/decisions/cube_choice.hpp"
#include "model/legal_plays.hpp"

#include <algorithm>
#include <cmath>

namespace gammonkit::bgf {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kSteps = Play::kMostSteps;
constexpr int kMostPlies = 20;

template <class Unit>
const Unit* in(const std::optional<Value>& value)
{
    return value ? std::get_if<Unit>(&*value) : nullptr;
}

bool is_chance(double value)
{
    return value >= 0 && value <= 1;
}

/// An equity that is no equity but a chance to win the match has no place of its own.
bool can_tell_estimate(const Estimate& estimate)
{
    return !estimate.cubeful ||
           (in<Mwc>(estimate.cubeful) == nullptr && is_number(number_of(*estimate.cubeful)));
}

void add_chances(const std::optional<Probabilities>& chances, Json& equity)
{
    if (!chances) return;
    equity["myWins"] = chances->win;
    equity["oppWins"] = 1 - chances->win;
    equity["myGammon"] = chances->win_gammon;
    equity["myBackGammon"] = chances->win_backgammon;
    equity["oppGammon"] = chances->lose_gammon;
    equity["oppBackGammon"] = chances->lose_backgammon;
}

/// In a match the equity stands beside the chance to win it; in money play there is neither.
Json equity_with(bool in_match, double emg, double chance)
{
    return {{"hasEMG", in_match}, {"emg", emg}, {"matchEquity", chance}};
}

/// The chance to win the match, by itself or beside the normalized equity.
std::optional<double> chance_of(const Estimate& estimate)
{
    if (const auto* const chance = in<Mwc>(estimate.cubeful)) return chance->value;
    const bool beside = in<Emg>(estimate.cubeful) != nullptr && estimate.mwc;
    return beside ? std::optional(estimate.mwc->value) : std::nullopt;
}

/// A double that is dropped, as a chance: what an equity of 1 is on the scale of the other two.
std::optional<double> chance_of_drop(const CubeAnalysis& analysis)
{
    if (const auto* const chance = in<Mwc>(analysis.double_drop)) return chance->value;
    const auto* const drop = in<Emg>(analysis.double_drop);
    const auto* const waits = in<Emg>(analysis.no_double.estimate.cubeful);
    const auto* const doubles = in<Emg>(analysis.double_take.estimate.cubeful);
    if (drop == nullptr || waits == nullptr || doubles == nullptr || waits->value == doubles->value)
        return std::nullopt;
    const double at_no_double = chance_of(analysis.no_double.estimate).value_or(0);
    const double at_double = chance_of(analysis.double_take.estimate).value_or(0);
    const double slope = (at_double - at_no_double) / (doubles->value - waits->value);
    const double chance = at_no_double + (drop->value - waits->value) * slope;
    return is_chance(chance) ? std::optional(chance) : std::nullopt;
}

/// The three values of a cube decision as chances to win the match.
std::optional<CubeSides> chances_of(const CubeAnalysis& analysis)
{
    const std::optional<double> no_double = chance_of(analysis.no_double.estimate);
    const std::optional<double> double_take = chance_of(analysis.double_take.estimate);
    if (!no_double || !double_take || in<Equity>(analysis.double_drop) != nullptr) return std::nullopt;
    return CubeSides{.no_double = *no_double,
                     .double_take = *double_take,
                     .double_drop = chance_of_drop(analysis).value_or(kNoNumber)};
}

/// The same as equities of a money game.
std::optional<CubeSides> money_of(const CubeAnalysis& analysis)
{
    const auto* const no_double = in<Equity>(analysis.no_double.estimate.cubeful);
    const auto* const double_take = in<Equity>(analysis.double_take.estimate.cubeful);
    const auto* const double_drop = in<Equity>(analysis.double_drop);
    if (no_double == nullptr || double_take == nullptr) return std::nullopt;
    if (analysis.double_drop && double_drop == nullptr) return std::nullopt;
    return CubeSides{.no_double = no_double->value,
                     .double_take = double_take->value,
                     .double_drop = double_drop != nullptr ? double_drop->value : kNoNumber};
}

bool holds(const CubeSides& sides, bool (*fits)(double))
{
    const bool drop_fits = sides.double_drop == kNoNumber || fits(sides.double_drop);
    return fits(sides.no_double) && fits(sides.double_take) && drop_fits;
}

}  // namespace

bool is_number(double value)
{
    return std::isfinite(value) && value > kNoNumber / 2;
}

bool is_read_back(const Play& play, const Position& position, Player player, Dice dice)
{
    notation::Moves moves;
    for (const Step step : play) {
        if (step.from == kOff || step.to >= step.from) return false;
        moves.add({.from = step.from, .to = step.to});
    }
    const Result<notation::Resolution> found = notation::resolve(moves, position, player, dice);
    if (!found) return false;
    return found->play == play || after(position, player, found->play) == after(position, player, play);
}

bool can_tell(const PlayAnalysis& analysis, const GameState& state, Player player, Dice dice)
{
    const bool played_is_listed = !analysis.played || *analysis.played < analysis.candidates.size();
    return !analysis.candidates.empty() && played_is_listed &&
           std::all_of(analysis.candidates.begin(), analysis.candidates.end(),
                       [&](const Candidate& candidate) {
                           const bool tells =
                               !candidate.assessment || can_tell_estimate(candidate.assessment->estimate);
                           return tells && is_read_back(candidate.play, state.position, player, dice);
                       });
}

bool can_tell(const CubeAnalysis& analysis)
{
    if (const auto chances = chances_of(analysis)) return holds(*chances, is_chance);
    const auto money = money_of(analysis);
    return money && holds(*money, is_number);
}

bool can_tell_luck(const Value& luck)
{
    return !std::holds_alternative<Mwc>(luck) && is_number(number_of(luck));
}

std::optional<int> plies_of(const Assessment& assessment)
{
    if (!assessment.context) return std::nullopt;
    const int plies = assessment.context->plies;
    return plies >= 0 && plies <= kMostPlies ? std::optional(plies) : std::nullopt;
}

Json points_of(const Play& play)
{
    Json from = Json::array();
    Json to = Json::array();
    for (std::size_t i = 0; i < kSteps; ++i) {
        from.push_back(i < play.size() ? play[i].from.number() : -1);
        to.push_back(i < play.size() ? play[i].to.number() : -1);
    }
    return {{"from", std::move(from)}, {"to", std::move(to)}};
}

Json move_analysis(const PlayAnalysis& analysis)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < analysis.candidates.size(); ++i) {
        const Candidate& candidate = analysis.candidates[i];
        Json entry{{"move", points_of(candidate.play)}, {"played", analysis.played == i}};
        if (candidate.assessment) {
            entry["eq"] = candidate_equity(candidate.assessment->estimate);
            if (const auto plies = plies_of(*candidate.assessment)) entry["ply"] = *plies;
        }
        list.push_back(std::move(entry));
    }
    return list;
}

Json candidate_equity(const Estimate& estimate)
{
    const auto* const emg = in<Emg>(estimate.cubeful);
    const auto* const money = in<Equity>(estimate.cubeful);
    const bool in_match = emg != nullptr || (estimate.mwc && money == nullptr);
    const double chance = in_match && estimate.mwc ? estimate.mwc->value : kNoNumber;
    Json equity = equity_with(in_match, emg != nullptr ? emg->value : kNoNumber, chance);
    if (money != nullptr) {
        equity["equity"] = money->value;
        equity["cubeDecision"]["eqCubeFul"] = money->value;
    }
    add_chances(estimate.probabilities, equity);
    return equity;
}

const Assessment* assessment_of_dance(const PlayAnalysis& analysis)
{
    if (analysis.candidates.size() != 1 || analysis.played != 0U) return nullptr;
    const Candidate& only = analysis.candidates.front();
    const bool tells = only.play.empty() && only.assessment && only.assessment->estimate.probabilities;
    return tells ? &*only.assessment : nullptr;
}

Json cube_equity(const CubeAnalysis& analysis)
{
    const std::optional<CubeSides> chances = chances_of(analysis);
    const CubeSides sides = chances ? *chances : money_of(analysis).value();
    const auto* const emg = in<Emg>(analysis.no_double.estimate.cubeful);
    Json equity = equity_with(chances.has_value(), emg != nullptr ? emg->value : kNoNumber,
                              emg != nullptr ? sides.no_double : kNoNumber);
    add_chances(analysis.no_double.estimate.probabilities, equity);
    Json& decision = equity["cubeDecision"];
    decision = {{"eqNoDouble", sides.no_double},
                {"eqDoubleTake", sides.double_take},
                {"eqDoublePass", sides.double_drop}};
    if (sides.double_drop == kNoNumber) return equity;
    decision["stateOnMove"] = sides.doubles() ? "DOUBLE" : "NO_DOUBLE";
    decision["stateOther"] = sides.takes() ? "ACCEPT" : "REJECT";
    return equity;
}

Json luck_record(const Value& luck, int cube)
{
    const double value = number_of(luck);
    if (std::holds_alternative<Emg>(luck)) return {{"mode", "Match"}, {"luckWeighted", value}};
    return {{"mode", "Money"}, {"luckPlain", value}, {"luckWeighted", value * cube}};
}

}  // namespace gammonkit::bgf
