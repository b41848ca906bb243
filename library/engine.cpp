#include "include/gammonkit/engine.hpp"

#include "analysis/annotate/annotate.hpp"
#include "analysis/met/met_files.hpp"
#include "analysis/met/named_tables.hpp"
#include "formats/extra_keys.hpp"
#include "include/gammonkit/version.hpp"
#include "library/engine_parts.hpp"
#include "support/files/file.hpp"

#include <fmt/format.h>
#include <utility>

namespace gammonkit {
namespace {

Result<std::optional<MatchEquityTable>> table_of(const std::string& name)
{
    if (name.empty()) return std::optional<MatchEquityTable>{};
    if (const NamedTable* named = find_named_table(name)) return std::optional(named->make());
    GK_TRY(const Input file, read_input(name));
    GK_TRY(MatchEquityTable table, read_met(file));
    return std::optional(std::move(table));
}

Result<Level> level_of(int plies)
{
    if (plies < 0 || plies > kMostPlies)
        return failure("plies", fmt::format("the engine looks ahead 0 to {} plies", kMostPlies));
    return level_of_plies(plies);
}

std::string_view name_of(AnalysisDepth depth)
{
    switch (depth) {
    case AnalysisDepth::fast:
        return "fast";
    case AnalysisDepth::standard:
        break;
    case AnalysisDepth::deep:
        return "deep";
    }
    return "standard";
}

AnnotateSettings annotate_settings(const AnalyzeSettings& settings)
{
    return {.depth = depth_named(name_of(settings.depth)).value_or(Depth{}),
            .share = {.number = settings.share, .count = settings.shares},
            .keep = settings.keep,
            .extras_of_analysis = kExtrasOfAnalysis,
            .most_plays = settings.most_plays,
            .engine = fmt::format("GammonKit {}", version())};
}

}  // namespace

Engine::Engine() : Engine(std::make_unique<Parts>(NetEngine::Options{}, 0))
{
    if (Result<Engine> usual = open({})) *this = *std::move(usual);
}

Engine::Engine(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;
Engine::~Engine() = default;

Result<Engine> Engine::open(const EngineSettings& settings)
{
    NetEngine::Options options{.threads = settings.threads};
    GK_TRY(options.tables,
           bearoff::standard_tables(settings.table_folder, {.threads = settings.threads, .progress = {}}));
    GK_TRY(options.hypergammon, hypergammon::tables_in(settings.table_folder));
    GK_TRY(options.match_equity_table, table_of(settings.match_equity_table));
    return Engine(std::make_unique<Parts>(options, settings.threads));
}

Result<CubeEvaluation> Engine::evaluate(const GameState& state, const EvaluateSettings& settings)
{
    GK_TRY(const Level level, level_of(settings.plies));
    return parts_->engine.judge_cube(state, level);
}

Result<std::vector<PlayEvaluation>> Engine::best_plays(const GameState& state, const PlaySettings& settings)
{
    GK_TRY(const Level level, level_of(settings.plies));
    GK_TRY(std::vector<PlayEvaluation> plays, parts_->engine.rank_plays(state, level));
    if (plays.size() > settings.count)
        plays.erase(plays.begin() + static_cast<std::ptrdiff_t>(settings.count), plays.end());
    return plays;
}

Result<Analyzed> Engine::analyze(Collection& collection, const AnalyzeSettings& settings,
                                 const Progress& progress)
{
    GK_TRY(const AnnotateReport report,
           annotate(collection, parts_->engine, annotate_settings(settings), parts_->threads, progress));
    return Analyzed{
        .decisions = report.decisions, .looked_deeper = report.looked_deeper, .left_out = report.left_out};
}

Result<void> take_share(Collection& collection, const Collection& copy, const AnalyzeSettings& settings)
{
    return take_share(collection, copy, annotate_settings(settings));
}

}  // namespace gammonkit
