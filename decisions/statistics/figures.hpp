#pragma once

#include "decisions/statistics/rating_interval.hpp"
#include "decisions/statistics/statistics.hpp"

#include <array>
#include <ranges>
#include <span>
#include <string_view>
#include <variant>

namespace gammonkit {

/// What a figure is, and so how it is shown.
enum class FigureUnit : std::uint8_t {
    count,
    amount,       ///< EMG and chances or points: errors below zero are never here, they are positive.
    rate,         ///< The same per decision or roll; people write its EMG in thousandths.
    tally,        ///< How many errors, and what they cost.
    millipoints,  ///< EMG; people write it in thousandths.
    word,
    result,  ///< Chances to win the match over those before, or points.
    chance,
    rating,       ///< Points of FIBS ratings.
    performance,  ///< eXtreme Gammon's PR.
    advantage,    ///< Points per game.
    interval,     ///< From one PR to another.
    dice,         ///< How often something came, and what chance expects.
    dice_mean     ///< The same a roll.
};

enum class FigureSection : std::uint8_t { checker, luck, dice, cube, overall, performance };
inline constexpr int kFigureSections = 6;
/// "checker", "luck", "dice", "cube", "overall", "performance".
[[nodiscard]] std::string_view to_string(FigureSection section);
/// "Checker play" ...
[[nodiscard]] std::string_view title_of(FigureSection section);

/// A figure as it is known of one player: nothing, or what its unit says.
using FigureValue = std::variant<std::monostate, int, double, Amount, Tally, Advantage, Interval, DiceTally,
                                 SkillRating, LuckRating>;

/// A text by whose rules statistics follow, or one for all. Empty: their statistics have no such figure.
class ByRules {
public:
    constexpr ByRules(std::string_view all) : texts_{all, all, all} {}
    constexpr ByRules(const char* all) : ByRules(std::string_view(all)) {}
    constexpr ByRules(std::string_view gnubg, std::string_view manual, std::string_view xg)
        : texts_{gnubg, manual, xg}
    {
    }
    [[nodiscard]] constexpr std::string_view operator[](StatisticsRules rules) const
    {
        return texts_[static_cast<std::size_t>(rules)];
    }
    friend bool operator==(const ByRules&, const ByRules&) = default;

private:
    std::array<std::string_view, 3> texts_;
};

/// One number of the statistics: text, tables, JSON and the explanations all come from this row. Names are
/// stable; docs/statistics.md tells each.
struct Figure {
    FigureSection section;
    std::string_view name;   ///< "error_rate"; unique in its section.
    std::string_view title;  ///< "Error rate".
    FigureUnit unit;
    FigureValue (*value)(const MatchStatistics& statistics, const SpanStatistics& span, Player player);
    ByRules formula;
    ByRules source;

    [[nodiscard]] bool belongs_to(StatisticsRules rules) const { return !formula[rules].empty(); }
};
/// All that there are.
[[nodiscard]] std::span<const Figure> figures();
/// Those of these rules.
[[nodiscard]] inline auto figures(StatisticsRules rules)
{
    return figures() | std::views::filter([rules](const Figure& figure) { return figure.belongs_to(rules); });
}
/// The one of this name, which there must be.
[[nodiscard]] const Figure& figure(FigureSection section, std::string_view name);

}  // namespace gammonkit
