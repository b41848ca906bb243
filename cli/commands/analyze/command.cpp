#include "cli/commands/analyze/command.hpp"

#include "cli/batch/outcome.hpp"
#include "cli/engine/analysis_settings.hpp"
#include "cli/engine/analyze_files.hpp"
#include "cli/engine/gnubg_options.hpp"

namespace gammonkit::cli {
namespace {

Result<AnalysisJob> plan_of(const Session& session)
{
    const Arguments& arguments = session.arguments;
    GK_TRY_VOID(check_destination(arguments));
    AnalysisJob plan{.done = "analyzed"};
    GK_TRY(plan.outputs, outputs_of(session, "sgf"));
    GK_TRY(plan.reading, read_settings(session));
    GK_TRY(plan.settings, annotate_settings(arguments));
    GK_TRY(plan.gnubg, gnubg_judging_of(arguments));
    return plan;
}

}  // namespace

ExitCode run_analyze(Session& session)
{
    const Result<AnalysisJob> plan = plan_of(session);
    return plan ? analyze_files(session, *plan) : refuse(session, plan.error());
}

}  // namespace gammonkit::cli
