#pragma once

#include "formats/format.hpp"
#include "formats/report_options.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// Certain where a page says that it holds a collection of ours.
[[nodiscard]] Confidence sniff_html(const Sample& sample);

/// Reads the matches and positions that a page of `write_html` holds; see docs/formats/html.md. What the page
/// shows is not looked at.
[[nodiscard]] Result<Collection> read_html(const SourceText& source, const Options& options,
                                           Reporter& reporter);

inline constexpr std::array<std::string_view, 3> kCssPlaces{"head", "file", "inline"};
inline constexpr std::array<std::string_view, 3> kMapChoices{"none", "errors", "all"};
inline constexpr OptionSpec kMapsOption{
    .name = "maps",
    .type = OptionSpec::Type::choice,
    .default_value = "none",
    .help = "put maps beside errors, or beside all decisions: what each roll brings, and the cube action at "
            "each score; that takes a second or so for each",
    .choices = kMapChoices};
inline constexpr std::array<std::string_view, 3> kBoardLayouts{"gnubg", "bbs", "fibs2html"};
inline constexpr OptionSpec kImagesOption{
    .name = "images",
    .type = OptionSpec::Type::text,
    .default_value = "",
    .help = "write a classic page, without scripts, whose boards are made of the images at this address"};
inline constexpr OptionSpec kLayoutOption{
    .name = "layout",
    .type = OptionSpec::Type::choice,
    .default_value = "gnubg",
    .help = "how a classic page makes boards of its images: as GNU Backgammon's pages of this kind do",
    .choices = kBoardLayouts};
inline constexpr OptionSpec kCssOption{
    .name = "css",
    .type = OptionSpec::Type::choice,
    .default_value = "head",
    .help = "where the styles of a classic page are: in its head, in gammonkit.css beside the images, or in "
            "each element",
    .choices = kCssPlaces};
inline constexpr OptionSpec kStyleOption{.name = "style",
                                         .type = OptionSpec::Type::text,
                                         .default_value = "",
                                         .help = "a classic page takes the style sheet at this address "
                                                 "instead of ours"};
inline constexpr OptionSpec kFragmentOption{
    .name = "fragment",
    .type = OptionSpec::Type::flag,
    .default_value = "no",
    .help = "write no page, but an element to paste into one, with styles in each element; its boards are of "
            "images, or else drawn"};

/// A link of a classic page to that of another game, where each game has a page of its own.
[[nodiscard]] constexpr OptionSpec link_option(std::string_view name, std::string_view help)
{
    return {.name = name, .type = OptionSpec::Type::text, .default_value = "", .help = help};
}
inline constexpr OptionSpec kFirstOption =
    link_option("first", "a classic page of one game links to that of the first game, at this address");
inline constexpr OptionSpec kPreviousOption = link_option("previous", "the same of the game before");
inline constexpr OptionSpec kNextOption = link_option("next", "the same of the next game");
inline constexpr OptionSpec kLastOption = link_option("last", "the same of the last game");
inline constexpr std::array kHtmlWriteOptions = with_contents(std::array{
    kThemeOption,      kBearoffOption,       kBottomOption,   kNumbersOption,
    kStackOption,      kSwapColorsOption,    kWhereOption,    kMeOption,
    kThresholdsOption, kRulesOption,         kLangOption,     statistics_option("full"),
    kImagesOption,     kLayoutOption,        kCssOption,      kStyleOption,
    kFragmentOption,   kFirstOption,         kPreviousOption, kNextOption,
    kLastOption,       boards_option("all"), kMapsOption,
});

/// Counts what a fragment does not show, for nobody reads a match out of it.
[[nodiscard]] Census html_partial_losses(const Collection& collection, const Options& options);

/// Writes a page that needs nothing else: no other file, no network. It shows matches and positions with all
/// that is said of them, and holds the collection itself, so that reading the page gives it back. With the
/// option images it is a page in XHTML 1.0 Strict that shows images. With fragment it is an element for
/// another page, and holds no collection. Fails if there is no such theme, or options contradict each other.
[[nodiscard]] Result<std::string> write_html(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 2> kHtmlExtensions{"html", "htm"};

/// The row of the catalogue. See docs/formats/html.md.
inline constexpr Format kHtmlFormat{
    .id = "html",
    .title = "page with boards, for browsers (HTML)",
    .extensions = kHtmlExtensions,
    .evidence = "driven in Chromium; read back from what we write: no other program's pages hold a match",
    .most_games = kMostReportedGames,
    .most_turns = kMostReportedTurns,
    .carries = FeatureSet::everything(),
    .partial_losses = html_partial_losses,
    .write_options = kHtmlWriteOptions,
    .sniff = sniff_html,
    .read = read_html,
    .write = write_html,
    .fallback_charset = "UTF-8"};

}  // namespace gammonkit
