#pragma once

#include "decisions/statistics/figures.hpp"
#include "support/languages/translator.hpp"

#include <string>

namespace gammonkit {

/// A number with its sign; zero has none.
[[nodiscard]] std::string signed_text(double number, int digits);

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

}  // namespace gammonkit
