#include "cli/commands/eval/drawn_answers.hpp"
#include "cli/commands/eval/judgement.hpp"
#include "cli/options/commands.hpp"

namespace gammonkit::cli {
namespace {

constexpr int kUsualPlays = 5;

}  // namespace

ExitCode run_hint(Session& session)
{
    const Arguments& arguments = session.arguments;
    if (wants_drawing(arguments)) return draw_answers(session, DrawnAnswer::best_plays);
    const auto most = static_cast<std::size_t>(arguments.plays.value_or(kUsualPlays));
    return answer_each(session, [&](const Question& question) -> Result<std::string> {
        if (!question.position.state.dice) {
            GK_TRY(const CubeJudgement judgement, judge_cube(question, arguments));
            return shown(arguments, question, judgement);
        }
        GK_TRY(const PlayJudgement judgement, judge_plays(question, most));
        return shown(arguments, question, judgement);
    });
}

}  // namespace gammonkit::cli
