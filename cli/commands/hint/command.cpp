#include "cli/commands/hint/command.hpp"

#include "cli/commands/eval/answer_diagrams.hpp"
#include "cli/commands/eval/answer_output.hpp"
#include "cli/engine/error_limit.hpp"

namespace gammonkit::cli {
namespace {

constexpr int kUsualPlays = 5;

}  // namespace

ExitCode run_hint(Session& session)
{
    const Arguments& arguments = session.arguments;
    if (wants_drawing(arguments.output)) return draw_answers(session, AnswerDiagram::best_plays);
    const auto most = static_cast<std::size_t>(arguments.engine.plays.value_or(kUsualPlays));
    Result<ErrorLimit> limit = ErrorLimit::of(arguments);
    if (!limit) return refuse(session, limit.error());
    const ExitCode status = answer_each(session, [&](const EngineQuestion& question) -> Result<std::string> {
        const NamedPosition& position = question.position;
        if (is_left_out(arguments.choice, position)) return std::string();
        GK_TRY(const answers::NamedChoices named, named_choices(arguments, position));
        if (!position.state.dice) {
            GK_TRY(const answers::CubeEvaluation evaluation,
                   evaluated_cube(question, arguments.engine, named));
            limit->check(position, evaluation.named);
            return shown(arguments, question, evaluation);
        }
        GK_TRY(const answers::PlayRanking ranking, answers::rank_plays(question, most, named));
        limit->check(position, answers::judged_plays(ranking, position.state));
        return shown(arguments, question, ranking);
    });
    return limit->finish(session, status);
}

}  // namespace gammonkit::cli
