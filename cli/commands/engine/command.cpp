#include "cli/commands/engine/command.hpp"

#include "analysis/benchmark/bench.hpp"
#include "analysis/benchmark/score.hpp"
#include "cli/batch/batch.hpp"
#include "cli/batch/outcome.hpp"
#include "cli/batch/reading.hpp"
#include "cli/commands/question_options.hpp"
#include "cli/commands/verbs.hpp"
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

constexpr std::string_view kEngineWords[] = {"bench", "play", "score", "serve"};

constexpr std::string_view kOfPlay = "'engine play'";
constexpr std::string_view kOfServe = "'engine serve'";
constexpr std::string_view kOfPlayAndServe = "'engine play' and 'engine serve'";
constexpr std::string_view kOfScoreAndServe = "'engine score' and 'engine serve'";
constexpr std::string_view kOfThoseThatPrint = "'engine bench', 'engine play' and 'engine score'";

constexpr OptionOfQuestions kEngineQuestions[] = {{"--games", kOfPlay},
                                                  {"--length", kOfPlay},
                                                  {"--itself", kOfPlay},
                                                  {"--no-duplicate", kOfPlay},
                                                  {"--luck", kOfPlay},
                                                  {"--errors", kOfPlay},
                                                  {"--cube-limit", kOfPlay},
                                                  {"--record", kOfPlay},
                                                  {"--log", kOfPlay},
                                                  {"--seed", kOfPlay},
                                                  {"--gnubg", kOfPlay},
                                                  {"--jacoby", kOfPlayAndServe},
                                                  {"--beavers", kOfPlayAndServe},
                                                  {"--met", kOfPlayAndServe},
                                                  {"--stdio", kOfServe},
                                                  {"--socket", kOfServe},
                                                  {"--level", kOfServe},
                                                  {"--cube-ply", kOfServe},
                                                  {"--noise", kOfServe},
                                                  {"--x", kOfServe},
                                                  {"--cube-model", kOfServe},
                                                  {"--ply", kOfScoreAndServe},
                                                  {"--bearoff-table", kOfScoreAndServe},
                                                  {"--seconds", "'engine bench'"},
                                                  {"--json", kOfThoseThatPrint},
                                                  {"--to", kOfThoseThatPrint}};

Result<ExitCode> run_bench(Session& session, const EngineVerbOptions& options)
{
    if (options.inputs.size() > 1) {
        return failure("usage", fmt::format("'bench' takes no argument '{}'", options.inputs[1]));
    }
    ProgressBar bar(session.console, shows_progress(session));
    const auto progress = [&](double part) {
        bar.update_part(part, "measuring");
        return !interrupted();
    };
    GK_TRY(const BenchFacts facts, bench(threads_for(options.batch), options.seconds.value_or(1), progress));
    const BenchFacts all[] = {facts};
    print_each(session, all, bench_json, bench_text);
    return ExitCode::ok;
}

Result<std::vector<ReferenceDecision>> decisions_in(const std::string& path)
{
    const WaitingForInput waiting(path == "-");
    GK_TRY(const Input file, read_input(path));
    const std::string name = printable(path);
    if (const std::optional<Diagnostic> foreign = foreign_file(file.bytes)) {
        return failure(foreign->code, fmt::format("{}: {}", name, foreign->message), foreign->hint);
    }
    Result<std::vector<ReferenceDecision>> decisions = read_decisions(file.bytes);
    if (!decisions) decisions.error().message = fmt::format("{}: {}", name, decisions.error().message);
    return decisions;
}

Result<ScoreFacts> score_file(const EngineVerbOptions& options, const Evaluator& evaluator,
                              const std::string& path, const gammonkit::Progress& progress)
{
    GK_TRY(const std::vector<ReferenceDecision> decisions, decisions_in(path));
    const int plies = options.engine.ply.value_or(0);
    const std::optional<Score> result =
        score(evaluator, decisions, plies, threads_for(options.batch), progress);
    if (!result) return failure("interrupted", "the scoring was stopped");
    return ScoreFacts{.file = path, .plies = plies, .score = *result};
}

ExitCode score_files(Session& session, const EngineVerbOptions& options, std::span<const std::string> files,
                     const std::function<void(const ScoreFacts&)>& say)
{
    const Result<bearoff::TableSet> tables = engine_tables(session, options.engine);
    if (!tables) return refuse(session, tables.error());
    const Evaluator evaluator = Evaluator::shipped(*tables);
    ProgressBar bar(session.console, shows_progress(session));
    ExitCode status = ExitCode::ok;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const auto progress = [&](double part) {
            bar.update_part((static_cast<double>(i) + part) / static_cast<double>(files.size()), files[i]);
            return !interrupted();
        };
        const Result<ScoreFacts> facts = score_file(options, evaluator, files[i], progress);
        if (facts) {
            say(*facts);
            continue;
        }
        status = refuse(session, facts.error());
        if (status == ExitCode::interrupted) return status;
    }
    return status;
}

Result<ExitCode> run_score(Session& session, const EngineVerbOptions& options)
{
    const std::span<const std::string> files = without_first(std::span(options.inputs));
    if (files.empty()) {
        return failure("usage", "there is no table of decisions to score", "name files; - is standard input");
    }
    std::optional<JsonArray> array;
    if (options.output.json) array.emplace(session);
    bool first = true;
    return score_files(session, options, files, [&](const ScoreFacts& facts) {
        if (array) return array->add(score_json(facts));
        session.console.text((first ? score_heading() : "") + score_row(facts));
        first = false;
    });
}

}  // namespace

void EngineVerbOptions::bind(OptionTable& table)
{
    table.add("--games", "N", games, {1, 100000000});
    table.add("--length", "N", length, {1, kLongestMatch});
    table.flag("--itself", itself);
    table.flag("--no-duplicate", no_duplicate);
    table.flag("--luck", luck);
    table.flag("--errors", errors);
    table.flag("--jacoby", jacoby);
    table.flag("--beavers", beavers);
    table.add("--cube-limit", "N", cube_limit, {1, kHighestCube});
    table.add("--record", "FILE", record, Completes::file);
    table.add("--log", "FILE", log, Completes::file);
    table.flag("--stdio", stdio);
    table.add("--socket", "HOST:PORT|PATH", socket);
    table.add("--seconds", "N", seconds, {0, 3600});
    table.add("--seed", "N", seed, kSeeds);
    engine.bind_level(table);
    engine.bind_cube_ply(table);
    engine.bind_noise(table);
    engine.bind_gnubg(table);
    engine.bind_knowledge(table);
    output.bind_printing(table);
    batch.bind_jobs(table);
    batch.bind_progress(table);
    batch.bind_quiet(table);
}

Result<ExitCode> run_engine(Session& session, const EngineVerbOptions& options)
{
    const std::vector<std::string>& words = options.inputs;
    const std::string what = first_or_empty(words);
    if (std::ranges::find(kEngineWords, what) == std::end(kEngineWords))
        return failure("usage", "engine needs to know what to do: bench, play, score or serve",
                       "'gammonkit engine --help' shows examples");
    GK_TRY_VOID(check_question(session.table, fmt::format("'engine {}'", what), kEngineQuestions));
    watch_for_interrupts();
    if (what == "bench") return run_bench(session, options);
    if (what == "score") return run_score(session, options);
    return what == "play" ? run_play(session, options) : run_serve(session, options);
}

constexpr Command kEngineCommand = with_options<EngineVerbOptions, run_engine>({.name = "engine",
                                                                                .group = VerbGroup::settings,
                                                                                .completes = Completes::file,
                                                                                .words = kEngineWords,
                                                                                .print_forms = kPrintForms});

}  // namespace gammonkit::cli
