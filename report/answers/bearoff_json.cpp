#include "report/answers/bearoff_facts.hpp"

#include "report/json_parts.hpp"

namespace gammonkit::answers {
namespace {

/// Keyed by the number of rolls.
Json facts_json(const bearoff::Distribution& distribution)
{
    Json json = Json::object();
    for (std::size_t k = 0; k < distribution.size(); ++k) {
        if (distribution[k] > 0) json[std::to_string(k)] = distribution[k] / double(bearoff::kCertain);
    }
    return json;
}

Json facts_json(const SideFacts& side)
{
    Json json = {{"number", side.number},
                 {"checkers", side.checkers},
                 {"pips", side.pips},
                 {"effective_pips", side.effective_pips()},
                 {"wasted_pips", side.wasted()},
                 {"mean", side.moments.mean},
                 {"deviation", side.moments.deviation},
                 {"rolls", facts_json(side.rolls)}};
    if (side.rolls_to_save_gammon) json["rolls_to_save_gammon"] = facts_json(*side.rolls_to_save_gammon);
    return json;
}

Json facts_json(const Chances& chances)
{
    return {{"win", chances.win},
            {"win_gammon", chances.win_gammon},
            {"win_backgammon", chances.win_backgammon},
            {"lose_gammon", chances.lose_gammon},
            {"lose_backgammon", chances.lose_backgammon}};
}

Json cube_json(float no_double, float other_cube, float best)
{
    return {{"no_double", no_double}, {"double_take", 2 * other_cube}, {"best", best}};
}

Json facts_json(const HypergammonFacts::Sided& side)
{
    return {{"number", side.number}, {"checkers", side.checkers}, {"pips", side.pips}};
}

Json facts_json(const bearoff::TwoSidedEquities& now, bool cubeful)
{
    Json json = {{"cubeless", now.cubeless}};
    if (!cubeful) return json;
    const bearoff::TwoSidedEquities best = with_doubling(now);
    json["own_cube"] = cube_json(now.own_cube, now.other_cube, best.own_cube);
    json["centered"] = cube_json(now.centered, now.other_cube, best.centered);
    json["other_cube"] = now.other_cube;
    return json;
}

}  // namespace

std::string bearoff_json(const BearoffFacts& facts)
{
    Json json = json_record("bearoff");
    json["on_roll"] = facts_json(facts.own);
    if (facts.other) json["opponent"] = facts_json(*facts.other);
    if (facts.chances) json["chances"] = facts_json(*facts.chances);
    if (facts.equities) json["equities"] = facts_json(*facts.equities, facts.cubeful);
    return json.dump(2);
}

std::string bearoff_json(const HypergammonFacts& facts)
{
    Json json = json_record("bearoff");
    json["on_roll"] = facts_json(facts.own);
    json["opponent"] = facts_json(facts.other);
    json["chances"] = facts_json(facts.chances);
    json["equities"] = facts_json(facts.equities, true);
    const bearoff::TwoSidedEquities& jacoby = facts.with_jacoby;
    json["equities"]["centered_jacoby"] =
        cube_json(jacoby.centered, jacoby.other_cube, with_doubling(jacoby).centered);
    return json.dump(2);
}

}  // namespace gammonkit::answers
