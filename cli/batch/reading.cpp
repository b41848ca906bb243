#include "cli/batch/reading.hpp"

#include "cli/console/console.hpp"
#include "cli/console/interrupt.hpp"
#include "cli/console/json.hpp"
#include "cli/options/hints.hpp"
#include "report/site/site.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <map>

namespace gammonkit::cli {
namespace {

/// Any text may be called .txt, also where a format lists that.
bool is_named_like_a_match(const Session& session, std::string_view path)
{
    return has_known_extension(session.catalogue, path) && !equals_ignoring_case(file_extension(path), "txt");
}

/// What stands beside matches and is about them.
constexpr std::string_view kOfSite = "site-file";

bool is_of_site(const ReadSource& reading)
{
    return !reading.diagnostics.seen.empty() && reading.diagnostics.seen.back().code == kOfSite;
}

/// A file in a folder that no format claims and that is not named like one is no failure; nor are pages and
/// tables about the matches beside them, and files of other kinds in which identifiers occur.
bool is_no_match_file(const Session& session, const ReadSource& reading, const InputFile& input)
{
    if (!input.found || input.problem) return false;
    const bool is_unclaimed =
        reading.format == nullptr && (!is_named_like_a_match(session, input.path) || is_of_site(reading));
    return is_unclaimed || !reading.other_kind.empty();
}

Outcome skipped(const Session& session, const ReadSource& reading, const InputFile& input)
{
    const bool has_identifiers = !reading.other_kind.empty();
    Outcome outcome{.skipped = true, .has_identifiers = has_identifiers};
    if (session.options.batch.verbose) {
        const std::string why = has_identifiers ? fmt::format("this seems to be {}; -f ids reads the "
                                                              "identifiers of positions in it",
                                                              reading.other_kind)
                                                : "this is not a match file";
        outcome.messages = fmt::format("{}: note: skipped, {} [skipped]\n", printable(input.path), why);
    }
    return outcome;
}

/// An input whose bytes could not be had.
ReadSource unread(const std::string& path, const Diagnostic& why)
{
    ReadSource reading;
    reading.source = SourceText(path, {});
    reading.diagnostics.report(why);
    return reading;
}

/// A format might take the names in an archive for a match.
ReadSource archive_in_place(Input input)
{
    ReadSource reading;
    reading.diagnostics.report({.code = "unknown-format",
                                .message = "this is an archive, which cannot be read here",
                                .hint = "name it as a file, or unpack it first"});
    reading.source = SourceText(input.name, std::move(input.bytes));
    return reading;
}

bool is_unrecognized(const ReadSource& reading)
{
    return !reading.diagnostics.seen.empty() && reading.diagnostics.seen.back().code == "unknown-format";
}

Result<Input> bytes_of(const Session& session, const InputFile& input)
{
    if (input.is_position) return Input{.name = input.path, .bytes = input.path};
    if (input.path == "-" && session.standard_input) return *session.standard_input;
    return read_input(input.source());
}

/// Nothing where the input is in another share; the outcome says so.
ReadSource read_bytes(const Session& session, const ReadSettings& settings, const InputFile& input,
                      const std::function<void(const Input&)>& look, Outcome& outcome)
{
    if (input.problem) return unread(input.path, *input.problem);
    const WaitingForInput waiting(input.path == "-");
    Result<Input> bytes = bytes_of(session, input);
    if (!bytes) return unread(input.path, bytes.error());
    if (!input.stored.empty()) bytes->name = input.path;
    if (session.share || (session.keeps_record && !session.options.output.output_dir.empty()))
        outcome.content = content_sum(bytes->bytes);
    if (session.share && !session.share->holds(outcome.content)) {
        outcome.elsewhere = true;
        return ReadSource();
    }
    if (look) look(*bytes);
    if (input.found && is_site_file(bytes->bytes))
        return unread(input.path,
                      {.code = std::string(kOfSite), .message = "this page or table holds no match"});
    if (begins_archive(bytes->bytes)) return archive_in_place(*std::move(bytes));
    const std::optional<Diagnostic> foreign = foreign_file(bytes->bytes);
    ReadSource reading = read(session.catalogue, *std::move(bytes), settings);
    std::vector<Diagnostic>& seen = reading.diagnostics.seen;
    if (foreign && !seen.empty() && is_unrecognized(reading)) seen.back() = *foreign;
    return reading;
}

/// A file that was read with errors has failed in part; of one that gave nothing, the last error says why.
ExitCode status_of(const ReadSource& reading)
{
    if (reading.collection) return reading.diagnostics.errors > 0 ? ExitCode::failed : ExitCode::ok;
    return is_unread(reading) ? ExitCode::failed : ExitCode::bad_format;
}

/// All errors, or of what could not be read the last one, which says why.
std::vector<std::string> failures_of(const ReadSource& reading, const InputFile& input)
{
    const std::vector<Diagnostic>& seen = reading.diagnostics.seen;
    std::vector<std::string> failures;
    for (const Diagnostic& diagnostic : seen) {
        const bool is_reason = reading.collection || &diagnostic == &seen.back();
        if (is_reason && diagnostic.severity == Severity::error)
            failures.push_back(error_object(input.path, diagnostic, reading.source));
    }
    return failures;
}

using namespace std::string_view_literals;

struct Kind {
    std::string_view first_bytes;
    std::string_view name;
    std::string_view hint;
};

constexpr std::string_view kOfPicture = "a picture holds no match that could be read";
constexpr std::string_view kOfArchive = "unpack it first";

constexpr std::array kKinds{Kind{"RGMH"sv, "a damaged file of eXtreme Gammon", "was it copied completely?"},
                            Kind{"\x89PNG"sv, "a PNG picture", kOfPicture},
                            Kind{"\xFF\xD8\xFF"sv, "a JPEG picture", kOfPicture},
                            Kind{"GIF8"sv, "a GIF picture", kOfPicture},
                            Kind{"%PDF-"sv, "a PDF document", "a document holds no match that could be read"},
                            Kind{"\xFD"
                                 "7zXZ"sv,
                                 "an XZ archive", kOfArchive},
                            Kind{"Rar!"sv, "a RAR archive", kOfArchive},
                            Kind{"7z\xBC\xAF"sv, "a 7-Zip archive", kOfArchive}};

}  // namespace

std::optional<ReadSource> read_one(const Session& session, const ReadSettings& settings,
                                   const InputFile& input, Outcome& outcome,
                                   const std::function<void(const Input&)>& look)
{
    ReadSource reading = read_bytes(session, settings, input, look, outcome);
    if (outcome.elsewhere) return std::nullopt;
    if (is_no_match_file(session, reading, input)) {
        outcome = skipped(session, reading, input);
        return std::nullopt;
    }
    outcome.status = status_of(reading);
    if (session.console.error_sink()) outcome.failures = failures_of(reading, input);
    return reading;
}

std::optional<ReadSource> read_collection(const Session& session, const ReadSettings& settings,
                                          const InputFile& input, bool all, Outcome& outcome)
{
    std::optional<ReadSource> reading = read_one(session, settings, input, outcome);
    if (!reading) return std::nullopt;
    keep_messages(session, *reading, all, outcome);
    if (!reading->collection) return std::nullopt;
    return reading;
}

bool is_unread(const ReadSource& reading)
{
    if (reading.diagnostics.seen.empty() || reading.format != nullptr) return false;
    const Diagnostic& why = reading.diagnostics.seen.back();
    return exit_code_of(why) == ExitCode::failed && why.code != "internal-error";
}

std::string rendered(const Session& session, const ReadSource& reading, const Diagnostic& diagnostic)
{
    return is_unread(reading) ? session.console.rendered(diagnostic, SourceText("gammonkit", {}))
                              : session.console.rendered(diagnostic, reading.source);
}

std::vector<Diagnostic> alike_once(const std::vector<Diagnostic>& seen, bool one_by_one)
{
    constexpr std::size_t kMostAlike = 3;
    std::map<std::pair<std::string_view, std::string_view>, std::size_t> counts;
    for (const Diagnostic& diagnostic : seen)
        ++counts[{diagnostic.code, diagnostic.message}];
    std::vector<Diagnostic> told;
    for (const Diagnostic& diagnostic : seen) {
        std::size_t& count = counts[{diagnostic.code, diagnostic.message}];
        const bool is_told_for_all = !one_by_one && count > kMostAlike;
        if (count == 0) continue;
        told.push_back(diagnostic);
        if (!is_told_for_all) continue;
        told.back().message += fmt::format(" ({} times; -v shows where)", count);
        count = 0;
    }
    return told;
}

void keep_messages(const Session& session, const ReadSource& reading, bool all, Outcome& outcome)
{
    const BatchOptions& said = session.options.batch;
    const bool shows_warnings = (all || said.verbose) && !said.quiet;
    for (const Diagnostic& diagnostic : reading.diagnostics.seen)
        keep_diagnostic(session, reading.source.name(), diagnostic, reading.source, outcome);
    for (const Diagnostic& diagnostic : alike_once(reading.diagnostics.seen, said.verbose)) {
        const bool shown = diagnostic.severity == Severity::error || said.verbose ||
                           (shows_warnings && diagnostic.severity == Severity::warning);
        if (shown) outcome.messages += rendered(session, reading, diagnostic);
    }
    if (!shows_warnings) outcome.warnings += reading.diagnostics.warnings;
    outcome.messages += not_shown(reading);
}

void keep_diagnostic(const Session& session, std::string_view input, const Diagnostic& diagnostic,
                     const SourceText& source, Outcome& outcome)
{
    if (session.console.logs())
        outcome.diagnostics += diagnostic_line(input, with_command_hint(diagnostic), source);
}

std::string not_shown(const ReadSource& reading)
{
    const std::size_t count = reading.diagnostics.dropped;
    if (count == 0) return "";
    return fmt::format("{}: {} not shown\n", printable(reading.source.name()),
                       counted(count, "more message", "more messages"));
}

void warn(const Session& session, const InputFile& input, const ReadSource& reading,
          const Diagnostic& warning, Outcome& outcome)
{
    const bool is_told = (!input.found || session.options.batch.verbose) && !session.options.batch.quiet;
    keep_diagnostic(session, reading.source.name(), warning, reading.source, outcome);
    if (is_told) outcome.messages += rendered(session, reading, warning);
    if (!is_told) ++outcome.warnings;
}

void warn_of_no_match(const Session& session, const InputFile& input, const ReadSource& reading,
                      Outcome& outcome)
{
    if (!reading.collection || !reading.collection->matches.empty()) return;
    const std::string positions = counted(reading.collection->positions.size(), "position", "positions");
    warn(session, input, reading,
         {.severity = Severity::warning,
          .code = "no-match",
          .message = fmt::format("there is no match in it, only {}", positions)},
         outcome);
}

void fail(const Session& session, const InputFile& input, const Diagnostic& why, Outcome& outcome)
{
    const SourceText source(input.path, {});
    keep_diagnostic(session, input.path, why, source, outcome);
    if (session.console.error_sink()) outcome.failures = {error_object(input.path, why, source)};
    outcome.messages += session.console.rendered(why, source);
    outcome.status = exit_code_of(why);
}

std::optional<Diagnostic> foreign_file(std::string_view bytes)
{
    const auto* kind = std::find_if(kKinds.begin(), kKinds.end(),
                                    [&](const Kind& k) { return bytes.starts_with(k.first_bytes); });
    if (kind == kKinds.end()) return std::nullopt;
    return Diagnostic{.code = "unknown-format",
                      .message = fmt::format("this is {}, which cannot be read", kind->name),
                      .hint = std::string(kind->hint)};
}

}  // namespace gammonkit::cli
