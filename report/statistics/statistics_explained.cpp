#include "decisions/statistics/figures.hpp"
#include "report/statistics/statistics_report.hpp"
#include "support/wrap.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr std::string_view kIntroduction =
    "Errors are what the best choice is worth less what was done is, by the first analysis in the record of "
    "each decision. EMG is normalized equity: points for each unit of the cube as it stands, in a match "
    "between -1, the cube lost, and 1, the cube won. MWC is the chance to win the match. Nothing is counted "
    "of what no analysis tells.";

std::string explained(const Figure& figure, StatisticsRules rules)
{
    return fmt::format("{} [{}]", figure.formula[rules], figure.source[rules]);
}

std::string section_text(FigureSection section, StatisticsRules rules, std::size_t width)
{
    std::string text = fmt::format("\n{}\n", title_of(section));
    for (const Figure& figure : figures(rules)) {
        if (figure.section == section)
            text += explained_item(fmt::format("{} ({})", figure.title, figure.name),
                                   explained(figure, rules), width);
    }
    return text;
}

/// What other rules say of a figure, where they say something else: each text once, with all whose it is.
std::string other_rules(const Figure& figure, StatisticsRules rules, std::size_t width)
{
    std::vector<std::pair<std::string, std::string>> said;
    for (const StatisticsRules other :
         {StatisticsRules::gnubg, StatisticsRules::manual, StatisticsRules::xg}) {
        if (other == rules || !figure.belongs_to(other) || figure.formula[other] == figure.formula[rules])
            continue;
        if (!said.empty() && said.back().second == explained(figure, other)) {
            said.back().first += fmt::format(", {}", to_string(other));
        } else {
            said.emplace_back(to_string(other), explained(figure, other));
        }
    }
    std::string text;
    for (const auto& [whose, formula] : said)
        text += explained_item(
            fmt::format("{}: {} ({}, {})", whose, figure.title, to_string(figure.section), figure.name),
            formula, width);
    return text;
}

std::string differences_text(StatisticsRules rules, std::size_t width)
{
    std::string text = fmt::format("\nWhat other rules say (above are those of {})\n", to_string(rules));
    for (const Figure& figure : figures())
        text += other_rules(figure, rules, width);
    return text;
}

/// The performance rating in parts.
std::string parts_text(std::size_t width)
{
    std::string text = "\nPR in parts, by the same decisions\n";
    text += explained_item("By score (by_score)",
                           "the points that both need when the decision is made [GammonKit]", width);
    text += explained_item("By game plan (by_plan)",
                           "what the player is playing for: the first of 16 definitions that holds of the "
                           "position [GammonKit: docs/structure.md]",
                           width);
    text += explained_item(
        "By the time taken (by_pace)",
        "of the decisions whose time the record tells: those that took less than the decision at the lower "
        "quarter of the player's own in this match are hurried, those that took more than the one at the "
        "upper "
        "quarter considered; plays and the cube each by their own quarters; error_rate is the error per "
        "decision in EMG [GammonKit; bounds by the player's own times as in blunderDB]",
        width);
    return text;
}

std::string rules_text(const CountingRules& counting, std::string_view thresholds, std::size_t width)
{
    const MarkThresholds limits = counting.thresholds.value_or(MarkThresholds{});
    std::string text = "\nMarks\n";
    text += explained_item("Errors",
                           fmt::format("doubtful above {:.3f} EMG, bad above {:.3f}, very bad above {:.3f}",
                                       limits.doubtful, limits.bad, limits.very_bad),
                           width);
    text += explained_item("Luck",
                           fmt::format("lucky above {:.3f} EMG, very lucky above {:.3f}; the same below zero",
                                       limits.lucky, limits.very_lucky),
                           width);
    for (const std::string_view name : kThresholdNames) {
        const MarkThresholds its = *thresholds_named(name);
        text += explained_item(fmt::format("{} {}", thresholds, name),
                               fmt::format("{:.3f}, {:.3f}, {:.3f}; luck {:.3f}, {:.3f}", its.doubtful,
                                           its.bad, its.very_bad, its.lucky, its.very_lucky),
                               width);
    }
    return text;
}

}  // namespace

std::string explained_item(std::string_view name, std::string_view text, std::size_t width)
{
    constexpr std::size_t kIndent = 4;
    return fmt::format("  {}\n    {}\n", name, wrapped(text, kIndent, width));
}

std::string statistics_explained(const CountingRules& counting, std::string_view thresholds,
                                 std::size_t width)
{
    std::string text = wrapped(kIntroduction, 0, width) + "\n";
    for (int i = 0; i < kFigureSections; ++i)
        text += section_text(static_cast<FigureSection>(i), counting.rules, width);
    text += parts_text(width);
    return text + differences_text(counting.rules, width) + rules_text(counting, thresholds, width);
}

}  // namespace gammonkit
