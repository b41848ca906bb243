#include "analysis/annotate/annotate.hpp"

#include "analysis/annotate/turn_annotator.hpp"
#include "model/for_each_turn.hpp"
#include "support/pool.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

/// An engine, and what annotates with it.
struct Worker {
    Worker(const Engine& shared, const AnnotateSettings& settings, const Progress& progress)
        : engine(shared, 1), annotator(engine, settings, progress)
    {
    }
    Engine engine;
    TurnAnnotator annotator;
};

/// What GNU Backgammon has counted over the old analysis; it counts anew where it finds nothing.
void forget_statistics(Match& match)
{
    for (Game& game : match.games)
        std::erase_if(game.extras, [](const Extra& extra) { return extra.key == "sgf:GS"; });
}

std::vector<TurnTask> all_tasks(Collection& collection, const AnnotateSettings& settings)
{
    std::vector<TurnTask> tasks;
    for (Match& match : collection.matches) {
        forget_statistics(match);
        std::ranges::move(tasks_of(match, settings), std::back_inserter(tasks));
    }
    return tasks;
}

/// True if what a turn says first is by `engine`, or nothing is said.
bool is_by(const Turn& turn, std::string_view engine)
{
    const auto is_ours = [&](const auto& analyses) {
        return analyses.empty() || analyses.front().by.engine == engine;
    };
    return is_ours(turn.plays) && is_ours(turn.cubes);
}

/// Formats tell who made the analyses of a match by the program that wrote it.
void name_source(Match& match, const std::string& engine)
{
    bool is_ours = true;
    for (const Game& game : match.games)
        for_each_turn(game.turns, [&](const Turn& turn) { is_ours = is_ours && is_by(turn, engine); });
    if (is_ours) match.source = engine;
}

void add(AnnotateReport& sum, const AnnotateReport& part)
{
    sum.decisions += part.decisions;
    sum.looked_deeper += part.looked_deeper;
    sum.left_out += part.left_out;
}

}  // namespace

Result<AnnotateReport> annotate(Collection& collection, const Engine& engine,
                                const AnnotateSettings& settings, int threads, const Progress& progress)
{
    std::vector<TurnTask> tasks = all_tasks(collection, settings);
    const std::size_t total = tasks.size() + collection.positions.size();
    Watch watch(progress, std::max<std::size_t>(total, 1));
    const Progress go_on = [&](double /*part*/) { return watch.add(0); };
    Pool<Worker> workers([&] { return std::make_unique<Worker>(engine, settings, go_on); });
    std::vector<AnnotateReport> reports(total);
    Crew crew(threads);
    crew.run(total, [&](std::size_t i) {
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
