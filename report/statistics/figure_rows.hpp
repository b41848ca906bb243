#pragma once

#include "decisions/statistics/figures.hpp"
#include "support/languages/translator.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gammonkit {

/// One line of statistics: what it is, and what it is of each player as text, empty where it is not known.
struct StatisticsRow {
    std::string name;
    ByPlayer<std::string> cells;
};

/// Whether figures are told that count nothing.
enum class Zeros : std::uint8_t { told, left_out };

/// Words such as "Expert" or "Go to Las Vegas" are said of so many decisions or rolls, not of a few.
inline constexpr int kLeastForWords = 20;

/// A figure of a player; nothing where it is a word about too little.
[[nodiscard]] FigureValue shown_value(const Figure& figure, const MatchStatistics& statistics,
                                      const SpanStatistics& span, Player player);

/// All figures of a section over a span of a match, as `stats` prints them, without those that say nothing of
/// either player; nothing if the section was not analyzed.
[[nodiscard]] std::optional<std::vector<StatisticsRow>>
figure_rows(const MatchStatistics& statistics, const SpanStatistics& span, FigureSection section,
            Zeros zeros = Zeros::told, const Translator& words = {});

}  // namespace gammonkit
