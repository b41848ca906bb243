#include "cli/batch/batch.hpp"

#include "cli/batch/ordered.hpp"
#include "cli/batch/reading.hpp"
#include "cli/console/console.hpp"
#include "cli/console/interrupt.hpp"
#include "cli/console/progress.hpp"
#include "support/result.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

void add(const Outcome& outcome, BatchResult& result)
{
    ++result.done;
    result.losses.add(outcome.losses);
    for (std::size_t i = 0; i < kFeatures; ++i)
        result.lossy_inputs[i] += outcome.losses.lost[i] > 0 ? 1 : 0;
    for (const std::string& engine : outcome.replaced)
        ++result.replaced[engine];
    result.warnings += outcome.warnings;
    if (outcome.skipped) ++result.skipped;
    if (outcome.has_identifiers) ++result.with_identifiers;
    if (outcome.elsewhere) ++result.elsewhere;
    if (outcome.up_to_date) ++result.up_to_date;
    if (outcome.status == ExitCode::ok) return;
    ++result.failed;
    if (outcome.flawed) ++result.flawed;
    const bool first = result.failed == 1;
    result.status = first || result.status == outcome.status ? outcome.status : ExitCode::failed;
}

/// Several inputs of which some went well are "some inputs failed", whatever those failed of.
void settle_status(BatchResult& result)
{
    const std::size_t tried = result.done - result.skipped - result.elsewhere;
    if (result.failed > 0 && result.failed < tried) result.status = ExitCode::failed;
    if (interrupted()) result.status = ExitCode::interrupted;
}

Outcome failed(const Session& session, const InputFile& input, const Diagnostic& why)
{
    Outcome outcome;
    fail(session, input, why, outcome);
    return outcome;
}

/// Nothing if Ctrl-C came before, or made it fail.
std::optional<Outcome> work_unless_interrupted(const Session& session,
                                               const std::function<Outcome(const InputFile&)>& work,
                                               const InputFile& input)
{
    if (interrupted()) return std::nullopt;
    Result<Outcome> outcome = guarded([&]() -> Result<Outcome> { return work(input); });
    if (!outcome) outcome = failed(session, input, outcome.error());
    if (interrupted() && outcome->status != ExitCode::ok) return std::nullopt;
    return *std::move(outcome);
}

void report_interruption(Session& session, const BatchResult& result, std::string_view what_is_there)
{
    session.console.report({.severity = Severity::error,
                            .code = "interrupted",
                            .message = fmt::format("stopped after {} of {} inputs; {}", result.done,
                                                   result.total, what_is_there)});
}

}  // namespace

int threads_for(const BatchOptions& batch)
{
    if (batch.jobs) return *batch.jobs;
    return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

bool shows_progress(const Session& session)
{
    if (session.options.batch.no_progress || session.options.batch.quiet) return false;
    return session.options.batch.progress || session.console.error_is_terminal();
}

BatchResult run_batch(Session& session, std::span<const InputFile> inputs,
                      const std::function<Outcome(const InputFile&)>& work, const BatchOutput& output)
{
    watch_for_interrupts();
    BatchResult result{.total = inputs.size()};
    Console& console = session.console;
    ProgressBar progress(console, inputs.size(), shows_progress(session));
    for_each_in_order(
        inputs.size(), static_cast<std::size_t>(threads_for(session.options.batch)),
        [&](std::size_t i) { return work_unless_interrupted(session, work, inputs[i]); },
        [&](std::size_t i, const std::optional<Outcome>& outcome) {
            if (!outcome) return false;
            tell(console, *outcome);
            output.put ? output.put(outcome->data) : console.data(outcome->data);
            add(*outcome, result);
            progress.update(result.done, inputs[i].path);
            return !console.output_closed() && (!output.goes_on || output.goes_on());
        });
    settle_status(result);
    if (interrupted()) report_interruption(session, result, output.when_interrupted);
    return result;
}

}  // namespace gammonkit::cli
