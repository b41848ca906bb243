#pragma once

#include "formats/decision_table_losses.hpp"
#include "formats/feature_sets.hpp"
#include "formats/format.hpp"
#include "formats/report_options.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

inline constexpr std::array kTextWriteOptions =
    with_contents(std::array{boards_option("marked"), kWhereOption, kMeOption, kThresholdsOption,
                             kRulesOption, kLangOption, kNumbersOption, statistics_option("short")});

/// Writes matches and positions as text for people: what was played, boards in letters as GNU Backgammon
/// draws them, what analyses say, and statistics. Fails if the
/// filter of the option where means nothing.
[[nodiscard]] Result<std::string> write_text(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 1> kTextExtensions{"txt"};

/// The row of the catalogue. See docs/formats/text.md.
inline constexpr Format kTextFormat{.id = "text",
                                    .title = "report with boards in letters",
                                    .extensions = kTextExtensions,
                                    .evidence = "it only writes",
                                    .most_games = kMostReportedGames,
                                    .most_turns = kMostReportedTurns,
                                    .carries = kInReports,
                                    .partial_losses = decision_table_losses,
                                    .write_options = kTextWriteOptions,
                                    .write = write_text};

}  // namespace gammonkit
