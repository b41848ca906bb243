#pragma once

#include "formats/options.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace gammonkit {

/// The games and positions of one report at most: a page of more is no page that a browser shows.
inline constexpr std::size_t kMostReportedGames = 5'000;
/// The turns of all its games: what is made ready of each takes a kilobyte of memory.
inline constexpr std::size_t kMostReportedTurns = 150'000;
/// Its boards of letters or images: each takes some kilobytes.
inline constexpr std::size_t kMostReportedBoards = 20'000;
/// Its boards that are drawn: each takes forty kilobytes.
inline constexpr std::size_t kMostDrawnBoards = 5'000;

// Options that several reports have. report/shared_options.hpp has what they say.

/// One for pages, booklets and pictures, so that all that GammonKit draws looks alike.
inline constexpr std::string_view kUsualTheme = "modern";
inline constexpr OptionSpec kThemeOption{
    .name = "theme",
    .type = OptionSpec::Type::text,
    .default_value = kUsualTheme,
    .help = "colors of the boards: the name of a theme, or what stands in a theme file"};

inline constexpr std::array<std::string_view, 2> kBearoffSides{"right", "left"};
inline constexpr OptionSpec kBearoffOption{.name = "bearoff",
                                           .type = OptionSpec::Type::choice,
                                           .default_value = "right",
                                           .help = "where checkers are borne off",
                                           .choices = kBearoffSides};

inline constexpr std::array<std::string_view, 2> kBottoms{"second", "first"};
inline constexpr OptionSpec kBottomOption{.name = "bottom",
                                          .type = OptionSpec::Type::choice,
                                          .default_value = "second",
                                          .help = "the player who sits at the lower edge of the boards",
                                          .choices = kBottoms};

inline constexpr std::array<std::string_view, 3> kNumberChoices{"on", "off", "fixed"};
inline constexpr OptionSpec kNumbersOption{
    .name = "numbers",
    .type = OptionSpec::Type::choice,
    .default_value = "on",
    .help = "numbers of the points: for the one who must decide, none, or always for the lower edge",
    .choices = kNumberChoices};

inline constexpr OptionSpec kStackOption{.name = "stack",
                                         .type = OptionSpec::Type::integer,
                                         .default_value = "5",
                                         .help = "so many checkers of a stack are drawn, and a higher one "
                                                 "says how many they are",
                                         .least = 1,
                                         .most = 5};

inline constexpr OptionSpec kSwapColorsOption{.name = "swap-colors",
                                              .type = OptionSpec::Type::flag,
                                              .default_value = "no",
                                              .help = "give each player the colors of the other one"};

inline constexpr OptionSpec kLangOption{
    .name = "lang",
    .type = OptionSpec::Type::text,
    .default_value = "en",
    .help = "language of all words and numbers: en, de, fr, it, es, da, ja, tr, el, ro, cs, ru"};

inline constexpr std::array<std::string_view, 2> kPapers{"a4", "letter"};
inline constexpr OptionSpec kPaperOption{.name = "paper",
                                         .type = OptionSpec::Type::choice,
                                         .default_value = "a4",
                                         .help = "size of the pages",
                                         .choices = kPapers};

inline constexpr OptionSpec kWhereOption{
    .name = "where",
    .type = OptionSpec::Type::text,
    .default_value = "",
    .help = "show the boards of those decisions that satisfy this filter (see "
            "docs/filters.md)"};
inline constexpr OptionSpec kMeOption{
    .name = "me",
    .type = OptionSpec::Type::text,
    .default_value = "",
    .help = "who reads it: whom the word 'me' means in that filter, and who sits at the "
            "lower edge of the boards"};

inline constexpr OptionSpec kThresholdsOption{
    .name = "thresholds",
    .type = OptionSpec::Type::text,
    .default_value = "",
    .help =
        "which errors and rolls are marked: gnubg, gnubg-manual, xg, or rising numbers; without it, those "
        "of the program that analyzed the match"};

inline constexpr std::array<std::string_view, 3> kStatisticsRules{"1.07", "manual", "xg"};
inline constexpr OptionSpec kRulesOption{
    .name = "rules",
    .type = OptionSpec::Type::choice,
    .default_value = "1.07",
    .help = "whose rules the statistics follow where they differ: GNU Backgammon 1.07, its manual, or "
            "eXtreme Gammon (see docs/statistics.md)",
    .choices = kStatisticsRules};

inline constexpr std::array<std::string_view, 3> kStatisticsDetails{"none", "short", "full"};
[[nodiscard]] constexpr OptionSpec statistics_option(std::string_view usual)
{
    return {.name = "statistics",
            .type = OptionSpec::Type::choice,
            .default_value = usual,
            .help = "how many figures stand in the statistics: none, those asked for first, or all",
            .choices = kStatisticsDetails};
}

inline constexpr std::array<std::string_view, 5> kShownBoards{"errors", "marked", "all", "none", "every=N"};
[[nodiscard]] constexpr OptionSpec boards_option(std::string_view usual)
{
    return {.name = "boards",
            .type = OptionSpec::Type::choice,
            .default_value = usual,
            .help = "which decisions get a board: bad errors, all that is marked or commented, all, none, or "
                    "those of "
                    "each Nth turn",
            .choices = kShownBoards};
}

// What stands in a report: formats/report_contents.hpp reads these.

inline constexpr std::array<std::string_view, 4> kShownAnalyses{"none", "cube", "plays", "all"};
inline constexpr OptionSpec kAnalysisOption{
    .name = "analysis",
    .type = OptionSpec::Type::choice,
    .default_value = "all",
    .help = "what is shown of analyses, with its marks: none (a plain record), the cube, plays, or all",
    .choices = kShownAnalyses};
inline constexpr OptionSpec kPlaysOption{.name = "plays",
                                         .type = OptionSpec::Type::integer,
                                         .default_value = "5",
                                         .help = "how many plays of a roll are listed, the best first; the "
                                                 "one that was made is always among them",
                                         .least = 0,
                                         .most = 10'000};
[[nodiscard]] constexpr OptionSpec part_option(std::string_view name, std::string_view help)
{
    return {.name = name, .type = OptionSpec::Type::flag, .default_value = "yes", .help = help};
}
inline constexpr OptionSpec kChancesOption =
    part_option("chances", "show the chances of wins, gammons and backgammons beside choices");
inline constexpr OptionSpec kSettingsOption =
    part_option("settings", "show how deeply choices were looked at, and how they were rolled out");
inline constexpr OptionSpec kIdsOption =
    part_option("ids", "show the XGID and the GNU ID of positions to read and to copy");
inline constexpr OptionSpec kLuckOption =
    part_option("luck", "show how lucky rolls were, with the figures of it");
inline constexpr OptionSpec kCommentsOption =
    part_option("comments", "show comments on matches, games, turns and positions");

/// What a board with its analysis has of them.
inline constexpr std::array kDiagramContents{kAnalysisOption, kPlaysOption, kChancesOption, kSettingsOption,
                                             kIdsOption};

/// Options of a report, and behind them those of what stands in it.
template <std::size_t Count>
[[nodiscard]] constexpr auto with_contents(const std::array<OptionSpec, Count>& own)
{
    std::array<OptionSpec, Count + kDiagramContents.size() + 2> all{};
    std::size_t next = 0;
    for (const OptionSpec& option : own)
        all[next++] = option;
    for (const OptionSpec& option : kDiagramContents)
        all[next++] = option;
    all[next++] = kLuckOption;
    all[next++] = kCommentsOption;
    return all;
}

}  // namespace gammonkit
