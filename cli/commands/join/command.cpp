#include "cli/commands/join/command.hpp"

#include "model/transform/join.hpp"

#include "cli/batch/console.hpp"
#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/batch/writing.hpp"

namespace gammonkit::cli {
namespace {

/// What was read, by the number of its input.
using Parts = std::vector<std::optional<Collection>>;

Result<FormatChoice> target_for(const Session& session)
{
    return target_format(session.catalogue, session.arguments.output.to, session.arguments.output.output);
}

BatchResult read_parts(Session& session, const ReadSettings& settings, const std::vector<InputFile>& inputs,
                       Parts& parts)
{
    return run_batch(session, inputs, [&](const InputFile& input) {
        Outcome outcome;
        std::optional<ReadSource> reading = read_one(session, settings, input, outcome);
        if (!reading) return outcome;
        keep_messages(session, *reading, false, outcome);
        // Each worker has a place of its own: no lock.
        parts[static_cast<std::size_t>(&input - inputs.data())] = std::move(reading->collection);
        return outcome;
    });
}

ExitCode write_joined(Session& session, const FormatChoice& target, const std::vector<InputFile>& inputs,
                      const Collection& joined)
{
    const std::optional<SplitBy> by = needed_split(joined, capacity_of(target));
    if (by) return refuse(session, too_many(*target.format, *by, "join into another format, such as sgf"));
    const Result<ConvertedWriting> writing = write_checked(session, target, joined);
    if (!writing) return refuse(session, writing.error());
    const std::string& output = session.arguments.output.output;
    if (output.empty() || output == "-") {
        session.console.data(writing->bytes);
    } else {
        const Result<void> saved = save_single(session, inputs, output, writing->bytes);
        if (!saved) return refuse(session, saved.error());
    }
    Outcome outcome;
    count_losses(session, "", *writing, *target.format, joined, outcome);
    session.console.log(outcome.loss_lines);
    report_losses(session, target.format->id,
                  {.total = 1,
                   .done = 1,
                   .lost = outcome.lost,
                   .tables = outcome.tables,
                   .lost_keys = outcome.lost_keys});
    return ExitCode::ok;
}

}  // namespace

ExitCode run_join(Session& session)
{
    const Result<FormatChoice> target = target_for(session);
    if (!target) return refuse(session, target.error());
    const Result<ReadSettings> settings = read_settings(session);
    if (!settings) return refuse(session, settings.error());
    const Result<std::vector<InputFile>> inputs = required_inputs(session.arguments.inputs);
    if (!inputs) return refuse(session, inputs.error());

    Parts parts(inputs->size());
    const BatchResult result = read_parts(session, *settings, *inputs, parts);
    if (result.status == ExitCode::interrupted) return result.status;
    std::vector<Collection> readable;
    for (std::optional<Collection>& part : parts) {
        if (part) readable.push_back(*std::move(part));
    }
    if (readable.empty()) return result.status;
    const JoinAs as = session.arguments.transform.as == "match" ? JoinAs::match : JoinAs::collection;
    const Result<Collection> joined = join(readable, as);
    if (!joined) return refuse(session, joined.error());
    const ExitCode written = write_joined(session, *target, *inputs, *joined);
    return written == ExitCode::ok ? result.status : written;
}

}  // namespace gammonkit::cli
