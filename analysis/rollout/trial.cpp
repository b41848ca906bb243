#include "analysis/rollout/trial.hpp"

#include "analysis/cube/exact_efficiency.hpp"
#include "analysis/evaluate/board_chances.hpp"

#include <cmath>

namespace gammonkit {
namespace {

/// A cube decision whose sides are so far from each other, looking at the board alone, is not looked at
/// further.
constexpr double kClearDecision = 0.25;

/// The worth with the cube where the two-sided table reaches: exact in money play; in matches the cube model
/// with the efficiency that would make it exact there.
Evaluation exact_evaluation(const Chances& chances, const bearoff::TwoSidedEquities& equities,
                            const Board& board, const Evaluator& evaluator, Player on_roll,
                            const CubeLine& line)
{
    const CubeContext& context = line.context();
    const bool is_hypergammon = evaluator.hypergammon().record(board).has_value();
    if (context.is_money() || is_hypergammon)
        return static_evaluation(evaluator, board, chances, on_roll, line);
    Evaluation evaluation{.chances = chances};
    const CubeEfficiency efficiency = exact_efficiency(equities);
    for (std::size_t i = 0; i < line.size(); ++i)
        evaluation.values[i] = context.cubeful(chances, on_roll, line.cube(i), efficiency);
    return evaluation;
}

/// What a player has who doubles where that is best, or may not now.
double value_at(const Evaluation& evaluation, const CubeLine& line, Player on_roll, bool may_double)
{
    return may_double ? line.decided(evaluation.values, 0, on_roll) : evaluation.values[0];
}

/// Figures at the end of a trial, seen by the other player.
TrialFigures opposite(const TrialFigures& figures, const CubeContext& context)
{
    TrialFigures result = turned_difference(figures);
    result.win += 1;
    result.cubeful = context.opposite(figures.cubeful);
    return result;
}

}  // namespace

double value_of_chances(const TrialFigures& chances, const CubeContext& context, Player on_roll,
                        const Cube& cube)
{
    const bool gammons = context.gammons_count(cube);
    const auto value = [&](Player winner, double wins, double won_gammons, double won_backgammons) {
        const auto won = [&](Stake stake) {
            return winner == on_roll ? context.won(winner, cube.value, stake)
                                     : context.lost(on_roll, cube.value, stake);
        };
        const double single = won(Stake::single);
        if (!gammons) return wins * single;
        return wins * single + won_gammons * (won(Stake::gammon) - single) +
               won_backgammons * (won(Stake::backgammon) - won(Stake::gammon));
    };
    return value(on_roll, chances.win, chances.win_gammon, chances.win_backgammon) +
           value(opponent(on_roll), 1 - chances.win, chances.lose_gammon, chances.lose_backgammon);
}

Trials::Trials(const Evaluator& evaluator, const CubeContext& context, const RolloutSettings& settings,
               const RolloutDice& dice, bool beavers)
    : evaluator_(evaluator), context_(context), settings_(settings), dice_(dice), beavers_(beavers),
      look_ahead_(evaluator), picker_(evaluator, look_ahead_)
{
}

TrialFigures Trials::play(const RolloutStart& start, std::uint64_t trial, std::vector<TrialMove>* moves)
{
    moves_ = moves;
    Situation now{.board = start.board, .on_roll = start.on_roll, .cube = start.cube};
    TrialFigures luck;
    while (true) {
        const bool may_double = settings_.cubeful && !(now.ply == 0 && start.rolls_at_once);
        std::optional<TrialFigures> end = ended(now, may_double);
        if (!end && may_double) end = dropped(now);
        const bool is_viewer = now.on_roll == start.viewer;
        if (end) {
            TrialFigures result = is_viewer ? *end : opposite(*end, context_);
            add(result, luck, -1);
            return result;
        }
        const Dice dice = dice_.roll(trial, now.ply);
        if (settings_.variance_reduction) {
            const TrialFigures brought = luck_of(now, dice);
            add(luck, is_viewer ? brought : turned_difference(brought), 1);
        }
        const Board after = best_play(now, dice);
        tell({.kind = TrialMove::Kind::plays, .player = now.on_roll, .dice = dice, .board = after});
        now = {after, opponent(now.on_roll), now.cube, now.ply + 1};
    }
}

/// What the game has come to, or is known to come to, for the player on roll; nothing if it goes on.
std::optional<TrialFigures> Trials::ended(const Situation& now, bool may_double)
{
    if (const std::optional<Chances> over = chances_at_end(now.board))
        return figures_of(*over, context_.dead(outcome_mix(*over), now.on_roll, now.cube));
    if (settings_.bearoff != BearoffStop::never) {
        if (const std::optional<TrialFigures> figures = known(now, may_double)) return figures;
    }
    if (settings_.truncated_at && now.ply >= *settings_.truncated_at) return evaluated(now, may_double);
    return std::nullopt;
}

std::optional<TrialFigures> Trials::known(const Situation& now, bool may_double)
{
    const auto equities = evaluator_.known_with_cube(now.board);
    if (!equities && settings_.bearoff == BearoffStop::exact) return std::nullopt;
    const std::optional<Chances> chances = evaluator_.known(now.board);
    if (!chances) return std::nullopt;
    if (!settings_.cubeful) return figures_of(*chances, 0);
    const CubeLine line(context_, now.cube, 1);
    const Evaluation evaluation =
        equities ? exact_evaluation(*chances, *equities, now.board, evaluator_, now.on_roll, line)
                 : static_evaluation(evaluator_, now.board, *chances, now.on_roll, line);
    return figures_of(*chances, value_at(evaluation, line, now.on_roll, may_double));
}

TrialFigures Trials::evaluated(const Situation& now, bool may_double)
{
    const int plies = settings_.truncation_plies.value_or(depth(now).cube);
    const CubeLine line(context_, now.cube, plies + 1);
    if (!settings_.cubeful) {
        const GammonValues values = gammon_values(line, now.on_roll);
        return figures_of(look_ahead_.value(now.board, plies, values), 0);
    }
    const Evaluation evaluation = look_ahead_.value(now.board, now.on_roll, plies, line);
    return figures_of(evaluation.chances, value_at(evaluation, line, now.on_roll, may_double));
}

/// Lets the player on roll double, which may turn the cube of the situation. If his opponent drops, the game
/// is over; its chances are then those that it had.
std::optional<TrialFigures> Trials::dropped(Situation& now)
{
    if (!context_.may_double(now.on_roll, now.cube)) return std::nullopt;
    const CubeLine line(context_, now.cube, depth(now).cube + 1);
    const std::optional<std::size_t> turned = line.doubled(0, now.on_roll);
    const Evaluation evaluation = judged_cube(now, line);
    const double waits = evaluation.values[0];
    const double taken = evaluation.values[*turned];
    const double cashed = context_.won(now.on_roll, now.cube.value);
    const bool is_beavered = beavers_ && taken <= 0;
    if ((is_beavered ? 2 * taken : std::min(taken, cashed)) <= waits) return std::nullopt;
    using Kind = TrialMove::Kind;
    const bool is_dropped = taken >= cashed;
    tell({.kind = Kind::doubles, .player = now.on_roll});
    tell({.kind = is_dropped    ? Kind::drops
                  : is_beavered ? Kind::beavers
                                : Kind::takes,
          .player = opponent(now.on_roll)});
    if (is_beavered) tell({.kind = Kind::takes, .player = now.on_roll});
    if (is_dropped) return figures_of(evaluation.chances, cashed);
    now.cube = line.cube(*turned);
    if (is_beavered) now.cube.value *= 2;
    return std::nullopt;
}

/// Looks further only where it is not clear what to do.
Evaluation Trials::judged_cube(const Situation& now, const CubeLine& line)
{
    const Evaluation at_once =
        static_evaluation(evaluator_, now.board, chances_of(now.board), now.on_roll, line);
    const int plies = depth(now).cube;
    if (plies == 0) return at_once;
    const double taken = at_once.values[*line.doubled(0, now.on_roll)];
    const double cashed = context_.won(now.on_roll, now.cube.value);
    const auto normalized = [&](double value) {
        return context_.normalized(value, now.on_roll, now.cube.value);
    };
    const double waits = normalized(at_once.values[0]);
    const bool is_clear = std::abs(normalized(std::min(taken, cashed)) - waits) > kClearDecision;
    return is_clear ? at_once : look_ahead_.value(now.board, now.on_roll, plies, line);
}

/// An opening is no double.
double Trials::probability_of(const Situation& now, const WeightedRoll& roll) const
{
    if (!settings_.initial_position || now.ply > 0) return static_cast<double>(roll.probability);
    constexpr double kOpeningRolls = 15;
    return roll.dice.is_double() ? 0 : 1 / kOpeningRolls;
}

/// How much more the roll brings than the rolls do on average, seen by the player on roll. Whatever plays it
/// is measured by, its mean is 0.
TrialFigures Trials::luck_of(const Situation& now, Dice dice)
{
    const CubeLine line(context_, now.cube, settings_.luck_plies + 1);
    const std::vector<LookAhead::Reply> replies =
        look_ahead_.best_replies(now.board, gammon_values(line, now.on_roll));
    TrialFigures luck;
    for (std::size_t r = 0; r < replies.size(); ++r) {
        const double times = kAllRolls[r].dice.same_roll(dice) ? 1 : 0;
        const TrialFigures figures = value_of_reply(replies[r], now, line);
        add(luck, figures, times - probability_of(now, kAllRolls[r]));
    }
    return luck;
}

/// What the player on roll has after a play.
TrialFigures Trials::value_of_reply(const LookAhead::Reply& reply, const Situation& now, const CubeLine& line)
{
    const Player other = opponent(now.on_roll);
    const int plies = settings_.luck_plies;
    if (!settings_.cubeful) {
        const Chances theirs =
            plies == 0 ? reply.chances : look_ahead_.value(reply.board, plies, gammon_values(line, other));
        return figures_of(opposite(theirs), 0);
    }
    const Evaluation theirs = plies == 0
                                  ? static_evaluation(evaluator_, reply.board, reply.chances, other, line)
                                  : look_ahead_.value(reply.board, other, plies, line);
    return figures_of(opposite(theirs.chances), context_.opposite(line.decided(theirs.values, 0, other)));
}

Board Trials::best_play(const Situation& now, Dice dice)
{
    const RolloutDepth& own = depth(now);
    return picker_.best({.board = now.board,
                         .on_roll = now.on_roll,
                         .cube = now.cube,
                         .cubeful = settings_.cubeful,
                         .plies = own.checker,
                         .filters = own.filters},
                        context_, dice);
}

Chances Trials::chances_of(const Board& board)
{
    Chances chances;
    evaluator_.evaluate({&board, 1}, {&chances, 1}, scratch_);
    return chances;
}

}  // namespace gammonkit
