#include "importers/ogxm/game_builder.hpp"

#include "importers/ogxm/records.hpp"
#include "importers/turns/turn_builder.hpp"

#include <fmt/format.h>

namespace gammonkit::ogxm {
namespace {

/// Markers that a game, or the match, is over.
bool is_marker(int action)
{
    return (action >= 24 && action <= 26) || action == kNothing || action == kForfeit;
}

Cube cube_of(int value, int owner)
{
    Cube cube{.value = is_cube_value(value) ? value : 1};
    if (owner == 0 || owner == 1) cube.owner = player_at(owner);
    return cube;
}

/// A board that is set with dice is what an illegal play has left.
std::optional<Dice> dice_of_illegal_play(const Ply& ply)
{
    if (ply.action != kSetPosition || !ply.dice) return std::nullopt;
    return Dice::from((*ply.dice)[0], (*ply.dice)[1]);
}

/// Who acts; the seat of an illegal play is that of the player who is on roll after it.
Player mover_of(const Ply& ply)
{
    const Player player = player_at(ply.seat);
    return dice_of_illegal_play(ply) ? opponent(player) : player;
}

class TurnMaker {
public:
    TurnMaker(const GameRecord& record, const Rules& rules, bool crawford_game, Game& game,
              Reporter& reporter)
        : record_(record), game_(game), reporter_(reporter), turns_(rules, game, crawford_game)
    {
    }

    TurnOfPly make()
    {
        read_start();
        TurnOfPly turns;
        for (std::size_t i = 0; i < record_.plies.size(); ++i) {
            const std::size_t before = game_.turns.size();
            add_ply(record_.plies[i], i);
            const bool added = game_.turns.size() > before;
            turns.push_back(added ? std::optional(turn_of_ply_) : std::nullopt);
        }
        return turns;
    }

    void settle(const Outcome& stated) { turns_.settle(stated, false); }

private:
    void read_start()
    {
        const Player starts = record_.plies.empty() ? Player::first : mover_of(record_.plies[0]);
        if (record_.board) {
            if (const std::optional<Position> position = position_of(*record_.board)) {
                add(starts, SetPosition{.position = *position}, record_.offset);
            } else {
                warn(record_.offset, "ogxm-board", "the board that the game starts from cannot be");
            }
        }
        // Equal opening rolls alone are told by the game itself.
        if (record_.cube_value == 1 && record_.cube_owner > 1) return;
        const std::int64_t value = std::int64_t{record_.cube_value} << game_.automatic_doubles;
        const int cube = value > kHighestCube ? 1 : static_cast<int>(value);
        add(starts, SetCube{.cube = cube_of(cube, record_.cube_owner)}, record_.offset);
    }

    void add_ply(const Ply& ply, std::size_t index)
    {
        const Player player = player_at(ply.seat);
        complete(ply);
        if (ply.action <= kLastRoll) {
            add_roll(ply, player, index);
        } else if (ply.action == kSetPosition) {
            add_position(ply);
        } else if (ply.action == kResignGame || ply.action == kResignMatch) {
            add(player, Resign{.stake = stake_of(ply)}, ply.offset);
            const std::size_t turn = turn_of_ply_;
            add(opponent(player), AcceptResignation{}, ply.offset);
            turn_of_ply_ = turn;
        } else if (ply.action == kSetCube) {
            const int value = ply.cube_value.value_or(turns_.state().cube.value);
            add(player, SetCube{.cube = cube_of(value, ply.cube_owner.value_or(2))}, ply.offset);
        } else if (!is_marker(ply.action)) {
            add_cube_action(ply, player);
        }
    }

    /// A beaver and a raccoon are taken by going on.
    void complete(const Ply& ply)
    {
        const bool answers = ply.action == kTake || ply.action == kDrop || ply.action == kRaccoon;
        if (!answers && turns_.awaits_implied_take())
            add(opponent(turns_.state().offered_by), Take{}, ply.offset);
    }

    void add_cube_action(const Ply& ply, Player player)
    {
        switch (ply.action) {
        case kDouble:
            return add(player, Double{}, ply.offset);
        case kTake:
            return add(player, Take{}, ply.offset);
        case kDrop:
            return add(player, Drop{}, ply.offset);
        case kBeaver:
            return add(player, Beaver{}, ply.offset);
        case kRaccoon:
            return add(player, Raccoon{}, ply.offset);
        default:
            warn(ply.offset, "ogxm-action", fmt::format("action {} is not read", ply.action));
        }
    }

    void add_roll(const Ply& ply, Player player, std::size_t index)
    {
        const std::array<int, 2> numbers = dice_of(ply.action);
        const Dice dice = Dice::from(numbers[1], numbers[0]).value();
        if (ply.steps.empty() && is_unplayed(player, dice, index))
            return add(player, Roll{.dice = dice}, ply.offset);
        CheckerPlay play{.dice = dice};
        if (const std::optional<Play> steps = play_of(ply.steps, player)) {
            play.play = *steps;
        } else {
            play.notation = fmt::format("{} steps", ply.steps.size());
        }
        add(player, play, ply.offset);
    }

    /// A roll without steps is a dance, unless it is the last thing or the player resigns next.
    [[nodiscard]] bool is_unplayed(Player player, Dice dice, std::size_t index) const
    {
        if (!turns_.could_move(player, dice)) return false;
        if (index + 1 == record_.plies.size()) return true;
        const int next = record_.plies[index + 1].action;
        return next == kResignGame || next == kResignMatch || is_marker(next);
    }

    void add_position(const Ply& ply)
    {
        const std::optional<Position> position = ply.board ? position_of(*ply.board) : std::nullopt;
        if (!position) return warn(ply.offset, "ogxm-board", "the board that is set cannot be: left out");
        if (const std::optional<Dice> dice = dice_of_illegal_play(ply)) {
            add(mover_of(ply), CheckerPlay{.dice = *dice, .result = *position}, ply.offset);
        } else {
            add(mover_of(ply), SetPosition{.position = *position}, ply.offset);
        }
    }

    /// Where the value of a resignation is not told, the points of the game tell it.
    [[nodiscard]] Stake stake_of(const Ply& ply) const
    {
        const int cube = turns_.state().cube.value;
        const int value = ply.resign_value.value_or(record_.points.value_or(cube) / cube);
        return static_cast<Stake>(value >= 1 && value <= 3 ? value : 1);
    }

    void add(Player player, Action action, std::size_t offset)
    {
        turn_of_ply_ = game_.turns.size();
        turns_.add(player, std::move(action), {.offset = offset});
    }

    void warn(std::size_t offset, std::string code, std::string message)
    {
        reporter_.report({.severity = Severity::warning,
                          .code = std::move(code),
                          .message = std::move(message),
                          .where = Origin{offset}.known()});
    }

    const GameRecord& record_;
    Game& game_;
    Reporter& reporter_;
    TurnBuilder turns_;
    std::size_t turn_of_ply_ = 0;
};

}  // namespace

TurnOfPly build_turns(const GameRecord& record, const Rules& rules, bool crawford_game, Game& game,
                      Reporter& reporter)
{
    TurnMaker maker(record, rules, crawford_game, game, reporter);
    TurnOfPly turns = maker.make();
    const bool has_winner = record.winner && *record.winner <= 1;
    if (has_winner && record.points.value_or(0) > 0) {
        maker.settle({.winner = player_at(*record.winner), .points = *record.points});
    }
    return turns;
}

}  // namespace gammonkit::ogxm
