#include "cli/commands/scores/command.hpp"

#include "cli/commands/eval/answer_output.hpp"
#include "report/answers/score_answer.hpp"
#include "report/maps/score_map_painter.hpp"

namespace gammonkit::cli {
namespace {

constexpr int kUsualSize = 7;

Result<std::string> drawn_scores(const EngineQuestion& question, int size, const MapPicture& how)
{
    GK_TRY(const ScoreMap map, answers::map_scores(question, size));
    const ScoreMapScene scene{.position = question.position,
                              .map = map,
                              .with_board = how.with_board,
                              .with_ids = how.with_ids,
                              .words = question.words};
    return map_picture(
        question.position, question.words.say("Backgammon scores"), how, aspect_of(scene),
        [&](Canvas& canvas, const Box& page) { paint_score_map(canvas, page, scene, how.theme); });
}

}  // namespace

ExitCode run_scores(Session& session)
{
    const Arguments& arguments = session.arguments;
    const int size = arguments.map.size.value_or(kUsualSize);
    if (wants_map_picture(arguments)) {
        return draw_map(session, [&](const EngineQuestion& question, const MapPicture& how) {
            return drawn_scores(question, size, how);
        });
    }
    return answer_each(session, [&](const EngineQuestion& question) -> Result<std::string> {
        GK_TRY(const ScoreMap map, answers::map_scores(question, size));
        return shown(arguments, question, map);
    });
}

}  // namespace gammonkit::cli
