#include "analysis/maps/roll_map.hpp"

#include "analysis/cube/cube_context.hpp"
#include "analysis/progress_monitor.hpp"
#include "analysis/search/dice_rolls.hpp"
#include "model/legal_plays.hpp"

#include <cmath>
#include <numeric>

namespace gammonkit {
namespace {

constexpr int kRolls = 36;

int checkers_on_bar(const Position& position, Player player)
{
    return position.checkers(player, kBar);
}

/// Judges the rolls of one position.
class Mapper {
public:
    Mapper(PositionJudge& judge, const GameState& state, const Level& level, Player viewer)
        : judge_(judge), state_(state), level_(level), viewer_(viewer),
          context_(CubeContext::of(state, judge.match_equity_table()))
    {
        state_.offer = Offer::none;
        state_.dice.reset();
        state_.phase = GamePhase::playing;
    }

    Result<RollMap> map(const Progress& progress)
    {
        RollMap map{.roller = state_.on_roll,
                    .viewer = viewer_,
                    .has_market = context_.may_double(viewer_, state_.cube)};
        for (std::size_t r = 0; r < kAllRolls.size(); ++r) {
            GK_TRY(MappedRoll roll,
                   mapped(kAllRolls[r].dice, part_of_progress(progress, r, kAllRolls.size())));
            map.rolls.push_back(std::move(roll));
        }
        add_up(map);
        return map;
    }

private:
    [[nodiscard]] Player roller() const { return state_.on_roll; }
    [[nodiscard]] double viewed(double normalized) const
    {
        return roller() == viewer_ ? normalized : -normalized;
    }

    Result<MappedRoll> mapped(Dice dice, const Progress& progress)
    {
        GameState rolled = state_;
        rolled.dice = dice;
        GK_TRY(const std::vector<PlayEvaluation> plays, judge_.rank_plays(rolled, level_, progress, {}));
        const PlayEvaluation& best = plays.front();
        const Position& before = state_.position;
        MappedRoll roll{.dice = dice,
                        .play = best.play,
                        .position = after(before, roller(), best.play).value_or(before),
                        .equity = viewed(best.equity)};
        if (best.mwc) roll.mwc = roller() == viewer_ ? *best.mwc : Mwc{1 - best.mwc->value};
        const Player other = opponent(roller());
        roll.hits = checkers_on_bar(roll.position, other) > checkers_on_bar(before, other);
        roll.dances = best.play.empty() && checkers_on_bar(before, roller()) > 0;
        // The bar of progress need not go back for what is left.
        const auto go_on = [&](double /*part*/) { return !progress || progress(1); };
        GK_TRY(roll.loses_market, loses_market(roll, go_on));
        return roll;
    }

    Result<bool> loses_market(const MappedRoll& roll, const Progress& progress)
    {
        if (!context_.may_double(viewer_, state_.cube)) return false;
        if (roll.position.has_won(roller())) return roller() == viewer_;
        GameState next = state_after(state_, roll.position);
        if (roller() != viewer_) {
            GK_TRY(const CubeEvaluation cube, judge_.judge_cube(next, level_, progress));
            return cube.decision.verdict.answer == DoubleAnswer::drop;
        }
        next.cube = {.value = 2 * state_.cube.value, .owner = opponent(viewer_)};
        GK_TRY(const CubeEvaluation cube, judge_.judge_cube(next, level_, progress));
        return context_.opposite(cube.decision.optimal) > context_.won(viewer_, state_.cube.value);
    }

    /// The average is one of points, or of chances to win: an EMG is linear in these.
    void add_up(RollMap& map) const
    {
        double sum = 0;
        double sum_of_chances = 0;
        for (const MappedRoll& roll : map.rolls) {
            sum += roll.weight() * roll.equity;
            sum_of_chances += roll.weight() * roll.mwc.value_or(Mwc{}).value;
        }
        map.average = sum / kRolls;
        if (!context_.is_money()) map.average_mwc = Mwc{sum_of_chances / kRolls};
        double squares = 0;
        for (MappedRoll& roll : map.rolls) {
            const double more = roll.equity - map.average;
            roll.luck = viewed(more);
            squares += roll.weight() * more * more;
        }
        map.spread = std::sqrt(squares / kRolls);
    }

    PositionJudge& judge_;
    GameState state_;
    const Level& level_;
    Player viewer_;
    CubeContext context_;
};

}  // namespace

int RollMap::count(bool MappedRoll::* what) const
{
    return std::accumulate(rolls.begin(), rolls.end(), 0, [&](int sum, const MappedRoll& roll) {
        return sum + (roll.*what ? roll.weight() : 0);
    });
}

int RollSequences::market_losers() const
{
    int sum = 0;
    for (std::size_t i = 0; i < second.size(); ++i) {
        const MappedRoll& roll = first.rolls[i];
        const bool is_over = second[i].rolls.empty();
        const int losers =
            is_over ? (roll.loses_market ? kRolls : 0) : second[i].count(&MappedRoll::loses_market);
        sum += roll.weight() * losers;
    }
    return sum;
}

GameState state_after(const GameState& state, const Position& position)
{
    GameState next = state;
    next.position = position;
    next.dice.reset();
    next.on_roll = opponent(state.on_roll);
    next.phase = GamePhase::playing;
    return next;
}

Result<RollMap> roll_map(PositionJudge& judge, const GameState& state, const Level& level, Player viewer,
                         const Progress& progress)
{
    return Mapper(judge, state, level, viewer).map(progress);
}

Result<RollSequences> roll_sequences(PositionJudge& judge, const GameState& state, const Level& level,
                                     Player viewer, const Progress& progress)
{
    constexpr std::size_t kSteps = kAllRolls.size() + 1;
    RollSequences sequences;
    const Progress of_first = part_of_progress(progress, 0, kSteps);
    GK_TRY(sequences.first, roll_map(judge, state, level, viewer, of_first));
    for (const MappedRoll& roll : sequences.first.rolls) {
        const GameState next = state_after(state, roll.position);
        if (roll.position.has_won(state.on_roll)) {
            sequences.second.push_back({.roller = next.on_roll, .viewer = viewer});
            continue;
        }
        const Progress of_second = part_of_progress(progress, sequences.second.size() + 1, kSteps);
        GK_TRY(RollMap map, roll_map(judge, next, level, viewer, of_second));
        sequences.second.push_back(std::move(map));
    }
    return sequences;
}

}  // namespace gammonkit
