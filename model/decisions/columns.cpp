#include "model/decisions/columns.hpp"

#include "model/decisions/reference_player.hpp"
#include "model/decisions/seconds.hpp"
#include "model/identifiers/match_id.hpp"
#include "model/identifiers/position_id.hpp"
#include "model/identifiers/xgid.hpp"
#include "model/match_fingerprint.hpp"
#include "model/race/effort.hpp"
#include "model/replay.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit {
namespace {

Cell text(std::string_view words)
{
    return words.empty() ? Cell{} : Cell(std::string(words));
}

Cell number(const std::optional<double>& value)
{
    return value && std::isfinite(*value) ? Cell(*value) : Cell{};
}

using Row = const DecisionRow&;

/// A number of the judgement, if there is one.
template <DecisionValue Judgement::* Value, std::optional<double> DecisionValue::* Unit>
Cell judged(Row row)
{
    const Boxed<Judgement>& judgement = row.decision.judgement;
    return judgement ? number((*judgement).*Value.*Unit) : Cell{};
}

template <std::string Judgement::* Text>
Cell judged_text(Row row)
{
    const Boxed<Judgement>& judgement = row.decision.judgement;
    return judgement ? text((*judgement).*Text) : Cell{};
}

template <double Probabilities::* Chance>
Cell chance(Row row)
{
    const Boxed<Judgement>& judgement = row.decision.judgement;
    return judgement && judgement->probabilities ? number((*judgement->probabilities).*Chance) : Cell{};
}

/// Something of the state that the player saw, if that is known.
template <class Get>
Cell seen(Row row, Get get)
{
    return row.decision.state ? get(*row.decision.state) : Cell{};
}

const Rules& rules_of(Row row)
{
    return row.match != nullptr ? row.match->rules : row.position->state.rules;
}

const ByPlayer<int>& score_of(Row row)
{
    return row.match != nullptr ? row.match->games[row.decision.game].score : row.position->state.score;
}

const PlayerInfo& info_of(Row row, Player player)
{
    return row.match != nullptr ? row.match->players[player] : row.position->players[player];
}

Cell away_of(Row row, Player player)
{
    const Rules& rules = rules_of(row);
    return rules.is_money() ? Cell{} : Cell(std::max(0, rules.length - score_of(row)[player]));
}

Cell crawford_of(Row row)
{
    const Rules& rules = rules_of(row);
    if (!rules.uses_crawford()) return {};
    return seen(row, [](const GameState& state) {
        if (state.crawford_game) return text("crawford");
        return text(is_post_crawford(state) ? "post" : "pre");
    });
}

Cell owner_of(Row row)
{
    return seen(row, [&](const GameState& state) {
        if (state.cube.is_centered()) return text("centered");
        return text(state.cube.owner == row.decision.player ? "player" : "opponent");
    });
}

Cell date_of(Row row)
{
    return row.match != nullptr && row.match->date ? text(to_string(*row.match->date)) : Cell{};
}

Cell dice_of(Row row)
{
    const std::optional<Dice>& dice = row.decision.dice;
    return dice ? text(fmt::format("{}{}", dice->high(), dice->low())) : Cell{};
}

Cell match_id_of(Row row)
{
    return seen(row, [](const GameState& state) { return text(match_id(state).value_or("")); });
}

std::optional<DecisionValue> luck_of(Row row)
{
    return row.decision.luck ? std::optional(decision_value(*row.decision.luck)) : std::nullopt;
}

/// What belongs to a match and not to a position that stands alone.
Cell in_match(Row row, std::size_t value)
{
    return row.match != nullptr ? Cell(static_cast<int>(value)) : Cell{};
}

/// Something of what a race takes a player, to two decimals; nothing while there is contact.
Cell race_of(Row row, Player player, double (RaceEffort::*get)() const)
{
    return seen(row, [&](const GameState& state) {
        const std::optional<ByPlayer<RaceEffort>> efforts = race_efforts(state.position);
        return efforts ? Cell(std::round(100 * ((*efforts)[player].*get)()) / 100) : Cell{};
    });
}

constexpr Column kColumns[] = {
    {"match", [](Row row) { return text(row.fingerprint); }},
    {"game",
     [](Row row) {
         return row.match != nullptr ? Cell(row.match->games[row.decision.game].number) : Cell{};
     }},
    {"turn", [](Row row) { return in_match(row, row.decision.turn + 1); }},
    {"ply", [](Row row) { return in_match(row, static_cast<std::size_t>(row.decision.ply)); }},
    {"decision", [](Row row) { return text(to_string(row.decision.kind)); }},
    {"player", [](Row row) { return Cell(row.decision.player == Player::first ? 1 : 2); }},
    {"name", [](Row row) { return text(info_of(row, row.decision.player).name); }, true},
    {"opponent", [](Row row) { return text(info_of(row, opponent(row.decision.player)).name); }, true},
    {"date", date_of},
    {"length", [](Row row) { return rules_of(row).is_money() ? Cell{} : Cell(rules_of(row).length); }},
    {"score", [](Row row) { return Cell(score_of(row)[row.decision.player]); }},
    {"opponent_score", [](Row row) { return Cell(score_of(row)[opponent(row.decision.player)]); }},
    {"away", [](Row row) { return away_of(row, row.decision.player); }},
    {"opponent_away", [](Row row) { return away_of(row, opponent(row.decision.player)); }},
    {"crawford", crawford_of},
    {"cube",
     [](Row row) { return seen(row, [](const GameState& state) { return Cell(state.cube.value); }); }},
    {"cube_owner", owner_of},
    {"dice", dice_of},
    {"phase",
     [](Row row) {
         return seen(row, [&](const GameState& state) {
             // How many rolls came before a single position is not known.
             const int ply = row.match != nullptr ? row.decision.ply : kOpeningPlies + 1;
             return text(to_string(phase_of(state.position, ply)));
         });
     }},
    {"position_id",
     [](Row row) {
         return seen(row,
                     [](const GameState& state) { return text(position_id(state.position, state.on_roll)); });
     }},
    {"match_id", match_id_of},
    {"xgid", [](Row row) { return seen(row, [](const GameState& state) { return text(xgid(state)); }); }},
    {"played", [](Row row) { return text(row.decision.made); }, true},
    {"best", judged_text<&Judgement::best>},
    {"mark", [](Row row) { return row.decision.mark ? text(to_string(*row.decision.mark)) : Cell{}; }},
    {"error_equity", judged<&Judgement::error, &DecisionValue::equity>},
    {"error_mwc", judged<&Judgement::error, &DecisionValue::mwc>},
    {"luck_equity", [](Row row) { return number(luck_of(row).value_or(DecisionValue{}).equity); }},
    {"luck_mwc", [](Row row) { return number(luck_of(row).value_or(DecisionValue{}).mwc); }},
    {"luck_mark",
     [](Row row) { return row.decision.luck_mark ? text(to_string(*row.decision.luck_mark)) : Cell{}; }},
    {"equity_played", judged<&Judgement::value_of_made, &DecisionValue::equity>},
    {"equity_best", judged<&Judgement::value_of_best, &DecisionValue::equity>},
    {"mwc_played", judged<&Judgement::value_of_made, &DecisionValue::mwc>},
    {"mwc_best", judged<&Judgement::value_of_best, &DecisionValue::mwc>},
    {"win", chance<&Probabilities::win>},
    {"win_gammon", chance<&Probabilities::win_gammon>},
    {"win_backgammon", chance<&Probabilities::win_backgammon>},
    {"lose_gammon", chance<&Probabilities::lose_gammon>},
    {"lose_backgammon", chance<&Probabilities::lose_backgammon>},
    {"equity_no_double", judged<&Judgement::no_double, &DecisionValue::equity>},
    {"equity_double_take", judged<&Judgement::double_take, &DecisionValue::equity>},
    {"equity_double_drop", judged<&Judgement::double_drop, &DecisionValue::equity>},
    {"mwc_no_double", judged<&Judgement::no_double, &DecisionValue::mwc>},
    {"mwc_double_take", judged<&Judgement::double_take, &DecisionValue::mwc>},
    {"mwc_double_drop", judged<&Judgement::double_drop, &DecisionValue::mwc>},
    {"engine", judged_text<&Judgement::engine>, true},
    {"level", judged_text<&Judgement::level>, true},
    {"level_played", judged_text<&Judgement::level_of_made>, true},
    {"met", judged_text<&Judgement::match_equity_table>, true},
    {"epc", [](Row row) { return race_of(row, row.decision.player, &RaceEffort::effective_pips); }},
    {"opponent_epc",
     [](Row row) { return race_of(row, opponent(row.decision.player), &RaceEffort::effective_pips); }},
    {"wastage", [](Row row) { return race_of(row, row.decision.player, &RaceEffort::wastage); }},
    {"opponent_wastage",
     [](Row row) { return race_of(row, opponent(row.decision.player), &RaceEffort::wastage); }},
    {"difficulty", [](Row row) { return number(difficulty_of(row)); }},
    {"avoidable", [](Row row) { return number(avoidable_share(row)); }},
    {"seconds",
     [](Row row) {
         if (turn_of(row) == nullptr) return Cell{};
         return number(seconds_taken(row.match->games[row.decision.game], row.decision.turn));
     }},
};

void add_match(const Match& match, DecisionSink& sink)
{
    const std::optional<MatchFingerprint> fingerprint = match_fingerprint(match);
    DecisionRow row{.match = &match, .fingerprint = fingerprint ? to_string(*fingerprint) : ""};
    for (std::size_t game = 0; game < match.games.size(); ++game) {
        for (Decision& decision : decisions_of(match, game)) {
            row.decision = std::move(decision);
            sink.add(row);
        }
    }
}

}  // namespace

const Turn* turn_of(const DecisionRow& row)
{
    if (row.match == nullptr || row.decision.game >= row.match->games.size()) return nullptr;
    const std::vector<Turn>& turns = row.match->games[row.decision.game].turns;
    return row.decision.turn < turns.size() ? &turns[row.decision.turn] : nullptr;
}

std::span<const Column> decision_columns()
{
    return kColumns;
}

void for_each_decision(const Collection& collection, DecisionSink& sink)
{
    for (const Match& match : collection.matches)
        add_match(match, sink);
    for (const PositionRecord& record : collection.positions)
        sink.add({.position = &record, .decision = decision_of(record)});
}

std::string decimal(double number)
{
    std::string digits = fmt::format("{:.6f}", number);
    digits.erase(digits.find_last_not_of('0') + 1);
    if (digits.ends_with('.')) digits.pop_back();
    return digits == "-0" ? "0" : digits;
}

}  // namespace gammonkit
