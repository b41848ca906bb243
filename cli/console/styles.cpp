#include "cli/console/styles.hpp"

#include "report/turn_words.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kPlain = "\x1b[0m";

/// In the order of Style.
constexpr std::array<std::string_view, 11> kCodes{
    "\x1b[1m",        "\x1b[2m",  "\x1b[1;31m", "\x1b[1;35m",     "\x1b[1;36m",   "\x1b[1;31m",
    "\x1b[38;5;208m", "\x1b[33m", "\x1b[1;32m", "\x1b[38;5;214m", "\x1b[38;5;39m"};

std::string_view code_of(Style style)
{
    return kCodes[static_cast<std::size_t>(style)];
}

Style style_of(Severity severity)
{
    switch (severity) {
    case Severity::note:
        return Style::note;
    case Severity::warning:
        return Style::warning;
    case Severity::error:
        break;
    }
    return Style::error;
}

/// The signs that text has for errors, luck and checkers, in whatever language.
constexpr std::pair<std::string_view, Style> kColoredSigns[] = {
    {"▲", Style::good}, {"▼", Style::very_bad}, {"○", Style::first}, {"●", Style::second}};

/// How a whole line stands out: "-> " is before the best choice in a table of all, "1." before the best play.
std::string_view code_of_line(std::string_view line)
{
    const bool is_best = line.starts_with("-> ") || line.starts_with("  1. ") || line.starts_with("* 1. ");
    if (is_best) return code_of(Style::strong);
    return line.starts_with("not shown at this width: ") ? code_of(Style::quiet) : "";
}

/// Whether a line is the heading of a table or of a group of rows: it begins a paragraph, has columns and no
/// figure, or stands out to the left of the rows below.
bool is_heading(std::string_view before, std::string_view line, std::string_view after)
{
    const std::size_t first = line.find_first_not_of(' ');
    if (!before.empty() || first == std::string_view::npos || std::ranges::any_of(line, is_digit))
        return false;
    const bool has_columns = line.find("  ", first) != std::string_view::npos;
    const bool has_figures = std::ranges::any_of(after, is_digit);
    const bool has_group =
        first == 0 && after.starts_with("  ") && after.find("  ", 2) != std::string_view::npos;
    return has_figures && (has_columns || has_group);
}

/// Whether a line says how many errors or rolls of a kind there are: "  Very bad        3     0", and there
/// are some.
bool counts_some(std::string_view line, std::string_view kind)
{
    if (!line.starts_with("  ") || !line.substr(2).starts_with(kind)) return false;
    const std::string_view figures = line.substr(2 + kind.size());
    return figures.starts_with("  ") && figures.find_first_of("123456789") != std::string_view::npos;
}

/// Whether a mark stands at `at` for an error, in words behind other columns, as a sign behind a play or
/// beside what it cost: "8/5 6/5 ?, which costs 0.051", "? -0.051".
bool is_mark(std::string_view line, std::size_t at, std::string_view mark)
{
    const std::string_view before = line.substr(0, at);
    const std::string_view after = line.substr(at + mark.size());
    const bool ends = after.empty() || after.starts_with(' ');
    const bool has_blank = before.size() > 1 && before.ends_with(' ');
    const char last = has_blank ? before[before.size() - 2] : '\0';
    if (mark.front() != '?') return ends && has_blank && (last == ' ' || is_digit(last));
    const bool is_behind_play = is_digit(last) || last == ')' || last == '*';
    const bool is_before_cost = after.size() > 2 && after.starts_with(" -") && is_digit(after[2]);
    return has_blank && (after.starts_with(',') || is_before_cost || (ends && is_behind_play));
}

}  // namespace

std::string styled(Style style, std::string_view text)
{
    return fmt::format("{}{}{}", code_of(style), text, kPlain);
}

std::string painted(const std::string& diagnostic, Severity severity)
{
    const std::string label = fmt::format(" {}: ", to_string(severity));
    const std::size_t at = diagnostic.find(label);
    if (at == std::string::npos) return diagnostic;
    const std::string head =
        styled(Style::strong, diagnostic.substr(0, at)) + styled(style_of(severity), label);
    const std::size_t rest = at + label.size();
    const std::size_t caret = diagnostic.find("^\n", rest);
    const bool has_caret =
        caret != std::string::npos && diagnostic[diagnostic.find_last_not_of(' ', caret - 1)] == '\n';
    if (!has_caret) return head + diagnostic.substr(rest);
    return head + diagnostic.substr(rest, caret - rest) + styled(Style::good, "^") +
           diagnostic.substr(caret + 1);
}

Painter::Painter(const Translator& words)
    : marks_{{"??", Style::very_bad}, {"?!", Style::doubtful}, {"?", Style::bad}}
{
    constexpr std::pair<SkillMark, Style> kMarks[] = {{SkillMark::very_bad, Style::very_bad},
                                                      {SkillMark::doubtful, Style::doubtful},
                                                      {SkillMark::bad, Style::bad}};
    for (const auto& [mark, style] : kMarks) {
        marks_.emplace_back(words_of(mark, words), style);
        marks_.emplace_back(to_string(mark), style);
        kinds_.emplace_back(capitalized(words_of(mark, words)), style);
    }
    constexpr std::pair<LuckMark, Style> kLuck[] = {{LuckMark::very_lucky, Style::good},
                                                    {LuckMark::very_unlucky, Style::very_bad}};
    for (const auto& [mark, style] : kLuck)
        kinds_.emplace_back(capitalized(words_of(mark, words)), style);
}

std::string Painter::painted(std::string_view text) const
{
    const std::vector<std::string_view> lines = split(text, '\n');
    std::string shown;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view before = i > 0 ? lines[i - 1] : "";
        const std::string_view after = i + 1 < lines.size() ? lines[i + 1] : "";
        shown += is_heading(before, lines[i], after) ? styled(Style::strong, lines[i]) : line(lines[i]);
        shown += '\n';
    }
    shown.pop_back();
    return shown;
}

std::string Painter::line(std::string_view text) const
{
    if (text.find('\x1b') != std::string_view::npos) return std::string(text);
    const auto kind =
        std::ranges::find_if(kinds_, [&](const auto& each) { return counts_some(text, each.first); });
    if (kind != kinds_.end())
        return "  " + styled(kind->second, kind->first) + std::string(text.substr(2 + kind->first.size()));
    const std::string_view usual = code_of_line(text);
    std::string shown(usual);
    const auto paint = [&](std::string_view piece, Style style) {
        shown += fmt::format("{}{}{}{}", usual.empty() ? "" : kPlain, code_of(style), piece, kPlain);
        shown += usual;
    };
    std::size_t at = 0;
    while (at < text.size()) {
        const std::string_view rest = text.substr(at);
        const auto is_here = [&](const auto& each) { return rest.starts_with(each.first); };
        const auto* const sign = std::ranges::find_if(kColoredSigns, is_here);
        const auto mark = std::ranges::find_if(
            marks_, [&](const auto& each) { return is_here(each) && is_mark(text, at, each.first); });
        const bool is_marked = mark != marks_.end();
        if (sign != std::end(kColoredSigns) || is_marked) {
            const auto& [piece, style] = is_marked ? std::pair<std::string_view, Style>(*mark) : *sign;
            paint(piece, style);
            at += piece.size();
        } else {
            shown += text[at++];
        }
    }
    return usual.empty() ? shown : shown + std::string(kPlain);
}

}  // namespace gammonkit::cli
