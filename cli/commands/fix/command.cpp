#include "cli/commands/fix/command.hpp"

#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/commands/fix/notes.hpp"
#include "cli/commands/fix/repairs.hpp"
#include "cli/console/console.hpp"
#include "cli/engine/users_file.hpp"
#include "cli/engine/users_filter.hpp"
#include "cli/options/word_list.hpp"
#include "cli/output/name_template.hpp"
#include "cli/output/writing.hpp"
#include "model/validation/validate.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr PartWord<RepairedParts> kParts[] = {{"scores", {&RepairedParts::scores}},
                                              {"outcomes", {&RepairedParts::outcomes}},
                                              {"bear-off", {&RepairedParts::bear_off}},
                                              {"plays", {&RepairedParts::plays}},
                                              {"glued", {&RepairedParts::glued}}};

/// "scores,plays"
Result<RepairedParts> parts_from(std::string_view text)
{
    RepairedParts parts;
    const auto unknown = set_parts<RepairedParts>(parts, true, text, kParts);
    if (!unknown) return parts;
    return failure("usage", fmt::format("--repair: there is no part '{}'", printable(*unknown)),
                   "scores, outcomes, bear-off, plays, glued");
}

/// "2024-02-29"
Result<Date> date_from_text(std::string_view text)
{
    const std::vector<std::string_view> parts = split(text, '-');
    std::optional<Date> date;
    if (parts.size() == 3) {
        date = date_from(parse_int(parts[0]).value_or(0), parse_int(parts[1]).value_or(0),
                         parse_int(parts[2]).value_or(0));
    }
    if (!date)
        return failure("usage", fmt::format("--date: there is no day '{}'", text), "2024-02-29, for example");
    return *date;
}

/// Says what was done, and what is wrong all the same.
void report(const Session& session, ReadSource& reading, const Log& log, Outcome& outcome)
{
    if (!session.options.batch.quiet) {
        const std::string name = printable(reading.source.name());
        for (const std::string& line : log.lines())
            outcome.messages += fmt::format("{}: {}\n", name, printable(line));
        if (log.lines().empty()) outcome.messages += fmt::format("{}: nothing to repair\n", name);
    }
    validate(*reading.collection, reading.diagnostics);
    keep_messages(session, reading, !session.options.batch.quiet, outcome);
    if (reading.diagnostics.errors > 0) outcome.status = ExitCode::failed;
}

Result<FormatChoice> target_for(const Session& session, const FixOptions& options, const ReadSource& reading)
{
    if (!options.output.to.empty() || (!options.output.output.empty() && options.output.output != "-")) {
        GK_TRY(FormatChoice target,
               target_format(session.catalogue, options.output.to, options.output.output));
        warn_of_other_name(session, target, options.output.output);
        return target;
    }
    return parse_choice(session.catalogue, reading.format->id, Direction::write);
}

Outcome fix(const Session& session, const FixOptions& options, const ReadSettings& settings,
            const Repairs& repairs, RenameTally& tally, const std::optional<OutputNames>& names,
            const InputFile& input)
{
    Outcome outcome;
    std::optional<ReadSource> reading = read_one(session, settings, input, outcome);
    if (!reading) return outcome;
    if (!reading->collection) {
        keep_messages(session, *reading, false, outcome);
        return outcome;
    }
    const Result<FormatChoice> target = target_for(session, options, *reading);
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
        write_whole(session, *target, collection, input, options.output.output, outcome);
    } else if (const std::optional<SplitBy> by = needed_split(collection, capacity_of(*target))) {
        write_parts(session, *target, split(collection, *by), *names, input, outcome);
    } else {
        write_parts(session, *target, {&collection, 1}, *names, input, outcome);
    }
    return outcome;
}

/// Why inputs and output do not go together, if so.
std::optional<Diagnostic> objection(const OutputOptions& options, const FixOptions& repair,
                                    const std::vector<InputFile>& inputs)
{
    if (!options.output.empty() && !options.output_dir.empty())
        return Diagnostic{.code = "usage", .message = "--output and --output-dir exclude each other"};
    const bool several = inputs.size() > 1 || inputs.front().found;
    const bool names_a_seat = !repair.first.empty() || !repair.second.empty() || !repair.ratings.empty();
    const bool names_a_place = !repair.notes.empty() || !repair.comments.empty() || !repair.marks.empty() ||
                               !repair.luck_marks.empty();
    if (several && names_a_seat && !options.force) {
        return Diagnostic{
            .code = "usage",
            .message = "--first, --second and --rating would change whoever sits there in every input",
            .hint = "--rename OLD=NEW renames one player everywhere; --force does it all the same"};
    }
    if (several && names_a_place)
        return Diagnostic{.code = "usage", .message = "comments and marks belong to places of one input"};
    if (!options.output_dir.empty() || !several) return std::nullopt;
    return Diagnostic{.code = "usage",
                      .message = "a folder or several inputs cannot become one output",
                      .hint = "-O DIR writes one file for each"};
}

}  // namespace

void FixOptions::bind(OptionTable& table)
{
    table.add("--repair", "PARTS", parts, parts_from);
    // Each had an option of its own.
    table.flag("--scores", parts.scores).is_hidden = true;
    table.flag("--outcomes", parts.outcomes).is_hidden = true;
    table.flag("--bear-off", parts.bear_off).is_hidden = true;
    table.flag("--plays", parts.plays).is_hidden = true;
    table.flag("--glued", parts.glued).is_hidden = true;
    table.flag("--swap", swap);
    table.add("--first", "NAME", first);
    table.add("--second", "NAME", second);
    table.add("--rename", "OLD=NEW", renames);
    table.add("--event", "TEXT", event);
    table.add("--round", "TEXT", round);
    table.add("--place", "TEXT", match_place);
    table.add("--date", "YYYY-MM-DD", date, date_from_text);
    table.add("--rating", "1=RATING|2=RATING", ratings);
    table.add("--comment", "PLACE=TEXT", comments);
    table.add("--mark", "PLACE=MARK", marks);
    table.add("--luck-mark", "PLACE=MARK", luck_marks);
    table.add("--notes", "FILE", notes, Completes::file);
    table.add("--annotator", "NAME", annotator);
    table.add("--length", "N", length, {0, 9999});
    filter.bind_aliases(table);
    output.bind_format(table);
    output.bind_file(table);
    output.bind_folder(table);
    output.bind_force(table);
    output.bind_name(table);
    output.bind_strict(table);
    bind_batch(table);
}

ExitCode run_fix(Session& session, const FixOptions& options)
{
    std::optional<PlayerAliases> aliases;
    if (!options.filter.aliases.empty()) {
        aliases = users_aliases(session, options.filter);
        if (!aliases) return ExitCode::failed;
    }
    std::optional<std::vector<HandNote>> notes = read_users_file(session, options.notes, read_notes);
    if (!notes) return ExitCode::failed;
    const Result<Repairs> repairs = repairs_of(options, std::move(aliases), *std::move(notes));
    if (!repairs) return refuse(session, repairs.error());
    // Who sets marks by hand wants no others.
    session.marks.adds = options.marks.empty() && options.luck_marks.empty() && options.notes.empty();
    Result<ReadSettings> settings = read_settings(session);
    if (!settings) return refuse(session, settings.error());
    settings->validate = false;  // What counts is what is wrong afterwards.
    Result<std::vector<InputFile>> inputs = required_inputs(options.inputs);
    if (!inputs) return refuse(session, inputs.error());
    if (const std::optional<Diagnostic> no = objection(options.output, options, *inputs))
        return refuse(session, *no);

    std::optional<OutputNames> names;
    if (!options.output.output_dir.empty()) {
        leave_out_results(*inputs, options.output.output_dir);
        if (const Result<void> named = name_by_template(session, *inputs); !named)
            return refuse(session, named.error());
        names.emplace(session, *inputs);
    }
    RenameTally tally(repairs->renames);
    const BatchResult result = run_batch(session, *inputs, [&](const InputFile& input) {
        return fix(session, options, *settings, *repairs, tally, names, input);
    });
    for (const Diagnostic& complaint : tally.complaints())
        session.console.report(complaint);
    report_losses(session, options.output.to.empty() ? "the output" : options.output.to, result);
    report_batch(session, result, "fixed");
    return result.status;
}

}  // namespace gammonkit::cli
