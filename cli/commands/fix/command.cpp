#include "cli/commands/fix/command.hpp"

#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/commands/verbs.hpp"
#include "cli/console/console.hpp"
#include "cli/engine/near_names.hpp"
#include "cli/engine/users_filter.hpp"
#include "cli/options/option_table.hpp"
#include "cli/output/name_template.hpp"
#include "cli/output/writing.hpp"
#include "model/validation/validate.hpp"
#include "support/names/person_names.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr PartWord<RepairedParts> kRepairedParts[] = {{"scores", {&RepairedParts::scores}},
                                                      {"outcomes", {&RepairedParts::outcomes}},
                                                      {"bear-off", {&RepairedParts::bear_off}},
                                                      {"plays", {&RepairedParts::plays}},
                                                      {"glued", {&RepairedParts::glued}}};

/// "scores,plays"
Result<RepairedParts> parts_from(std::string_view text)
{
    RepairedParts parts;
    const auto unknown = set_parts<RepairedParts>(parts, true, text, kRepairedParts);
    if (!unknown) return parts;
    return failure("usage", fmt::format("--repair: there is no part '{}'", printable(*unknown)),
                   "scores, outcomes, bear-off, plays, glued");
}

/// Nothing for an empty text.
Result<std::optional<std::string>> label_from(std::string_view text)
{
    return text.empty() ? std::nullopt : std::optional(std::string(text));
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

Result<FormatChoice> target_of_fix(const Session& session, const FixOptions& options,
                                   const ReadSource& reading)
{
    if (!options.output.to.empty() || (!options.output.output.empty() && options.output.output != "-")) {
        GK_TRY(FormatChoice target,
               target_format(session.catalogue, options.output.to, options.output.output));
        warn_of_other_name(session, target, options.output.output);
        return target;
    }
    return parse_choice(session.catalogue, reading.format->id, Direction::write);
}

/// What all workers share.
struct FixTask {
    const Session& session;
    const FixOptions& options;
    const ReadSettings& settings;
    const Repairs& repairs;
    UnknownNames& renamed;
    const std::optional<OutputNames>& names;
};

/// Repairs what was read, and writes it.
Result<void> fix(const FixTask& task, ReadSource& reading, const InputFile& input, Outcome& outcome)
{
    GK_TRY(const FormatChoice target, target_of_fix(task.session, task.options, reading));
    Collection& collection = *reading.collection;
    task.renamed.add(collection);
    Log log;
    GK_TRY(collection, repaired(std::move(collection), task.repairs, log));
    report(task.session, reading, log, outcome);
    if (task.names) {
        const std::vector<Collection> parts = parts_of(collection, capacity_of(target));
        write_parts(task.session, target, parts, *task.names, input, outcome);
    } else {
        write_whole(task.session, target, collection, input, task.options.output.output, outcome);
    }
    return {};
}

Outcome fix(const FixTask& task, const InputFile& input)
{
    Outcome outcome;
    std::optional<ReadSource> reading = read_one(task.session, task.settings, input, outcome);
    if (!reading) return outcome;
    if (!reading->collection) {
        keep_messages(task.session, *reading, false, outcome);
    } else if (const Result<void> done = fix(task, *reading, input, outcome); !done) {
        fail(task.session, input, done.error(), outcome);
    }
    return outcome;
}

/// Fails if inputs and output do not go together.
Result<void> check_fixing(const OutputOptions& output, const FixOptions& repair,
                          const std::vector<InputFile>& inputs)
{
    if (!output.output.empty() && !output.output_dir.empty())
        return failure("usage", "--output and --output-dir exclude each other");
    const bool several = inputs.size() > 1 || inputs.front().found;
    const ByPlayer<std::optional<std::string>>& names = repair.repairs.labels.names;
    const bool names_a_seat = names.first || names.second || !repair.ratings.empty();
    const bool names_a_place = !repair.notes.empty() || !repair.comments.empty() || !repair.marks.empty() ||
                               !repair.luck_marks.empty();
    if (several && names_a_seat && !output.force)
        return failure("usage",
                       "--first, --second and --rating would change whoever sits there in every input",
                       "--rename OLD=NEW renames one player everywhere; --force does it all the same");
    if (several && names_a_place) return failure("usage", "comments and marks belong to places of one input");
    if (!output.output_dir.empty() || !several) return {};
    return failure("usage", "a folder or several inputs cannot become one output",
                   "-O DIR writes one file for each");
}

}  // namespace

void FixOptions::bind(OptionTable& table)
{
    Labels& labels = repairs.labels;
    table.add("--repair", "PARTS", repairs.parts, parts_from);
    // Each had an option of its own.
    table.flag("--scores", repairs.parts.scores).instead = "--repair scores";
    table.flag("--outcomes", repairs.parts.outcomes).instead = "--repair outcomes";
    table.flag("--bear-off", repairs.parts.bear_off).instead = "--repair bear-off";
    table.flag("--plays", repairs.parts.plays).instead = "--repair plays";
    table.flag("--glued", repairs.parts.glued).instead = "--repair glued";
    table.flag("--swap", repairs.swap);
    table.add("--first", "NAME", labels.names.first, label_from);
    table.add("--second", "NAME", labels.names.second, label_from);
    table.add("--rename", "OLD=NEW", renames);
    table.add("--event", "TEXT", labels.event, label_from);
    table.add("--round", "TEXT", labels.round, label_from);
    table.add("--place", "TEXT", labels.place, label_from);
    table.add("--date", "YYYY-MM-DD", labels.date, date_from_text);
    table.add("--rating", "1=RATING|2=RATING", ratings);
    table.add("--comment", "PLACE=TEXT", comments);
    table.add("--mark", "PLACE=MARK", marks);
    table.add("--luck-mark", "PLACE=MARK", luck_marks);
    table.add("--notes", "FILE", notes, Completes::file);
    table.add("--annotator", "NAME", labels.annotator, label_from);
    table.add("--length", "N", repairs.length, {0, 9999});
    filter.bind_aliases(table);
    output.bind_format(table);
    output.bind_file(table);
    output.bind_folder(table);
    output.bind_force(table);
    output.bind_name(table);
    output.bind_strict(table);
    bind_batch(table);
}

Result<ExitCode> run_fix(Session& session, const FixOptions& options)
{
    std::optional<PlayerAliases> aliases;
    if (!options.filter.aliases.empty()) {
        aliases = users_aliases(session, options.filter);
        if (!aliases) return ExitCode::failed;
    }
    std::optional<std::vector<HandNote>> notes = read_users_file(session, options.notes, read_notes);
    if (!notes) return ExitCode::failed;
    GK_TRY(const Repairs repairs, repairs_of(options, std::move(aliases), *std::move(notes)));
    // Who sets marks by hand wants no others.
    session.marks.adds = options.marks.empty() && options.luck_marks.empty() && options.notes.empty();
    GK_TRY(ReadSettings settings, read_settings(session));
    settings.validate = false;  // What counts is what is wrong afterwards.
    GK_TRY(std::vector<InputFile> inputs, required_inputs(options.inputs));
    GK_TRY_VOID(check_fixing(options.output, options, inputs));

    std::optional<OutputNames> names;
    if (!options.output.output_dir.empty()) {
        leave_out_results(inputs, options.output.output_dir);
        GK_TRY_VOID(name_by_template(session, inputs));
        names.emplace(session, inputs);
    }
    UnknownNames renamed;
    for (const Rename& rename : repairs.renames)
        renamed.ask_for(rename.old_name, name_key(rename.old_name));
    const FixTask task{session, options, settings, repairs, renamed, names};
    const BatchResult result =
        run_batch(session, inputs, [&](const InputFile& input) { return fix(task, input); });
    for (const Diagnostic& complaint : renamed.told())
        session.console.report(complaint);
    return finish_batch(session, result, "fixed",
                        options.output.to.empty() ? "the output" : options.output.to);
}

constexpr Command kFixCommand = with_options<FixOptions, run_fix>(
    {.name = "fix", .group = VerbGroup::files, .completes = Completes::file});

}  // namespace gammonkit::cli
