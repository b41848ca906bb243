#include "model/decisions/place.hpp"
#include "report/statistics/statistics_report.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr std::string_view kDecisionRow = "{:<9} {:<6} {:<6} {:<8} {:<28} {:<28} {:>8} {:<9} {:<14} {}\n";

std::string dice_of(const Decision& decision)
{
    return decision.dice ? fmt::format("{}{}", decision.dice->high(), decision.dice->low()) : "";
}

/// What counts in both rates is said once.
std::string counts_text(const DecisionError& judged)
{
    if (judged.in_rate == judged.in_performance) return std::string(to_string(judged.in_rate));
    return fmt::format("rate: {}; PR: {}", to_string(judged.in_rate), to_string(judged.in_performance));
}

std::string row(const StatisticsReport& report, const DecisionError& judged)
{
    const Decision& decision = judged.decision;
    return fmt::format(kDecisionRow, place_of(report, decision), decision.player == Player::first ? 1 : 2,
                       to_string(decision.kind), dice_of(decision), printable(decision.made),
                       decision.judgement ? printable(decision.judgement->best) : "",
                       judged.error ? fmt::format("{:.3f}", judged.error->normalized) : "-",
                       judged.mark ? to_string(*judged.mark) : "", to_string(judged.phase),
                       counts_text(judged));
}

}  // namespace

std::string place_of(const StatisticsReport& report, const Decision& decision)
{
    return to_string(place_of_turn(decision, report.number, report.of));
}

std::string decisions_text(const StatisticsReport& report)
{
    std::string text = heading_of(report) + fmt::format(kDecisionRow, "place", "player", "kind", "dice",
                                                        "made", "best", "error", "mark", "phase", "counts");
    for (const DecisionError& judged : report.statistics.decisions)
        text += row(report, judged);
    return text;
}

}  // namespace gammonkit
