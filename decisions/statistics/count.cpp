#include "decisions/statistics/count.hpp"

#include "decisions/statistics/judge_cube.hpp"
#include "model/structure/game_plan.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

void count_mark(const std::optional<SkillMark>& mark, CheckerStatistics& checker)
{
    if (!mark) ++checker.unmarked;
    if (mark == SkillMark::doubtful) ++checker.doubtful;
    if (mark == SkillMark::bad) ++checker.bad;
    if (mark == SkillMark::very_bad) ++checker.very_bad;
}

void count_play(const DecisionError& judged, CheckerStatistics& checker)
{
    if (judged.in_rate == RateEligibility::not_analyzed) {
        ++checker.not_analyzed;
        return;
    }
    count_mark(judged.mark, checker);
    if (judged.in_rate != RateEligibility::counted) return;
    ++checker.rate.decisions;
    checker.rate.error += *judged.error;
}

void count_luck(const DecisionError& judged, LuckStatistics& luck)
{
    if (!judged.luck) return;
    luck.total += *judged.luck;
    if (!judged.luck_mark) ++luck.unmarked;
    if (judged.luck_mark == LuckMark::very_lucky) ++luck.very_lucky;
    if (judged.luck_mark == LuckMark::lucky) ++luck.lucky;
    if (judged.luck_mark == LuckMark::unlucky) ++luck.unlucky;
    if (judged.luck_mark == LuckMark::very_unlucky) ++luck.very_unlucky;
}

void count_choice(const Decision& decision, CubeStatistics& cube)
{
    if (decision.kind == DecisionKind::offer) {
        if (decision.choice == MadeChoice::doubled) ++cube.doubles;
    } else if (decision.choice == MadeChoice::dropped) {
        ++cube.drops;
    } else {
        ++cube.takes;
    }
}

void count_cube(const DecisionError& judged, CubeStatistics& cube)
{
    count_choice(judged.decision, cube);
    if (judged.in_rate == RateEligibility::not_analyzed) {
        if (!is_dead_cube(judged.decision)) ++cube.not_analyzed;
        return;
    }
    ++cube.decisions;
    if (judged.mistake && judged.error) {
        Tally& tally = cube.mistakes[static_cast<std::size_t>(*judged.mistake)];
        ++tally.count;
        tally.error += *judged.error;
    }
    if (judged.in_rate == RateEligibility::counted) ++cube.rate.decisions;
    if (judged.error) cube.rate.error += *judged.error;
}

void add(const DecisionError& judged, Performance& performance)
{
    const double error = judged.performance_error;
    performance += {.decisions = 1, .error = error, .squares = error * error};
}

/// All decisions of a game are made at one score.
PerformanceAtScore& score_of_game(const GameState& state, PlayerStatistics& player, Player seat)
{
    if (player.by_score.empty())
        player.by_score.push_back({.away = away(state, seat),
                                   .opponent_away = away(state, opponent(seat)),
                                   .crawford_game = state.crawford_game,
                                   .post_crawford = is_post_crawford(state)});
    return player.by_score.front();
}

void count_performance(const DecisionError& judged, PlayerStatistics& player)
{
    if (judged.in_performance != RateEligibility::counted) return;
    const Decision& decision = judged.decision;
    const bool is_play = decision.kind == DecisionKind::play;
    add(judged, player.performance);
    add(judged, is_play ? player.checker_performance : player.cube_performance);
    add(judged, player.by_phase[static_cast<std::size_t>(judged.phase)]);
    if (!decision.state) return;
    const ByPlayer<GamePlan> plans = game_plans_of(decision.state->position);
    player.by_plan.resize(kGamePlans);
    add(judged, player.by_plan[static_cast<std::size_t>(plans[decision.player])]);
    add(judged, score_of_game(*decision.state, player, decision.player).performance);
}

void add(const Tally& game, Tally& all)
{
    all.count += game.count;
    all.error += game.error;
}

void add(const Rate& game, Rate& all)
{
    all.decisions += game.decisions;
    all.error += game.error;
}

void add(const CheckerStatistics& game, CheckerStatistics& all)
{
    all.not_analyzed += game.not_analyzed;
    all.unmarked += game.unmarked;
    all.doubtful += game.doubtful;
    all.bad += game.bad;
    all.very_bad += game.very_bad;
    add(game.rate, all.rate);
}

void add(const LuckStatistics& game, LuckStatistics& all)
{
    all.very_lucky += game.very_lucky;
    all.lucky += game.lucky;
    all.unmarked += game.unmarked;
    all.unlucky += game.unlucky;
    all.very_unlucky += game.very_unlucky;
    all.total += game.total;
}

void add(const CubeStatistics& game, CubeStatistics& all)
{
    all.decisions += game.decisions;
    all.not_analyzed += game.not_analyzed;
    all.doubles += game.doubles;
    all.takes += game.takes;
    all.drops += game.drops;
    for (std::size_t i = 0; i < all.mistakes.size(); ++i)
        add(game.mistakes[i], all.mistakes[i]);
    add(game.rate, all.rate);
}

bool same_score(const PerformanceAtScore& a, const PerformanceAtScore& b)
{
    return a.away == b.away && a.opponent_away == b.opponent_away && a.crawford_game == b.crawford_game &&
           a.post_crawford == b.post_crawford;
}

void add(const PerformanceAtScore& game, std::vector<PerformanceAtScore>& all)
{
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const PerformanceAtScore& other) { return same_score(game, other); });
    if (found == all.end()) {
        all.push_back(game);
    } else {
        found->performance += game.performance;
    }
}

}  // namespace

void count(const DecisionError& judged, PlayerStatistics& player)
{
    if (judged.in_rate == RateEligibility::not_played || judged.in_rate == RateEligibility::beaver) return;
    if (judged.decision.kind == DecisionKind::play) {
        ++player.moves;
        count_play(judged, *player.checker);
        count_luck(judged, *player.luck);
    } else {
        count_cube(judged, *player.cube);
    }
    count_performance(judged, player);
}

void begin(PlayerStatistics& player)
{
    player = {.checker = CheckerStatistics{}, .luck = LuckStatistics{}, .cube = CubeStatistics{}};
}

void finish(PlayerStatistics& player)
{
    player.checker->moves = player.luck->moves = player.moves;
    if (player.checker->rate.decisions == 0 && player.checker->not_analyzed > 0) player.checker.reset();
    if (player.luck->rolls() == 0) player.luck.reset();
    if (player.cube->decisions == 0 && player.cube->not_analyzed > 0) player.cube.reset();
}

void add_game(const PlayerStatistics& game, PlayerStatistics& all)
{
    all.moves += game.moves;
    all.dice += game.dice;
    add(*game.checker, *all.checker);
    add(*game.luck, *all.luck);
    add(*game.cube, *all.cube);
    all.performance += game.performance;
    all.checker_performance += game.checker_performance;
    all.cube_performance += game.cube_performance;
    for (std::size_t i = 0; i < all.by_phase.size(); ++i)
        all.by_phase[i] += game.by_phase[i];
    all.by_plan.resize(std::max(all.by_plan.size(), game.by_plan.size()));
    for (std::size_t i = 0; i < game.by_plan.size(); ++i)
        all.by_plan[i] += game.by_plan[i];
    for (const PerformanceAtScore& score : game.by_score)
        add(score, all.by_score);
}

}  // namespace gammonkit
