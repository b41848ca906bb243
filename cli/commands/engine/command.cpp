#include "cli/commands/engine/command.hpp"

#include "analysis/benchmark/bench.hpp"
#include "analysis/benchmark/score_text.hpp"
#include "cli/batch/batch.hpp"
#include "cli/batch/foreign_files.hpp"
#include "cli/batch/outcome.hpp"
#include "cli/commands/engine/play.hpp"
#include "cli/commands/engine/serve.hpp"
#include "cli/console/console.hpp"
#include "cli/console/interrupt.hpp"
#include "cli/console/progress.hpp"
#include "cli/engine/tables.hpp"
#include "cli/output/json_output.hpp"
#include "support/ends.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

ExitCode run_bench(Session& session)
{
    const Arguments& arguments = session.arguments;
    if (arguments.inputs.size() > 1) {
        return refuse(
            session,
            {.code = "usage", .message = fmt::format("'bench' takes no argument '{}'", arguments.inputs[1])});
    }
    ProgressBar bar(session.console, shows_progress(session));
    const auto progress = [&](double part) {
        bar.update_part(part, "measuring");
        return !interrupted();
    };
    const Result<BenchFacts> facts =
        bench(threads_for(arguments.batch), arguments.engine.seconds.value_or(1), progress);
    if (!facts) return refuse(session, facts.error());
    if (arguments.output.json) {
        JsonArray(session).add(bench_json(*facts));
    } else {
        session.console.data(bench_text(*facts));
    }
    return ExitCode::ok;
}

Result<std::vector<KnownDecision>> decisions_in(const std::string& path)
{
    const WaitingForInput waiting(path == "-");
    GK_TRY(const Input file, read_input(path));
    const std::string name = printable(path);
    if (const std::optional<Diagnostic> foreign = foreign_file(file.bytes)) {
        return failure(foreign->code, fmt::format("{}: {}", name, foreign->message), foreign->hint);
    }
    Result<std::vector<KnownDecision>> decisions = read_decisions(file.bytes);
    if (!decisions) decisions.error().message = fmt::format("{}: {}", name, decisions.error().message);
    return decisions;
}

Result<ScoreFacts> score_file(const Arguments& arguments, const Evaluator& evaluator, const std::string& path,
                              const gammonkit::Progress& progress)
{
    GK_TRY(const std::vector<KnownDecision> decisions, decisions_in(path));
    const int plies = arguments.engine.ply.value_or(0);
    const std::optional<Score> result =
        score(evaluator, decisions, plies, threads_for(arguments.batch), progress);
    if (!result) return failure("interrupted", "the scoring was stopped");
    return ScoreFacts{.file = path, .plies = plies, .score = *result};
}

ExitCode score_files(Session& session, std::span<const std::string> files,
                     const std::function<void(const ScoreFacts&)>& say)
{
    const Result<bearoff::TableSet> tables = engine_tables(session);
    if (!tables) return refuse(session, tables.error());
    const Evaluator evaluator = Evaluator::shipped(*tables);
    ProgressBar bar(session.console, shows_progress(session));
    ExitCode status = ExitCode::ok;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const auto progress = [&](double part) {
            bar.update_part((static_cast<double>(i) + part) / static_cast<double>(files.size()), files[i]);
            return !interrupted();
        };
        const Result<ScoreFacts> facts = score_file(session.arguments, evaluator, files[i], progress);
        if (facts) {
            say(*facts);
            continue;
        }
        status = refuse(session, facts.error());
        if (status == ExitCode::interrupted) return status;
    }
    return status;
}

ExitCode run_score(Session& session)
{
    const std::span<const std::string> files = without_first(std::span(session.arguments.inputs));
    if (files.empty()) {
        return refuse(session, {.code = "usage",
                                .message = "there is no table of decisions to score",
                                .hint = "name files; - is standard input"});
    }
    if (session.arguments.output.json) {
        JsonArray array(session);
        const ExitCode status =
            score_files(session, files, [&](const ScoreFacts& facts) { array.add(score_json(facts)); });
        return status;
    }
    bool first = true;
    return score_files(session, files, [&](const ScoreFacts& facts) {
        session.console.data((first ? score_heading() : "") + score_row(facts));
        first = false;
    });
}

}  // namespace

ExitCode run_engine(Session& session)
{
    const std::vector<std::string>& words = session.arguments.inputs;
    const std::string what = words.empty() ? "" : words.front();
    watch_for_interrupts();
    if (what == "bench") return run_bench(session);
    if (what == "score") return run_score(session);
    if (what == "play") return run_play(session);
    if (what == "serve") return run_serve(session);
    return refuse(session, {.code = "usage",
                            .message = "engine needs to know what to do: bench, play, score or serve",
                            .hint = "'gammonkit engine --help' shows examples"});
}

}  // namespace gammonkit::cli
