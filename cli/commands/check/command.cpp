#include "cli/commands/verbs.hpp"

#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/console/console.hpp"
#include "cli/console/json.hpp"
#include "cli/output/writing.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

struct CheckOptions : VerbOptions {
    void bind(OptionTable& table) override
    {
        output.bind_printing(table);
        table.in(OptionGroup::output).flag("--fail-on-warnings", output.strict);
        bind_batch(table);
        input.bind_newest(table);
    }
    [[nodiscard]] bool prints() const override { return true; }
};

std::string verdict(const ReadSource& reading)
{
    const std::size_t errors = reading.diagnostics.errors;
    const std::size_t warnings = reading.diagnostics.warnings;
    if (errors + warnings == 0) return "ok";
    std::vector<std::string> parts;
    if (errors > 0) parts.push_back(counted(errors, "error", "errors"));
    if (warnings > 0) parts.push_back(counted(warnings, "warning", "warnings"));
    return joined(parts, ", ");
}

std::string findings(const Session& session, const CheckOptions& options, const ReadSource& reading)
{
    std::string text;
    for (const Diagnostic& diagnostic : alike_once(reading.diagnostics.seen, options.batch.verbose)) {
        const bool shown = diagnostic.severity == Severity::error || options.batch.verbose ||
                           (diagnostic.severity == Severity::warning && !options.batch.quiet);
        if (shown) text += session.console.rendered_for_output(diagnostic, reading.source);
    }
    text += not_shown(reading);
    if (!options.batch.quiet)
        text += fmt::format("{}: {}\n", printable(reading.source.name()), verdict(reading));
    return text;
}

Outcome check(const Session& session, const CheckOptions& options, const ReadSettings& settings,
              const InputFile& input)
{
    Outcome outcome;
    const std::optional<ReadSource> reading = read_one(session, settings, input, outcome);
    if (!reading) return outcome;
    const bool fails =
        outcome.status == ExitCode::ok && options.output.strict && reading->diagnostics.warnings > 0;
    if (fails) outcome.status = ExitCode::failed;
    outcome.flawed = reading->collection && outcome.status != ExitCode::ok;
    if (is_unread(*reading)) {
        keep_messages(session, *reading, false, outcome);
        return outcome;
    }
    outcome.data = options.output.json ? diagnostics_json(*reading) : findings(session, options, *reading);
    return outcome;
}

Result<ExitCode> run_check(Session& session, const CheckOptions& options)
{
    GK_TRY(const ReadSettings settings, read_settings(session));
    GK_TRY(const std::vector<InputFile> inputs, required_inputs(options.inputs));
    const auto work = [&](const InputFile& input) { return check(session, options, settings, input); };
    return print_batch(session, inputs, work, "checked");
}

}  // namespace

constexpr Command kCheckCommand = with_options<CheckOptions, run_check>(
    {.name = "check", .group = VerbGroup::files, .completes = Completes::file, .print_forms = kPrintForms});

}  // namespace gammonkit::cli
