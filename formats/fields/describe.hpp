#pragma once

#include "model/match.hpp"

#include <concepts>
#include <type_traits>

/// Says once, for dump, json and whoever else walks over a whole collection, which fields each struct of the
/// model has and what they are called. A field that is added to the model does not compile until it is named
/// here, because the structured bindings count them all.
///
/// A visitor is called as
///   v(name, field)            a field that is left out when it has its type's empty value,
///   v(name, field, usual)     a field that is left out when it has its usual value,
///   v.lead(name, field)       what the struct is about; must be there,
///   v.always(name, field)     a field that is never left out,
///   v.text(name, field)       free text of any length,
///   v.part(name, field)       a struct that belongs to the one that holds it,
///   v.list(name, one, field)  a list of structs, each called `one`,
///   v.action(player, action)  who did what.
/// Origins are left out: they say where a record stood, not what it says.
namespace gammonkit {

template <class T, class Struct>
concept Is = std::same_as<std::remove_const_t<T>, Struct>;

void describe(auto& v, Is<Probabilities> auto& probabilities)
{
    auto& [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon] = probabilities;
    v.always("win", win);
    v.always("win_gammon", win_gammon);
    v.always("win_backgammon", win_backgammon);
    v.always("lose_gammon", lose_gammon);
    v.always("lose_backgammon", lose_backgammon);
}

void describe(auto& v, Is<Estimate> auto& estimate)
{
    auto& [probabilities, cubeless, cubeful, mwc] = estimate;
    v("probabilities", probabilities);
    v("cubeless", cubeless);
    v("cubeful", cubeful);
    v("mwc", mwc);
}

void describe(auto& v, Is<EvaluationContext> auto& context)
{
    auto& [plies, cubeful, deterministic_noise, noise, pruning_nets] = context;
    v.always("plies", plies);
    v("cubeful", cubeful);
    v("deterministic_noise", deterministic_noise);
    v("noise", noise);
    v("pruning_nets", pruning_nets);
}

void describe(auto& v, Is<MoveFilter> auto& filter)
{
    auto& [accept, extra, threshold] = filter;
    v.always("accept", accept);
    v.always("extra", extra);
    v.always("threshold", threshold);
}

void describe(auto& v, Is<RolloutPlayer> auto& player)
{
    auto& [cube, checker, filters] = player;
    v("cube", cube);
    v("checker", checker);
    v("filters", filters);
}

void describe(auto& v, Is<RolloutContext> auto& context)
{
    auto& [cubeful, variance_reduction, initial_position, quasi_random_dice, late_evaluations, truncated,
           truncated_at, stops_at_two_sided_bearoff, stops_at_one_sided_bearoff, late_from, generator, seed,
           players, late_players, truncation_cube, truncation_checker] = context;
    v("cubeful", cubeful);
    v("variance_reduction", variance_reduction);
    v("initial_position", initial_position);
    v("quasi_random_dice", quasi_random_dice);
    v("late_evaluations", late_evaluations);
    v("late_from", late_from);
    v("truncated", truncated);
    v("truncated_at", truncated_at);
    v("stops_at_two_sided_bearoff", stops_at_two_sided_bearoff);
    v("stops_at_one_sided_bearoff", stops_at_one_sided_bearoff);
    v("generator", generator);
    v("seed", seed);
    v("truncation_cube", truncation_cube);
    v("truncation_checker", truncation_checker);
    v("players", players);
    v("late_players", late_players);
}

void describe(auto& v, Is<RolloutRecord> auto& rollout)
{
    auto& [trials, skipped_trials, standard_error, context] = rollout;
    v.always("trials", trials);
    v("skipped_trials", skipped_trials);
    v("standard_error", standard_error);
    v("context", context);
}

void describe(auto& v, Is<Assessment> auto& assessment)
{
    auto& [estimate, level, context, rollout] = assessment;
    v.part("estimate", estimate);
    v("level", level);
    v("context", context);
    v("rollout", rollout);
}

void describe(auto& v, Is<Provenance> auto& provenance)
{
    auto& [engine, match_equity_table] = provenance;
    v("engine", engine);
    v("match_equity_table", match_equity_table);
}

void describe(auto& v, Is<Candidate> auto& candidate)
{
    auto& [play, assessment, marked_for_rollout] = candidate;
    v("play", play);
    v("marked_for_rollout", marked_for_rollout);
    v("assessment", assessment);
}

void describe(auto& v, Is<PlayAnalysis> auto& analysis)
{
    auto& [by, candidates, played] = analysis;
    v.part("by", by);
    v("played", played);
    v.list("candidates", "candidate", candidates);
}

void describe(auto& v, Is<CubeAnalysis> auto& analysis)
{
    auto& [by, no_double, double_take, double_drop, marked_for_rollout] = analysis;
    v.part("by", by);
    v("no_double", no_double);
    v("double_take", double_take);
    v("double_drop", double_drop);
    v("marked_for_rollout", marked_for_rollout);
}

void describe(auto& v, Is<Marks> auto& marks)
{
    auto& [play, cube, luck] = marks;
    v("play", play);
    v("cube", cube);
    v("luck", luck);
}

void describe(auto& v, Is<Cube> auto& cube)
{
    auto& [value, owner] = cube;
    v.always("value", value);
    v("owner", owner);
}

void describe(auto& v, Is<Outcome> auto& outcome)
{
    auto& [winner, points] = outcome;
    v.always("winner", winner);
    v.always("points", points);
}

void describe(auto& v, Is<CheckerPlay> auto& action)
{
    auto& [dice, play, result, notation] = action;
    v.lead("dice", dice);
    v("play", play);
    v("result", result);
    v("notation", notation);
}

void describe(auto& v, Is<Roll> auto& action)
{
    v.lead("dice", action.dice);
}

void describe(auto& v, Is<Double> auto& action)
{
    v("value", action.value);
}

void describe(auto& v, Is<Resign> auto& action)
{
    v("stake", action.stake, Stake::single);
}

void describe(auto& v, Is<SetPosition> auto& action)
{
    v.lead("position", *action.position);
}

void describe(auto& v, Is<SetCube> auto& action)
{
    v.lead("cube", action.cube);
}

/// An action that says all by its name.
template <class T>
concept BareAction = Is<T, Take> || Is<T, Drop> || Is<T, Beaver> || Is<T, Raccoon> ||
                     Is<T, AcceptResignation> || Is<T, RefuseResignation> || Is<T, Remark>;

void describe(auto&, BareAction auto&) {}

void describe(auto& v, Is<Extra> auto& extra)
{
    auto& [key, values] = extra;
    v.lead("key", key);
    v("values", values);
}

void describe(auto& v, Is<Variation> auto& variation)
{
    v.list("turns", "turn", variation.turns);
}

void describe(auto& v, Is<TurnTimes> auto& times)
{
    auto& [clocks, video, milliseconds] = times;
    v("first_clock", clocks.first);
    v("second_clock", clocks.second);
    v("video", video);
    v("milliseconds", milliseconds);
}

void describe(auto& v, Is<Turn> auto& turn)
{
    auto& [player, marks, action, comment, times, luck, plays, cubes, variations, extras, origin] = turn;
    v.action(player, action);
    v("luck", luck);
    v("times", times);
    v("marks", marks);
    v.text("comment", comment);
    v.list("plays", "plays", plays);
    v.list("cubes", "cube", cubes);
    v.list("extras", "extra", extras);
    v.list("variations", "variation", variations);
}

void describe(auto& v, Is<Game> auto& game)
{
    auto& [number, score, crawford, automatic_doubles, turns, claimed_outcome, comment, extras, origin] =
        game;
    v.lead("number", number);
    v.always("score", score);
    v("crawford", crawford);
    v("automatic_doubles", automatic_doubles);
    v("claimed_outcome", claimed_outcome);
    v.text("comment", comment);
    v.list("extras", "extra", extras);
    v.list("turns", "turn", turns);
}

void describe(auto& v, Is<Rules> auto& rules)
{
    auto& [variant, length, crawford, jacoby, beavers, raccoons, automatic_doubles, cube_limit] = rules;
    v("variant", variant);
    v.always("length", length);
    v("crawford", crawford);
    v("jacoby", jacoby);
    v("beavers", beavers);
    v("raccoons", raccoons);
    v("automatic_doubles", automatic_doubles);
    v("cube_limit", cube_limit);
}

void describe(auto& v, Is<PlayerInfo> auto& player)
{
    auto& [name, rating] = player;
    v("name", name);
    v("rating", rating);
}

void describe(auto& v, Is<Match> auto& match)
{
    auto& [rules, players, event, round, place, date, time, annotator, comment, source, match_id, games,
           extras, origin] = match;
    v.part("rules", rules);
    v("date", date);
    v("time", time);
    v("players", players);
    v.text("event", event);
    v.text("round", round);
    v.text("place", place);
    v.text("annotator", annotator);
    v.text("source", source);
    v.text("match_id", match_id);
    v.text("comment", comment);
    v.list("extras", "extra", extras);
    v.list("games", "game", games);
}

void describe(auto& v, Is<GameState> auto& state)
{
    auto& [position, on_roll, dice, cube, offer, offered_by, resigned_stake, phase, score, crawford_game,
           rules] = state;
    v.lead("position", position);
    v.always("on_roll", on_roll);
    v("dice", dice);
    v("cube", cube);
    v("offer", offer);
    v("offered_by", offered_by);
    v("resigned_stake", resigned_stake, Stake::single);
    v("phase", phase, GamePhase::playing);
    v.always("score", score);
    v("crawford_game", crawford_game);
    v.part("rules", rules);
}

void describe(auto& v, Is<PositionRecord> auto& record)
{
    auto& [state, players, comment, plays, cubes, extras, origin] = record;
    v.part("state", state);
    v("players", players);
    v.text("comment", comment);
    v.list("plays", "plays", plays);
    v.list("cubes", "cube", cubes);
    v.list("extras", "extra", extras);
}

void describe(auto& v, Is<Collection> auto& collection)
{
    auto& [matches, positions] = collection;
    v.list("matches", "match", matches);
    v.list("positions", "position", positions);
}

/// A struct whose fields `describe` names.
template <class T>
concept Described = requires(int& v, T& value) { describe(v, value); };

}  // namespace gammonkit
