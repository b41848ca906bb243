#include "report/render/theme.hpp"

#include "report/render/theme_files.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <bitset>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace gammonkit {
namespace {

struct ColorRow {
    std::string_view name;
    Color& (*color)(Theme&);
};

constexpr std::string_view kBase = "base";
constexpr std::string_view kSwap = "swap";

/// The colors of a theme file, in the order in which ours name them.
constexpr ColorRow kColors[] = {
    {"background", [](Theme& theme) -> Color& { return theme.background; }},
    {"text", [](Theme& theme) -> Color& { return theme.text; }},
    {"frame", [](Theme& theme) -> Color& { return theme.frame; }},
    {"frame-edge", [](Theme& theme) -> Color& { return theme.frame_edge; }},
    {"label", [](Theme& theme) -> Color& { return theme.label; }},
    {"board", [](Theme& theme) -> Color& { return theme.board; }},
    {"odd-point", [](Theme& theme) -> Color& { return theme.odd_point; }},
    {"even-point", [](Theme& theme) -> Color& { return theme.even_point; }},
    {"point-edge", [](Theme& theme) -> Color& { return theme.point_edge; }},
    {"bar", [](Theme& theme) -> Color& { return theme.bar; }},
    {"tray", [](Theme& theme) -> Color& { return theme.tray; }},
    {"first-checker", [](Theme& theme) -> Color& { return theme.checkers.first.face; }},
    {"first-checker-edge", [](Theme& theme) -> Color& { return theme.checkers.first.edge; }},
    {"first-checker-mark", [](Theme& theme) -> Color& { return theme.checkers.first.mark; }},
    {"second-checker", [](Theme& theme) -> Color& { return theme.checkers.second.face; }},
    {"second-checker-edge", [](Theme& theme) -> Color& { return theme.checkers.second.edge; }},
    {"second-checker-mark", [](Theme& theme) -> Color& { return theme.checkers.second.mark; }},
    {"first-die", [](Theme& theme) -> Color& { return theme.dice.first.face; }},
    {"first-die-edge", [](Theme& theme) -> Color& { return theme.dice.first.edge; }},
    {"first-die-mark", [](Theme& theme) -> Color& { return theme.dice.first.mark; }},
    {"second-die", [](Theme& theme) -> Color& { return theme.dice.second.face; }},
    {"second-die-edge", [](Theme& theme) -> Color& { return theme.dice.second.edge; }},
    {"second-die-mark", [](Theme& theme) -> Color& { return theme.dice.second.mark; }},
    {"cube", [](Theme& theme) -> Color& { return theme.cube.face; }},
    {"cube-edge", [](Theme& theme) -> Color& { return theme.cube.edge; }},
    {"cube-mark", [](Theme& theme) -> Color& { return theme.cube.mark; }},
    {"played", [](Theme& theme) -> Color& { return theme.played; }},
    {"best", [](Theme& theme) -> Color& { return theme.best; }},
};
constexpr std::size_t kColorCount = std::size(kColors);

/// Where a color stands in the table; kColorCount if there is none of this name.
std::size_t row_of(std::string_view name)
{
    std::size_t row = 0;
    while (row < kColorCount && kColors[row].name != name)
        ++row;
    return row;
}

struct ThemeReader {
    const SourceText& source;
    Theme theme = {};
    std::bitset<kColorCount> seen = {};
    bool is_swapped = false;

    /// Begins with another theme: what was read before it holds no more.
    Result<void> read_base(std::string_view name)
    {
        if (seen.any())
            return tl::unexpected(error_at(source, name, "syntax", "the base must come before all colors"));
        Result<Theme> base = built_in_theme(name);
        if (!base) {
            Diagnostic why = error_at(source, name, base.error().code, base.error().message);
            why.hint = base.error().hint;
            return tl::unexpected(std::move(why));
        }
        if (!theme.title.empty()) base->title = theme.title;
        theme = *std::move(base);
        seen.set();
        return {};
    }

    Result<void> read_setting(std::string_view name, std::string_view value)
    {
        if (name == kBase) return read_base(value);
        if (name == kSwap) {
            if (value != "yes" && value != "no")
                return tl::unexpected(error_at(source, value, "syntax", "expected yes or no"));
            is_swapped = value == "yes";
            return {};
        }
        if (name == "title") {
            theme.title = value;
            return {};
        }
        const std::size_t row = row_of(name);
        if (row == kColorCount) {
            return tl::unexpected(
                error_at(source, name, "unknown-setting", fmt::format("a theme has no setting '{}'", name)));
        }
        const std::optional<Color> color = color_from(value);
        if (!color) {
            return tl::unexpected(error_at(source, value, "syntax", "expected a color such as #e0b87a"));
        }
        kColors[row].color(theme) = *color;
        seen.set(row);
        return {};
    }

    Result<void> read_line(std::string_view line)
    {
        line = trimmed(line);
        if (line.empty() || line.front() == ';') return {};
        const std::size_t equals = line.find('=');
        if (equals == std::string_view::npos) {
            return tl::unexpected(
                error_at(source, line, "syntax", "expected a setting such as board = #e0b87a"));
        }
        return read_setting(trimmed(line.substr(0, equals)), trimmed(line.substr(equals + 1)));
    }
};

}  // namespace

Result<Theme> read_theme(const SourceText& source)
{
    ThemeReader reader{.source = source};
    for (LineCursor lines(source); !lines.at_end();)
        GK_TRY_VOID(reader.read_line(lines.next()));
    for (std::size_t row = 0; row < kColorCount; ++row) {
        if (reader.seen.test(row)) continue;
        Diagnostic why = error_at(source, source.text().substr(source.text().size()), "missing-setting",
                                  fmt::format("the theme does not say '{}'", kColors[row].name));
        why.hint = "a line such as 'base = classic' at the top takes all that is not said from that theme";
        return tl::unexpected(std::move(why));
    }
    if (reader.is_swapped) swap_colors(reader.theme);
    return std::move(reader.theme);
}

void swap_colors(Theme& theme)
{
    std::swap(theme.checkers.first, theme.checkers.second);
    std::swap(theme.dice.first, theme.dice.second);
}

std::vector<NamedColor> colors_of(const Theme& theme)
{
    std::vector<NamedColor> colors;
    Theme copy = theme;
    for (const ColorRow& row : kColors)
        colors.push_back({row.name, row.color(copy)});
    return colors;
}

std::string write_theme(const Theme& theme)
{
    std::string text = fmt::format("title = {}\n", one_line(theme.title));
    for (const NamedColor& color : colors_of(theme))
        text += fmt::format("{} = {}\n", color.name, to_string(color.color));
    return text;
}

std::vector<std::string_view> theme_names()
{
    std::vector<std::string_view> names;
    for (const ThemeFile& file : theme_files())
        names.push_back(file.name);
    return names;
}

Result<Theme> built_in_theme(std::string_view name)
{
    for (const ThemeFile& file : theme_files()) {
        if (file.name == name) {
            return read_theme(SourceText(fmt::format("{}.theme", name), std::string(file.text)));
        }
    }
    return failure("unknown-theme", fmt::format("there is no theme '{}'", name),
                   fmt::format("there are {}", fmt::join(theme_names(), ", ")));
}

}  // namespace gammonkit
