#pragma once

#include "formats/format.hpp"
#include "formats/report_options.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

inline constexpr std::array<std::string_view, 4> kReportKinds{"full", "study", "brief", "quiz"};
inline constexpr std::array<std::string_view, 2> kBoardsOnPage{"4", "6"};
inline constexpr std::array kPdfWriteOptions = with_contents(std::array{
    kPaperOption,
    OptionSpec{.name = "kind",
               .type = OptionSpec::Type::choice,
               .default_value = "full",
               .help =
                   "brief is the sheet of each match, study adds the boards, full the records of all games; "
                   "quiz asks what the boards of study tell, with the solutions overleaf",
               .choices = kReportKinds},
    OptionSpec{.name = "per-page",
               .type = OptionSpec::Type::choice,
               .default_value = "4",
               .help = "boards on a page: 4 with the analysis and lines for notes, or 6",
               .choices = kBoardsOnPage},
    boards_option("errors"),
    kThemeOption,
    kBearoffOption,
    kBottomOption,
    kNumbersOption,
    kStackOption,
    kSwapColorsOption,
    kWhereOption,
    kMeOption,
    kThresholdsOption,
    kRulesOption,
    kLangOption,
    statistics_option("full"),
});

/// What the pages show.
inline constexpr FeatureSet kOnPdfPages = FeatureSet::everything().without(
    {Feature::clock_times, Feature::set_positions, Feature::luck, Feature::analysis_settings,
     Feature::analysis_details, Feature::variations, Feature::extras});

/// Counts what the pages leave out of what they show in part: analyses of decisions without a board, and, by
/// the kind of the report, the records of the games and their comments.
[[nodiscard]] Census pdf_partial_losses(const Collection& collection, const Options& options);

/// Writes pages to print: for each match a sheet that stands alone, boards of the decisions worth study, and
/// the records of all games. The same collection gives the same bytes. Fails if there is no such theme, or
/// the fonts are not on this machine.
[[nodiscard]] Result<std::string> write_pdf(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 1> kPdfExtensions{"pdf"};

/// The row of the catalogue. See docs/formats/pdf.md.
inline constexpr Format kPdfFormat{.id = "pdf",
                                   .title = "pages to print: sheet, boards of the errors, records (PDF)",
                                   .extensions = kPdfExtensions,
                                   .kind = SourceKind::binary,
                                   .evidence =
                                       "poppler finds every name and move of a match and of a session",
                                   .most_games = kMostReportedGames,
                                   .most_turns = kMostReportedTurns,
                                   .carries = kOnPdfPages,
                                   .partial_losses = pdf_partial_losses,
                                   .write_options = kPdfWriteOptions,
                                   .write = write_pdf};

}  // namespace gammonkit
