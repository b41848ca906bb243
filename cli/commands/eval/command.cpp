#include "cli/commands/eval/command.hpp"

#include "cli/commands/eval/answer_diagrams.hpp"
#include "cli/commands/eval/answer_output.hpp"

namespace gammonkit::cli {

ExitCode run_eval(Session& session)
{
    if (wants_drawing(session.arguments.output)) return draw_answers(session, AnswerDiagram::cube);
    return answer_each(session, [&](const EngineQuestion& question) -> Result<std::string> {
        GK_TRY(const answers::CubeEvaluation evaluation, evaluated_cube(question, session.arguments.engine));
        return shown(session.arguments, question, evaluation);
    });
}

}  // namespace gammonkit::cli
