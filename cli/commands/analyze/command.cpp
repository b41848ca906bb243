#include "cli/commands/verbs.hpp"

#include "cli/engine/analysis_settings.hpp"
#include "cli/engine/analyze_files.hpp"
#include "cli/engine/gnubg_options.hpp"
#include "cli/options/analysis_options.hpp"
#include "cli/options/engine_options.hpp"

namespace gammonkit::cli {
namespace {

struct AnalyzeOptions : VerbOptions {
    AnalysisOptions analysis = {};
    RolloutOptions rollout = {};
    ErrorRolloutOptions errors = {};
    EngineOptions engine = {};

    void bind(OptionTable& table) override
    {
        table.add("--player", "NAME|1|2", analysis.player);
        analysis.bind_games(table);
        table.flag("--keep", analysis.keep);
        table.flag("--replace", analysis.replace);
        engine.bind_plays(table);
        analysis.bind_thresholds(table);
        errors.bind(table);
        rollout.bind(table);
        engine.bind_thinking(table);
        analysis.bind_judge(table);
        engine.bind_engine(table);
        engine.bind_knowledge(table);
        engine.bind_hyper_tables(table);
        output.bind_format(table);
        output.bind_files(table);
        output.bind_folder(table);
        output.bind_force(table);
        output.bind_name(table);
        output.bind_resume(table);
        output.bind_strict(table);
        bind_batch(table);
        input.bind_newest(table);
        batch.bind_shard(table);
    }
};

Result<AnalysisJob> plan_of(const Session& session, const AnalyzeOptions& options)
{
    GK_TRY_VOID(check_destination(options));
    AnalysisJob plan{.done = "analyzed"};
    GK_TRY(plan.outputs, outputs_of(session, "sgf"));
    GK_TRY(plan.reading, read_settings(session));
    GK_TRY(plan.settings, annotate_settings(options.analysis, options.engine));
    GK_TRY(plan.settings.rollouts, error_rollouts_of(options.errors, options.rollout));
    plan.engine = options.engine;
    plan.marks.thresholds = options.analysis.thresholds;
    GK_TRY(plan.gnubg, gnubg_judging_of(options.engine, session.table));
    return plan;
}

Result<ExitCode> run_analyze(Session& session, const AnalyzeOptions& options)
{
    GK_TRY(const AnalysisJob plan, plan_of(session, options));
    return analyze_files(session, plan);
}

}  // namespace

constexpr Command kAnalyzeCommand = with_options<AnalyzeOptions, run_analyze>(
    {.name = "analyze", .group = VerbGroup::matches, .completes = Completes::file});

}  // namespace gammonkit::cli
