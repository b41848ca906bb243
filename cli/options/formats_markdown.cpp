#include "cli/options/formats_markdown.hpp"

#include "support/ends.hpp"
#include "support/text.hpp"
#include "support/wrap.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <span>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kIntroduction =
    R"(# The formats

[//]: # (Written by 'gammonkit formats --markdown'; do not edit.)

Each format has a page that describes it, its dialects and its traps.

)";

constexpr std::string_view kEvidenceIntroduction = R"(
## What they were tested with

)";

constexpr std::string_view kMatrixIntroduction = R"(
## What each carries

A match that is converted loses what has no mark in the column of its new format. `convert` counts
it and says so before it writes. With `--strict` it refuses. Single items that do not fit into a
format that carries their kind, such as a name with a line break, are counted too. The pages tell
which.

)";

std::string_view yes_or_empty(bool yes)
{
    return yes ? "yes" : "";
}

std::string extensions_of(const Format& format)
{
    std::vector<std::string> names;
    for (const std::string_view extension : format.extensions)
        names.push_back(fmt::format("`.{}`", extension));
    return joined(names, " ");
}

std::string row_of(const Format& format)
{
    return fmt::format("| [{0}]({0}.md) | {1}{2} | {3} | {4} | {5} |\n", format.id, format.title,
                       format.experimental ? " (experimental)" : "", extensions_of(format),
                       yes_or_empty(format.read != nullptr), yes_or_empty(format.write != nullptr));
}

using Formats = std::vector<const Format*>;

std::string table_of(const Formats& formats)
{
    std::string text = "| id | format | extensions | reads | writes |\n|---|---|---|---|---|\n";
    for (const Format* format : formats)
        text += row_of(*format);
    return text;
}

std::string evidence_of(const Formats& formats)
{
    std::string text;
    for (const Format* format : formats)
        text += fmt::format("* {}\n", wrapped(fmt::format("`{}`: {}", format->id, format->evidence), 2));
    return text;
}

bool carries_everything(const Format* format)
{
    for (std::size_t i = 0; i < kFeatures; ++i) {
        if (!format->carries.has(static_cast<Feature>(i))) return false;
    }
    return true;
}

std::string matrix_of(std::span<const Format* const> formats)
{
    std::string head = "| |";
    std::string rule = "|---|";
    for (const Format* format : formats) {
        head += fmt::format(" {} |", format->id);
        rule += ":-:|";
    }
    std::string text = fmt::format("{}\n{}\n", head, rule);
    for (std::size_t i = 0; i < kFeatures; ++i) {
        const auto feature = static_cast<Feature>(i);
        text += fmt::format("| {} |", words_for(feature).many);
        for (const Format* format : formats)
            text += format->carries.has(feature) ? " ● |" : " |";
        text += '\n';
    }
    return text;
}

/// "Everything is carried by `dump` and `json`."
std::string complete_ones(std::span<const Format* const> formats)
{
    std::vector<std::string> names;
    for (const Format* format : formats)
        names.push_back(fmt::format("`{}`", format->id));
    return names.empty() ? "" : fmt::format("Everything is carried by {}.\n\n", joined(names, " and "));
}

}  // namespace

std::string formats_markdown(const std::vector<const Format*>& formats)
{
    Formats ordered = formats;
    const auto lossy = std::stable_partition(ordered.begin(), ordered.end(), carries_everything);
    const auto complete = static_cast<std::size_t>(lossy - ordered.begin());
    return fmt::format("{}{}{}{}{}{}{}", kIntroduction, table_of(formats), kEvidenceIntroduction,
                       evidence_of(formats), kMatrixIntroduction,
                       complete_ones(part_of(std::span(ordered), 0, complete)),
                       matrix_of(without_first(std::span(ordered), complete)));
}

}  // namespace gammonkit::cli
