// Plays against GNU Backgammon: money games without the cube, with it (no Jacoby rule, no beavers), or
// matches; both look so many plies ahead. Tells our points a game, or the part of the matches that we win.
//
// Every sequence of dice is played twice, with changed sides, and the standard errors are those of the means
// of these pairs. LUCKLESS has the luck of both taken out. The luck of a roll is what its best play is worth
// by our nets, less the mean of that over all rolls:
//
//     luck = value(best play of the roll) - sum over rolls of probability x value(best play of it)
//
// where the value counts the cube as it is after the cube action, in points or chances to win the match. Its
// mean is 0 whatever the nets say, as the dice know nothing of the position; so both means are right, and
// only the second is not blurred by the dice.
//
// Each game has a thread and a GNU Backgammon of its own that lives until the end. There should be many more
// of them than processors, because a GNU Backgammon waits a hundredth of a second before most answers.
#include "analysis/met/named_tables.hpp"
#include "analysis/play/bout.hpp"
#include "analysis/play/engine_contestant.hpp"
#include "analysis/play/series_text.hpp"
#include "support/object_pool.hpp"
#include "support/thread_pool.hpp"
#include "tests/oracle/gnubg_player.hpp"

#include <CLI/CLI.hpp>
#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <fmt/format.h>
#include <mutex>
#include <optional>

using namespace gammonkit;

namespace {

struct Settings {
    std::int64_t games = 5000;
    std::uint64_t seed = 1;
    int plies = 0;
    bool cube = false;
    int match = 0;
    int processes = 16;
    std::string folder = (std::filesystem::temp_directory_path() / "gammonkit-games").string();
    std::string gnubg = "/usr/games/gnubg";

    [[nodiscard]] bool uses_cube() const { return cube || match > 0; }
    [[nodiscard]] Rules rules() const
    {
        if (match > 0) return {.length = match};
        Rules rules{.jacoby = false, .beavers = false};
        if (!uses_cube()) rules.cube_limit = 1;
        return rules;
    }
};

std::atomic<bool> stopped = false;  // NOLINT: a signal handler reaches nothing else.

void stop(int /*signal*/)
{
    stopped = true;
}

bool goes_on()
{
    return !stopped;
}

void fail(const std::string& what)
{
    fmt::print(stderr, "{}\n", what);
    std::exit(1);
}

/// A game or match that is over.
struct Played {
    PlayedBout bout;
    SeriesSums sums;
};

/// The results so far, in the order of the games, which come to their ends in another one.
class Results {
public:
    explicit Results(const Settings& settings)
        : settings_(settings), played_(static_cast<std::size_t>(settings.games))
    {
    }

    void add(std::size_t number, const Played& played)
    {
        const std::lock_guard lock(mutex_);
        played_[number] = played;
        constexpr std::chrono::minutes kPause{1};
        const auto now = std::chrono::steady_clock::now();
        if (now - told_ < kPause) return;
        told_ = now;
        fmt::print(stderr, "{}", text());
    }

    /// Counts the pairs before the first that is not over: to count all that are would favour short games.
    [[nodiscard]] std::string text() const
    {
        SeriesSums sums;
        for (std::size_t i = 0; i + 1 < played_.size() && played_[i] && played_[i + 1]; i += 2) {
            gammonkit::add(sums, played_[i]->sums);
            gammonkit::add(sums, played_[i + 1]->sums);
            add_round(sums, std::array{played_[i]->bout, played_[i + 1]->bout});
        }
        const SeriesFacts facts{.one = fmt::format("engine,ply={}", settings_.plies),
                                .other = fmt::format("gnubg,ply={}", settings_.plies),
                                .is_match = settings_.match > 0,
                                .measured_luck = true,
                                .sums = sums};
        return series_heading(facts) + series_row(facts);
    }

private:
    const Settings& settings_;
    std::mutex mutex_;
    std::vector<std::optional<Played>> played_;
    std::chrono::steady_clock::time_point told_ = std::chrono::steady_clock::now();
};

/// All that one thread needs to play.
struct Table {
    Table(const Settings& settings, const Evaluator& evaluator, const MatchEquityTable& met,
          std::unique_ptr<Contestant> gnubg)
        : engine(evaluator, met, settings_of(settings), nullptr), luck(evaluator, met),
          other(std::move(gnubg))
    {
    }

    static ContestantSettings settings_of(const Settings& settings)
    {
        ContestantSettings ours{.plays = level_of_plies(settings.plies),
                                .cube = level_of_plies(settings.plies)};
        ours.plays.context.cubeful = settings.uses_cube();
        return ours;
    }

    EngineContestant engine;
    LuckMeter luck;
    std::unique_ptr<Contestant> other;
};

std::unique_ptr<Contestant> start(const GnubgPlayerSettings& settings)
{
    Result<std::unique_ptr<Contestant>> gnubg = GnubgPlayer::start(settings, goes_on);
    if (!gnubg) fail(gnubg.error().message);
    return *std::move(gnubg);
}

/// Plays one of the games; each pair has the same dice.
std::optional<Played> play(const Settings& settings, const RolloutDice& dice, Table& table,
                           std::size_t number)
{
    const Rules rules = settings.rules();
    const Player seat = number % 2 == 0 ? Player::first : Player::second;
    ByPlayer<Contestant*> contestants;
    contestants[seat] = &table.engine;
    contestants[opponent(seat)] = table.other.get();
    Played played;
    const Result<PlayedBout> bout = play_bout(
        contestants, {.luck = &table.luck},
        {.rules = rules, .dice = dice, .round = static_cast<std::int64_t>(number / 2), .seat = seat},
        played.sums);
    if (!bout && bout.error().code != "interrupted") fail(bout.error().message);
    if (!bout) return std::nullopt;
    played.bout = *bout;
    return played;
}

void play_all(const Settings& settings)
{
    Result<bearoff::StandardTables> tables = bearoff::standard_tables({});
    if (!tables) fail(tables.error().message);
    const Evaluator evaluator = Evaluator::shipped(*std::move(tables));
    const MatchEquityTable met = default_met();
    const GnubgPlayerSettings gnubg{.program = settings.gnubg,
                                    .folder = settings.folder,
                                    .plies = settings.plies,
                                    .cubeful = settings.uses_cube()};
    GnubgPlayer::prepare(gnubg);
    const RolloutDice dice(settings.seed, false, true);
    ObjectPool<Table> pool([&] { return std::make_unique<Table>(settings, evaluator, met, start(gnubg)); });
    Results results(settings);
    ThreadPool threads(settings.processes);
    threads.run(static_cast<std::size_t>(settings.games), [&](std::size_t number) {
        if (stopped) return;
        pool.with([&](Table& table) {
            if (const auto played = play(settings, dice, table, number)) results.add(number, *played);
        });
    });
    fmt::print("{}", results.text());
}

void add_options(CLI::App& app, Settings& settings)
{
    app.add_option("--games", settings.games, "so many games or matches, an even number")
        ->check(CLI::PositiveNumber);
    app.add_option("--seed", settings.seed, "of the dice");
    app.add_option("--plies", settings.plies, "how far both look ahead, for plays and the cube")
        ->check(CLI::Range(0, kMostPlies));
    app.add_flag("--cube", settings.cube, "with the cube; without it, nobody doubles");
    app.add_option("--match", settings.match, "matches to so many points, with the cube, not money games")
        ->check(CLI::Range(0, 64));
    app.add_option("--processes", settings.processes, "of GNU Backgammon: about ten for each processor")
        ->check(CLI::PositiveNumber);
    app.add_option("--folder", settings.folder, "where the script of GNU Backgammon and its home lie");
    app.add_option("--gnubg", settings.gnubg, "the program GNU Backgammon");
}

}  // namespace

int main(int argc, char** argv)
{
    Settings settings;
    CLI::App app("plays against GNU Backgammon");
    app.option_defaults()->always_capture_default();
    add_options(app, settings);
    CLI11_PARSE(app, argc, argv);
    settings.games = (settings.games + 1) / 2 * 2;
    (void)std::signal(SIGTERM, stop);
    (void)std::signal(SIGINT, stop);
    play_all(settings);
}
