#pragma once

#include "exporters/turns/turn_facts.hpp"
#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"
#include "model/replay.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

namespace gammonkit::testing_support {

/// What a collection says, apart from where: how often each fact occurs, by path, such as
/// "matches.players.first.name" "Al". Numbers with decimals stand as "#", because formats round them; those
/// that round to nothing are left out.
using Facts = std::map<std::pair<std::string, std::string>, std::size_t>;

/// Each checker's way as one step, whatever die it took first: 24/18 18/13 is 24/13.
inline Play whole_ways(Play play)
{
    play = sorted(play);
    for (std::size_t i = 0; i < play.size(); ++i) {
        for (std::size_t j = 0; j < play.size(); ++j) {
            if (i == j || play[i].to != play[j].from) continue;
            Play merged;
            for (std::size_t k = 0; k < play.size(); ++k) {
                if (k != j) merged.add(k == i ? Step{play[i].from, play[j].to} : play[k]);
            }
            return whole_ways(merged);
        }
    }
    return play;
}

/// The equity as a chance to win the match is the same in another unit.
inline void leave_out_other_unit(Estimate& estimate)
{
    if (estimate.cubeful) estimate.mwc.reset();
}

/// Depths that stand as names, as "3-ply" in XG's texts, as plies: XG counts from 1.
inline void tell_as_others_do(Assessment& assessment, const Provenance& by)
{
    leave_out_other_unit(assessment.estimate);
    const std::string& level = assessment.level;
    if (assessment.rollout && level == "Rollout") return assessment.level.clear();
    if (!level.ends_with("-ply") || level.size() != 5) return;
    const int first = by.engine.starts_with("eXtreme Gammon") ? 1 : 0;
    assessment.context = EvaluationContext{.plies = level[0] - '0' - first, .cubeful = true};
    assessment.level.clear();
}

inline void leave_out_what_follows(PlayAnalyses& analyses)
{
    for (PlayAnalysis& analysis : analyses) {
        for (Candidate& candidate : analysis.candidates) {
            candidate.play = whole_ways(candidate.play);
            if (candidate.assessment) tell_as_others_do(*candidate.assessment, analysis.by);
        }
    }
}

inline void leave_out_what_follows(CubeAnalyses& analyses)
{
    for (CubeAnalysis& analysis : analyses) {
        analysis.double_drop.reset();
        tell_as_others_do(analysis.no_double, analysis.by);
        tell_as_others_do(analysis.double_take, analysis.by);
    }
}

/// Leaves out the order of dice and steps, and what follows from the rest: so much may change without a word.
inline void leave_out_what_follows(Turn& turn)
{
    turn.origin = {};
    if (auto* play = std::get_if<CheckerPlay>(&turn.action)) {
        play->dice = *Dice::from(play->dice.high(), play->dice.low());
        play->play = whole_ways(play->play);
    }
    if (auto* roll = std::get_if<Roll>(&turn.action))
        roll->dice = *Dice::from(roll->dice.high(), roll->dice.low());
    if (auto* offer = std::get_if<Double>(&turn.action)) offer->value.reset();
    leave_out_what_follows(turn.plays);
    leave_out_what_follows(turn.cubes);
    for (Variation& variation : turn.variations) {
        for (Turn& other : variation.turns)
            leave_out_what_follows(other);
    }
}

/// A play tells its roll.
inline void leave_out_rolls(Game& game)
{
    for (std::size_t at = 0; at < game.turns.size(); ++at) {
        const bool is_roll = std::holds_alternative<Roll>(game.turns[at].action);
        if (is_roll && is_played_later(game, at)) game.turns[at].action = Remark{};
    }
}

/// "1600.50" is "1600.5".
inline std::string number_told(const std::string& text)
{
    const std::optional<double> number = parse_double(text);
    return number ? fmt::format("{}", *number) : text;
}

/// An answer that is judged as its double is says nothing new.
inline void leave_out_repeated_analyses(Game& game)
{
    const CubeAnalyses* of_double = nullptr;
    for (Turn& turn : game.turns) {
        const bool answers = std::holds_alternative<Take>(turn.action) ||
                             std::holds_alternative<Drop>(turn.action) ||
                             std::holds_alternative<Beaver>(turn.action);
        if (std::holds_alternative<Double>(turn.action)) of_double = &turn.cubes;
        if (answers && of_double != nullptr && *of_double == turn.cubes) turn.cubes.clear();
    }
}

inline void leave_out_what_follows(Match& match)
{
    match.source.clear();
    std::replace(match.time.begin(), match.time.end(), ':', '.');
    for (const Player player : kPlayers)
        match.players[player].rating = number_told(match.players[player].rating);
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        Game& game = match.games[i];
        leave_out_rolls(game);
        leave_out_repeated_analyses(game);
        if (game.crawford == is_crawford_by_score(match, i)) game.crawford.reset();
        for (Turn& turn : game.turns)
            leave_out_what_follows(turn);
    }
}

inline void leave_out_what_follows(PositionRecord& record)
{
    std::optional<Dice>& dice = record.state.dice;
    if (dice) dice = Dice::from(dice->high(), dice->low());
    leave_out_what_follows(record.plays);
    leave_out_what_follows(record.cubes);
}

/// Adds what some JSON says to the facts.
inline void add_facts(const nlohmann::json& value, const std::string& path, Facts& facts)
{
    if (path.ends_with("rules.length") && value == 0) return;  // Left out where no rule is stated.
    constexpr double kNothing = 0.00005;
    if (value.is_number_float() && std::abs(value.get<double>()) < kNothing) return;
    const bool is_fact = !value.is_structured() || path.ends_with(".dice") || path.ends_with(".values");
    if (is_fact) {
        ++facts[{path, value.is_number_float() ? "#" : value.dump()}];
    } else if (value.is_array()) {
        for (const nlohmann::json& one : value)
            add_facts(one, path, facts);
    } else {
        for (const auto& [name, one] : value.items())
            add_facts(one, path.empty() ? name : path + "." + name, facts);
    }
}

/// Puts contexts in the places of their numbers in the tables of `document`.
inline void place_contexts(nlohmann::json& value, const nlohmann::json& document)
{
    if (value.is_array()) {
        for (nlohmann::json& one : value)
            place_contexts(one, document);
    }
    if (!value.is_object()) return;
    const bool is_rollout = value.contains("trials");
    for (const auto& [name, one] : value.items()) {
        const bool is_number = one.is_number_integer() &&
                               (name == "context" || name.ends_with("cube") || name.ends_with("checker"));
        if (is_number) {
            const bool of_rollout = is_rollout && name == "context";
            one = document.at(of_rollout ? "rollout_contexts" : "evaluation_contexts")
                      .at(one.get<std::size_t>());
        }
        place_contexts(one, document);
    }
}

inline Facts facts_of(Collection collection)
{
    for (Match& match : collection.matches)
        leave_out_what_follows(match);
    for (PositionRecord& record : collection.positions)
        leave_out_what_follows(record);
    const Format& json = *find_format(catalogue(), "json");
    const Result<Writing> writing = write(json, collection, Options(json.write_options));
    nlohmann::json said = nlohmann::json::parse(writing.value().bytes);
    const nlohmann::json document = said;
    said.erase("evaluation_contexts");
    said.erase("rollout_contexts");
    place_contexts(said, document);
    Facts facts;
    add_facts(said, "", facts);
    return facts;
}

}  // namespace gammonkit::testing_support
