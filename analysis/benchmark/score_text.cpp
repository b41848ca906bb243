#include "analysis/benchmark/score_text.hpp"

#include "support/json/json.hpp"
#include "support/text.hpp"

#include <cmath>
#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr std::string_view kScoreRow = "{:>3} {:>9} {:>10} {:>5} {:>6} {:>7} {:>10} {:>9} {:>7}  {}\n";

double rounded(double number)
{
    return std::round(number * 1e5) / 1e5;
}

}  // namespace

std::string score_heading()
{
    return fmt::format(fmt::runtime(kScoreRow), "PLY", "DECISIONS", "ERROR RATE", "+-", "BEST", "PLAYS",
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
