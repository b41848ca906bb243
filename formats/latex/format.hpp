#pragma once

#include "formats/decision_table_losses.hpp"
#include "formats/feature_sets.hpp"
#include "formats/format.hpp"
#include "formats/report_options.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

inline constexpr std::array kLatexWriteOptions = with_contents(
    std::array{kThemeOption, kPaperOption, boards_option("marked"), kBearoffOption, kBottomOption,
               kNumbersOption, kStackOption, kSwapColorsOption, kWhereOption, kMeOption, kThresholdsOption,
               kRulesOption, kLangOption, statistics_option("short")});

/// Writes matches and positions as a document for pdflatex, lualatex or xelatex, with boards in TikZ. Fails
/// if there is no such theme.
[[nodiscard]] Result<std::string> write_latex(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 1> kLatexExtensions{"tex"};

/// The row of the catalogue. See docs/formats/latex.md.
inline constexpr Format kLatexFormat{
    .id = "latex",
    .title = "document with TikZ boards (LaTeX)",
    .extensions = kLatexExtensions,
    .evidence = "pdflatex and lualatex take 6 matches and every character of a hostile name",
    .most_games = kMostReportedGames,
    .most_turns = kMostReportedTurns,
    .carries = kInReports,
    .partial_losses = decision_table_losses,
    .write_options = kLatexWriteOptions,
    .write = write_latex};

}  // namespace gammonkit
