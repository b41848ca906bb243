#include "analysis/maps/score_map.hpp"

#include "analysis/met/score_of.hpp"
#include "analysis/progress_monitor.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

bool is_double_match_point(AwayMark own, AwayMark other)
{
    return own.away == 1 && other.away == 1;
}

/// Double match point is one score, whether the Crawford game has been played or not.
bool is_a_score(AwayMark own, AwayMark other)
{
    if (is_double_match_point(own, other)) return own.crawford && other.crawford;
    return own.away > 0 && other.away > 0;
}

bool is_same_score(const GameState& a, const GameState& b)
{
    if (a.rules.is_money() || b.rules.is_money()) return a.rules.is_money() == b.rules.is_money();
    const MatchScore one = score_of(a);
    const MatchScore two = score_of(b);
    if (one.away != two.away) return false;
    return (one.away.first == 1 && one.away.second == 1) || a.crawford_game == b.crawford_game;
}

Result<ScoredPosition> scored(PositionJudge& judge, const GameState& state, const GameState& actual,
                              const Level& level, const Progress& progress)
{
    ScoredPosition position{.state = state, .is_actual = is_same_score(state, actual)};
    if (state.dice) {
        GK_TRY(position.plays, judge.rank_plays(state, level, progress, {}));
    } else {
        GK_TRY(position.cube, judge.judge_cube(state, level, progress));
    }
    return position;
}

}  // namespace

std::vector<AwayMark> away_marks(int size)
{
    std::vector<AwayMark> marks{{.away = 1, .crawford = true}};
    for (int away = 1; away <= size; ++away)
        marks.push_back({.away = away});
    return marks;
}

std::optional<GameState> state_at(const GameState& state, AwayMark own, AwayMark other)
{
    if (!is_a_score(own, other)) return std::nullopt;
    const bool is_turned = !state.cube.is_centered() || state.cube.value > 1;
    const bool crawford = (own.crawford || other.crawford) && !is_double_match_point(own, other);
    if (crawford && is_turned) return std::nullopt;
    GameState scored = state;
    scored.rules.length = std::max(own.away, other.away);
    scored.rules.crawford = true;
    scored.score[state.on_roll] = scored.rules.length - own.away;
    scored.score[opponent(state.on_roll)] = scored.rules.length - other.away;
    scored.crawford_game = crawford;
    scored.offer = Offer::none;
    scored.phase = GamePhase::playing;
    return scored;
}

GameState state_for_money(const GameState& state)
{
    GameState scored = state;
    scored.offer = Offer::none;
    scored.phase = GamePhase::playing;
    if (state.rules.is_money()) return scored;
    scored.rules.length = 0;
    scored.rules.crawford.reset();
    scored.score = {};
    scored.crawford_game = false;
    return scored;
}

Result<ScoreMap> score_map(PositionJudge& judge, const GameState& state, const Level& level, int size,
                           const Progress& progress)
{
    ScoreMap map{.player = state.on_roll, .marks = away_marks(size)};
    const std::size_t steps = map.marks.size() * map.marks.size() + 1;
    GK_TRY(map.money,
           scored(judge, state_for_money(state), state, level, part_of_progress(progress, 0, steps)));
    for (const AwayMark own : map.marks) {
        for (const AwayMark other : map.marks) {
            std::optional<ScoredPosition> position;
            if (const std::optional<GameState> at = state_at(state, own, other)) {
                const Progress part = part_of_progress(progress, map.scores.size() + 1, steps);
                GK_TRY(position, scored(judge, *at, state, level, part));
            }
            map.scores.push_back(std::move(position));
        }
    }
    return map;
}

}  // namespace gammonkit
