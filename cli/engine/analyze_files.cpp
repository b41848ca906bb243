#include "cli/engine/analyze_files.hpp"

#include "cli/batch/batch.hpp"
#include "cli/batch/reading.hpp"
#include "cli/console/console.hpp"
#include "cli/console/interrupt.hpp"
#include "cli/console/progress.hpp"
#include "cli/engine/analysis_settings.hpp"
#include "cli/engine/other_analyses.hpp"
#include "cli/engine/resume_record.hpp"
#include "cli/engine/tables.hpp"
#include "cli/output/name_template.hpp"
#include "cli/output/outputs.hpp"
#include "cli/output/writing.hpp"
#include "model/is_analyzed.hpp"
#include "support/ends.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <iterator>
#include <mutex>
#include <optional>
#include <utility>

namespace gammonkit::cli {
namespace {

/// The engine that all workers share; made when the first of them asks, as matches may be analyzed already.
class SharedEngine {
public:
    explicit SharedEngine(NetEngine::Options options) : options_(std::move(options)) {}

    const NetEngine& get() const
    {
        std::call_once(made_, [this] { engine_.emplace(options_); });
        return *engine_;
    }

private:
    NetEngine::Options options_;
    mutable std::once_flag made_;
    mutable std::optional<NetEngine> engine_;
};

/// All that judging one input needs.
struct Work {
    const Session& session;
    const AnalysisJob& plan;
    const SharedEngine& engine;
    int threads = 1;  ///< For each input.
    const gammonkit::Progress& progress;
    Capacity capacity;  ///< Of the outputs.
};

Diagnostic not_judged(std::size_t count)
{
    return {.severity = Severity::warning,
            .code = "not-judged",
            .message = fmt::format("the engine cannot judge {}", counted(count, "turn", "turns"))};
}

/// Swaps what has no analysis with what stands in its place in `part`, which must be as long or empty.
template <class Item>
void exchange_unanalyzed(std::vector<Item>& all, std::vector<Item>& part, std::vector<std::size_t>& places)
{
    if (places.empty()) {
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (!is_analyzed(all[i])) places.push_back(i);
        }
        part.resize(places.size());
    }
    for (std::size_t i = 0; i < places.size(); ++i)
        std::swap(all[places[i]], part[i]);
}

Result<AnnotateReport> annotate_what_is_wanted(const Work& work, Collection& collection)
{
    const auto annotated = [&](Collection& judged) {
        if (work.plan.gnubg) return annotate_by_gnubg(judged, *work.plan.gnubg, work.progress);
        return annotate(judged, work.engine.get(), work.plan.settings, work.threads, work.progress);
    };
    if (work.plan.scope == AnalysisScope::none) return AnnotateReport{};
    if (work.plan.scope == AnalysisScope::all) return annotated(collection);
    Collection part;
    std::vector<std::size_t> matches;
    std::vector<std::size_t> positions;
    exchange_unanalyzed(collection.matches, part.matches, matches);
    exchange_unanalyzed(collection.positions, part.positions, positions);
    if (part.matches.empty() && part.positions.empty()) return AnnotateReport{};
    Result<AnnotateReport> report = annotated(part);
    exchange_unanalyzed(collection.matches, part.matches, matches);
    exchange_unanalyzed(collection.positions, part.positions, positions);
    return report;
}

/// Judges what an input holds.
Result<void> judge(const Work& work, const InputFile& input, Collection& collection, Outcome& outcome)
{
    const AnnotateSettings& settings = work.plan.settings;
    if (const std::optional<Diagnostic> no = nothing_to_analyze(collection, settings))
        return tl::unexpected(*no);
    if (work.plan.scope == AnalysisScope::all && !settings.keep)
        outcome.replaced = other_engines_in(collection);
    GK_TRY(const AnnotateReport report, annotate_what_is_wanted(work, collection));
    if (report.left_out == 0) return {};
    const SourceText source(input.path, {});
    const Diagnostic note = not_judged(report.left_out);
    keep_diagnostic(work.session, input.path, note, source, outcome);
    outcome.messages += work.session.console.rendered(note, source);
    return {};
}

/// What was read, if there is anything to be judged.
std::optional<Collection> collection_of(const Work& work, const InputFile& input, bool all, Outcome& outcome)
{
    std::optional<ReadSource> reading = read_one(work.session, work.plan.reading, input, outcome);
    if (!reading) return std::nullopt;
    keep_messages(work.session, *reading, all, outcome);
    return std::move(reading->collection);
}

/// What can be read from the outputs of an input.
Collection collection_written(const Work& work, std::span<const std::string> paths)
{
    Collection all;
    const Format& format = *work.plan.outputs.front().target.format;
    for (const std::string& path : paths) {
        if (format.read == nullptr) break;
        const Result<Input> bytes = read_input(path);
        if (!bytes) continue;
        ReadSource reading = read(work.session.catalogue, *bytes, {.from = &format, .validate = false});
        if (reading.collection)
            std::ranges::move(reading.collection->matches, std::back_inserter(all.matches));
    }
    return all;
}

/// The path of the first output, counted from the folder of all.
std::string first_output(const Work& work, std::span<const std::string> paths)
{
    const std::filesystem::path path = first_or_empty(paths);
    return path.lexically_relative(work.session.options.output.output_dir).generic_string();
}

/// `judged` is nothing where --resume passes over the input.
void tell(const Work& work, std::span<const std::string> paths, const Collection* judged)
{
    const AnalysisJob& plan = work.plan;
    if (!plan.also && !plan.also_written) return;
    const Format& format = *plan.outputs.front().target.format;
    std::optional<Collection> read_back;
    if (judged == nullptr || (plan.also_written && format.read != nullptr))
        read_back = collection_written(work, paths);
    const Collection& written = read_back ? *read_back : *judged;
    if (plan.also_written) plan.also_written(written);
    if (plan.also) plan.also(first_output(work, paths), judged == nullptr ? written : *judged);
}

/// False if the outputs are up to date. Fails if they may not be written.
Result<bool> is_to_be_judged(const Work& work, const OutputNames& names, const InputFile& input,
                             std::span<const std::string> paths, Outcome& outcome)
{
    if (is_left_alone(names, paths, outcome)) {
        tell(work, paths, nullptr);
        return false;
    }
    GK_TRY_VOID(check_paths(names, input, paths));
    return true;
}

/// The outputs of an input under --output-dir.
std::vector<std::string> paths_of(const Work& work, const OutputNames& names, const InputFile& input,
                                  const Collection& collection)
{
    const Format& format = *work.plan.outputs.front().target.format;
    return names.paths_for(input, parts_of(collection, work.capacity).size(), format.extensions.front());
}

void write_into_folder(const Work& work, const OutputNames& names, const InputFile& input,
                       const Collection& collection, Outcome& outcome)
{
    const std::vector<std::string> paths = paths_of(work, names, input, collection);
    if (work.plan.before) work.plan.before(first_output(work, paths), collection);
    write_parts(work.session, work.plan.outputs.front().target, parts_of(collection, work.capacity), names,
                input, outcome);
    if (outcome.status == ExitCode::ok || outcome.flawed) tell(work, paths, &collection);
}

bool has_written(const Outcome& outcome)
{
    return (outcome.status == ExitCode::ok || outcome.flawed) && !outcome.up_to_date && !outcome.skipped &&
           !outcome.elsewhere;
}

/// Notes how the outputs are judged, now that one is there.
void keep(const Session& session, SettingsRecord& record, const InputFile& input, Outcome& outcome)
{
    const Result<void> kept = record.keep();
    if (kept) return;
    outcome.flawed = false;
    fail(session, input, kept.error(), outcome);
}

/// With several outputs: what each of them lost must not be added up.
void tell_losses_at_once(const Work& work, const Format& format, Outcome& outcome)
{
    const BatchResult result{.total = 1, .done = 1, .losses = std::exchange(outcome.losses, {})};
    if (work.session.console.quiet) return;
    std::vector<Diagnostic> told = table_notes(result, format.id);
    std::ranges::move(loss_messages(work.session, format.id, result), std::back_inserter(told));
    for (const Diagnostic& each : told)
        outcome.messages += work.session.console.rendered(each, SourceText("gammonkit", {}));
}

/// Writes the outputs of the only input, but none if one of them cannot be made.
Result<void> write_all(const Work& work, const InputFile& input, const Collection& collection,
                       Outcome& outcome)
{
    std::vector<std::string> made;
    for (const AnalysisOutput& output : work.plan.outputs) {
        GK_TRY(std::string bytes, bytes_of_whole(work.session, output.target, collection, input, outcome));
        made.push_back(std::move(bytes));
        if (work.plan.outputs.size() > 1) tell_losses_at_once(work, *output.target.format, outcome);
    }
    for (std::size_t i = 0; i < made.size(); ++i)
        save_whole(work.session, input, work.plan.outputs[i].path, std::move(made[i]), outcome);
    return {};
}

/// Without names: the only input, for the outputs of the command line.
Result<void> analyze_into(const Work& work, const OutputNames* names, const InputFile& input,
                          Outcome& outcome)
{
    const bool tells_all = names == nullptr && !input.found;
    std::optional<Collection> collection = collection_of(work, input, tells_all, outcome);
    if (!collection) return {};
    if (names != nullptr && !work.plan.write) {
        const std::vector<std::string> paths = paths_of(work, *names, input, *collection);
        GK_TRY(const bool is_due, is_to_be_judged(work, *names, input, paths, outcome));
        if (!is_due) return {};
    }
    GK_TRY_VOID(judge(work, input, *collection, outcome));
    if (work.plan.write) {
        work.plan.write(names, input, *collection, outcome);
    } else if (names != nullptr) {
        write_into_folder(work, *names, input, *collection, outcome);
    } else {
        GK_TRY_VOID(write_all(work, input, *collection, outcome));
    }
    return {};
}

Outcome analyze_one(const Work& work, const OutputNames* names, const InputFile& input)
{
    Outcome outcome;
    const Result<void> done = analyze_into(work, names, input, outcome);
    if (!done) fail(work.session, input, done.error(), outcome);
    return outcome;
}

/// Runs over all inputs, which share out the threads.
BatchResult analyze_each(Session& session, const AnalysisJob& plan, const SharedEngine& engine,
                         std::span<const InputFile> inputs,
                         const std::function<Outcome(const Work&, const InputFile&)>& analyze)
{
    const bool alone = inputs.size() == 1;
    ProgressBar bar(session.console, alone && shows_progress(session));
    const gammonkit::Progress progress = [&](double part) {
        if (alone) bar.update_part(part, inputs.front().path);
        return !interrupted();
    };
    const auto at_once = static_cast<int>(std::clamp<std::size_t>(inputs.size(), 1, 1024));
    const Work work{.session = session,
                    .plan = plan,
                    .engine = engine,
                    .threads = std::max(1, threads_for(session.options.batch) / at_once),
                    .progress = progress,
                    .capacity = plan.write ? Capacity{} : capacity_of(plan.outputs.front().target)};
    return run_batch(session, inputs, [&](const InputFile& input) { return analyze(work, input); });
}

/// Fails if what is read cannot become an output.
Result<void> check_outputs(const Session& session, const AnalysisJob& plan, std::span<const InputFile> inputs)
{
    const OutputOptions& options = session.options.output;
    for (const AnalysisOutput& output : plan.outputs) {
        if (auto no = objection_to_one(session, output.target, inputs, output.path))
            return tl::unexpected(*no);
        GK_TRY_VOID(check_single(options, inputs, output.path));
    }
    const bool is_for_one = plan.write && !plan.gathers && !options.output.empty() && options.output != "-";
    if (is_for_one && (inputs.size() > 1 || inputs.front().found))
        return tl::unexpected(several_for_one(session, inputs));
    return check_single(options, inputs, options.output);
}

Result<ExitCode> analyze_all(Session& session, const AnalysisJob& plan)
{
    const OutputOptions& output = session.options.output;
    GK_TRY(std::vector<InputFile> inputs, required_inputs(session.options.inputs));
    const bool into_folder = !output.output_dir.empty();
    if (!into_folder) {
        GK_TRY_VOID(check_outputs(session, plan, inputs));
    }
    warn_of_lost_second_analyses(session, plan);
    std::optional<OutputNames> names;
    if (into_folder) {
        leave_out_results(inputs, output.output_dir);
        GK_TRY_VOID(name_by_template(session, inputs));
        names.emplace(session, inputs, plan.taken);
        if (!plan.write) names->keep_record(session);
    }
    GK_TRY(const BatchResult result, analyze_inputs(session, plan, names ? &*names : nullptr, inputs));
    if (into_folder) report_batch(session, result, plan.done);
    return result.status;
}

}  // namespace

Result<void> check_destination(const VerbOptions& options)
{
    const OutputOptions& output = options.output;
    const bool has_output = !output.output.empty() || !output.outputs.empty();
    if (has_output && !output.output_dir.empty())
        return failure("usage", "--output and --output-dir exclude each other");
    if (!output.output_dir.empty()) return {};
    if (output.resume) return failure("usage", "--resume needs -O DIR");
    if (options.batch.shard) return failure("usage", "--shard needs -O DIR", "all shares are written there");
    return {};
}

Result<std::vector<AnalysisOutput>> outputs_of(const Session& session, std::string_view usual, Writes writes)
{
    const VerbOptions& options = session.options;
    std::vector<std::string> paths = options.output.outputs;
    if (paths.empty()) paths.emplace_back();
    if (paths.size() > 1 && !options.output.to.empty())
        return failure("usage", "--to names one format, and here are several outputs",
                       "without --to the names of the outputs say their formats");
    GK_TRY_VOID(check_differ(paths));
    std::vector<AnalysisOutput> outputs;
    for (const std::string& path : paths) {
        const bool is_said = !options.output.to.empty() || (!path.empty() && path != "-");
        GK_TRY(FormatChoice target,
               target_format(session.catalogue, is_said ? options.output.to : usual, path, writes));
        warn_of_other_name(session, target, path);
        outputs.push_back({std::move(target), path});
    }
    return outputs;
}

Result<BatchResult> analyze_inputs(Session& session, const AnalysisJob& plan, const OutputNames* names,
                                   std::span<const InputFile> inputs)
{
    session.marks = plan.marks;
    GK_TRY(NetEngine::Options tables, engine_options(session, plan.engine, 1));
    const SharedEngine engine(std::move(tables));
    std::optional<SettingsRecord> record;
    if (names != nullptr && plan.scope == AnalysisScope::all) {
        record.emplace(session);
        GK_TRY_VOID(record->check());
    }
    BatchResult result =
        analyze_each(session, plan, engine, inputs, [&](const Work& work, const InputFile& input) {
            Outcome outcome = analyze_one(work, names, input);
            if (record && has_written(outcome)) keep(session, *record, input, outcome);
            return outcome;
        });
    if (plan.outputs.size() == 1) report_losses(session, plan.outputs.front().target.format->id, result);
    report_replaced(session, result);
    return result;
}

ExitCode analyze_files(Session& session, const AnalysisJob& plan)
{
    const Result<ExitCode> done = analyze_all(session, plan);
    return done ? *done : refuse(session, done.error());
}

}  // namespace gammonkit::cli
