#include "analysis/annotate/annotate.hpp"

#include "analysis/annotate/turn_annotator.hpp"
#include "analysis/progress_monitor.hpp"
#include "model/for_each_turn.hpp"
#include "support/object_pool.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// An engine, and what annotates with it.
struct Worker {
    Worker(const NetEngine& shared, const AnnotateSettings& settings, const Progress& progress,
           const std::shared_ptr<RollMemory>& rolls)
        : engine(shared, 1), annotator(engine, settings, progress)
    {
        engine.remember_rolls(rolls);
    }
    NetEngine engine;
    TurnAnnotator annotator;
};

/// Takes away what sums up the old analysis.
void forget_statistics(Collection& collection, const AnnotateSettings& settings)
{
    if (settings.keep) return;  // The old analysis stays first.
    const auto is_forgotten = [&](const Extra& extra) {
        return std::ranges::find(settings.extras_of_analysis, extra.key) != end(settings.extras_of_analysis);
    };
    for (Match& match : collection.matches) {
        for (std::size_t i = 0; i < match.games.size(); ++i) {
            if (is_wanted(settings, i)) erase_if(match.games[i].extras, is_forgotten);
        }
    }
}

std::vector<TurnTask> all_tasks(Collection& collection, const AnnotateSettings& settings)
{
    std::vector<TurnTask> tasks;
    for (Match& match : collection.matches)
        std::ranges::move(tasks_of(match, settings), std::back_inserter(tasks));
    return tasks;
}

/// How many of the analyses that stand first in their turns are by an engine, and how many there are.
struct Sources {
    std::size_t ours = 0;
    std::size_t all = 0;
};

template <class Analysis>
void add(const RareList<Analysis>& analyses, std::string_view engine, Sources& sources)
{
    if (analyses.empty()) return;
    ++sources.all;
    if (analyses.front().by.engine == engine) ++sources.ours;
}

/// Formats tell who made the analyses of a match by the program that wrote it: that of most of them.
void name_source(Match& match, const std::string& engine)
{
    Sources sources;
    for (const Game& game : match.games) {
        for_each_turn(game.turns, [&](const Turn& turn) {
            add(turn.plays, engine, sources);
            add(turn.cubes, engine, sources);
        });
    }
    if (2 * sources.ours > sources.all) match.source = engine;
}

Result<void> check_share(const DecisionShare& share)
{
    if (share.number >= 1 && share.number <= share.count) return {};
    return failure("share", fmt::format("there is no share {} of {}", share.number, share.count),
                   "shares are counted from 1");
}

/// Which of so many the share has.
std::vector<std::size_t> indices_in(const DecisionShare& share, std::size_t count)
{
    std::vector<std::size_t> indices;
    for (std::size_t i = share.number - 1; i < count; i += share.count)
        indices.push_back(i);
    return indices;
}

/// What annotating writes into a turn.
void take_findings(Turn& turn, Turn& from)
{
    turn.plays = std::move(from.plays);
    turn.cubes = std::move(from.cubes);
    turn.luck = from.luck;
    turn.marks = from.marks;
}

void take_findings(TurnTask& task, TurnTask& from)
{
    take_findings(*task.turn, *from.turn);
    for (std::size_t i = 0; i < task.answers.size(); ++i)
        take_findings(*task.answers[i], *from.answers[i]);
}

void add(AnnotateReport& sum, const AnnotateReport& part)
{
    sum.decisions += part.decisions;
    sum.looked_deeper += part.looked_deeper;
    sum.rolled_out += part.rolled_out;
    sum.left_out += part.left_out;
}

}  // namespace

int luck_plies(const AnnotateSettings& settings)
{
    return settings.luck_plies.value_or(settings.depth.level.context.plies > 1 ? 1 : 0);
}

Result<AnnotateReport> annotate(Collection& collection, const NetEngine& engine,
                                const AnnotateSettings& settings, int threads, const Progress& progress)
{
    GK_TRY_VOID(check_share(settings.share));
    std::vector<TurnTask> tasks = all_tasks(collection, settings);
    forget_statistics(collection, settings);
    const std::vector<std::size_t> wanted =
        indices_in(settings.share, tasks.size() + collection.positions.size());
    const std::size_t passes = settings.parts.luck ? 2 : 1;
    ProgressMonitor watch(progress, std::max<std::size_t>(passes * wanted.size(), 1));
    const Progress go_on = [&](double /*part*/) { return watch.add(0); };
    const auto rolls = settings.parts.luck ? std::make_shared<RollMemory>() : nullptr;
    ObjectPool<Worker> workers([&] { return std::make_unique<Worker>(engine, settings, go_on, rolls); });
    std::vector<AnnotateReport> reports(wanted.size());
    ThreadPool thread_pool(threads);
    const auto run = [&](const auto& work) {
        thread_pool.run(wanted.size(), [&](std::size_t i) {
            if (watch.stopped()) return;
            workers.with([&](Worker& worker) { work(worker.annotator, i); });
            watch.add(1);
        });
    };
    run([&](TurnAnnotator& annotator, std::size_t i) {
        const std::size_t task = wanted[i];
        // It fails only if it is stopped.
        static_cast<void>(task < tasks.size()
                              ? annotator.annotate(tasks[task])
                              : annotator.annotate(collection.positions[task - tasks.size()]));
        reports[i] = annotator.take_report();
    });
    if (settings.parts.luck) {
        run([&](TurnAnnotator& annotator, std::size_t i) {
            if (wanted[i] < tasks.size()) annotator.annotate_luck(tasks[wanted[i]]);
        });
    }
    if (watch.stopped()) return failure("interrupted", "the analysis was stopped");
    for (Match& match : collection.matches)
        name_source(match, settings.engine);
    AnnotateReport sum;
    for (const AnnotateReport& report : reports)
        add(sum, report);
    return sum;
}

Result<void> take_share(Collection& collection, Collection copy, const AnnotateSettings& settings)
{
    GK_TRY_VOID(check_share(settings.share));
    std::vector<TurnTask> tasks = all_tasks(collection, settings);
    std::vector<TurnTask> others = all_tasks(copy, settings);
    const auto is_copy = [](const TurnTask& a, const TurnTask& b) {
        return a.state == b.state && a.turn->action == b.turn->action && a.answers.size() == b.answers.size();
    };
    const auto is_copied = [](const PositionRecord& a, const PositionRecord& b) {
        return a.state == b.state;
    };
    std::vector<PositionRecord>& positions = collection.positions;
    std::vector<PositionRecord>& copied = copy.positions;
    if (!std::equal(begin(tasks), end(tasks), begin(others), end(others), is_copy) ||
        !std::equal(begin(positions), end(positions), begin(copied), end(copied), is_copied))
        return failure("different", "these are not the same matches");
    forget_statistics(collection, settings);
    for (const std::size_t i : indices_in(settings.share, tasks.size() + positions.size())) {
        if (i < tasks.size()) {
            take_findings(tasks[i], others[i]);
        } else {
            positions[i - tasks.size()].plays = std::move(copied[i - tasks.size()].plays);
            positions[i - tasks.size()].cubes = std::move(copied[i - tasks.size()].cubes);
        }
    }
    for (Match& match : collection.matches)
        name_source(match, settings.engine);
    return {};
}

}  // namespace gammonkit
