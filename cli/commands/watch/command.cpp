#include "cli/commands/verbs.hpp"

#include "cli/batch/batch.hpp"
#include "cli/batch/outcome.hpp"
#include "cli/commands/watch/arrived_matches.hpp"
#include "cli/console/console.hpp"
#include "cli/console/interrupt.hpp"
#include "cli/engine/analysis_settings.hpp"
#include "cli/engine/analyze_files.hpp"
#include "cli/options/analysis_options.hpp"
#include "cli/options/engine_options.hpp"
#include "support/files/folder_watch.hpp"
#include "support/text.hpp"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <fmt/format.h>
#include <unordered_map>
#include <unordered_set>

namespace gammonkit::cli {
namespace {

namespace fs = std::filesystem;

struct WatchOptions : VerbOptions {
    AnalysisOptions analysis = {};
    EngineOptions engine = {};
    bool with_reports = false;
    std::string database = {};
    bool once = false;

    void bind(OptionTable& table) override
    {
        table.flag("--report", with_reports);
        table.add("--db", "FILE", database, Completes::file);
        table.flag("--once", once);
        table.flag("--replace", analysis.replace);
        engine.bind_plays(table);
        analysis.bind_thresholds(table);
        engine.bind_level(table);
        engine.bind_cube_ply(table);
        engine.bind_move_filter(table);
        engine.bind_rolls(table);
        engine.bind_cubeless(table);
        analysis.bind_judge(table);
        analysis.bind_no_analysis(table);
        engine.bind_met(table);
        engine.bind_bearoff_tables(table);
        output.bind_format(table);
        output.bind_folder(table);
        input.bind(table);
        batch.bind_jobs(table);
        batch.bind_quiet(table);
        batch.bind_verbose(table);
    }
};

/// Fails if these folders cannot be watched with results in that one.
Result<void> check_folders(const WatchOptions& options)
{
    const std::string& results = options.output.output_dir;
    if (options.inputs.empty()) return failure("usage", "there is no folder to watch");
    if (results.empty())
        return failure("usage", "watch needs -O DIR", "the analyzed matches are written there");
    std::error_code ignored;
    for (const std::string& folder : options.inputs) {
        if (!fs::is_directory(folder, ignored))
            return failure("usage", fmt::format("{} is no folder", printable(folder)));
        if (fs::equivalent(folder, results, ignored))
            return failure("usage", "the results would lie among the matches", "-O names another folder");
    }
    return {};
}

Result<AnalysisJob> job_of(const Session& session, const WatchOptions& options)
{
    if (options.analysis.replace && options.analysis.no_analysis)
        return failure("usage", "--replace and --no-analysis exclude each other");
    AnalysisJob job{.scope = options.analysis.no_analysis ? AnalysisScope::none
                             : options.analysis.replace   ? AnalysisScope::all
                                                          : AnalysisScope::missing,
                    .done = "done"};
    job.engine = options.engine;
    job.marks.thresholds = options.analysis.thresholds;
    GK_TRY(job.outputs, outputs_of(session, "sgf"));
    GK_TRY(job.reading, read_settings(session));
    GK_TRY(job.settings, annotate_settings(options.analysis, options.engine));
    return job;
}

/// Tells which files are new, or others than before, and complete.
class Arrivals {
public:
    using Clock = std::chrono::steady_clock;

    /// These files were closed after writing, or moved to where they are.
    void are_complete(const std::vector<fs::path>& files)
    {
        for (const fs::path& file : files)
            complete_.insert(file.generic_string());
    }

    /// What is to be worked on now. Others that are new may still be written: they are taken as they are with
    /// `all`, else when they have not changed for a while.
    [[nodiscard]] std::vector<InputFile> take(const std::vector<InputFile>& inputs, bool all,
                                              Clock::time_point now)
    {
        constexpr std::chrono::seconds kQuietFor{1};
        awaited_ = false;
        std::vector<InputFile> taken;
        for (const InputFile& input : inputs) {
            const std::string file = outer_file(input.path);
            const Stamp stamp = stamp_of(file);
            const auto [place, is_new] = seen_.try_emplace(input.path, Seen{.stamp = stamp, .since = now});
            Seen& seen = place->second;
            if (!is_new && seen.stamp != stamp) seen = {.stamp = stamp, .since = now};
            if (seen.is_taken) continue;
            seen.is_taken = all || complete_.contains(file) || now - seen.since >= kQuietFor;
            seen.is_taken ? taken.push_back(input) : void(awaited_ = true);
        }
        complete_.clear();
        return taken;
    }

    /// True if the last `take` left files that may be complete soon.
    [[nodiscard]] bool are_awaited() const { return awaited_; }

private:
    /// By which one content of a file differs from the next.
    struct Stamp {
        fs::file_time_type written = {};
        std::uintmax_t size = 0;
        friend bool operator==(const Stamp&, const Stamp&) = default;
    };
    struct Seen {
        Stamp stamp = {};
        Clock::time_point since = {};
        bool is_taken = false;
    };

    static Stamp stamp_of(const std::string& file)
    {
        std::error_code ignored;
        return {.written = fs::last_write_time(file, ignored), .size = fs::file_size(file, ignored)};
    }

    std::unordered_map<std::string, Seen> seen_;
    std::unordered_set<std::string> complete_;
    bool awaited_ = false;
};

/// Works on what is in the folders, again and again.
class Watcher {
public:
    Watcher(Session& session, AnalysisJob job, ArrivedMatches matches)
        : session_(session), job_(std::move(job)), matches_(std::move(matches))
    {
        const std::string& folder = session_.options.output.output_dir;
        job_.before = [this, &folder](const std::string& output, const Collection& collection) {
            matches_.make_page(session_, fs::path(folder) / output, collection);
        };
        job_.also = [this, &folder](const std::string& output, const Collection& collection) {
            matches_.complete_page(session_, fs::path(folder) / output, collection);
        };
        if (matches_.has_database())
            job_.also_written = [this](const Collection& written) { matches_.add(written); };
    }

    Result<ExitCode> run()
    {
        // Before the first look, so that nothing comes unseen between the two.
        GK_TRY(FolderWatch watch, FolderWatch::on(session_.options.inputs));
        watch_for_interrupts();
        session_.console.tell(
            fmt::format("watching {}; Ctrl-C ends", printable(joined(session_.options.inputs, ", "))));
        bool has_news = true;
        while (!interrupted()) {
            if (has_news) GK_TRY_VOID(round(false));
            // Signals may come between the look at them and the wait.
            constexpr int kLongestWait = 500;
            GK_TRY(const FolderNews news, watch.wait(kLongestWait));
            arrivals_.are_complete(news.complete);
            has_news = news.is_any || arrivals_.are_awaited();
        }
        return ExitCode::interrupted;
    }

    /// Works on what is new. Fails only if it makes no sense to go on.
    Result<ExitCode> round(bool all)
    {
        std::vector<InputFile> inputs = find_inputs(session_.options.inputs);
        leave_out_results(inputs, session_.options.output.output_dir);
        std::erase_if(inputs, [](const InputFile& input) {
            return input.problem && input.problem->code == "empty-folder";
        });
        if (std::vector<InputFile> fresh = arrivals_.take(inputs, all, Arrivals::Clock::now());
            !fresh.empty())
            return work_on(std::move(fresh), std::move(inputs));
        return ExitCode::ok;
    }

private:
    /// All inputs have a part in how outputs are named.
    Result<ExitCode> work_on(std::vector<InputFile> fresh, std::vector<InputFile> inputs)
    {
        const bool was_quiet = std::exchange(session_.console.quiet, session_.console.quiet || has_named_);
        OutputNames names(session_, inputs);
        names.keep_record(session_);
        session_.console.quiet = was_quiet;
        has_named_ = true;
        GK_TRY(const BatchResult result, analyze_inputs(session_, job_, &names, fresh));
        tell_done(result);
        const bool is_recorded = matches_.finish_round(session_);
        if (result.status == ExitCode::ok && !is_recorded) return ExitCode::failed;
        return result.status;
    }

    void tell_done(const BatchResult& result)
    {
        const std::size_t failed = result.failed - result.flawed;
        const std::size_t done = result.done - failed - result.skipped - result.up_to_date;
        if (done > 0) session_.console.tell(fmt::format("{} analyzed", counted(done, "file", "files")));
    }

    Session& session_;
    AnalysisJob job_;
    ArrivedMatches matches_;
    Arrivals arrivals_ = {};
    bool has_named_ = false;
};

Result<ExitCode> run_watch(Session& session, const WatchOptions& options)
{
    GK_TRY_VOID(check_folders(options));
    // What is made of the same content by the same settings is done.
    WatchOptions always = options;
    always.output.resume = true;
    Session resuming{.options = always,
                     .table = session.table,
                     .catalogue = session.catalogue,
                     .console = session.console,
                     .words = session.words,
                     .command = session.command};
    GK_TRY(AnalysisJob job, job_of(resuming, always));
    GK_TRY(ArrivedMatches matches,
           ArrivedMatches::from(resuming, options.with_reports, options.database, options.engine));
    Watcher watcher(resuming, std::move(job), std::move(matches));
    return options.once ? watcher.round(true) : watcher.run();
}

}  // namespace

constexpr Command kWatchCommand = with_options<WatchOptions, run_watch>(
    {.name = "watch", .group = VerbGroup::matches, .completes = Completes::directory});

}  // namespace gammonkit::cli
