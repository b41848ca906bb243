#pragma once

#include "decisions/filter/asks.hpp"
#include "model/find_extra.hpp"
#include "model/legal_plays.hpp"
#include "model/structure/game_plan.hpp"
#include "model/structure/shots.hpp"
#include "model/structure/structure.hpp"

/// What the words of filters ask of how the checkers stand.
namespace gammonkit::asks {

/// The checkers of the player who decides, or of his opponent; null if the position is not known.
template <bool OfOpponent>
const Side* side_of(Asked asked)
{
    const std::optional<GameState>& state = asked.decision().state;
    if (!state) return nullptr;
    const Player player = asked.decision().player;
    return &state->position.side(OfOpponent ? opponent(player) : player);
}

/// A number that the structure of one side has.
template <int SideStructure::* Number, bool OfOpponent = false>
Cell structure_number(Asked asked)
{
    const Side* const side = side_of<OfOpponent>(asked);
    return side != nullptr ? Cell(structure_of(*side).*Number) : Cell{};
}

/// The points that a side has made, as the bits of a whole number, each in his own numbering.
template <bool OfOpponent>
Cell made_points(Asked asked)
{
    const Side* const side = side_of<OfOpponent>(asked);
    return side != nullptr ? Cell(static_cast<int>(structure_of(*side).made)) : Cell{};
}

/// Those in the home board of the other side.
template <bool OfOpponent>
Cell anchors(Asked asked)
{
    const Cell made = made_points<OfOpponent>(asked);
    const auto* points = std::get_if<int>(&made);
    return points != nullptr ? Cell(*points & static_cast<int>(kFarHome)) : Cell{};
}

template <bool OfOpponent>
Known has_anchor(Asked asked)
{
    const Cell points = anchors<OfOpponent>(asked);
    const auto* known = std::get_if<int>(&points);
    return known != nullptr ? std::optional(*known != 0) : std::nullopt;
}

/// The rolls with which the one who is on roll hits: before they are known, and whoever decides.
template <int Shots::* Number>
Cell shots(Asked asked)
{
    const std::optional<GameState>& state = asked.decision().state;
    if (!state) return {};
    return shots_of(state->position, state->on_roll).*Number;
}

/// What the player who decides, or his opponent, is playing for.
template <bool OfOpponent>
Cell game_plan(Asked asked)
{
    const std::optional<GameState>& state = asked.decision().state;
    if (!state) return {};
    const Player player = asked.decision().player;
    const ByPlayer<GamePlan> plans = game_plans_of(state->position);
    return std::string(to_string(plans[OfOpponent ? opponent(player) : player]));
}

/// The board after the play that was made; nothing if that is not known.
inline std::optional<Position> left_behind(Asked asked)
{
    const Turn* const turn = turn_of(asked.row);
    const auto* const made = turn != nullptr ? std::get_if<CheckerPlay>(&turn->action) : nullptr;
    const std::optional<GameState>& state = asked.decision().state;
    if (asked.decision().kind != DecisionKind::play || made == nullptr || !state) return std::nullopt;
    if (made->result) return *made->result;
    return after(state->position, asked.decision().player, made->play);
}

/// The rolls with which his opponent hits then.
template <int Shots::* Number>
Cell shots_left(Asked asked)
{
    const std::optional<Position> board = left_behind(asked);
    return board ? Cell(shots_of(*board, opponent(asked.decision().player)).*Number) : Cell{};
}

inline Known has_none_to_spare(Asked asked)
{
    const Side* const side = side_of<false>(asked);
    return side != nullptr ? Known(is_stripped(*side)) : std::nullopt;
}

/// Whether somebody has flagged the decision in XG.
inline Known is_flagged(Asked asked)
{
    const bool is_play = asked.decision().kind == DecisionKind::play;
    const Turn* const turn = turn_of(asked.row);
    const bool stands_alone = turn == nullptr && asked.row.position != nullptr;
    if (turn == nullptr && !stands_alone) return false;
    const Extras& extras = stands_alone ? asked.row.position->extras : turn->extras;
    const Extra* const kept = find_extra(extras, is_play ? "xg:move" : "xg:cube");
    return kept != nullptr && std::ranges::find(kept->values, "flagged=1") != kept->values.end();
}

}  // namespace gammonkit::asks
