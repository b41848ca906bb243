#include "cli/commands/hint/command.hpp"

#include "cli/commands/eval/answer_diagrams.hpp"
#include "cli/commands/eval/answer_output.hpp"

namespace gammonkit::cli {
namespace {

constexpr int kUsualPlays = 5;

}  // namespace

ExitCode run_hint(Session& session)
{
    const Arguments& arguments = session.arguments;
    if (wants_drawing(arguments.output)) return draw_answers(session, AnswerDiagram::best_plays);
    const auto most = static_cast<std::size_t>(arguments.engine.plays.value_or(kUsualPlays));
    return answer_each(session, [&](const EngineQuestion& question) -> Result<std::string> {
        if (!question.position.state.dice) {
            GK_TRY(const answers::CubeEvaluation evaluation, evaluated_cube(question, arguments.engine));
            return shown(arguments, question, evaluation);
        }
        GK_TRY(const answers::PlayRanking ranking, answers::rank_plays(question, most));
        return shown(arguments, question, ranking);
    });
}

}  // namespace gammonkit::cli
