#include "report/shared_options.hpp"

#include "formats/report_options.hpp"

#include <fmt/format.h>

namespace gammonkit {

namespace {

Result<std::optional<Filter>> filter_of(const Options& options)
{
    if (options.text("where").empty()) return std::optional<Filter>();
    const SourceText source("where", std::string(options.text("where")));
    Result<Filter> filter = parse_filter(source, {.me = std::string(options.text("me"))});
    if (filter) return std::optional(*std::move(filter));
    // The place is one in the option, and whoever writes a file knows only that.
    Diagnostic why = std::move(filter).error();
    why.message = fmt::format("where: {}", why.message);
    why.where = std::nullopt;
    return tl::unexpected(std::move(why));
}

StatisticsDetail detail_of(std::string_view word)
{
    if (word == "none") return StatisticsDetail::none;
    return word == "full" ? StatisticsDetail::full : StatisticsDetail::summary;
}

/// By its name, or as a theme file says it.
Result<Theme> theme_from(std::string_view text)
{
    if (text.find('=') == std::string_view::npos) return built_in_theme(text);
    return read_theme(SourceText("theme", std::string(text)));
}

}  // namespace

Result<ReportChoice> choice_of(const Options& options)
{
    ReportChoice choice;
    GK_TRY(choice.filter, filter_of(options));
    if (const auto rules = statistics_rules_named(options.text(kRulesOption.name)))
        choice.counting = counting_by(*rules);
    if (const std::string_view thresholds = options.text("thresholds"); !thresholds.empty()) {
        GK_TRY(choice.counting.thresholds, thresholds_from(thresholds));
    }
    GK_TRY(choice.words, Translator::of(options.text(kLangOption.name)));
    choice.me = options.text("me");
    choice.contents = report_contents(options);
    choice.statistics = detail_of(options.text("statistics"));
    return choice;
}

PointNumbers point_numbers_from(std::string_view word)
{
    if (word == "off") return PointNumbers::none;
    return word == "fixed" ? PointNumbers::bottom : PointNumbers::decider;
}

BoardView view_from(const Options& options)
{
    const std::string_view stack = options.text(kStackOption.name);
    return {.bottom = options.text(kBottomOption.name) == "first" ? Player::first : Player::second,
            .bears_off_left = options.text(kBearoffOption.name) == "left",
            .numbers = point_numbers_from(options.text(kNumbersOption.name)),
            .stack = stack.empty() ? kHighestStack : options.integer(kStackOption.name)};
}

Result<BoardLook> look_of(const Options& options)
{
    GK_TRY(Theme theme, theme_from(options.text("theme")));
    if (options.flag(kSwapColorsOption.name)) swap_colors(theme);
    return BoardLook{.theme = std::move(theme), .view = view_from(options)};
}

Theme dark_theme_of(const Options& options, const BoardLook& look)
{
    if (options.text("theme") != kUsualTheme) return look.theme;
    Theme dark = *built_in_theme("dark");
    if (options.flag(kSwapColorsOption.name)) swap_colors(dark);
    return dark;
}

}  // namespace gammonkit
