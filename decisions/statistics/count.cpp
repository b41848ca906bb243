#include "decisions/statistics/count.hpp"

#include "decisions/statistics/dead_cube.hpp"

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
    ++performance.decisions;
    performance.error += judged.performance_error;
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
    if (decision.state) add(judged, score_of_game(*decision.state, player, decision.player).performance);
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

}  // namespace gammonkit
