#include "formats/hedgehog/format.hpp"

#include "formats/hedgehog/members.hpp"
#include "formats/notation/notation.hpp"
#include "formats/positions/positions.hpp"
#include "importers/json/json_document.hpp"
#include "importers/json/loose_values.hpp"
#include "importers/listed_plays/listed_plays.hpp"
#include "model/identifiers/ogid.hpp"
#include "model/match.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace hedgehog {
namespace {

using loose::Json;
using loose::member;
using loose::number;

/// `object` without members that have been read, or follow from those; nothing if that was all.
std::optional<Extra> rest_of(const Json& object, std::string_view key,
                             std::initializer_list<std::string_view> read)
{
    Json rest = object;
    for (const std::string_view name : read)
        rest.erase(std::string(name));
    if (rest.empty()) return std::nullopt;
    return Extra{std::string(key), {loose::as_json(&rest)}};
}

/// Reads one answer: a position, and what was found there.
class AnswerReader {
public:
    AnswerReader(const Json& answer, std::string_view path, Reporter& reporter)
        : answer_(answer), path_(path), reporter_(reporter)
    {
    }

    std::optional<PositionRecord> read()
    {
        Result<GameState> state = state_from_ogid(loose::text(member(&answer_, "ogid")));
        const bool is_judged = loose::flag(member(&answer_, "success")) != false;
        if (!is_judged) {
            const std::string why = loose::text(member(member(&answer_, "error"), "message"));
            tell("", "HedgeHog could not judge this position" + (why.empty() ? "" : ": " + printable(why)));
        }
        if (!state) {
            tell("/ogid", state.error().message);
            return std::nullopt;
        }
        record_.state = *state;
        const Json* const rules = member(member(&answer_, "engine"), "rules");
        if (state->rules.is_money()) record_.state.rules.jacoby = loose::flag(member(rules, "jacoby"));
        if (is_judged && record_.state.dice) read_plays();
        if (is_judged && !record_.state.dice) read_cube();
        const bool is_judged_by_plies =
            !is_rolled_out() && (!record_.plays.empty() || !record_.cubes.empty());
        keep(rest_of(answer_, kAnswerKey,
                     {"ogid", "color", "dice", "decision_type", "success", "alternatives", "best_equity",
                      "currency", "cube_decision", "cube_pending", is_judged_by_plies ? "ply" : "",
                      record_.cubes.empty() ? "" : "eval"}));
        return record_;
    }

private:
    void tell(std::string_view where, std::string_view what, Severity severity = Severity::error)
    {
        reporter_.report({.severity = severity,
                          .code = "hedgehog",
                          .message = fmt::format("{}{}: {}", path_, where, what)});
    }

    /// HedgeHog says null where it has nothing to say: a member that is not there is damaged.
    const Json* expected(const Json& object, std::string_view name, const std::string& where)
    {
        if (!object.contains(std::string(name)))
            tell(where, fmt::format("there is no \"{}\"", name), Severity::warning);
        return member(&object, name);
    }

    std::optional<Probabilities> chances_in(const Json* eval, const std::string& where)
    {
        const auto is_there = [&](const auto& chance) {
            return number(member(eval, chance.first)).has_value();
        };
        if (std::ranges::none_of(kChances, is_there)) return std::nullopt;
        Probabilities chances;
        for (const auto& [name, chance] : kChances)
            chances.*chance = number(expected(*eval, name, where + "/eval")).value_or(0);
        return chances;
    }

    void keep(std::optional<Extra> extra)
    {
        if (extra) record_.extras.push_back(*std::move(extra));
    }

    /// Nothing for a rollout, whose settings are not told.
    [[nodiscard]] std::optional<EvaluationContext> context_in(const Json& judged) const
    {
        const Json* own = member(&judged, "ply");
        const std::optional<int> plies = loose::integer(own != nullptr ? own : member(&answer_, "ply"));
        if (!plies || is_rolled_out()) return std::nullopt;
        return EvaluationContext{.plies = *plies, .cubeful = !is_cubeless()};
    }

    [[nodiscard]] bool is_rolled_out() const { return loose::flag(member(&answer_, "rolled_out")) == true; }

    [[nodiscard]] bool is_cubeless() const { return loose::text(member(&answer_, "currency")) == "cubeless"; }

    void read_plays()
    {
        const Json* const list = expected(answer_, "alternatives", "");
        PlayAnalysis analysis;
        analysis.by.engine = kEngine;
        for (std::size_t i = 0; i < loose::size_of(list); ++i) {
            if (auto candidate = candidate_in(list->at(i), fmt::format("/alternatives/{}", i)))
                analysis.candidates.push_back(*std::move(candidate));
        }
        if (!analysis.candidates.empty()) record_.plays.push_back(std::move(analysis));
    }

    std::optional<Candidate> candidate_in(const Json& one, const std::string& where)
    {
        const std::string moves = loose::text(member(&one, "move_notation"));
        const std::optional<double> equity = number(member(&one, "equity"));
        const SourceText source("", moves);
        CollectingReporter unreadable;
        Candidate candidate{.play =
                                listed_play(source, source.text(), source.text(), record_.state, unreadable)};
        if (!equity || !unreadable.seen.empty()) {
            tell(where, equity ? unreadable.seen.front().message : "there is no equity");
            return std::nullopt;
        }
        const Json* const eval = expected(one, "eval", where);
        Estimate estimate{.probabilities = chances_in(eval, where)};
        const Value value = listed_equity(*equity, record_.state);
        (is_cubeless() ? estimate.cubeless : estimate.cubeful) = value;
        const std::optional<double> cubeless = number(member(eval, "equity"));
        if (!is_cubeless() && cubeless && *cubeless != *equity)
            estimate.cubeless = listed_equity(*cubeless, record_.state);
        candidate.assessment = Assessment{.estimate = estimate, .context = context_in(one)};
        return candidate;
    }

    void read_cube()
    {
        const Json* const cube = expected(answer_, "cube_decision", "");
        if (cube == nullptr) return;
        const Json* const eval = expected(answer_, "eval", "");
        CubeAnalysis analysis;
        analysis.by.engine = kEngine;
        analysis.no_double = assessment_in(cube, kNoDouble);
        analysis.double_take = assessment_in(cube, kDoubleTake);
        analysis.double_drop = estimate_in(cube, kDoublePass).cubeful;
        if (!analysis.no_double.estimate.cubeful || !analysis.double_take.estimate.cubeful)
            return tell("/cube_decision", "equities are missing");
        analysis.no_double.estimate.probabilities = chances_in(eval, "");
        if (const std::optional<double> cubeless = number(member(eval, "equity")))
            analysis.no_double.estimate.cubeless = listed_equity(*cubeless, record_.state);
        record_.cubes.push_back(std::move(analysis));
        const bool is_normalized = member(cube, kDoublePass.normalized) != nullptr;
        if (!is_normalized) expected(*cube, kDoublePass.chance, "/cube_decision");
        keep(rest_of(*cube, kCubeKey,
                     {"action", "should_double", kNoDouble.chance, kNoDouble.normalized, kDoubleTake.chance,
                      kDoubleTake.normalized, kDoublePass.normalized,
                      is_normalized ? "" : kDoublePass.chance}));
    }

    Assessment assessment_in(const Json* cube, const Choice& choice)
    {
        return {.estimate = estimate_in(cube, choice), .context = context_in(answer_)};
    }

    [[nodiscard]] Estimate estimate_in(const Json* cube, const Choice& choice) const
    {
        const std::optional<double> chance = number(member(cube, choice.chance));
        const std::optional<double> normalized = number(member(cube, choice.normalized));
        Estimate estimate;
        if (record_.state.rules.is_money()) {
            if (chance) estimate.cubeful = Equity{*chance};
        } else if (normalized) {
            estimate.cubeful = Emg{*normalized};
            if (chance) estimate.mwc = Mwc{*chance};
        } else if (chance) {
            estimate.cubeful = Mwc{*chance};
        }
        return estimate;
    }

    const Json& answer_;
    std::string path_;
    Reporter& reporter_;
    PositionRecord record_;
};

/// Answers stand alone, in a list, or as members of what a server sends: "result", and "results" in that.
void add_answers(const Json& json, const std::string& path, Collection& collection, Reporter& reporter)
{
    if (const Json* const result = member(&json, "result"))
        return add_answers(*result, path + "/result", collection, reporter);
    const Json* const results = json.is_array() ? &json : member(&json, "results");
    const std::string list = json.is_array() ? path : path + "/results";
    for (std::size_t i = 0; i < loose::size_of(results); ++i)
        add_answers(results->at(i), fmt::format("{}/{}", list, i), collection, reporter);
    if (results != nullptr || !json.is_object()) return;
    if (auto record = AnswerReader(json, path, reporter).read())
        collection.positions.push_back(*std::move(record));
}

}  // namespace
}  // namespace hedgehog

Confidence sniff_hedgehog(const Sample& sample)
{
    const auto has = [&](std::string_view name) { return sample.text.find(name) != std::string_view::npos; };
    const std::string_view text = trimmed_left(sample.text);
    if (!text.starts_with('{') && !text.starts_with('[')) return Confidence::none;
    const bool is_answer = (has("\"move_notation\"") && has("\"resulting_ogid\"")) ||
                           (has("\"decision_type\"") && (has("\"ogid\"") || has("\"cube_decision\"")));
    return is_answer ? Confidence::certain : Confidence::none;
}

Result<Collection> read_hedgehog(const SourceText& source, const Options&, Reporter& reporter)
{
    GK_TRY(const loose::Json document, parse_json(source));
    Collection collection;
    hedgehog::add_answers(document, "", collection, reporter);
    return positions_or_failure(std::move(collection), 0, "no position of HedgeHog in it could be read",
                                reporter);
}

}  // namespace gammonkit
