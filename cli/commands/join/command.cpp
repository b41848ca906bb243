#include "cli/commands/join/command.hpp"

#include "model/transform/join.hpp"

#include "cli/batch/console.hpp"
#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/batch/writing.hpp"
#include "cli/commands/join/joined_file.hpp"

#include <functional>
#include <utility>

namespace gammonkit::cli {
namespace {

/// What was read, by the number of its input.
using Parts = std::vector<std::optional<Collection>>;

Result<FormatChoice> target_for(const Session& session)
{
    return target_format(session.catalogue, session.arguments.output.to, session.arguments.output.output);
}

/// `use` gets what was read, in the order of the inputs.
BatchResult read_parts(Session& session, const ReadSettings& settings, const std::vector<InputFile>& inputs,
                       const std::function<void(Collection)>& use)
{
    Parts parts(inputs.size());  // Each worker has a place of its own: no lock.
    std::size_t next = 0;
    const auto read = [&](const InputFile& input) {
        Outcome outcome;
        std::optional<ReadSource> reading = read_one(session, settings, input, outcome);
        if (!reading) return outcome;
        keep_messages(session, *reading, false, outcome);
        parts[static_cast<std::size_t>(&input - inputs.data())] = std::move(reading->collection);
        return outcome;
    };
    return run_batch(session, inputs, read, [&](std::string_view) {
        if (std::optional<Collection> part = std::exchange(parts[next++], std::nullopt))
            use(*std::move(part));
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

JoinAs joined_as(const Session& session)
{
    return session.arguments.transform.as == "match" ? JoinAs::match : JoinAs::collection;
}

/// Writes each match when it is read, and forgets it.
ExitCode join_one_by_one(Session& session, const ReadSettings& settings, const FormatChoice& target,
                         const std::vector<InputFile>& inputs)
{
    Result<JoinedFile> file = JoinedFile::begin(session, target, inputs);
    if (!file) return refuse(session, file.error());
    bool is_empty = true;
    const BatchResult result = read_parts(session, settings, inputs, [&](Collection part) {
        is_empty = false;
        file->add(std::move(part));
    });
    if (result.status == ExitCode::interrupted || is_empty) return result.status;
    const ExitCode written = file->finish();
    return written == ExitCode::ok ? result.status : written;
}

ExitCode join_together(Session& session, const ReadSettings& settings, const FormatChoice& target,
                       const std::vector<InputFile>& inputs)
{
    std::vector<Collection> parts;
    const BatchResult result =
        read_parts(session, settings, inputs, [&](Collection part) { parts.push_back(std::move(part)); });
    if (result.status == ExitCode::interrupted || parts.empty()) return result.status;
    const Result<Collection> joined = join(parts, joined_as(session));
    if (!joined) return refuse(session, joined.error());
    const ExitCode written = write_joined(session, target, inputs, *joined);
    return written == ExitCode::ok ? result.status : written;
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

    const bool one_by_one = joined_as(session) == JoinAs::collection && can_stream(*target);
    return one_by_one ? join_one_by_one(session, *settings, *target, *inputs)
                      : join_together(session, *settings, *target, *inputs);
}

}  // namespace gammonkit::cli
