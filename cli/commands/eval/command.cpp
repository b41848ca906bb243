#include "cli/commands/eval/command.hpp"

#include "cli/commands/eval/drawn_answers.hpp"
#include "cli/commands/eval/shown_answers.hpp"

namespace gammonkit::cli {

ExitCode run_eval(Session& session)
{
    if (wants_drawing(session.arguments.output)) return draw_answers(session, DrawnAnswer::cube);
    return answer_each(session, [&](const Question& question) -> Result<std::string> {
        GK_TRY(const answers::CubeEvaluation evaluation, evaluated_cube(question, session.arguments.engine));
        return shown(session.arguments, question, evaluation);
    });
}

}  // namespace gammonkit::cli
