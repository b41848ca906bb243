#include "cli/batch.hpp"

#include "cli/console.hpp"
#include "cli/interrupt.hpp"
#include "cli/ordered.hpp"
#include "cli/progress.hpp"
#include "support/file.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

std::size_t threads_for(const Arguments& arguments)
{
    if (arguments.jobs) return static_cast<std::size_t>(*arguments.jobs);
    return std::max(1U, std::thread::hardware_concurrency());
}

bool shows_progress(const Session& session)
{
    if (session.arguments.no_progress || session.arguments.quiet) return false;
    return session.arguments.progress || session.console.error_is_terminal();
}

void add(const Outcome& outcome, BatchResult& result)
{
    ++result.done;
    for (std::size_t i = 0; i < kFeatures; ++i) {
        result.lost[i] += outcome.lost[i];
        if (outcome.lost[i] > 0) ++result.lossy_inputs[i];
    }
    result.warnings += outcome.warnings;
    if (outcome.skipped) ++result.skipped;
    if (outcome.status == ExitCode::ok) return;
    ++result.failed;
    if (outcome.flawed) ++result.flawed;
    const bool first = result.failed == 1;
    result.status = first || result.status == outcome.status ? outcome.status : ExitCode::failed;
}

/// Several inputs of which some went well are "some inputs failed", whatever those failed of.
void settle_status(BatchResult& result)
{
    if (result.failed > 0 && result.failed < result.done - result.skipped) result.status = ExitCode::failed;
    if (interrupted()) result.status = ExitCode::interrupted;
}

/// A file in a folder that no format claims and that is not named like one is no failure.
bool is_no_match_file(const Session& session, const Reading& reading, const InputFile& input)
{
    return input.found && !input.problem && reading.format == nullptr &&
           !has_known_extension(session.catalogue, input.path);
}

Outcome skipped(const Session& session, const InputFile& input)
{
    Outcome outcome{.skipped = true};
    if (session.arguments.verbose) {
        outcome.messages = fmt::format("{}: note: skipped, this is no match file [skipped]\n", input.path);
    }
    return outcome;
}

void report_interruption(Session& session, const BatchResult& result)
{
    session.console.report({.severity = Severity::error,
                            .code = "interrupted",
                            .message = fmt::format("stopped after {} of {} inputs; what was written is whole",
                                                   result.done, result.total)});
}

/// An input whose bytes could not be had.
Reading unread(const std::string& path, const Diagnostic& why)
{
    Reading reading;
    reading.source = SourceText(path, {});
    reading.diagnostics.report(why);
    return reading;
}

Reading read_bytes(const Session& session, const ReadSettings& settings, const InputFile& input,
                   const std::function<void(const Input&)>& look)
{
    if (input.problem) return unread(input.path, *input.problem);
    const WaitingForInput waiting(input.path == "-");
    Result<Input> bytes = read_input(input.path);
    if (!bytes) return unread(input.path, bytes.error());
    if (look) look(*bytes);
    return read(session.catalogue, *std::move(bytes), settings);
}

/// A file that was read with errors has failed in part; of one that gave nothing, the last error says why.
ExitCode status_of(const Reading& reading)
{
    if (reading.collection) return reading.diagnostics.errors > 0 ? ExitCode::failed : ExitCode::ok;
    return is_unread(reading) ? ExitCode::failed : ExitCode::bad_format;
}

}  // namespace

BatchResult run_batch(Session& session, std::span<const InputFile> inputs,
                      const std::function<Outcome(const InputFile&)>& work,
                      const std::function<void(std::string_view)>& print_data)
{
    watch_for_interrupts();
    BatchResult result{.total = inputs.size()};
    Console& console = session.console;
    Progress progress(console, inputs.size(), shows_progress(session));
    for_each_in_order(
        inputs.size(), threads_for(session.arguments),
        [&](std::size_t i) { return interrupted() ? Outcome{} : work(inputs[i]); },
        [&](std::size_t i, const Outcome& outcome) {
            if (interrupted()) return false;
            console.message(outcome.messages);
            print_data ? print_data(outcome.data) : console.data(outcome.data);
            add(outcome, result);
            progress.update(result.done, inputs[i].path);
            return !console.output_closed();
        });
    settle_status(result);
    if (interrupted()) report_interruption(session, result);
    return result;
}

std::optional<Reading> read_one(const Session& session, const ReadSettings& settings, const InputFile& input,
                                Outcome& outcome, const std::function<void(const Input&)>& look)
{
    Reading reading = read_bytes(session, settings, input, look);
    if (is_no_match_file(session, reading, input)) {
        outcome = skipped(session, input);
        return std::nullopt;
    }
    outcome.status = status_of(reading);
    return reading;
}

bool is_unread(const Reading& reading)
{
    return !reading.diagnostics.seen.empty() && reading.format == nullptr &&
           exit_code_of(reading.diagnostics.seen.back()) == ExitCode::failed;
}

std::string rendered(const Session& session, const Reading& reading, const Diagnostic& diagnostic)
{
    return is_unread(reading) ? session.console.rendered(diagnostic, SourceText("gammonkit", {}))
                              : session.console.rendered(diagnostic, reading.source);
}

void keep_messages(const Session& session, const Reading& reading, bool all, Outcome& outcome)
{
    const Arguments& arguments = session.arguments;
    const bool shows_warnings = (all || arguments.verbose) && !arguments.quiet;
    for (const Diagnostic& diagnostic : reading.diagnostics.seen) {
        const bool shown = diagnostic.severity == Severity::error || arguments.verbose ||
                           (shows_warnings && diagnostic.severity == Severity::warning);
        if (shown) outcome.messages += rendered(session, reading, diagnostic);
        if (!shown && diagnostic.severity == Severity::warning) ++outcome.warnings;
    }
    if (reading.diagnostics.dropped > 0) {
        outcome.messages += fmt::format("{}: there is more to say, but {} messages are enough\n",
                                        reading.source.name(), reading.diagnostics.seen.size());
    }
}

ExitCode exit_code_of(const Diagnostic& diagnostic)
{
    constexpr std::string_view kUsage[] = {"usage", "unknown-option", "option-value", "unknown-charset"};
    constexpr std::string_view kFormat[] = {"unknown-format", "ambiguous-format", "not-readable",
                                            "not-writable", "empty-input"};
    const auto is_among = [&](std::span<const std::string_view> codes) {
        return std::find(codes.begin(), codes.end(), diagnostic.code) != codes.end();
    };
    if (diagnostic.code == "loss") return ExitCode::losses;
    if (is_among(kUsage)) return ExitCode::usage;
    return is_among(kFormat) ? ExitCode::bad_format : ExitCode::failed;
}

ExitCode refuse(Session& session, const Diagnostic& diagnostic)
{
    session.console.report(diagnostic);
    return exit_code_of(diagnostic);
}

}  // namespace gammonkit::cli
