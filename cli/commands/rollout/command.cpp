#include "cli/commands/rollout/command.hpp"

#include "analysis/rollout/rollout_games.hpp"
#include "analysis/rollout/rollout_settings.hpp"
#include "cli/commands/eval/answer_output.hpp"
#include "cli/commands/verbs.hpp"
#include "cli/engine/analysis_settings.hpp"
#include "cli/engine/error_limit.hpp"
#include "cli/output/writing.hpp"
#include "report/answers/rollout_answer.hpp"
#include "support/ends.hpp"

#include <algorithm>
#include <iterator>

namespace gammonkit::cli {
namespace {

/// The games of --log: collected position by position, and written at the end.
class RolloutLog {
public:
    /// Fails where the file has no format, or may not be written. Without --log nothing is collected.
    [[nodiscard]] static Result<RolloutLog> of(const Session& session, const RolloutVerbOptions& options)
    {
        RolloutLog log;
        if (options.log.empty()) return log;
        GK_TRY(log.target_, target_format(session.catalogue, "", options.log));
        GK_TRY(const std::vector<InputFile> inputs, required_inputs(options.inputs));
        GK_TRY_VOID(check_single(options.output, inputs, options.log));
        return log;
    }

    /// The games of a position: `count` of each of the plays, or of the cube decision.
    [[nodiscard]] Result<void> add(const EngineQuestion& question, const std::vector<Play>& plays,
                                   const RolloutSettings& settings, std::int64_t count)
    {
        if (!target_) return {};
        const ByPlayer<std::string>& names = question.position.names;
        const ByPlayer<PlayerInfo> players{{.name = names.first}, {.name = names.second}};
        GK_TRY(std::vector<Match> games,
               rollout_games(question.own, question.position.state, players, plays, settings, count));
        std::ranges::move(games, std::back_inserter(games_.matches));
        return {};
    }

    /// Writes them. What it could not write makes `status` a failure.
    [[nodiscard]] ExitCode finish(Session& session, const RolloutVerbOptions& options, ExitCode status) const
    {
        if (!target_ || games_.matches.empty()) return status;
        Outcome outcome{.status = status};
        write_whole(session, *target_, games_, {.path = first_or_empty(options.inputs)}, options.log,
                    outcome);
        tell(session.console, outcome);
        return outcome.status;
    }

private:
    std::optional<FormatChoice> target_;
    Collection games_;
};

}  // namespace

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
    engine.bind_knowledge(table);
    engine.bind_hyper_tables(table);
    engine.bind_variant(table);
    output.bind_format(table);
    output.bind_file(table);
    output.bind_folder(table);
    output.bind_force(table);
    output.bind_resume(table);
    output.bind_json(table);
    input.bind_newest(table);
    batch.bind_shard(table);
    bind_question(table);
}

Result<ExitCode> run_rollout(Session& session, const RolloutVerbOptions& options)
{
    GK_TRY(RolloutSettings settings,
           rollout_settings_of(options.rollout, options.engine.ply.value_or(0), options.engine.filter));
    if (options.rollout.least && !settings.stop.standard_error && !settings.stop.deviations)
        return failure("usage", "--min-trials needs --standard-error or --jsd");
    settings.stop.keeps_what_was_made = true;
    const int threads = options.batch.jobs.value_or(0);
    const OutputOptions& output = options.output;
    const bool is_recorded = !output.output.empty() || !output.output_dir.empty() || !output.to.empty() ||
                             output.resume || options.batch.shard;
    if (options.extend && !is_recorded)
        return failure("usage", "--extend goes on with what a record holds, and writes it anew",
                       "-o FILE says where");
    if (is_recorded && !options.log.empty()) return failure("usage", "--log and --output exclude each other");
    if (is_recorded) return record_rollouts(session, options, settings);
    GK_TRY(RolloutLog log, RolloutLog::of(session, options));
    GK_TRY(ErrorLimit limit, ErrorLimit::of(options.choice, options.analysis, options.inputs));
    const ExitCode status =
        answer_each(session, options, [&](const EngineQuestion& question) -> Result<std::string> {
            const GameState& state = question.position.state;
            const CubeContext context = question.own.cube_context(state);
            GK_TRY(const answers::NamedChoices named,
                   named_choices(options.choice, options.analysis, question.position));
            const answers::RolloutQuestion asked{.position = question.position,
                                                 .settings = settings,
                                                 .table = question.judge.match_equity_table(),
                                                 .context = context,
                                                 .named = named};
            GK_TRY_VOID(answers::still_played(state));
            if (!state.dice) {
                GK_TRY(const CubeRollout cube,
                       roll_out_cube(question.own, state, settings, threads, question.progress));
                GK_TRY_VOID(has_cube_decision(named, cube.decision, question.position));
                GK_TRY_VOID(log.add(question, {}, settings, cube.no_double.trials));
                limit.check(question.position, judged_choices(asked, cube));
                return shown(options, asked, cube);
            }
            GK_TRY(const std::vector<Play> plays,
                   plays_to_roll_out(question.position, question.own, options));
            GK_TRY(const std::vector<PlayRollout> rolled,
                   roll_out_plays(question.own, state, plays, settings, threads, question.progress));
            if (rolled.empty()) return failure("no-play", "there is no play that could be rolled out");
            GK_TRY_VOID(log.add(question, plays, settings, rolled.front().estimate.trials));
            limit.check(question.position, judged_choices(asked, rolled));
            return shown(options, asked, rolled);
        });
    return log.finish(session, options, limit.finish(session, status));
}

constexpr Command kRolloutCommand = with_options<RolloutVerbOptions, run_rollout>(
    {.name = "rollout", .group = VerbGroup::positions, .completes = Completes::file});

}  // namespace gammonkit::cli
