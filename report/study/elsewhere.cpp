#include "report/study/elsewhere.hpp"

#include "report/answers/score_answer.hpp"
#include "report/answers/text_parts.hpp"
#include "report/maps/map_page.hpp"
#include "report/maps/map_painters.hpp"
#include "report/render/svg_canvas.hpp"
#include "report/turn_words.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// In the middle, and on the side of the one on roll and of his opponent; none where there is no cube to own.
std::vector<Cube> cube_places(const GameState& state)
{
    const bool is_out_of_play = state.crawford_game || !state.rules.uses_cube();
    const bool is_double_match_point = away(state, Player::first) == 1 && away(state, Player::second) == 1;
    if (is_out_of_play || is_double_match_point) return {};
    const int turned = std::max(state.cube.value, 2);
    return {{}, {turned, state.on_roll}, {turned, opponent(state.on_roll)}};
}

/// The best play with the cube at each place; that of the problem is the best row.
Result<AnalysisTable> best_by_cube(NamedPosition position, PositionJudge& judge, const Level& level,
                                   const Translator& words, const Progress& progress)
{
    const Cube actual = position.state.cube;
    AnalysisTable table{.head = {"", "", ""}, .figures = {false, false, true}};
    for (const Cube& cube : cube_places(position.state)) {
        GameState& state = position.state;
        state.cube = cube;
        GK_TRY(const std::vector<PlayEvaluation> plays, judge.rank_plays(state, level, progress, {}));
        if (plays.size() < 2) return AnalysisTable();
        if (cube == actual) table.best = table.rows.size();
        const double lead = plays[0].equity - plays[1].equity;
        table.rows.push_back({answers::cube_text(position, words), play_text(plays[0].play, state, words),
                              words.numbers(map_number(lead))});
    }
    return table;
}

}  // namespace

Result<Elsewhere> look_elsewhere(const StudyProblem& problem, PositionJudge& judge, const Level& level,
                                 const Theme& theme, const Progress& progress)
{
    constexpr int kSize = 5;
    constexpr int kWidth = 480;
    const BoardScene& board = problem.diagram.scene;
    const Translator& words = board.words;
    const NamedPosition position{.state = board.state, .names = board.names};
    GK_TRY(const ScoreMap map, score_map(judge, board.state, level, kSize, progress));
    Elsewhere elsewhere{.title = fmt::format("{} ({}-ply)", words.say("{0} by score", problem.question),
                                             level.context.plies)};
    if (map.is_of_plays()) {
        GK_TRY(elsewhere.cubes, best_by_cube(position, judge, level, words, progress));
    }
    const ScoreMapScene scene{.position = position, .map = map, .with_ids = false, .words = words};
    const int height = static_cast<int>(std::lround(kWidth / aspect_of(scene)));
    const auto paint = [&](Canvas& canvas, const Box& page) { paint_score_map(canvas, page, scene, theme); };
    elsewhere.score_map = svg_page(paint, {.title = elsewhere.title}, kWidth, height);
    return elsewhere;
}

}  // namespace gammonkit
