#include "cli/commands/analyze/command.hpp"

#include "cli/batch/outcome.hpp"
#include "cli/engine/analysis_settings.hpp"
#include "cli/engine/gnubg_choice.hpp"
#include "cli/engine/judged_files.hpp"

namespace gammonkit::cli {
namespace {

Result<JudgingPlan> plan_of(const Session& session)
{
    const Arguments& arguments = session.arguments;
    if (Result<void> right = check_destination(arguments.output); !right)
        return tl::unexpected(right.error());
    JudgingPlan plan{.done = "analyzed"};
    GK_TRY(plan.outputs, chosen_outputs(session, "sgf"));
    GK_TRY(plan.reading, read_settings(session));
    GK_TRY(plan.settings, annotate_settings(arguments));
    GK_TRY(plan.gnubg, chosen_gnubg_judging(arguments));
    return plan;
}

}  // namespace

ExitCode run_analyze(Session& session)
{
    const Result<JudgingPlan> plan = plan_of(session);
    return plan ? run_judging(session, *plan) : refuse(session, plan.error());
}

}  // namespace gammonkit::cli
