#include "analysis/annotate/annotate.hpp"

#include "analysis/annotate/turn_annotator.hpp"
#include "analysis/progress_monitor.hpp"
#include "model/for_each_turn.hpp"
#include "support/object_pool.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

/// An engine, and what annotates with it.
struct Worker {
    Worker(const NetEngine& shared, const AnnotateSettings& settings, const Progress& progress)
        : engine(shared, 1), annotator(engine, settings, progress)
    {
    }
    NetEngine engine;
    TurnAnnotator annotator;
};

/// Takes away what sums up the old analysis.
void forget_statistics(Match& match, const AnnotateSettings& settings)
{
    if (settings.keep) return;  // The old analysis stays first.
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        if (!is_wanted(settings, i)) continue;
        std::erase_if(match.games[i].extras, [&](const Extra& extra) {
            return std::ranges::find(settings.extras_of_analysis, extra.key) !=
                   end(settings.extras_of_analysis);
        });
    }
}

std::vector<TurnTask> all_tasks(Collection& collection, const AnnotateSettings& settings)
{
    std::vector<TurnTask> tasks;
    for (Match& match : collection.matches) {
        forget_statistics(match, settings);
        std::ranges::move(tasks_of(match, settings), std::back_inserter(tasks));
    }
    return tasks;
}

/// How many of the analyses that stand first in their turns are by an engine, and how many there are.
struct Sources {
    std::size_t ours = 0;
    std::size_t all = 0;
};

template <class Analysis>
void add(const std::vector<Analysis>& analyses, std::string_view engine, Sources& sources)
{
    if (analyses.empty()) return;
    ++sources.all;
    if (analyses.front().by.engine == engine) ++sources.ours;
}

/// Formats tell who made the analyses of a match by the program that wrote it.
void name_source(Match& match, const std::string& engine)
{
    Sources sources;
    for (const Game& game : match.games) {
        for_each_turn(game.turns, [&](const Turn& turn) {
            add(turn.plays, engine, sources);
            add(turn.cubes, engine, sources);
        });
    }
    if (sources.all > 0 && sources.ours == sources.all) match.source = engine;
}

void add(AnnotateReport& sum, const AnnotateReport& part)
{
    sum.decisions += part.decisions;
    sum.looked_deeper += part.looked_deeper;
    sum.rolled_out += part.rolled_out;
    sum.left_out += part.left_out;
}

}  // namespace

Result<AnnotateReport> annotate(Collection& collection, const NetEngine& engine,
                                const AnnotateSettings& settings, int threads, const Progress& progress)
{
    std::vector<TurnTask> tasks = all_tasks(collection, settings);
    const std::size_t total = tasks.size() + collection.positions.size();
    ProgressMonitor watch(progress, std::max<std::size_t>(total, 1));
    const Progress go_on = [&](double /*part*/) { return watch.add(0); };
    ObjectPool<Worker> workers([&] { return std::make_unique<Worker>(engine, settings, go_on); });
    std::vector<AnnotateReport> reports(total);
    ThreadPool thread_pool(threads);
    thread_pool.run(total, [&](std::size_t i) {
        if (watch.stopped()) return;
        workers.with([&](Worker& worker) {
            // It fails only if it is stopped.
            static_cast<void>(i < tasks.size()
                                  ? worker.annotator.annotate(tasks[i])
                                  : worker.annotator.annotate(collection.positions[i - tasks.size()]));
            reports[i] = worker.annotator.take_report();
        });
        watch.add(1);
    });
    if (watch.stopped()) return failure("interrupted", "the analysis was stopped");
    for (Match& match : collection.matches)
        name_source(match, settings.engine);
    AnnotateReport sum;
    for (const AnnotateReport& report : reports)
        add(sum, report);
    return sum;
}

}  // namespace gammonkit
