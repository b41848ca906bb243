#include "cli/commands/eval/drawn_answers.hpp"
#include "cli/commands/eval/judgement.hpp"
#include "cli/options/commands.hpp"

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
