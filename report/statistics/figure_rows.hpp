#pragma once

#include "decisions/statistics/figures.hpp"
#include "support/languages/translator.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// A number with its sign; zero has none.
[[nodiscard]] std::string signed_text(double number, int digits);

/// "5.2 to 7.3": a PR.
[[nodiscard]] std::string interval_text(const Interval& interval, const Translator& words = {});

/// A figure for people, as `stats` prints it: errors are below zero as GNU Backgammon shows them, and stand
/// in both units: "-0.123 (-1.234%)". "-" if it is not known.
[[nodiscard]] std::string figure_text(const Figure& figure, const FigureValue& value, bool is_money,
                                      const Translator& words = {});

/// The same in the shortest form, for summaries: one unit, errors without sign; empty if it is not known.
/// Errors are in EMG, rates in thousandths of it.
[[nodiscard]] std::string short_figure_text(const Figure& figure, const FigureValue& value,
                                            const Translator& words = {});

/// The other unit of an amount: "1.23%" of a match, "0.123 points" of a money session.
[[nodiscard]] std::string absolute_text(const FigureValue& amount, bool is_money,
                                        const Translator& words = {});

/// One line of statistics: what it is, and what it is of each player as text, empty where it is not known.
struct StatisticsRow {
    std::string name;
    ByPlayer<std::string> cells;
};

/// What stands in a cell that counts nothing where such figures are left out.
inline constexpr std::string_view kNoFigure = "·";

/// Whether figures are told that count nothing.
enum class Zeros : std::uint8_t { told, left_out };

/// Words such as "Expert" or "Very lucky" are said of so many decisions or rolls, not of a few.
inline constexpr int kLeastForWords = 20;

/// A figure of a player; nothing where it is a word about too little.
[[nodiscard]] FigureValue shown_value(const Figure& figure, const MatchStatistics& statistics,
                                      const SpanStatistics& span, Player player);

/// All figures of a section over a span of a match, as `stats` prints them, without those that say nothing of
/// either player; nothing if the section was not analyzed. Where zeros are left out, `kNoFigure` stands for
/// that of one player.
[[nodiscard]] std::optional<std::vector<StatisticsRow>>
figure_rows(const MatchStatistics& statistics, const SpanStatistics& span, FigureSection section,
            Zeros zeros = Zeros::told, const Translator& words = {});

}  // namespace gammonkit
