#pragma once

#include "formats/decision_table_losses.hpp"
#include "formats/feature_sets.hpp"
#include "formats/format.hpp"
#include "formats/report_options.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

inline constexpr std::array<std::string_view, 2> kPandocVersions{"3", "2"};
inline constexpr OptionSpec kPandocVersionOption{
    .name = "version",
    .type = OptionSpec::Type::choice,
    .default_value = "3",
    .help = "which pandoc will read it; Debian 12 has 2: each takes its own documents alone",
    .choices = kPandocVersions};

inline constexpr std::array kPandocWriteOptions = with_contents(
    std::array{kPandocVersionOption, kThemeOption, boards_option("marked"), kBearoffOption, kBottomOption,
               kNumbersOption, kStackOption, kSwapColorsOption, kWhereOption, kMeOption, kThresholdsOption,
               kRulesOption, kLangOption, statistics_option("short")});

/// Writes a report of matches and positions as pandoc's document in JSON, with boards as PNG in it, or in
/// letters where nothing draws them. Fails if there is no such theme.
[[nodiscard]] Result<std::string> write_pandoc(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 1> kPandocExtensions{"pandoc"};

/// The row of the catalogue. See docs/formats/pandoc.md.
inline constexpr Format kPandocFormat{
    .id = "pandoc",
    .title = "document for pandoc, which makes Word, OpenDocument, e-books, slides",
    .extensions = kPandocExtensions,
    .evidence = "pandoc 2.17 makes five kinds of files of it, which LibreOffice and others open",
    .most_games = kMostReportedGames,
    .most_turns = kMostReportedTurns,
    .carries = kInReports,
    .partial_losses = decision_table_losses,
    .write_options = kPandocWriteOptions,
    .write = write_pandoc};

}  // namespace gammonkit
