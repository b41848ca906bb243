#include "cli/commands/verbs.hpp"

#include "analysis/met/named_tables.hpp"
#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/console/console.hpp"
#include "cli/engine/analysis_settings.hpp"
#include "cli/engine/tables.hpp"
#include "cli/options/analysis_options.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/output/writing.hpp"
#include "report/statistics/statistics_report.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

struct StatsOptions : VerbOptions {
    AnalysisOptions analysis = {};
    EngineOptions engine = {};
    bool each_game = false;
    bool list = false;
    bool explain = false;

    void bind(OptionTable& table) override
    {
        table.flag("--each-game", each_game).old_name = "--games";
        table.flag("--list", list);
        table.flag("--explain", explain);
        analysis.bind_thresholds(table);
        analysis.bind_rules(table);
        engine.bind_met(table);
        output.bind_printing(table);
        output.bind_csv(table);
        bind_batch(table);
        input.bind_newest(table);
        batch.bind_shard(table);
        settings.bind_lang(table);
    }
    [[nodiscard]] bool prints() const override { return true; }
};

/// All that the workers share.
struct StatsTask {
    const Session& session;
    const StatsOptions& options;
    ReadSettings settings;
    KnownTables tables;
    CountingRules counting;
    StatisticsLayout layout;
};

Result<StatsTask> task_of(Session& session, const StatsOptions& options)
{
    if (options.output.csv && (options.output.json || options.list))
        return failure("usage", "a table goes neither with --json nor with --list",
                       "'gammonkit convert -t csv' writes a table of decisions");
    GK_TRY(ReadSettings settings, read_settings(session));
    const CountingRules counting = counting_of(options.analysis);
    GK_TRY(const std::optional<MatchEquityTable> table, users_met(options.engine));
    return StatsTask{
        session,
        options,
        std::move(settings),
        KnownTables(table),
        counting,
        {.games = options.each_game, .decisions = options.list, .width = session.console.width()}};
}

std::string written(const StatsTask& task, const StatisticsReport& report)
{
    const StatsOptions& options = task.options;
    if (options.output.json) return statistics_json(report, task.layout);
    if (options.output.csv) return statistics_csv(report, task.layout);
    if (options.list) return decisions_text(report, task.layout.width);
    return statistics_text(report, task.layout);
}

/// Without an analysis there is nothing to add up, and zeros would be wrong.
void say_unanalyzed(const StatsTask& task, const StatisticsReport& report, Outcome& outcome)
{
    const std::string which = report.of > 1 ? fmt::format("match {} of it", report.number) : "it";
    const Diagnostic problem{.severity = Severity::error,
                             .code = "not-analyzed",
                             .message = fmt::format("{}: {} carries no analysis, so there are no statistics",
                                                    printable(report.file), which),
                             .hint = "'gammonkit analyze' makes one"};
    keep_diagnostic(task.session, report.file, problem, {}, outcome);
    outcome.messages += task.session.console.rendered(problem, SourceText("gammonkit", ""));
    outcome.status = ExitCode::failed;
}

void add_match(const StatsTask& task, const StatisticsReport& report, Outcome& outcome)
{
    const StatsOptions& options = task.options;
    if (report.statistics.nothing_analyzed && !options.list) {
        say_unanalyzed(task, report, outcome);
        if (!options.output.json) return;
    }
    if (!outcome.data.empty() && !options.output.csv) outcome.data += options.output.json ? ",\n" : "\n";
    outcome.data += written(task, report);
}

MatchStatistics statistics_for(const StatsTask& task, const Match& match)
{
    const MatchEquityTable& table = task.tables.of(match);
    return task.layout.decisions ? statistics_of(match, table, task.counting)
                                 : summary_of(match, table, task.counting);
}

Outcome judge_file(const StatsTask& task, const InputFile& input)
{
    Outcome outcome;
    const std::optional<ReadSource> reading =
        read_collection(task.session, task.settings, input, false, outcome);
    if (!reading) return outcome;
    warn_of_no_match(task.session, input, *reading, outcome);
    const std::vector<Match>& matches = reading->collection->matches;
    for (std::size_t i = 0; i < matches.size(); ++i) {
        add_match(task,
                  {.file = std::string(reading->source.name()),
                   .number = i + 1,
                   .of = matches.size(),
                   .match = &matches[i],
                   .statistics = statistics_for(task, matches[i]),
                   .words = task.session.words,
                   .table = &task.tables.of(matches[i])},
                  outcome);
    }
    return outcome;
}

/// Prints as the outputs come: JSON as elements of one array, text with an empty line between files.
ExitCode print_all(Session& session, const StatsTask& task, const std::vector<InputFile>& inputs)
{
    const bool is_table = session.options.output.csv;
    if (is_table) session.console.data(statistics_csv_names(task.counting.rules), Console::Data::frame);
    bool first = true;
    const auto put = [&](std::string_view text) {
        if (text.empty()) return;
        if (!first && !is_table) session.console.data("\n");
        is_table ? session.console.data(text) : session.console.text(text);
        first = false;
    };
    return print_batch(session, inputs, [&](const InputFile& input) { return judge_file(task, input); },
                       "added up", {.put = put});
}

Result<ExitCode> run_stats(Session& session, const StatsOptions& options)
{
    GK_TRY(const StatsTask task, task_of(session, options));
    if (options.explain)
        session.console.text(
            statistics_explained(task.counting, "--thresholds", session.console.text_width()));
    if (options.explain && options.inputs.empty()) return ExitCode::ok;
    GK_TRY(const std::vector<InputFile> inputs, required_inputs(options.inputs));
    return print_all(session, task, inputs);
}

}  // namespace

constexpr Command kStatsCommand = with_options<StatsOptions, run_stats>({.name = "stats",
                                                                         .group = VerbGroup::matches,
                                                                         .completes = Completes::file,
                                                                         .print_forms = kPrintForms,
                                                                         .has_table = true});

}  // namespace gammonkit::cli
