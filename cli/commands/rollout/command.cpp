#include "cli/commands/rollout/command.hpp"

#include "cli/commands/eval/answer_output.hpp"
#include "cli/commands/rollout/recorded_rollout.hpp"
#include "cli/commands/rollout/rollout_log.hpp"
#include "cli/engine/error_limit.hpp"
#include "cli/engine/rollout_settings.hpp"
#include "report/answers/rollout_answer.hpp"

namespace gammonkit::cli {

ExitCode run_rollout(Session& session)
{
    const Arguments& arguments = session.arguments;
    Result<RolloutSettings> settings =
        rollout_settings_of(arguments.rollout, arguments.engine.ply.value_or(0), arguments.engine.filter);
    if (!settings) return refuse(session, settings.error());
    settings->stop.keeps_what_was_made = true;
    const int threads = arguments.batch.jobs.value_or(0);
    const OutputArguments& output = arguments.output;
    const bool is_recorded = !output.output.empty() || !output.output_dir.empty() || !output.to.empty() ||
                             output.resume || !arguments.batch.shard.empty();
    if (arguments.rollout.extend && !is_recorded)
        return refuse(session,
                      failure("usage", "--extend goes on with what a record holds, and writes it anew",
                              "-o FILE says where")
                          .value());
    if (is_recorded && !arguments.rollout.log.empty())
        return refuse(session, failure("usage", "--log and --output exclude each other").value());
    if (is_recorded) return record_rollouts(session, *settings);
    Result<RolloutLog> log = RolloutLog::of(session);
    if (!log) return refuse(session, log.error());
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
        GK_TRY_VOID(answers::still_played(state));
        if (!state.dice) {
            GK_TRY(const RolledOutCube cube,
                   roll_out_cube(question.own, state, *settings, threads, question.progress));
            GK_TRY_VOID(has_cube_decision(named, cube.decision, question.position));
            GK_TRY_VOID(log->add(question, {}, *settings, cube.no_double.trials));
            limit->check(question.position, judged_choices(asked, cube));
            return shown(arguments, asked, cube);
        }
        GK_TRY(const std::vector<Play> plays, plays_to_roll_out(question.position, question.own, arguments));
        GK_TRY(const std::vector<RolledOutPlay> rolled,
               roll_out_plays(question.own, state, plays, *settings, threads, question.progress));
        if (rolled.empty()) return failure("no-play", "there is no play that could be rolled out");
        GK_TRY_VOID(log->add(question, plays, *settings, rolled.front().estimate.trials));
        limit->check(question.position, judged_choices(asked, rolled));
        return shown(arguments, asked, rolled);
    });
    return log->finish(session, limit->finish(session, status));
}

}  // namespace gammonkit::cli
