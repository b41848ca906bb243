#include "importers/turns/turn_builder.hpp"

#include "model/legal_plays.hpp"

#include <fmt/format.h>

namespace gammonkit {

std::optional<Player> TurnBuilder::on_turn(bool cube) const
{
    if (replayer_.stopped() || state().phase != GamePhase::playing) return std::nullopt;
    if (state().dice) return opponent(state().on_roll);
    return cube ? state().to_decide() : state().on_roll;
}

bool TurnBuilder::could_move(Player player, Dice dice) const
{
    return !replayer_.stopped() && can_move(state().position, player, dice);
}

Turn& TurnBuilder::begin_turn(Player player, Origin origin)
{
    Turn& turn = game_.turns.emplace_back();
    turn.player = player;
    turn.origin = origin;
    return turn;
}

Turn& TurnBuilder::add(Player player, Action action, Origin origin)
{
    Turn& turn = begin_turn(player, origin);
    turn.action = std::move(action);
    follow(turn);
    return turn;
}

Turn& TurnBuilder::add(Player player, CheckerPlay play, Origin origin)
{
    Turn& turn = begin_turn(player, origin);
    turn.action.emplace<CheckerPlay>(std::move(play));
    follow(turn);
    return turn;
}

Turn& TurnBuilder::add(Turn turn)
{
    Turn& added = game_.turns.emplace_back(std::move(turn));
    replayer_.apply(added);
    return added;
}

void TurnBuilder::complete_last(Action action)
{
    if (game_.turns.empty()) return;
    Turn& last = game_.turns.back();
    last.action = std::move(action);
    follow(last);
}

Turn& TurnBuilder::add_remark(std::string comment, Origin origin)
{
    return game_.turns.emplace_back(
        Turn{.action = Remark{}, .comment = std::move(comment), .origin = origin});
}

void TurnBuilder::double_automatically()
{
    ++game_.automatic_doubles;
    const GameState start = state();
    replayer_ = GameReplayer(start.rules, game_, start.crawford_game);
}

Action TurnBuilder::double_to(std::optional<int> stake, Player player, bool is_beaver) const
{
    const bool answers = state().offered_by == opponent(player) && !replayer_.stopped();
    if (answers && state().offer == Offer::beaver) return Raccoon{};
    const bool doubled = state().offer == Offer::cube || state().offer == Offer::raccoon;
    if (answers && doubled && (is_beaver || state().rules.is_money())) return Beaver{};
    return Double{.value = stake};
}

bool TurnBuilder::awaits_implied_take() const
{
    const bool redoubled = state().offer == Offer::beaver || state().offer == Offer::raccoon;
    return redoubled && !replayer_.stopped();
}

Turn& TurnBuilder::take_silently()
{
    return add({.player = opponent(state().offered_by), .action = Take{}});
}

void TurnBuilder::settle(const Outcome& stated, bool by_resignation)
{
    const std::size_t before = game_.turns.size();
    settle_outcome(game_, replayer_, stated, by_resignation);
    for (std::size_t i = before; i < game_.turns.size(); ++i)
        replayer_.apply(game_.turns[i]);
    const bool wastes_room =
        game_.turns.capacity() > game_.turns.size() + game_.turns.size() / 8 + kSettlingTurns;
    if (wastes_room) game_.turns.shrink_to_fit();
}

std::string TurnBuilder::says_ambiguous(const notation::Resolution& found)
{
    return fmt::format("several plays fit and lead to different boards: taking {}", to_string(found.play));
}

int uncut_points(const Outcome& stated, const GameReplayer& end)
{
    const GameState& state = end.state();
    const bool all_he_needed = stated.points == away(state, stated.winner);
    if (state.rules.is_money() || !all_he_needed || end.outcome() || end.stopped()) return stated.points;
    return (stated.points + state.cube.value - 1) / state.cube.value * state.cube.value;
}

}  // namespace gammonkit
