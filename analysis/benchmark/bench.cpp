#include "analysis/benchmark/bench.hpp"

#include "analysis/benchmark/workload.hpp"
#include "analysis/engine.hpp"
#include "analysis/evaluate/kernels.hpp"
#include "analysis/search/dice_rolls.hpp"
#include "analysis/successors.hpp"
#include "support/json/json.hpp"
#include "support/text.hpp"
#include "support/thread_pool.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fmt/format.h>
#include <unordered_set>

namespace gammonkit {
namespace {

constexpr std::size_t kBoards = 2048;
constexpr int kMeasurements = 6;

/// Measures one rate after the other.
class Stopwatch {
public:
    Stopwatch(double seconds, const Progress& progress) : seconds_(seconds), progress_(progress) {}

    /// `work` does a little and says how much; the time that `prepare` takes before it is not counted.
    Result<double> rate(const std::function<void()>& prepare, const std::function<std::size_t()>& work)
    {
        std::size_t done = 0;
        double spent = 0;
        do {
            prepare();
            const Clock::time_point begun = Clock::now();
            done += work();
            spent += std::chrono::duration<double>(Clock::now() - begun).count();
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
    const Progress& progress_;
    int index_ = 0;
};

/// The boards that all rolls lead to from positions of self-play, each once: an engine that remembers what it
/// has seen must think about every one. They come a few positions at a time, with those of a roll together.
class Stream {
public:
    explicit Stream(const std::vector<Board>& positions) : positions_(positions) {}

    /// Takes the next boards; false if all have been taken, and it begins again.
    bool next()
    {
        constexpr std::size_t kPositions = 256;
        boards_.clear();
        ends_.clear();
        if (roll_ == kAllRolls.size()) {
            roll_ = 0;
            seen_.clear();
            return false;
        }
        for (std::size_t i = 0; i < kPositions; ++i)
            add(positions_[(first_ + i) % positions_.size()]);
        first_ += kPositions;
        if (first_ < positions_.size()) return true;
        first_ = 0;
        ++roll_;
        return true;
    }

    [[nodiscard]] std::size_t size() const { return boards_.size(); }
    [[nodiscard]] std::size_t rolls() const { return ends_.size(); }
    [[nodiscard]] std::span<const Board> boards(std::size_t roll) const
    {
        const std::size_t begin = roll == 0 ? 0 : ends_[roll - 1];
        return std::span(boards_).subspan(begin, ends_[roll] - begin);
    }

private:
    void add(const Board& position)
    {
        legal_.clear();
        add_successors(legal_, position, kAllRolls[roll_].dice);
        for (const Board& board : legal_) {
            if (!is_race(board) && seen_.insert(EvaluationCache::key_of(board)).second)
                boards_.push_back(board);
        }
        ends_.push_back(boards_.size());
    }

    const std::vector<Board>& positions_;
    std::size_t first_ = 0;
    std::size_t roll_ = 0;
    std::vector<Board> legal_;
    std::vector<Board> boards_;
    std::vector<std::size_t> ends_;  ///< Where the boards of each roll end.
    std::unordered_set<std::uint64_t> seen_;
};

/// An evaluator that must think about every board of a stream, with threads.
class EvaluationRun {
public:
    EvaluationRun(const Evaluator& evaluator, const std::vector<Board>& positions, int threads)
        : stream_(positions), thread_pool_(threads), evaluator_(evaluator.with_empty_cache())
    {
    }

    void prepare()
    {
        if (!stream_.next()) {
            evaluator_ = evaluator_.with_empty_cache();
            (void)stream_.next();
        }
        scratch_.resize(stream_.rolls());
        chances_.resize(std::max(chances_.size(), stream_.rolls()));
    }

    std::size_t work()
    {
        thread_pool_.run(stream_.rolls(), [&](std::size_t roll) {
            const std::span<const Board> boards = stream_.boards(roll);
            chances_[roll].resize(boards.size());
            evaluator_.evaluate(boards, chances_[roll], scratch_[roll]);
        });
        return stream_.size();
    }

private:
    Stream stream_;
    ThreadPool thread_pool_;
    Evaluator evaluator_;
    std::vector<Evaluator::Scratch> scratch_;
    std::vector<std::vector<Chances>> chances_;
};

Result<double> evaluations(Stopwatch& watch, const Evaluator& evaluator, const std::vector<Board>& boards,
                           int threads)
{
    EvaluationRun run(evaluator, boards, threads);
    return watch.rate([&] { run.prepare(); }, [&] { return run.work(); });
}

GameState state_of(const Board& board, std::size_t roll)
{
    GameState state;
    state.position = Position::from({board.other, board.own}).value_or(Position{});
    state.on_roll = Player::second;
    state.dice = kAllRolls[roll % kAllRolls.size()].dice;
    return state;
}

Result<double> decisions(Stopwatch& watch, const std::vector<Board>& boards, int plies, int threads)
{
    NetEngine engine({.threads = threads});
    const Level level = level_of_plies(plies);
    std::size_t next = 0;
    const auto decide = [&]() -> std::size_t {
        const std::size_t index = next++ % boards.size();
        return engine.rank_plays(state_of(boards[index], index), level).has_value() ? 1 : 0;
    };
    (void)decide();  // The first one waits until the nets are ready.
    return watch.rate([] {}, decide);
}

/// The same for one thread and for all.
Result<BenchRate> both(int threads, const std::function<Result<double>(int)>& measure)
{
    BenchRate rate;
    GK_TRY(rate.one, measure(1));
    GK_TRY(rate.all, measure(threads));
    return rate;
}

/// "123456" for what is fast, "1.23" for what is not.
std::string number_text(double number)
{
    return number < 100 ? fmt::format("{:.2f}", number) : fmt::format("{:.0f}", number);
}

std::string row(std::string_view name, const BenchRate& rate)
{
    return fmt::format("{:<24}{:>12}{:>12}{:>10.2f}\n", name, number_text(rate.one), number_text(rate.all),
                       rate.all / rate.one);
}

nlohmann::ordered_json json_of(const BenchRate& rate)
{
    const auto rounded = [](double number) { return std::round(100 * number) / 100; };
    return {{"one_thread", rounded(rate.one)}, {"all_threads", rounded(rate.all)}};
}

}  // namespace

Result<BenchFacts> bench(int threads, double seconds, const Progress& progress)
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

}  // namespace gammonkit
