#include "model/transform/decision_positions.hpp"

#include "model/legal_plays.hpp"
#include "model/replay.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace gammonkit {
namespace {

/// Collects the decisions of one game.
class Decisions {
public:
    Decisions(const Match& match, const DecisionChoice& choice, std::vector<PositionRecord>& positions)
        : match_(match), choice_(choice), positions_(positions)
    {
    }

    void add(std::size_t index)
    {
        const Game& game = match_.games[index];
        const FollowedGame followed = follow(match_, index);
        game_ = index;
        const std::size_t end = std::min(game.turns.size(), followed.before.size());
        for (std::size_t i = 0; i < end; ++i) {
            const Turn& turn = game.turns[i];
            turn_ = i;
            GameState state = followed.before[i];
            if (const auto* play = std::get_if<CheckerPlay>(&turn.action)) {
                add_roll(turn, std::move(state), play->dice);
            } else if (const auto* roll = std::get_if<Roll>(&turn.action)) {
                add_roll(turn, std::move(state), roll->dice);
            } else if (std::holds_alternative<Double>(turn.action) || answers_double(turn.action)) {
                add_cube(turn, std::move(state), cubes_at(game, i));
            }
        }
    }

private:
    static bool answers_double(const Action& action)
    {
        return std::holds_alternative<Take>(action) || std::holds_alternative<Drop>(action) ||
               std::holds_alternative<Beaver>(action) || std::holds_alternative<Raccoon>(action);
    }

    /// The cube decision before a roll is a position of its own; one of the two has the comment.
    void add_roll(const Turn& turn, GameState state, Dice dice)
    {
        state.on_roll = turn.player;
        if (!turn.cubes.empty() && wants(DecisionKind::offer)) add_record(turn, state).cubes = turn.cubes;
        const bool decides = can_move(state.position, turn.player, dice);
        state = rolled(state, turn.player, dice);
        if (!decides || !wants(DecisionKind::play)) return;
        PositionRecord& record = add_record(turn, std::move(state));
        record.plays = turn.plays;
        record.comment = turn.comment;
    }

    void add_cube(const Turn& turn, GameState state, const CubeAnalyses& cubes)
    {
        const bool doubles = std::holds_alternative<Double>(turn.action);
        if (!wants(doubles ? DecisionKind::offer : DecisionKind::answer)) return;
        PositionRecord& record = add_record(turn, std::move(state));
        record.cubes = cubes;
        record.comment = turn.comment;
    }

    [[nodiscard]] bool wants(DecisionKind kind) const { return choice_.in_match(match_, game_, turn_, kind); }

    PositionRecord& add_record(const Turn& turn, GameState state)
    {
        positions_.push_back({.state = std::move(state), .players = match_.players, .origin = turn.origin});
        return positions_.back();
    }

    const Match& match_;
    const DecisionChoice& choice_;
    std::size_t game_ = 0;
    std::size_t turn_ = 0;
    std::vector<PositionRecord>& positions_;
};

}  // namespace

Collection decision_positions_of(const Collection& collection)
{
    const auto all = [](const auto&...) { return true; };
    return decision_positions_of(collection, {.in_match = all, .alone = all});
}

Collection decision_positions_of(const Collection& collection, const DecisionChoice& choice)
{
    Collection result;
    for (const Match& match : collection.matches) {
        for (std::size_t game = 0; game < match.games.size(); ++game)
            Decisions(match, choice, result.positions).add(game);
    }
    std::ranges::copy_if(collection.positions, std::back_inserter(result.positions), choice.alone);
    return result;
}

}  // namespace gammonkit
