#include "cli/commands/bearoff/bearoff_facts.hpp"

#include <nlohmann/json.hpp>

namespace gammonkit::cli {
namespace {

using Json = nlohmann::ordered_json;

/// Keyed by the number of rolls.
Json json_of(const bearoff::Distribution& distribution)
{
    Json json = Json::object();
    for (std::size_t k = 0; k < distribution.size(); ++k) {
        if (distribution[k] > 0) json[std::to_string(k)] = distribution[k] / double(bearoff::kCertain);
    }
    return json;
}

Json json_of(const SideFacts& side)
{
    Json json = {{"checkers", side.checkers},
                 {"pips", side.pips},
                 {"effective_pips", side.effective_pips()},
                 {"wasted_pips", side.wasted()},
                 {"mean", side.moments.mean},
                 {"deviation", side.moments.deviation},
                 {"rolls", json_of(side.rolls)}};
    if (side.rolls_to_save_gammon) json["rolls_to_save_gammon"] = json_of(*side.rolls_to_save_gammon);
    return json;
}

Json json_of(const Chances& chances)
{
    return {{"win", chances.win},
            {"win_gammon", chances.win_gammon},
            {"win_backgammon", chances.win_backgammon},
            {"lose_gammon", chances.lose_gammon},
            {"lose_backgammon", chances.lose_backgammon}};
}

Json json_of(const bearoff::TwoSidedEquities& now, bool cubeful)
{
    Json json = {{"cubeless", now.cubeless}};
    if (!cubeful) return json;
    const bearoff::TwoSidedEquities best = with_doubling(now);
    const float take = 2 * now.other_cube;
    json["own_cube"] = {{"no_double", now.own_cube}, {"double_take", take}, {"best", best.own_cube}};
    json["centered"] = {{"no_double", now.centered}, {"double_take", take}, {"best", best.centered}};
    json["other_cube"] = now.other_cube;
    return json;
}

}  // namespace

std::string facts_json(const BearoffFacts& facts)
{
    Json json = {{"on_roll", json_of(facts.own)}};
    if (facts.other) json["opponent"] = json_of(*facts.other);
    if (facts.chances) json["chances"] = json_of(*facts.chances);
    if (facts.equities) json["equities"] = json_of(*facts.equities, facts.cubeful);
    return json.dump(2);
}

}  // namespace gammonkit::cli
