#include "analysis/benchmark/score.hpp"

#include "analysis/progress_monitor.hpp"
#include "analysis/search/look_ahead.hpp"
#include "support/json/json.hpp"
#include "support/text.hpp"
#include "support/thread_pool.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// What the engine makes of the boards behind the plays of a decision, seen by the opponent.
std::vector<Chances> judged(LookAhead& look_ahead, const ReferenceDecision& decision, int plies)
{
    std::vector<Chances> chances;
    for (const ReferencePlay& play : decision)
        chances.push_back(look_ahead.value(play.board, plies));
    return chances;
}

/// For the player who made the play.
double equity_of(const Chances& chances)
{
    return -static_cast<double>(cubeless_equity(chances));
}

/// The mean over the five chances.
double difference(const Chances& a, const Chances& b)
{
    const float sum = std::abs(a.win - b.win) + std::abs(a.win_gammon - b.win_gammon) +
                      std::abs(a.win_backgammon - b.win_backgammon) +
                      std::abs(a.lose_gammon - b.lose_gammon) +
                      std::abs(a.lose_backgammon - b.lose_backgammon);
    return static_cast<double>(sum) / 5;
}

/// The highest and lowest equity in one column of a decision.
struct Extremes {
    double best = -HUGE_VAL;
    double worst = HUGE_VAL;
};

Extremes extremes(const ReferenceDecision& decision, std::size_t column)
{
    Extremes result;
    for (const ReferencePlay& play : decision) {
        const std::optional<double> equity = play.equities[column];
        if (!equity) continue;
        result.best = std::max(result.best, *equity);
        result.worst = std::min(result.worst, *equity);
    }
    return result;
}

double lost(const ReferenceDecision& decision, const ReferencePlay& chosen)
{
    for (std::size_t column = 0; column < chosen.equities.size(); ++column) {
        const std::optional<double> equity = chosen.equities[column];
        if (equity) return extremes(decision, column).best - *equity;
    }
    const Extremes known = extremes(decision, chosen.equities.size() - 1);
    return std::max(known.best - known.worst, 0.0);
}

std::optional<double> most_trusted(const ReferencePlay& play)
{
    const auto known = std::ranges::find_if(play.equities, [](const auto& e) { return e.has_value(); });
    return known == play.equities.end() ? std::nullopt : *known;
}

/// Sums over decisions.
class Tally {
public:
    void add(const ReferenceDecision& decision, const std::vector<Chances>& own)
    {
        for (std::size_t i = 0; i < decision.size(); ++i)
            add_differences(decision[i], own[i]);
        if (decision.size() < 2) return;
        const auto chosen = std::ranges::max_element(own, {}, equity_of) - own.begin();
        const double loss = lost(decision, decision[static_cast<std::size_t>(chosen)]);
        sum_ += loss;
        squares_ += loss * loss;
        score_.losses.push_back(loss);
        ++score_.decisions;
        if (loss == 0) ++score_.best_chosen;
    }

    [[nodiscard]] Score score() const
    {
        Score result = score_;
        const double count = std::max(result.decisions, 1);
        const double mean = sum_ / count;
        result.error_rate = 1000 * mean;
        result.standard_error = 1000 * std::sqrt(std::max(squares_ / count - mean * mean, 0.0) / count);
        result.mean_absolute_error = absolute_ / std::max(result.plays, 1);
        result.mean_chance_error = chances_ / std::max(result.positions, 1);
        return result;
    }

private:
    void add_differences(const ReferencePlay& play, const Chances& own)
    {
        if (play.chances) {
            chances_ += difference(own, *play.chances);
            ++score_.positions;
        }
        const std::optional<double> known = most_trusted(play);
        if (!known) return;
        absolute_ += std::abs(equity_of(own) - *known);
        ++score_.plays;
    }

    Score score_;
    double sum_ = 0;
    double squares_ = 0;
    double absolute_ = 0;
    double chances_ = 0;
};

constexpr std::string_view kScoreRow = "{:>3} {:>9} {:>10} {:>5} {:>6} {:>7} {:>10} {:>9} {:>7}  {}\n";

double rounded(double number)
{
    return std::round(number * 1e5) / 1e5;
}

}  // namespace

Score score(const Evaluator& evaluator, std::span<const ReferenceDecision> decisions, int plies, int threads)
{
    return *score(evaluator, decisions, plies, threads, {});
}

std::optional<Score> score(const Evaluator& evaluator, std::span<const ReferenceDecision> decisions,
                           int plies, int threads, const Progress& progress)
{
    std::vector<std::vector<Chances>> own(decisions.size());
    ThreadPool thread_pool(threads);
    ProgressMonitor watch(progress, decisions.size());
    const std::size_t part = plies < 2 ? 16 : 1;
    thread_pool.run_parts(decisions.size(), part, [&](std::size_t begin, std::size_t end) {
        if (watch.stopped()) return;
        LookAhead look_ahead(evaluator);
        for (std::size_t i = begin; i < end; ++i)
            own[i] = judged(look_ahead, decisions[i], plies);
        watch.add(end - begin);
    });
    if (watch.stopped()) return std::nullopt;
    Tally tally;
    for (std::size_t i = 0; i < decisions.size(); ++i)
        tally.add(decisions[i], own[i]);
    return tally.score();
}

std::string score_heading()
{
    return fmt::format(fmt::runtime(kScoreRow), "PLY", "DECISIONS", "ERROR RATE", "±", "BEST", "PLAYS",
                       "ABS. ERROR", "POSITIONS", "CHANCES", "FILE");
}

std::string score_row(const ScoreFacts& facts)
{
    const Score& score = facts.score;
    const bool decides = score.decisions > 0;
    const auto if_any = [](bool any, std::string text) { return any ? std::move(text) : std::string(); };
    return fmt::format(
        fmt::runtime(kScoreRow), facts.plies, score.decisions,
        if_any(decides, fmt::format("{:.2f}", score.error_rate)),
        if_any(decides, fmt::format("{:.2f}", score.standard_error)),
        if_any(decides, fmt::format("{:.1f}%", 100.0 * score.best_chosen / std::max(score.decisions, 1))),
        score.plays, if_any(score.plays > 0, fmt::format("{:.4f}", score.mean_absolute_error)),
        score.positions, if_any(score.positions > 0, fmt::format("{:.4f}", score.mean_chance_error)),
        printable(facts.file));
}

std::string score_json(const ScoreFacts& facts)
{
    const Score& score = facts.score;
    nlohmann::ordered_json json = {{"kind", "score"},
                                   {"version", 1},
                                   {"file", facts.file},
                                   {"plies", facts.plies},
                                   {"decisions", score.decisions}};
    if (score.decisions > 0) {
        json["error_rate"] = rounded(score.error_rate);
        json["standard_error"] = rounded(score.standard_error);
        json["best_chosen"] = score.best_chosen;
    }
    json["plays"] = score.plays;
    if (score.plays > 0) json["mean_absolute_error"] = rounded(score.mean_absolute_error);
    json["positions"] = score.positions;
    if (score.positions > 0) json["mean_chance_error"] = rounded(score.mean_chance_error);
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace gammonkit
