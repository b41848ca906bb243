#include "report/answers/bearoff_facts.hpp"
#include "report/json_parts.hpp"

#include <fmt/format.h>

namespace gammonkit::answers {

namespace {

using bearoff::Distribution;

/// A line of what is asked of each side.
std::string row(const BearoffFacts& facts, std::string_view name,
                const std::function<std::string(const SideFacts&)>& of)
{
    std::string text = fmt::format("{:<16}{:>10}", name, of(facts.own));
    if (facts.other) text += fmt::format("{:>10}", of(*facts.other));
    return text + "\n";
}

std::string side_rows(const BearoffFacts& facts)
{
    std::string text = facts.other ? fmt::format("{:>26}{:>10}\n", "on roll", "opponent") : "";
    text += row(facts, "number", [](const SideFacts& side) { return std::to_string(side.number); });
    text += row(facts, "checkers", [](const SideFacts& side) { return std::to_string(side.checkers); });
    text += row(facts, "pips", [](const SideFacts& side) { return std::to_string(side.pips); });
    text += row(facts, "effective pips",
                [](const SideFacts& side) { return fmt::format("{:.3f}", side.effective_pips()); });
    text += row(facts, "wasted", [](const SideFacts& side) { return fmt::format("{:.3f}", side.wasted()); });
    text += row(facts, "rolls, mean",
                [](const SideFacts& side) { return fmt::format("{:.3f}", side.moments.mean); });
    text += row(facts, "deviation",
                [](const SideFacts& side) { return fmt::format("{:.3f}", side.moments.deviation); });
    return text;
}

std::string slot_percent(std::uint32_t slot)
{
    return slot == 0 ? "-" : fmt::format("{:.3f} %", 100.0 * slot / bearoff::kCertain);
}

/// A line for each number of rolls that some side may need.
std::string distribution_rows(const BearoffFacts& facts, std::string_view title,
                              const std::function<Distribution(const SideFacts&)>& of)
{
    const Distribution own = of(facts.own);
    const Distribution other = facts.other ? of(*facts.other) : Distribution{};
    std::string text = fmt::format("\n{}\n", title);
    for (std::size_t k = 0; k < own.size(); ++k) {
        if (own[k] == 0 && other[k] == 0) continue;
        text += row(facts, fmt::format("{:>6}", k),
                    [&](const SideFacts& side) { return slot_percent(of(side)[k]); });
    }
    return text;
}

/// One cube: what not doubling and doubling are worth.
std::string cube_row(std::string_view name, float no_double, float other_cube, float best)
{
    return fmt::format("{:<16}{:>+10.4f}{:>+10.4f}{:>+10.4f}\n", name, no_double, 2 * other_cube, best);
}

/// `jacoby`: a row of its own for the centered cube by that rule.
std::string equity_rows(const bearoff::TwoSidedEquities& now, bool cubeful,
                        const bearoff::TwoSidedEquities* jacoby = nullptr)
{
    std::string text = fmt::format("{:<16}{:>+10.4f}\n", "cubeless equity", now.cubeless);
    if (!cubeful) return text;
    const bearoff::TwoSidedEquities best = with_doubling(now);
    text += fmt::format("\n{:<16}{:>10}{:>10}{:>10}\n", "equity", "no double", "take", "best");
    text += cube_row("own cube", now.own_cube, now.other_cube, best.own_cube);
    text += cube_row("centered cube", now.centered, now.other_cube, best.centered);
    if (jacoby != nullptr)
        text +=
            cube_row("  Jacoby rule", jacoby->centered, jacoby->other_cube, with_doubling(*jacoby).centered);
    return text + fmt::format("{:<16}{:>+10.4f}\n", "opponent's cube", now.other_cube);
}

/// True if the gammon is not saved by the next roll for certain.
bool may_take_long(const SideFacts& side)
{
    return side.rolls_to_save_gammon && (*side.rolls_to_save_gammon)[1] < bearoff::kCertain;
}

std::string outcome_rows(const Chances& chances)
{
    std::string text = fmt::format("\n{:<16}{:>10.3f} %\n", "wins", 100 * chances.win);
    if (chances.win_gammon > 0)
        text += fmt::format("{:<16}{:>10.3f} %\n", "  a gammon", 100 * chances.win_gammon);
    if (chances.win_backgammon > 0)
        text += fmt::format("{:<16}{:>10.3f} %\n", "  a backgammon", 100 * chances.win_backgammon);
    if (chances.lose_gammon > 0)
        text += fmt::format("{:<16}{:>10.3f} %\n", "loses a gammon", 100 * chances.lose_gammon);
    if (chances.lose_backgammon > 0)
        text += fmt::format("{:<16}{:>10.3f} %\n", "  a backgammon", 100 * chances.lose_backgammon);
    return text;
}

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

std::string bearoff_text(const BearoffFacts& facts)
{
    const auto to_save = [](const SideFacts& side) {
        return side.rolls_to_save_gammon.value_or(Distribution{});
    };
    std::string text = side_rows(facts);
    text += distribution_rows(facts, "rolls to bear off", [](const SideFacts& side) { return side.rolls; });
    if (may_take_long(facts.own) || (facts.other && may_take_long(*facts.other)))
        text += distribution_rows(facts, "rolls to bear off the first checker", to_save);
    if (facts.chances) text += outcome_rows(*facts.chances);
    if (facts.equities) text += equity_rows(*facts.equities, facts.cubeful);
    return text;
}

std::string bearoff_text(const HypergammonFacts& facts)
{
    const auto row = [&](std::string_view name, const auto& own, const auto& other) {
        return fmt::format("{:<16}{:>10}{:>10}\n", name, own, other);
    };
    return row("", "on roll", "opponent") + row("number", facts.own.number, facts.other.number) +
           row("checkers", facts.own.checkers, facts.other.checkers) +
           row("pips", facts.own.pips, facts.other.pips) + outcome_rows(facts.chances) +
           equity_rows(facts.equities, true, &facts.with_jacoby);
}

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
