#include "analysis/search/look_ahead.hpp"

#include "analysis/cube/cube_model.hpp"
#include "analysis/cube/exact_efficiency.hpp"
#include "analysis/cube/window.hpp"
#include "analysis/evaluate/position_class.hpp"
#include "analysis/search/jump_decision.hpp"

namespace gammonkit {
namespace {

void add(Chances& sum, const Chances& c, float weight)
{
    sum.win += weight * c.win;
    sum.win_gammon += weight * c.win_gammon;
    sum.win_backgammon += weight * c.win_backgammon;
    sum.lose_gammon += weight * c.lose_gammon;
    sum.lose_backgammon += weight * c.lose_backgammon;
}

double equity_with(const bearoff::TwoSidedEquities& equities, const Cube& cube, Player on_roll)
{
    if (cube.is_centered()) return double{equities.centered};
    return double{cube.owner == on_roll ? equities.own_cube : equities.other_cube};
}

/// In hypergammon that which makes the equities of its table come out in money play. Else by the cube model
/// of the context, which may want to know how much the next roll decides.
CubeEfficiency efficiency_at(const Evaluator& evaluator, const Board& board, const OutcomeMix& mix,
                             Player on_roll, const CubeContext& context)
{
    if (evaluator.hypergammon().record(board))
        return exact_efficiency(*evaluator.known_with_cube(board), mix);
    const PreparedCubeModel* const model = context.model();
    const bool is_open = mix.win > 0 && mix.win < 1;
    if (model != nullptr && model->model().local && is_open)
        return model->local_efficiency(mix, local_volatility(evaluator, board));
    return context.efficiency(mix, on_roll, cube_efficiency(board));
}

bool ends_here(const Board& board, int plies)
{
    return plies == 0 || classify(board) == PositionClass::over;
}

}  // namespace

Evaluation static_evaluation(const Evaluator& evaluator, const Board& board, const Chances& chances,
                             Player on_roll, const CubeLine& line)
{
    Evaluation evaluation{.chances = chances};
    const bool jacoby = !line.context().gammons_count(Cube{});
    const auto exact = line.context().is_money() ? evaluator.known_with_cube(board, jacoby) : std::nullopt;
    const OutcomeMix mix = outcome_mix(chances);
    const CubeEfficiency efficiency = efficiency_at(evaluator, board, mix, on_roll, line.context());
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Cube& cube = line.cube(i);
        evaluation.values[i] = exact && !line.context().is_near_limit(cube)
                                   ? cube.value * equity_with(*exact, cube, on_roll)
                                   : line.context().cubeful(mix, on_roll, cube, efficiency);
    }
    return evaluation;
}

void add_reply(Evaluation& sum, const Evaluation& reply, Player player, float probability,
               const CubeLine& line)
{
    add(sum.chances, opposite(reply.chances), probability);
    for (std::size_t i = 0; i < line.size(); ++i) {
        const double his = line.decided(reply.values, i, opponent(player));
        sum.values[i] += static_cast<double>(probability) * line.context().opposite(his);
    }
}

GammonValues gammon_values(const CubeLine& line, Player player)
{
    const CubeContext& context = line.context();
    const int cube = line.cube(0).value;
    if (context.is_money()) return {};
    // A gammon value counts in units of what a single game decides, which is twice what winning one brings.
    const auto twice = [](double value) { return static_cast<float>(2 * value); };
    const Player other = opponent(player);
    return {.win_gammon = twice(gammon_value(context, player, cube)),
            .win_backgammon = twice(backgammon_value(context, player, cube)),
            .lose_gammon = twice(gammon_value(context, other, cube)),
            .lose_backgammon = twice(backgammon_value(context, other, cube))};
}

Chances LookAhead::value(const Board& board, int plies, const GammonValues& values)
{
    Chances result;
    if (ends_here(board, plies)) {
        evaluator_.evaluate({&board, 1}, {&result, 1}, scratch_);
        return result;
    }
    if (is_stopped(plies)) return result;
    const std::vector<Reply> replies = best_replies(board, values);
    for (std::size_t r = 0; r < replies.size(); ++r) {
        const Chances theirs =
            plies == 1 ? replies[r].chances : value(replies[r].board, plies - 1, opposite(values));
        add(result, opposite(theirs), rolls_[r].probability);
    }
    return result;
}

Evaluation LookAhead::value(const Board& board, Player on_roll, int plies, const CubeLine& line)
{
    if (ends_here(board, plies)) return static_evaluation(evaluator_, board, value(board, 0), on_roll, line);
    Evaluation result;
    if (is_stopped(plies)) return result;
    const std::vector<Reply> replies = best_replies(board, gammon_values(line, on_roll));
    const Player other = opponent(on_roll);
    for (std::size_t r = 0; r < replies.size(); ++r) {
        const auto& [their_board, their_chances] = replies[r];
        const Evaluation theirs = plies == 1
                                      ? static_evaluation(evaluator_, their_board, their_chances, other, line)
                                      : value(their_board, other, plies - 1, line);
        add_reply(result, theirs, on_roll, rolls_[r].probability, line);
    }
    return result;
}

std::vector<LookAhead::Reply> LookAhead::best_replies(const Board& board, const GammonValues& values)
{
    plays_.clear();
    for (const WeightedRoll& roll : rolls_)
        plays_.add(board, roll.dice);
    plays_.shorten(values);
    plays_.evaluate();
    std::vector<Reply> replies;
    for (std::size_t r = 0; r < plays_.rolls(); ++r) {
        const std::size_t best = plays_.best(r, values);
        replies.push_back({plays_.boards(r)[best], plays_.chances(r)[best]});
    }
    return replies;
}

CubeLine::CubeLine(const CubeContext& context, const Cube& now, int doubles) : context_(&context)
{
    steps_[count_++].cube = now;
    add_doubles(0, doubles);
}

void CubeLine::add_doubles(std::size_t from, int doubles)
{
    if (doubles == 0) return;
    for (const Player player : kPlayers) {
        const Cube cube = steps_[from].cube;
        if (count_ == steps_.size() || !context_->may_double(player, cube)) continue;
        steps_[from].doubled[player] = count_;
        steps_[count_].cube = {.value = 2 * cube.value, .owner = opponent(player)};
        add_doubles(count_++, doubles - 1);
    }
}

double CubeLine::decided(const CubeLineValues& values, std::size_t index, Player player) const
{
    const std::optional<std::size_t> turned = doubled(index, player);
    if (!turned) return values[index];
    return CubeContext::best(values[index], values[*turned], context_->won(player, cube(index).value));
}

}  // namespace gammonkit
