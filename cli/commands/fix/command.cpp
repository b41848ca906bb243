#include "cli/commands/fix/command.hpp"

#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/commands/fix/notes.hpp"
#include "cli/commands/fix/repairs.hpp"
#include "cli/console/console.hpp"
#include "cli/engine/users_file.hpp"
#include "cli/engine/users_filter.hpp"
#include "cli/output/name_template.hpp"
#include "cli/output/writing.hpp"
#include "model/validation/validate.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

/// Says what was done, and what is wrong all the same.
void report(const Session& session, ReadSource& reading, const Log& log, Outcome& outcome)
{
    if (!session.arguments.batch.quiet) {
        const std::string name = printable(reading.source.name());
        for (const std::string& line : log.lines())
            outcome.messages += fmt::format("{}: {}\n", name, printable(line));
        if (log.lines().empty()) outcome.messages += fmt::format("{}: nothing to repair\n", name);
    }
    validate(*reading.collection, reading.diagnostics);
    keep_messages(session, reading, !session.arguments.batch.quiet, outcome);
    if (reading.diagnostics.errors > 0) outcome.status = ExitCode::failed;
}

Result<FormatChoice> target_for(const Session& session, const ReadSource& reading)
{
    const Arguments& arguments = session.arguments;
    if (!arguments.output.to.empty() ||
        (!arguments.output.output.empty() && arguments.output.output != "-")) {
        GK_TRY(FormatChoice target,
               target_format(session.catalogue, arguments.output.to, arguments.output.output));
        warn_of_other_name(session, target, arguments.output.output);
        return target;
    }
    return parse_choice(session.catalogue, reading.format->id, Direction::write);
}

Outcome fix(const Session& session, const ReadSettings& settings, const Repairs& repairs, RenameTally& tally,
            const std::optional<OutputNames>& names, const InputFile& input)
{
    Outcome outcome;
    std::optional<ReadSource> reading = read_one(session, settings, input, outcome);
    if (!reading) return outcome;
    if (!reading->collection) {
        keep_messages(session, *reading, false, outcome);
        return outcome;
    }
    const Result<FormatChoice> target = target_for(session, *reading);
    if (!target) {
        fail(session, input, target.error(), outcome);
        return outcome;
    }
    tally.look_at(*reading->collection);
    Log log;
    Result<Collection> result = repaired(*std::move(reading->collection), repairs, log);
    if (!result) {
        fail(session, input, result.error(), outcome);
        return outcome;
    }
    reading->collection = *std::move(result);
    report(session, *reading, log, outcome);
    const Collection& collection = *reading->collection;
    if (!names) {
        write_whole(session, *target, collection, input, session.arguments.output.output, outcome);
    } else if (const std::optional<SplitBy> by = needed_split(collection, capacity_of(*target))) {
        write_parts(session, *target, split(collection, *by), *names, input, outcome);
    } else {
        write_parts(session, *target, {&collection, 1}, *names, input, outcome);
    }
    return outcome;
}

/// Why inputs and output do not go together, if so.
std::optional<Diagnostic> objection(const OutputArguments& arguments, const RepairArguments& repair,
                                    const std::vector<InputFile>& inputs)
{
    if (!arguments.output.empty() && !arguments.output_dir.empty())
        return Diagnostic{.code = "usage", .message = "--output and --output-dir exclude each other"};
    const bool several = inputs.size() > 1 || inputs.front().found;
    const bool names_a_seat = !repair.first.empty() || !repair.second.empty() || !repair.ratings.empty();
    const bool names_a_place = !repair.notes.empty() || !repair.comments.empty() || !repair.marks.empty() ||
                               !repair.luck_marks.empty();
    if (several && names_a_seat && !arguments.force) {
        return Diagnostic{
            .code = "usage",
            .message = "--first, --second and --rating would change whoever sits there in every input",
            .hint = "--rename OLD=NEW renames one player everywhere; --force does it all the same"};
    }
    if (several && names_a_place)
        return Diagnostic{.code = "usage", .message = "comments and marks belong to places of one input"};
    if (!arguments.output_dir.empty() || !several) return std::nullopt;
    return Diagnostic{.code = "usage",
                      .message = "a folder or several inputs cannot become one output",
                      .hint = "-O DIR writes one file for each"};
}

}  // namespace

ExitCode run_fix(Session& session)
{
    const Arguments& arguments = session.arguments;
    std::optional<PlayerAliases> aliases;
    if (!arguments.filter.aliases.empty()) {
        aliases = users_aliases(session);
        if (!aliases) return ExitCode::failed;
    }
    std::optional<std::vector<HandNote>> notes = read_users_file(session, arguments.repair.notes, read_notes);
    if (!notes) return ExitCode::failed;
    const Result<Repairs> repairs = repairs_of(arguments.repair, std::move(aliases), *std::move(notes));
    if (!repairs) return refuse(session, repairs.error());
    Result<ReadSettings> settings = read_settings(session);
    if (!settings) return refuse(session, settings.error());
    settings->validate = false;  // What counts is what is wrong afterwards.
    Result<std::vector<InputFile>> inputs = required_inputs(arguments.inputs);
    if (!inputs) return refuse(session, inputs.error());
    if (const std::optional<Diagnostic> no = objection(arguments.output, arguments.repair, *inputs))
        return refuse(session, *no);

    std::optional<OutputNames> names;
    if (!arguments.output.output_dir.empty()) {
        leave_out_results(*inputs, arguments.output.output_dir);
        if (const Result<void> named = name_by_template(session, *inputs); !named)
            return refuse(session, named.error());
        names.emplace(session, *inputs);
    }
    RenameTally tally(repairs->renames);
    const BatchResult result = run_batch(session, *inputs, [&](const InputFile& input) {
        return fix(session, *settings, *repairs, tally, names, input);
    });
    for (const Diagnostic& complaint : tally.complaints())
        session.console.report(complaint);
    report_losses(session, arguments.output.to.empty() ? "the output" : arguments.output.to, result);
    report_batch(session, result, "fixed");
    return result.status;
}

}  // namespace gammonkit::cli
