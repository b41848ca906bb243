#include "cli/commands/rollout/command.hpp"

#include "cli/commands/eval/answer_output.hpp"
#include "cli/commands/rollout/recorded_rollout.hpp"
#include "cli/commands/rollout/rollout_log.hpp"
#include "cli/engine/error_limit.hpp"
#include "cli/engine/rollout_settings.hpp"
#include "report/answers/rollout_answer.hpp"

namespace gammonkit::cli {
void RolloutVerbOptions::bind(OptionTable& table)
{
    table.add("--ply", "N", engine.ply, {0, 3});
    table.flag("--extend", extend);
    table.add("--log", "FILE", log, Completes::file);
    engine.bind_plays(table);
    choice.bind(table);
    place.bind(table);
    analysis.bind_thresholds(table);
    rollout.bind(table);
    rollout.bind_games(table);
    engine.bind_move_filter(table);
    engine.bind_met(table);
    engine.bind_bearoff_tables(table);
    engine.bind_cube_model(table);
    engine.bind_hyper_tables(table);
    engine.bind_variant(table);
    output.bind_format(table);
    output.bind_file(table);
    output.bind_folder(table);
    output.bind_force(table);
    output.bind_resume(table);
    table.flag("--json", output.json);
    input.bind_newest(table);
    batch.bind_shard(table);
    bind_question(table);
}

ExitCode run_rollout(Session& session, const RolloutVerbOptions& options)
{
    Result<RolloutSettings> settings =
        rollout_settings_of(options.rollout, options.engine.ply.value_or(0), options.engine.filter);
    if (!settings) return refuse(session, settings.error());
    if (options.rollout.least && !settings->stop.standard_error && !settings->stop.deviations)
        return refuse(session, failure("usage", "--min-trials needs --standard-error or --jsd").value());
    settings->stop.keeps_what_was_made = true;
    const int threads = options.batch.jobs.value_or(0);
    const OutputOptions& output = options.output;
    const bool is_recorded = !output.output.empty() || !output.output_dir.empty() || !output.to.empty() ||
                             output.resume || options.batch.shard;
    if (options.extend && !is_recorded)
        return refuse(session,
                      failure("usage", "--extend goes on with what a record holds, and writes it anew",
                              "-o FILE says where")
                          .value());
    if (is_recorded && !options.log.empty())
        return refuse(session, failure("usage", "--log and --output exclude each other").value());
    if (is_recorded) return record_rollouts(session, options, *settings);
    Result<RolloutLog> log = RolloutLog::of(session, options);
    if (!log) return refuse(session, log.error());
    Result<ErrorLimit> limit = ErrorLimit::of(options.choice, options.analysis, options.inputs);
    if (!limit) return refuse(session, limit.error());
    const ExitCode status =
        answer_each(session, options, [&](const EngineQuestion& question) -> Result<std::string> {
            const GameState& state = question.position.state;
            const CubeContext context = question.own.cube_context(state);
            GK_TRY(const answers::NamedChoices named,
                   named_choices(options.choice, options.analysis, question.position));
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
                return shown(options, asked, cube);
            }
            GK_TRY(const std::vector<Play> plays,
                   plays_to_roll_out(question.position, question.own, options));
            GK_TRY(const std::vector<RolledOutPlay> rolled,
                   roll_out_plays(question.own, state, plays, *settings, threads, question.progress));
            if (rolled.empty()) return failure("no-play", "there is no play that could be rolled out");
            GK_TRY_VOID(log->add(question, plays, *settings, rolled.front().estimate.trials));
            limit->check(question.position, judged_choices(asked, rolled));
            return shown(options, asked, rolled);
        });
    return log->finish(session, options, limit->finish(session, status));
}

}  // namespace gammonkit::cli
