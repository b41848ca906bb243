#include "cli/commands/split/command.hpp"

#include "cli/batch/console.hpp"
#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/batch/writing.hpp"
#include "cli/output/outputs.hpp"

namespace gammonkit::cli {
namespace {

/// The format of the parts: as --to says, or else the format that the input was read in.
Result<FormatChoice> target_for(const Session& session, const ReadSource& reading)
{
    const std::string_view to =
        session.arguments.output.to.empty() ? reading.format->id : session.arguments.output.to;
    return parse_choice(session.catalogue, to, Direction::write);
}

Outcome split_one(const Session& session, const ReadSettings& settings, const OutputNames& names,
                  const InputFile& input)
{
    Outcome outcome;
    const std::optional<ReadSource> reading = read_one(session, settings, input, outcome);
    if (!reading) return outcome;
    keep_messages(session, *reading, false, outcome);
    if (!reading->collection) return outcome;

    const Result<FormatChoice> target = target_for(session, *reading);
    if (!target) {
        fail(session, input, target.error(), outcome);
        return outcome;
    }
    const SplitBy by = session.arguments.transform.by == "game" ? SplitBy::game : SplitBy::match;
    write_parts(session, *target, split(*reading->collection, by), names, input, outcome);
    return outcome;
}

}  // namespace

ExitCode run_split(Session& session)
{
    const Arguments& arguments = session.arguments;
    const Result<ReadSettings> settings = read_settings(session);
    if (!settings) return refuse(session, settings.error());
    Result<std::vector<InputFile>> inputs = required_inputs(arguments.inputs);
    if (!inputs) return refuse(session, inputs.error());
    if (arguments.output.output_dir.empty()) {
        return refuse(session, {.code = "usage",
                                .message = "the folder for the parts is missing",
                                .hint = "-O DIR; it is made if it does not exist"});
    }
    leave_out_results(*inputs, arguments.output.output_dir);
    const OutputNames names(session, *inputs);
    const BatchResult result = run_batch(session, *inputs, [&](const InputFile& input) {
        return split_one(session, *settings, names, input);
    });
    report_losses(session, arguments.output.to.empty() ? "the output" : arguments.output.to, result);
    report_batch(session, result, "split");
    return result.status;
}

}  // namespace gammonkit::cli
