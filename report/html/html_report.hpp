#pragma once

#include "model/match.hpp"
#include "report/shown_boards.hpp"
#include "support/result.hpp"

#include <array>
#include <string>
#include <string_view>

namespace gammonkit {

inline constexpr std::array<std::string_view, 3> kCssPlaces{"head", "file", "inline"};
inline constexpr std::array kHtmlWriteOptions{
    theme_option("modern"),
    kBearoffOption,
    kBottomOption,
    kWhereOption,
    kMeOption,
    OptionSpec{
        .name = "images",
        .type = OptionSpec::Type::text,
        .default_value = "",
        .help =
            "write a classic page, without scripts, whose boards are tables of the images at this address"},
    OptionSpec{
        .name = "css",
        .type = OptionSpec::Type::choice,
        .default_value = "head",
        .help =
            "where the styles of a classic page are: in its head, in gammonkit.css beside the images, or in "
            "each element",
        .choices = kCssPlaces},
    boards_option("all"),
};

/// Writes a page that needs nothing else: no other file, no network. It shows matches and positions with all
/// that is said of them, and holds the collection itself, so that reading the page gives it back. With the
/// option images it is a page in XHTML 1.0 Strict that shows images. Fails if there is no such theme.
[[nodiscard]] Result<std::string> write_html(const Collection& collection, const Options& options);

}  // namespace gammonkit
