#include "cli/engine_bench.hpp"

#include "analysis/benchmark/workload.hpp"
#include "analysis/engine.hpp"
#include "analysis/evaluate/kernels.hpp"
#include "analysis/search/dice_rolls.hpp"
#include "support/crew.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace gammonkit::cli {
namespace {

constexpr std::size_t kBoards = 2048;
/// About as many as a roll has plays.
constexpr std::size_t kTogether = 16;
constexpr int kMeasurements = 6;

/// Measures one rate after the other.
class Stopwatch {
public:
    Stopwatch(double seconds, const gammonkit::Progress& progress) : seconds_(seconds), progress_(progress) {}

    /// `work` does a little and says how much.
    Result<double> rate(const std::function<std::size_t()>& work)
    {
        const Clock::time_point begun = Clock::now();
        std::size_t done = 0;
        double spent = 0;
        do {
            done += work();
            spent = std::chrono::duration<double>(Clock::now() - begun).count();
            const double part = std::min(1.0, spent / std::max(seconds_, 1e-9));
            if (progress_ && !progress_((index_ + part) / kMeasurements))
                return failure("interrupted", "the measuring was stopped");
        } while (spent < seconds_);
        ++index_;
        return static_cast<double>(done) / spent;
    }

private:
    using Clock = std::chrono::steady_clock;
    double seconds_;
    const gammonkit::Progress& progress_;
    int index_ = 0;
};

Result<double> evaluations(Stopwatch& watch, const Evaluator& evaluator, const std::vector<Board>& boards,
                           int threads)
{
    constexpr std::size_t kParts = kBoards / kTogether;
    Crew crew(threads);
    std::vector<Evaluator::Scratch> scratch(kParts);
    std::vector<Chances> chances(kBoards);
    return watch.rate([&] {
        crew.run(kParts, [&](std::size_t part) {
            const std::size_t first = part * kTogether;
            evaluator.evaluate(std::span(boards).subspan(first, kTogether),
                               std::span(chances).subspan(first, kTogether), scratch[part]);
        });
        return kBoards;
    });
}

GameState state_of(const Board& board, std::size_t roll)
{
    GameState state;
    state.position = *Position::from({board.other, board.own});
    state.on_roll = Player::second;
    state.dice = kAllRolls[roll % kAllRolls.size()].dice;
    return state;
}

Result<double> decisions(Stopwatch& watch, const std::vector<Board>& boards, int plies, int threads)
{
    Engine engine({.threads = threads});
    const Level level = level_of_plies(plies);
    std::size_t next = 0;
    return watch.rate([&]() -> std::size_t {
        const std::size_t index = next++ % boards.size();
        return engine.rank_plays(state_of(boards[index], index), level).has_value() ? 1 : 0;
    });
}

/// The same for one thread and for all.
Result<Rate> both(int threads, const std::function<Result<double>(int)>& measure)
{
    Rate rate;
    GK_TRY(rate.one, measure(1));
    GK_TRY(rate.all, measure(threads));
    return rate;
}

/// "123456" for what is fast, "1.23" for what is not.
std::string number_text(double number)
{
    return number < 100 ? fmt::format("{:.2f}", number) : fmt::format("{:.0f}", number);
}

std::string row(std::string_view name, const Rate& rate)
{
    return fmt::format("{:<24}{:>12}{:>12}{:>10.2f}\n", name, number_text(rate.one), number_text(rate.all),
                       rate.all / rate.one);
}

nlohmann::ordered_json json_of(const Rate& rate)
{
    const auto rounded = [](double number) { return std::round(100 * number) / 100; };
    return {{"one_thread", rounded(rate.one)}, {"all_threads", rounded(rate.all)}};
}

}  // namespace

Result<BenchFacts> bench(int threads, double seconds, const gammonkit::Progress& progress)
{
    const Evaluator evaluator = Evaluator::shipped();
    const std::vector<Board> boards = self_play_boards(evaluator, kBoards);
    BenchFacts facts{.kernel = kernels().name, .signature = signature(evaluator), .threads = threads};
    Stopwatch watch(seconds, progress);
    GK_TRY(facts.evaluations,
           both(threads, [&](int count) { return evaluations(watch, evaluator, boards, count); }));
    GK_TRY(facts.one_ply, both(threads, [&](int count) { return decisions(watch, boards, 1, count); }));
    GK_TRY(facts.two_ply, both(threads, [&](int count) { return decisions(watch, boards, 2, count); }));
    return facts;
}

std::string bench_text(const BenchFacts& facts)
{
    std::string text =
        fmt::format("{:<24}{}\n{:<24}{}\n\n", "kernel", facts.kernel, "signature", facts.signature);
    text += fmt::format("{:<24}{:>12}{:>12}{:>10}\n", "in a second", "1 thread",
                        counted(static_cast<std::size_t>(facts.threads), "thread", "threads"), "times");
    text += row("evaluations", facts.evaluations);
    text += row("plays chosen at 1 ply", facts.one_ply);
    return text + row("plays chosen at 2 plies", facts.two_ply);
}

std::string bench_json(const BenchFacts& facts)
{
    const nlohmann::ordered_json json = {{"kind", "bench"},
                                         {"version", 1},
                                         {"kernel", facts.kernel},
                                         {"signature", facts.signature},
                                         {"threads", facts.threads},
                                         {"evaluations_per_second", json_of(facts.evaluations)},
                                         {"one_ply_decisions_per_second", json_of(facts.one_ply)},
                                         {"two_ply_decisions_per_second", json_of(facts.two_ply)}};
    return json.dump();
}

}  // namespace gammonkit::cli
