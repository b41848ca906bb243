#include "formats/hedgehog/format.hpp"

#include "formats/analysis_details.hpp"
#include "formats/feature_counter.hpp"
#include "formats/hedgehog/members.hpp"
#include "formats/positions/positions.hpp"
#include "model/decisions/cube_choice.hpp"
#include "model/find_extra.hpp"
#include "model/identifiers/ogid.hpp"
#include "model/legal_plays.hpp"
#include "model/match.hpp"
#include "model/play_text.hpp"
#include "support/json/json.hpp"

#include <algorithm>

namespace gammonkit {
namespace hedgehog {
namespace {

using Json = nlohmann::json;

constexpr notation::Style kMoves{.bar_and_off = notation::BarAndOff::words_lower};

/// Points in money sessions, normalized in matches: as HedgeHog states what plays are worth.
bool is_equity(const std::optional<Value>& value, const GameState& state)
{
    return value && (state.rules.is_money() ? std::holds_alternative<Equity>(*value)
                                            : std::holds_alternative<Emg>(*value));
}

/// True if none of the candidates has an equity with the cube.
bool is_cubeless(const PlayAnalysis& analysis)
{
    return std::ranges::none_of(analysis.candidates, [](const Candidate& candidate) {
        return candidate.assessment && candidate.assessment->estimate.cubeful;
    });
}

bool fits(const PlayAnalysis& analysis, const GameState& state)
{
    const auto value = is_cubeless(analysis) ? &Estimate::cubeless : &Estimate::cubeful;
    return state.dice && !analysis.candidates.empty() &&
           std::ranges::all_of(analysis.candidates, [&](const Candidate& candidate) {
               return candidate.assessment && is_equity(candidate.assessment->estimate.*value, state);
           });
}

bool fits(const CubeAnalysis& analysis, const GameState& state)
{
    const std::optional<Value>& no_double = analysis.no_double.estimate.cubeful;
    const std::optional<Value>& double_take = analysis.double_take.estimate.cubeful;
    const std::optional<Value>& drop = analysis.double_drop;
    if (state.dice || !no_double || !double_take) return false;
    const bool is_in_match = std::holds_alternative<Mwc>(*no_double) && !state.rules.is_money();
    return (is_equity(no_double, state) || is_in_match) && double_take->index() == no_double->index() &&
           (!drop || drop->index() == no_double->index());
}

Json eval_of(const std::optional<Probabilities>& chances, const std::optional<Value>& equity)
{
    Json eval;
    if (equity) eval["equity"] = number_of(*equity);
    if (!chances) return eval;
    for (const auto& [name, chance] : kChances)
        eval[name] = (*chances).*chance;
    return eval;
}

/// The plies of all candidates, if those are the same.
std::optional<int> plies_of(const PlayAnalysis& analysis)
{
    std::optional<int> plies;
    for (const Candidate& candidate : analysis.candidates) {
        const std::optional<EvaluationContext>& context = candidate.assessment->context;
        if (!context || (plies && *plies != context->plies)) return std::nullopt;
        plies = context->plies;
    }
    return plies;
}

Json alternative_of(const Candidate& candidate, bool cubeless, const GameState& state)
{
    const Estimate& estimate = candidate.assessment->estimate;
    const double equity = number_of(cubeless ? *estimate.cubeless : *estimate.cubeful);
    GameState resulting = state;
    resulting.position = after(state.position, state.on_roll, candidate.play).value_or(state.position);
    resulting.on_roll = opponent(state.on_roll);
    resulting.dice.reset();
    return {{"equity", equity},
            {"equity_nply", equity},
            {"eval", eval_of(estimate.probabilities, estimate.cubeless)},
            {"is_best", false},
            {"move_notation", notation::format_play(candidate.play, state.position, state.on_roll, kMoves)},
            {"resulting_ogid", ogid(resulting)}};
}

void add_plays(Json& answer, const PlayAnalysis& analysis, const GameState& state)
{
    const bool cubeless = is_cubeless(analysis);
    const std::optional<int> plies = plies_of(analysis);
    Json& list = answer["alternatives"] = Json::array();
    for (const Candidate& candidate : analysis.candidates) {
        list.push_back(alternative_of(candidate, cubeless, state));
        if (!plies && candidate.assessment->context)
            list.back()["ply"] = candidate.assessment->context->plies;
    }
    list.at(0)["is_best"] = true;
    answer["best_equity"] = list.at(0)["equity"];
    answer["currency"] = cubeless ? "cubeless" : "cubeful";
    if (plies) answer["ply"] = *plies;
}

void add_choice(Json& cube, const Choice& choice, const Estimate& estimate)
{
    if (std::holds_alternative<Emg>(*estimate.cubeful)) {
        cube[choice.normalized] = number_of(*estimate.cubeful);
        if (estimate.mwc) cube[choice.chance] = estimate.mwc->value;
    } else {
        cube[choice.chance] = number_of(*estimate.cubeful);
    }
}

std::string_view action_of(const CubeSides& sides)
{
    if (!sides.doubles()) return sides.is_too_good() ? "Too Good" : "No Double";
    return sides.takes() ? "Double/Take" : "Double/Pass";
}

void add_cube(Json& answer, const CubeAnalysis& analysis)
{
    Json cube;
    const Estimate& no_double = analysis.no_double.estimate;
    add_choice(cube, kNoDouble, no_double);
    add_choice(cube, kDoubleTake, analysis.double_take.estimate);
    if (const std::optional<Value>& drop = analysis.double_drop) {
        add_choice(cube, kDoublePass, {.cubeful = drop});
        const CubeSides sides{number_of(*no_double.cubeful),
                              number_of(*analysis.double_take.estimate.cubeful), number_of(*drop)};
        cube["action"] = action_of(sides);
        cube["should_double"] = sides.doubles();
    } else {
        cube[kDoublePass.chance] = nullptr;
    }
    answer["cube_decision"] = std::move(cube);
    answer["eval"] = eval_of(no_double.probabilities, no_double.cubeless);
    if (analysis.no_double.context) answer["ply"] = analysis.no_double.context->plies;
}

/// What HedgeHog said besides comes back, if it is about what HedgeHog judged.
void add_rest(Json& object, const PositionRecord& record, std::string_view key)
{
    const Extra* const extra = find_extra(record.extras, key);
    if (extra == nullptr || extra->values.empty()) return;
    const Json rest = Json::parse(extra->values.front(), nullptr, false);
    if (rest.is_object()) object.update(rest);
}

bool is_by_hedgehog(const Provenance& by)
{
    return by == Provenance{.engine = std::string(kEngine)};
}

Json answer_of(const PositionRecord& record)
{
    const GameState& state = record.state;
    Json answer{{"ogid", ogid(state)},
                {"color", state.on_roll == Player::first ? 1 : 0},
                {"decision_type", state.dice ? "checker" : "cube"},
                {"success", true}};
    bool is_theirs = true;
    if (state.dice) {
        answer["dice"] = {state.dice->low(), state.dice->high()};
        answer["alternatives"] = nullptr;
    } else {
        answer["cube_pending"] = state.cube_is_offered();
        answer["cube_decision"] = nullptr;
    }
    if (!record.plays.empty() && fits(record.plays.front(), state)) {
        is_theirs = is_by_hedgehog(record.plays.front().by);
        add_plays(answer, record.plays.front(), state);
    } else if (!record.cubes.empty() && fits(record.cubes.front(), state)) {
        is_theirs = is_by_hedgehog(record.cubes.front().by);
        add_cube(answer, record.cubes.front());
        if (is_theirs) add_rest(answer["cube_decision"], record, kCubeKey);
    }
    if (is_theirs) add_rest(answer, record, kAnswerKey);
    if (state.rules.is_money() && state.rules.jacoby)
        answer["engine"]["rules"]["jacoby"] = *state.rules.jacoby ? 1 : 0;
    return answer;
}

GameState kept_state(const GameState& state)
{
    GameState kept = state_from_ogid(ogid(state)).value_or(GameState{});
    if (state.rules.is_money()) kept.rules.jacoby = state.rules.jacoby;
    return kept;
}

class HedgehogLossCounter : public FeatureCounter {
public:
    void add(const PositionRecord& record)
    {
        count_losses(record, {.state = kept_state(record.state)}, *this);
        for (std::size_t i = 0; i < record.plays.size(); ++i) {
            const PlayAnalysis& analysis = record.plays[i];
            count_if(Feature::play_analysis, i > 0 || !fits(analysis, record.state));
            count_if(Feature::analysis_sources, !is_by_hedgehog(analysis.by));
            count_if(Feature::analysis_details, analysis.played.has_value());
            for (const Candidate& candidate : analysis.candidates)
                add(candidate, record.state);
        }
        for (std::size_t i = 0; i < record.cubes.size(); ++i) {
            const CubeAnalysis& analysis = record.cubes[i];
            count_if(Feature::cube_analysis, i > 0 || !fits(analysis, record.state));
            count_if(Feature::analysis_sources, !is_by_hedgehog(analysis.by));
            count_if(Feature::analysis_details, !is_whole(analysis, record.state));
            count_if(Feature::analysis_settings,
                     has_settings(analysis.no_double) ||
                         analysis.no_double.context != analysis.double_take.context);
        }
    }

private:
    void add(const Candidate& candidate, const GameState& state)
    {
        if (!candidate.assessment) return;
        const Estimate& estimate = candidate.assessment->estimate;
        const std::optional<EvaluationContext>& context = candidate.assessment->context;
        count_if(Feature::analysis_details, candidate.marked_for_rollout || estimate.mwc ||
                                                (estimate.cubeless && !is_equity(estimate.cubeless, state)));
        const bool with_cube = estimate.cubeful.has_value();
        count_if(Feature::analysis_settings,
                 context && *context != EvaluationContext{.plies = context->plies, .cubeful = with_cube});
    }

    static bool is_whole(const CubeAnalysis& analysis, const GameState& state)
    {
        const Estimate& no_double = analysis.no_double.estimate;
        const Estimate& double_take = analysis.double_take.estimate;
        const bool states_twice = no_double.cubeful && std::holds_alternative<Mwc>(*no_double.cubeful) &&
                                  (no_double.mwc || double_take.mwc);
        return !analysis.marked_for_rollout && !double_take.probabilities && !double_take.cubeless &&
               !states_twice && (!no_double.cubeless || is_equity(no_double.cubeless, state));
    }
};

}  // namespace
}  // namespace hedgehog

Result<std::string> write_hedgehog(const Collection& collection, const Options&)
{
    using hedgehog::Json;
    if (collection.positions.empty()) return no_position("hedgehog");
    Json answers = Json::array();
    for (const PositionRecord& record : collection.positions)
        answers.push_back(hedgehog::answer_of(record));
    Json document{{"status", "completed"}};
    if (answers.size() == 1) {
        document["result"] = answers.at(0);
    } else {
        const std::size_t jobs = answers.size();
        document["result"] = {
            {"decision_type", "batch"}, {"jobs", jobs}, {"results", std::move(answers)}, {"success", true}};
    }
    return document.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Census hedgehog_partial_losses(const Collection& collection, const Options&)
{
    return census_of<hedgehog::HedgehogLossCounter>(collection.positions);
}

}  // namespace gammonkit
