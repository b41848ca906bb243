#include "cli/commands/rollout/command.hpp"

#include "cli/commands/eval/answer_output.hpp"
#include "cli/commands/rollout/recorded_rollout.hpp"
#include "cli/engine/error_limit.hpp"
#include "cli/engine/rollout_settings.hpp"
#include "report/answers/rollout_answer.hpp"

namespace gammonkit::cli {

ExitCode run_rollout(Session& session)
{
    const Arguments& arguments = session.arguments;
    Result<RolloutSettings> settings =
        rollout_settings_of(arguments.rollout, arguments.engine.ply.value_or(0));
    if (!settings) return refuse(session, settings.error());
    settings->stop.keeps_what_was_made = true;
    const int threads = arguments.batch.jobs.value_or(0);
    if (!arguments.output.output.empty() || !arguments.output.to.empty())
        return record_rollouts(session, *settings);
    Result<ErrorLimit> limit = ErrorLimit::of(arguments);
    if (!limit) return refuse(session, limit.error());
    const ExitCode status = answer_each(session, [&](const EngineQuestion& question) -> Result<std::string> {
        const GameState& state = question.position.state;
        const CubeContext context = question.own.cube_context(state);
        GK_TRY(const answers::NamedChoices named, named_choices(arguments, question.position));
        const answers::RolloutQuestion asked{.position = question.position,
                                             .settings = *settings,
                                             .table = question.judge.match_equity_table(),
                                             .context = context,
                                             .named = named};
        if (const Result<void> possible = answers::still_played(state); !possible)
            return tl::unexpected(possible.error());
        if (!state.dice) {
            GK_TRY(const RolledOutCube cube,
                   roll_out_cube(question.own, state, *settings, threads, question.progress));
            if (const auto decision = has_cube_decision(named, cube.decision, question.position); !decision)
                return tl::unexpected(decision.error());
            limit->check(question.position, judged_choices(asked, cube));
            return shown(arguments, asked, cube);
        }
        GK_TRY(const std::vector<Play> plays, plays_to_roll_out(question.position, question.own, arguments));
        GK_TRY(const std::vector<RolledOutPlay> rolled,
               roll_out_plays(question.own, state, plays, *settings, threads, question.progress));
        limit->check(question.position, judged_choices(asked, rolled));
        return shown(arguments, asked, rolled);
    });
    return limit->finish(session, status);
}

}  // namespace gammonkit::cli
