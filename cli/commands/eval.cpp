#include "cli/commands/commands.hpp"
#include "cli/drawn_answers.hpp"
#include "cli/judgement.hpp"

namespace gammonkit::cli {

ExitCode run_eval(Session& session)
{
    if (wants_drawing(session.arguments)) return draw_answers(session, DrawnAnswer::cube);
    return answer_each(session, [&](const Question& question) -> Result<std::string> {
        GK_TRY(const CubeJudgement judgement, judge_cube(question, session.arguments));
        return shown(session.arguments, question, judgement);
    });
}

}  // namespace gammonkit::cli
