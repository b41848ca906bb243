#include "analysis/annotate/luck.hpp"

#include "analysis/search/look_ahead.hpp"

namespace gammonkit {
namespace {

/// Tells what rolls are worth to either player; all in the unit of its context.
class RollJudge {
public:
    RollJudge(const GameState& state, const NetEngine& engine, int plies, const Progress& progress)
        : evaluator_(engine.evaluator()), known_(engine.rolls()), context_(engine.cube_context(state)),
          plies_(plies), line_(context_, state.cube, plies + 1), state_(state), look_ahead_(evaluator_)
    {
        if (progress) look_ahead_.watch([&progress] { return progress(0); });
    }

    [[nodiscard]] const CubeContext& context() const { return context_; }

    /// What each roll is worth to `player`, whose turn it is.
    RollValues values(Player player)
    {
        if (known_ != nullptr) {
            if (const std::optional<RollValues> known = known_->find(state_, player, plies_)) return *known;
        }
        const Player other = opponent(player);
        const std::vector<LookAhead::Reply> replies =
            look_ahead_.best_replies(board_of(state_.position, player), gammon_values(line_, player));
        RollValues result{};
        for (std::size_t r = 0; r < result.size(); ++r) {
            const auto& [board, chances] = replies[r];
            const Evaluation his = plies_ == 0 ? static_evaluation(evaluator_, board, chances, other, line_)
                                               : look_ahead_.value(board, other, plies_, line_);
            result[r] = context_.opposite(line_.decided(his.values, 0, other));
        }
        return result;
    }

private:
    const Evaluator& evaluator_;
    const RollMemory* known_;
    CubeContext context_;
    int plies_;
    CubeLine line_;
    const GameState& state_;
    LookAhead look_ahead_;
};

double mean_of_all(const RollValues& values)
{
    double sum = 0;
    for (std::size_t r = 0; r < values.size(); ++r)
        sum += static_cast<double>(kAllRolls[r].probability) * values[r];
    return sum;
}

/// Over the fifteen first rolls of the player himself, and as many with which his opponent begins.
double mean_of_first(const RollValues& own, const RollValues& others, const CubeContext& context)
{
    double sum = 0;
    int count = 0;
    for (std::size_t r = 0; r < own.size(); ++r) {
        if (kAllRolls[r].dice.is_double()) continue;
        sum += own[r] + context.opposite(others[r]);
        count += 2;
    }
    return sum / count;
}

}  // namespace

double luck_of(const GameState& state, Dice dice, const NetEngine& engine, int plies,
               const Progress& progress)
{
    RollJudge judge(state, engine, plies, progress);
    const Player player = state.on_roll;
    const RollValues own = judge.values(player);
    const bool is_first = state.phase == GamePhase::not_started && !dice.is_double();
    const double mean =
        is_first ? mean_of_first(own, judge.values(opponent(player)), judge.context()) : mean_of_all(own);
    const auto normalized = [&](double value) {
        return judge.context().normalized(value, player, state.cube.value);
    };
    return normalized(own[index_of(dice)]) - normalized(mean);
}

}  // namespace gammonkit
