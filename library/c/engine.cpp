#include "include/gammonkit/engine.hpp"

#include "analysis/rollout/rollout.hpp"
#include "analysis/rollout/rollout_starts.hpp"
#include "include/gammonkit/gammonkit.h"
#include "library/c/answer.hpp"
#include "library/c/handles.hpp"
#include "library/c/settings.hpp"
#include "library/engine_parts.hpp"
#include "model/identifiers/identifier.hpp"
#include "report/answers/evaluation.hpp"
#include "report/answers/rollout_answer.hpp"

#include <limits>

namespace gammonkit::c {
namespace {

constexpr int kMost = std::numeric_limits<int>::max();

/// Goes on until the engine is stopped, or `progress`, which may be null, returns 0.
Progress progress_of(const gk_engine& engine, gk_progress progress = nullptr, void* user = nullptr)
{
    return [&engine, progress, user](double part) {
        return !engine.is_stopped && (progress == nullptr || progress(part, user) != 0);
    };
}

Result<std::unique_ptr<gk_engine>> opened(const char* json)
{
    Settings settings(json);
    const EngineSettings wanted{.threads = settings.whole("threads", 0, 0, 1024),
                                .table_folder = settings.text("table_folder"),
                                .match_equity_table = settings.text("match_equity_table")};
    GK_TRY_VOID(settings.checked());
    GK_TRY(Engine engine, Engine::open(wanted));
    return std::unique_ptr<gk_engine>(new gk_engine{std::move(engine)});
}

Result<AnalysisDepth> depth_called(const std::string& name)
{
    if (name == "fast") return AnalysisDepth::fast;
    if (name == "standard") return AnalysisDepth::standard;
    if (name == "deep") return AnalysisDepth::deep;
    return failure("settings", "depth must be fast, standard or deep");
}

Result<AnalyzeSettings> analyze_settings(const char* json)
{
    Settings settings(json);
    AnalyzeSettings how{.keep = settings.flag("keep", false),
                        .most_plays = static_cast<std::size_t>(settings.whole("most_plays", 10, 1, kMost))};
    const std::string depth = settings.text("depth", "standard");
    const int shares = settings.whole("shares", 1, 1, kMost);
    how.shares = static_cast<std::size_t>(shares);
    how.share = static_cast<std::size_t>(settings.whole("share", 1, 1, shares));
    GK_TRY_VOID(settings.checked());
    GK_TRY(how.depth, depth_called(depth));
    return how;
}

Result<std::string> analyzed(Engine& engine, Collection& collection, const char* json,
                             const Progress& progress)
{
    GK_TRY(const AnalyzeSettings how, analyze_settings(json));
    GK_TRY(const Analyzed done, engine.analyze(collection, how, progress));
    return in_one_line(
        {{"decisions", done.decisions}, {"looked_deeper", done.looked_deeper}, {"left_out", done.left_out}});
}

/// What is asked about a position, and how thoroughly.
struct Asked {
    NamedPosition position = {};
    Level level = {};
};

Result<Asked> asked_of(const char* position, int plies)
{
    const std::string_view identifier = text(position);
    GK_TRY(const IdentifiedState identified, state_from_identifier(identifier));
    return Asked{.position = {.place = std::string(identifier), .state = identified.state},
                 .level = level_of_plies(plies)};
}

Result<std::string> evaluated(NetEngine& engine, const Asked& asked, const Progress& progress)
{
    const answers::PositionQuestion question{
        .position = asked.position, .judge = engine, .level = asked.level, .progress = progress};
    GK_TRY(const answers::EvaluationAnswer evaluation, answers::evaluate_cube(question));
    return answers::answer_json(question, evaluation);
}

Result<std::string> hinted(NetEngine& engine, const Asked& asked, std::size_t plays, const Progress& progress)
{
    const answers::PositionQuestion question{
        .position = asked.position, .judge = engine, .level = asked.level, .progress = progress};
    GK_TRY(const answers::PlayRanking ranking, answers::rank_plays(question, plays));
    return answers::answer_json(question, ranking);
}

Result<std::string> rolled_out(Engine& engine, const char* position, const char* json,
                               const Progress& progress)
{
    Settings settings(json);
    RolloutSettings how = rollout_of_plies(settings.whole("plies", 0, 0, kMostPlies));
    how.trials = settings.whole("trials", static_cast<int>(how.trials), 1, kMost);
    how.cubeful = settings.flag("cubeful", true);
    how.seed = static_cast<std::uint64_t>(settings.whole("seed", 1, 0, kMost));
    if (const int plies = settings.whole("truncate", 0, 0, kMost); plies > 0) how.truncated_at = plies;
    const auto most =
        static_cast<std::size_t>(settings.whole("plays", static_cast<int>(kUsualRolledOutPlays), 1, kMost));
    GK_TRY_VOID(settings.checked());
    GK_TRY(const Asked asked, asked_of(position, 0));
    const GameState& state = asked.position.state;
    GK_TRY_VOID(answers::still_played(state));
    auto& [net, threads] = EngineAccess::parts(engine);
    const CubeContext context = net.cube_context(state);
    const answers::RolloutQuestion question{
        .position = asked.position, .settings = how, .table = net.match_equity_table(), .context = context};
    if (!state.dice) {
        GK_TRY(const CubeRollout cube, roll_out_cube(net, state, how, threads, progress));
        return answers::answer_json(question, cube);
    }
    GK_TRY(const std::vector<Play> plays, promising_plays(net, state, most));
    GK_TRY(const std::vector<PlayRollout> rolled, roll_out_plays(net, state, plays, how, threads, progress));
    return answers::answer_json(question, rolled);
}

/// Calls `work` with the engine when no other call uses it.
template <class Work>
char* with_engine(gk_engine* engine, Work&& work)
{
    return guarded([&]() -> Result<std::string> {
        GK_TRY_VOID(given(engine));
        const std::lock_guard<std::mutex> alone(engine->busy);
        engine->is_stopped = false;
        return work(engine->engine);
    });
}

}  // namespace
}  // namespace gammonkit::c

using namespace gammonkit;

gk_engine* gk_engine_open(const char* settings)
{
    return c::guarded([&] { return c::opened(settings); });
}

void gk_engine_close(gk_engine* engine)
{
    delete engine;
}

void gk_stop(gk_engine* engine)
{
    if (engine != nullptr) engine->is_stopped = true;
}

char* gk_analyze(gk_engine* engine, gk_collection* collection, const char* settings, gk_progress progress,
                 void* user)
{
    return c::with_engine(engine, [&](Engine& thinking) -> Result<std::string> {
        GK_TRY_VOID(c::given(collection));
        return c::analyzed(thinking, collection->reading.collection(), settings,
                           c::progress_of(*engine, progress, user));
    });
}

int gk_take_share(gk_collection* collection, const gk_collection* copy, const char* settings)
{
    char* const done = c::guarded([&]() -> Result<std::string> {
        GK_TRY_VOID(c::given(collection));
        GK_TRY_VOID(c::given(copy));
        GK_TRY(const AnalyzeSettings how, c::analyze_settings(settings));
        GK_TRY_VOID(take_share(collection->reading.collection(), copy->reading.collection(), how));
        return "";
    });
    gk_free(done);
    return done != nullptr ? 1 : 0;
}

char* gk_evaluate(gk_engine* engine, const char* position, const char* settings)
{
    return c::with_engine(engine, [&](Engine& thinking) -> Result<std::string> {
        c::Settings wanted(settings);
        const int plies = wanted.whole("plies", 2, 0, kMostPlies);
        GK_TRY_VOID(wanted.checked());
        GK_TRY(const c::Asked asked, c::asked_of(position, plies));
        return c::evaluated(EngineAccess::parts(thinking).engine, asked, c::progress_of(*engine));
    });
}

char* gk_hint(gk_engine* engine, const char* position, const char* settings)
{
    return c::with_engine(engine, [&](Engine& thinking) -> Result<std::string> {
        c::Settings wanted(settings);
        const int plies = wanted.whole("plies", 2, 0, kMostPlies);
        const int plays = wanted.whole("plays", 5, 1, c::kMost);
        GK_TRY_VOID(wanted.checked());
        GK_TRY(const c::Asked asked, c::asked_of(position, plies));
        NetEngine& net = EngineAccess::parts(thinking).engine;
        const Progress go_on = c::progress_of(*engine);
        return asked.position.state.dice ? c::hinted(net, asked, static_cast<std::size_t>(plays), go_on)
                                         : c::evaluated(net, asked, go_on);
    });
}

char* gk_rollout(gk_engine* engine, const char* position, const char* settings, gk_progress progress,
                 void* user)
{
    return c::with_engine(engine, [&](Engine& thinking) {
        return c::rolled_out(thinking, position, settings, c::progress_of(*engine, progress, user));
    });
}
