#include "decisions/statistics/count.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

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

void add(const Performance& game, Performance& all)
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
        add(game.performance, found->performance);
    }
}

}  // namespace

void add_game(const PlayerStatistics& game, PlayerStatistics& all)
{
    all.moves += game.moves;
    add(*game.checker, *all.checker);
    add(*game.luck, *all.luck);
    add(*game.cube, *all.cube);
    add(game.performance, all.performance);
    add(game.checker_performance, all.checker_performance);
    add(game.cube_performance, all.cube_performance);
    for (std::size_t i = 0; i < all.by_phase.size(); ++i)
        add(game.by_phase[i], all.by_phase[i]);
    for (const PerformanceAtScore& score : game.by_score)
        add(score, all.by_score);
}

}  // namespace gammonkit
