#include "analysis/statistics/figures.hpp"
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

std::string item(std::string_view name, std::string_view text)
{
    constexpr std::size_t kIndent = 4;
    return fmt::format("  {}\n    {}\n", name, wrapped(text, kIndent));
}

std::string section_text(FigureSection section)
{
    std::string text = fmt::format("\n{}\n", title_of(section));
    for (const Figure& figure : figures()) {
        if (figure.section == section)
            text += item(fmt::format("{} ({})", figure.title, figure.name),
                         fmt::format("{} [{}]", figure.formula, figure.source));
    }
    return text;
}

std::string rules_text(const CountingRules& counting, std::string_view thresholds)
{
    const MarkThresholds limits = counting.thresholds.value_or(MarkThresholds{});
    std::string text = "\nMarks\n";
    text += item("Errors", fmt::format("doubtful above {:.3f} EMG, bad above {:.3f}, very bad above {:.3f}",
                                       limits.doubtful, limits.bad, limits.very_bad));
    text += item("Luck", fmt::format("lucky above {:.3f} EMG, very lucky above {:.3f}; the same below zero",
                                     limits.lucky, limits.very_lucky));
    for (const std::string_view name : {"gnubg", "gnubg-manual", "xg"}) {
        const MarkThresholds its = *thresholds_named(name);
        text += item(fmt::format("{} {}", thresholds, name),
                     fmt::format("{:.3f}, {:.3f}, {:.3f}; luck {:.3f}, {:.3f}", its.doubtful, its.bad,
                                 its.very_bad, its.lucky, its.very_lucky));
    }
    return text;
}

}  // namespace

std::string statistics_explained(const CountingRules& counting, std::string_view thresholds)
{
    std::string text = wrapped(kIntroduction, 0) + "\n";
    for (int i = 0; i < kFigureSections; ++i)
        text += section_text(static_cast<FigureSection>(i));
    return text + rules_text(counting, thresholds);
}

}  // namespace gammonkit
