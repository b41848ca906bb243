#include "cli/commands/join/command.hpp"

#include "model/transform/join.hpp"

#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/commands/join/joined_file.hpp"
#include "cli/console/console.hpp"
#include "cli/output/writing.hpp"

#include <functional>
#include <utility>

namespace gammonkit::cli {
namespace {

constexpr Choice<JoinAs> kWays[] = {{"collection", JoinAs::collection}, {"match", JoinAs::match}};

/// What was read, by the number of its input.
using Parts = std::vector<std::optional<Collection>>;

Result<FormatChoice> target_for(const Session& session)
{
    const OutputOptions& output = session.options.output;
    GK_TRY(FormatChoice target, target_format(session.catalogue, output.to, output.output));
    warn_of_other_name(session, target, output.output);
    return target;
}

/// What is made of the inputs, and what is there of it after Ctrl-C.
struct Joining {
    std::function<Result<void>(Collection)> add;  ///< Gets what was read, in the order of the inputs.
    std::string_view when_interrupted = "nothing was written";
    std::optional<Diagnostic> failure = {};  ///< Of `add`: no more is read then.
};

BatchResult read_parts(Session& session, const ReadSettings& settings, const std::vector<InputFile>& inputs,
                       Joining& joining)
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
    const auto put = [&](std::string_view) {
        std::optional<Collection> part = std::exchange(parts[next++], std::nullopt);
        if (!part) return;
        const Result<void> added = joining.add(*std::move(part));
        if (!added) joining.failure = added.error();
    };
    return run_batch(session, inputs, read,
                     {.put = put,
                      .goes_on = [&] { return !joining.failure; },
                      .when_interrupted = joining.when_interrupted});
}

ExitCode write_joined(Session& session, const FormatChoice& target, const std::vector<InputFile>& inputs,
                      const Collection& joined)
{
    const std::optional<SplitBy> by = needed_split(joined, capacity_of(target));
    if (by) return refuse(session, too_many(*target.format, *by, "join into another format, such as sgf"));
    const Result<ConvertedWriting> writing = write_checked(session, target, joined);
    if (!writing) return refuse(session, writing.error());
    const std::string& output = session.options.output.output;
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
                   .misread = outcome.misread,
                   .lost_keys = outcome.lost_keys});
    return ExitCode::ok;
}

/// Writes each match when it is read, and forgets it.
ExitCode join_one_by_one(Session& session, const ReadSettings& settings, const FormatChoice& target,
                         const std::vector<InputFile>& inputs)
{
    Result<JoinedFile> file = JoinedFile::begin(session, target, inputs);
    if (!file) return refuse(session, file.error());
    bool is_empty = true;
    Joining joining{.add = [&](Collection part) {
        is_empty = false;
        return file->add(std::move(part));
    }};
    if (file->is_written_at_once()) joining.when_interrupted = "the output is cut off";
    const BatchResult result = read_parts(session, settings, inputs, joining);
    if (result.status == ExitCode::interrupted || is_empty) return result.status;
    if (joining.failure) return refuse(session, *joining.failure);
    const ExitCode written = file->finish();
    return written == ExitCode::ok ? result.status : written;
}

ExitCode join_together(Session& session, const JoinOptions& options, const ReadSettings& settings,
                       const FormatChoice& target, const std::vector<InputFile>& inputs)
{
    std::vector<Collection> parts;
    Joining joining{.add = [&](Collection part) {
        parts.push_back(std::move(part));
        return Result<void>();
    }};
    const BatchResult result = read_parts(session, settings, inputs, joining);
    if (result.status == ExitCode::interrupted || parts.empty()) return result.status;
    const Result<Collection> joined = join(parts, options.as);
    if (!joined) return refuse(session, joined.error());
    const ExitCode written = write_joined(session, target, inputs, *joined);
    return written == ExitCode::ok ? result.status : written;
}

}  // namespace

void JoinOptions::bind(OptionTable& table)
{
    table.choice<JoinAs>("--as", "collection|match", as, kWays);
    output.bind_format(table);
    output.bind_file(table);
    output.bind_force(table);
    output.bind_strict(table);
    bind_batch(table);
}

ExitCode run_join(Session& session, const JoinOptions& options)
{
    const Result<FormatChoice> target = target_for(session);
    if (!target) return refuse(session, target.error());
    const Result<ReadSettings> settings = read_settings(session);
    if (!settings) return refuse(session, settings.error());
    const Result<std::vector<InputFile>> inputs = required_inputs(options.inputs);
    if (!inputs) return refuse(session, inputs.error());

    const bool one_by_one = options.as == JoinAs::collection && can_stream(*target);
    return one_by_one ? join_one_by_one(session, *settings, *target, *inputs)
                      : join_together(session, options, *settings, *target, *inputs);
}

}  // namespace gammonkit::cli
