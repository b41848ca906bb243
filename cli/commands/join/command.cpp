#include "cli/commands/verbs.hpp"

#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/console/console.hpp"
#include "cli/console/json.hpp"
#include "cli/output/writing.hpp"
#include "formats/losses.hpp"
#include "library/match_writing.hpp"
#include "model/transform/split_join.hpp"
#include "support/files/output_file.hpp"

#include <functional>
#include <iterator>
#include <utility>

namespace gammonkit::cli {
namespace {

constexpr Choice<JoinAs> kWays[] = {{"collection", JoinAs::collection}, {"match", JoinAs::match}};

struct JoinOptions : VerbOptions {
    JoinAs as = JoinAs::collection;

    void bind(OptionTable& table) override
    {
        table.choice<JoinAs>("--as", "collection|match", as, kWays);
        output.bind_format(table);
        output.bind_file(table);
        output.bind_force(table);
        output.bind_strict(table);
        bind_batch(table);
    }
};

Result<FormatChoice> join_target(const Session& session)
{
    const OutputOptions& output = session.options.output;
    GK_TRY(FormatChoice target, target_format(session.catalogue, output.to, output.output));
    warn_of_other_name(session, target, output.output);
    return target;
}

/// True if matches can be written one after the other, and read ones forgotten.
bool can_stream(const FormatChoice& target)
{
    return target.format->stream != nullptr && capacity_of(target) == Capacity::collection;
}

/// The one output of join, to which matches are added as they are read. Standalone positions stand behind
/// them and are kept until the end.
class JoinedFile {
public:
    /// Fails if the output of the command line cannot be written.
    [[nodiscard]] static Result<JoinedFile> begin(Session& session, const FormatChoice& target,
                                                  std::span<const InputFile> inputs)
    {
        JoinedFile joined(session, target);
        const std::string& path = session.options.output.output;
        if (path.empty() || path == "-") return joined;
        GK_TRY(OutputFile file, begin_single(session, inputs, path));
        joined.file_.emplace(std::move(file));
        return joined;
    }

    [[nodiscard]] Result<void> add(Collection part)
    {
        for (Match& match : part.matches)
            GK_TRY_VOID(put(writing_.add(std::move(match))));
        std::ranges::move(part.positions, std::back_inserter(positions_));
        return {};
    }

    /// True if what is added can be read at once, and not only when the file is finished.
    [[nodiscard]] bool is_written_at_once() const { return !file_ && !session_->options.output.strict; }

    /// Ends the file and tells what it lacks.
    [[nodiscard]] Result<void> finish()
    {
        GK_TRY_VOID(put(writing_.end(std::move(positions_))));
        const std::vector<Loss> lost = losses_of(lost_.losses.lost);
        if (session_->options.output.strict && !lost.empty())
            return tl::unexpected(refused_losses(lost_.losses, *format_));
        if (file_) GK_TRY_VOID(file_->finish());
        session_->console.data(held_);
        for (const Loss& loss : lost)
            if (session_->console.logs()) session_->console.log(loss_line("", format_->id, loss));
        const bool is_told = !shows_a_part(*format_) || session_->options.batch.verbose;
        if (is_told) report_losses(*session_, format_->id, lost_);
        return {};
    }

private:
    JoinedFile(Session& session, const FormatChoice& target)
        : session_(&session), format_(target.format), writing_(*target.format, target.options, known_tables)
    {
    }

    [[nodiscard]] Result<void> put(const Result<ConvertedWriting>& writing)
    {
        if (!writing) return tl::unexpected(writing.error());
        add_losses(*writing, *format_, writing_.last(), lost_.losses);
        if (file_) return file_->write(writing->bytes);
        if (!is_written_at_once()) held_ += writing->bytes;
        if (is_written_at_once()) session_->console.data(writing->bytes);
        return {};
    }

    Session* session_;
    const Format* format_;
    MatchWriting writing_;
    std::optional<OutputFile> file_ = {};  ///< Nothing: standard output.
    std::string held_ = {};                ///< For standard output, where --strict may still refuse it.
    std::vector<PositionRecord> positions_ = {};
    BatchResult lost_{.total = 1, .done = 1};
};

/// What is made of the inputs, and what is there of it after Ctrl-C.
struct Joining {
    std::function<Result<void>(Collection)> add;  ///< Gets what was read, in the order of the inputs.
    std::string_view when_interrupted = "nothing was written";
    std::optional<Diagnostic> failure = {};  ///< Of `add`: no more is read then.
};

BatchResult read_parts(Session& session, const ReadSettings& settings, const std::vector<InputFile>& inputs,
                       Joining& joining)
{
    const auto read = [&](const InputFile& input, Outcome& outcome) -> std::optional<Collection> {
        std::optional<ReadSource> reading = read_collection(session, settings, input, false, outcome);
        return reading ? std::move(reading->collection) : std::nullopt;
    };
    const auto add = [&](Collection part) {
        const Result<void> added = joining.add(std::move(part));
        if (!added) joining.failure = added.error();
    };
    return run_batch_in_order(
        session, inputs, read, add,
        {.goes_on = [&] { return !joining.failure; }, .when_interrupted = joining.when_interrupted});
}

Result<void> write_joined(Session& session, const FormatChoice& target, const std::vector<InputFile>& inputs,
                          const Collection& joined)
{
    const std::optional<SplitBy> by = needed_split(joined, capacity_of(target));
    if (by) return tl::unexpected(too_many(*target.format, *by, "join into another format, such as sgf"));
    GK_TRY(const ConvertedWriting writing, write_checked(session, target, joined));
    GK_TRY_VOID(put_single(session, inputs, session.options.output.output, writing.bytes));
    Outcome outcome;
    count_losses(session, "", writing, *target.format, joined, outcome);
    session.console.log(outcome.loss_lines);
    report_losses(session, target.format->id, {.total = 1, .done = 1, .losses = std::move(outcome.losses)});
    return {};
}

/// Writes each match when it is read, and forgets it.
Result<ExitCode> join_one_by_one(Session& session, const ReadSettings& settings, const FormatChoice& target,
                                 const std::vector<InputFile>& inputs)
{
    GK_TRY(JoinedFile file, JoinedFile::begin(session, target, inputs));
    bool is_empty = true;
    Joining joining{.add = [&](Collection part) {
        is_empty = false;
        return file.add(std::move(part));
    }};
    if (file.is_written_at_once()) joining.when_interrupted = "the output is cut off";
    const BatchResult result = read_parts(session, settings, inputs, joining);
    if (result.status == ExitCode::interrupted || is_empty) return result.status;
    if (joining.failure) return tl::unexpected(*joining.failure);
    GK_TRY_VOID(file.finish());
    return result.status;
}

Result<ExitCode> join_together(Session& session, const JoinOptions& options, const ReadSettings& settings,
                               const FormatChoice& target, const std::vector<InputFile>& inputs)
{
    std::vector<Collection> parts;
    Joining joining{.add = [&](Collection part) {
        parts.push_back(std::move(part));
        return Result<void>();
    }};
    const BatchResult result = read_parts(session, settings, inputs, joining);
    if (result.status == ExitCode::interrupted || parts.empty()) return result.status;
    GK_TRY(const Collection joined, join(parts, options.as));
    GK_TRY_VOID(write_joined(session, target, inputs, joined));
    return result.status;
}

Result<ExitCode> run_join(Session& session, const JoinOptions& options)
{
    GK_TRY(const FormatChoice target, join_target(session));
    GK_TRY(const ReadSettings settings, read_settings(session));
    GK_TRY(const std::vector<InputFile> inputs, required_inputs(options.inputs));

    const bool one_by_one = options.as == JoinAs::collection && can_stream(target);
    return one_by_one ? join_one_by_one(session, settings, target, inputs)
                      : join_together(session, options, settings, target, inputs);
}

}  // namespace

constexpr Command kJoinCommand = with_options<JoinOptions, run_join>(
    {.name = "join", .group = VerbGroup::files, .completes = Completes::file});

}  // namespace gammonkit::cli
