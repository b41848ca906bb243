#include "formats/other_kind.hpp"

#include "formats/positions/identifier_line.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>

namespace gammonkit {
namespace {

using namespace std::string_view_literals;

/// What a text is can be seen from so much of it.
constexpr std::size_t kLooksAt = 65536;

struct Lines {
    std::vector<std::string_view> text = {};  ///< Those that are not blank, and name no position; trimmed.
    std::size_t with_identifier = 0;
    [[nodiscard]] std::size_t count() const { return text.size() + with_identifier; }

    /// How many are so.
    template <class Is>
    [[nodiscard]] std::size_t count_if(Is is) const
    {
        return static_cast<std::size_t>(std::ranges::count_if(text, is));
    }
};

Lines lines_of(std::string_view text)
{
    Lines lines;
    for (LineCursor cursor(text); !cursor.at_end();) {
        const std::string_view line = trimmed(cursor.next());
        if (line.empty()) continue;
        if (identifiers_in(line).empty()) {
            lines.text.push_back(line);
        } else {
            ++lines.with_identifier;
        }
    }
    return lines;
}

template <std::size_t N>
bool begins_with(std::string_view line, const std::array<std::string_view, N>& beginnings)
{
    return std::ranges::any_of(beginnings, [&](std::string_view b) { return line.starts_with(b); });
}

bool contains(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

/// `{"name":` or `[1`, `["a"`, `[{`, `[[`: but not "[b]", as people write in a forum.
bool is_json(std::string_view text)
{
    if (text.empty() || (text.front() != '{' && text.front() != '[')) return false;
    const bool is_object = text.front() == '{';
    const std::string_view inside = trimmed_left(text.substr(1));
    if (inside.empty()) return false;
    if (!is_object && inside.front() != '"') return contains("{["sv, inside.substr(0, 1));
    const std::size_t end = inside.find('"', 1);
    if (inside.front() != '"' || end == std::string_view::npos) return false;
    return contains(is_object ? ":"sv : ",]"sv, trimmed_left(inside.substr(end + 1)).substr(0, 1));
}

/// Pictures are read for their identifiers: nobody is told that this is all. A page may hold one.
bool is_picture(std::string_view text)
{
    constexpr std::size_t kHead = 400;
    const std::string head = lowered(text.substr(0, kHead));
    return head.starts_with("%!ps") || (contains(head, "<svg") && !contains(head, "<html"));
}

/// What its first letters tell.
std::string_view kind_by_beginning(std::string_view text)
{
    constexpr std::size_t kHead = 1000;
    const std::string head = lowered(text.substr(0, kHead));
    const std::string_view all = head;
    if (is_json(text)) return "JSON";
    if (contains(all, "<!doctype html") || contains(all, "<html") || contains(all, "<head>"))
        return "an HTML page";
    if (all.starts_with("<?xml")) return "XML";
    if (all.starts_with('<') && contains(all, "</")) return "HTML or XML";
    if (contains(all, "\\documentclass")) return "a LaTeX document";
    if (all.starts_with("{\\rtf")) return "a document (RTF)";
    if (all.starts_with("%pdf-")) return "a PDF document";
    if (all.starts_with("#!")) return "a script";
    return {};
}

/// Many rows of as many cells each, most of which name no position. A table of positions is a list.
bool is_other_table(const Lines& lines)
{
    constexpr std::size_t kFewest = 5;
    if (lines.text.size() < kFewest || lines.with_identifier * 2 > lines.count()) return false;
    const auto is_even = [&](char separator) {
        std::map<std::ptrdiff_t, std::size_t> rows;
        for (const std::string_view line : lines.text)
            ++rows[std::ranges::count(line, separator)];
        return std::ranges::any_of(
            rows, [&](const auto& row) { return row.first > 1 && row.second * 10 >= lines.text.size() * 9; });
    };
    return is_even(',') || is_even(';') || is_even('\t');
}

/// "|---|:--|", and not the frame of a board.
bool is_table_rule(std::string_view line)
{
    return contains(line, "|--"sv) && line.find_first_not_of("|-: ") == std::string_view::npos;
}

/// Much text with its signs, among which a position is rare. Notes on positions may be Markdown, too.
bool is_markdown_page(const Lines& lines)
{
    constexpr std::size_t kPositionIn = 10;
    if (lines.with_identifier * kPositionIn > lines.count()) return false;
    const std::size_t fences = lines.count_if([](auto line) { return line.starts_with("```"); });
    const std::size_t links = lines.count_if([](auto line) { return contains(line, "]("); });
    const std::size_t rules = lines.count_if(is_table_rule);
    const std::size_t headings =
        lines.count_if([](auto line) { return begins_with(line, std::array{"# "sv, "## "sv, "### "sv}); });
    const std::size_t kinds = (fences > 1 ? 1U : 0U) + (links > 0 ? 1U : 0U) + (rules > 0 ? 1U : 0U);
    return headings > 0 ? kinds > 0 : kinds > 1;
}

/// Ends as lines of C and its relatives do, and those of hardly anything else.
bool ends_as_code(std::string_view line)
{
    constexpr std::array kEnds{";"sv, "{"sv, "}"sv, "("sv, "),"sv, "],"sv, "\","sv, "',"sv};
    return std::ranges::any_of(kEnds, [&](std::string_view end) { return line.ends_with(end); });
}

bool is_python(std::string_view line)
{
    constexpr std::array kWithColon{"def "sv,  "class "sv, "if "sv,   "for "sv,   "elif "sv,
                                    "with "sv, "try:"sv,   "else:"sv, "while "sv, "except"sv};
    const bool opens_block = line.ends_with(':') && begins_with(line, kWithColon);
    const bool imports = line.starts_with("from ") && contains(line, " import ");
    return opens_block || imports || contains(line, "self.") || line.starts_with("\"\"\"");
}

/// Comments are the only lines of some sources that do not end as code does.
bool is_comment(std::string_view line)
{
    return begins_with(line, std::array{"//"sv, "/*"sv, "*/"sv, "* "sv});
}

std::string_view kind_of_source(const Lines& lines)
{
    constexpr std::size_t kFewest = 4;
    constexpr std::size_t kOneIn = 4;
    const std::size_t in_python = lines.count_if(is_python);
    const std::size_t includes = lines.count_if([](auto line) { return line.starts_with("#include"); });
    const std::size_t like_c = lines.count_if(ends_as_code);
    const std::size_t comments = lines.count_if(is_comment);
    if (includes > 0 && (includes + like_c) * kOneIn >= lines.count()) return "C or C++ source";
    if (in_python >= kFewest && (in_python + like_c) * kOneIn * 2 >= lines.count()) return "Python source";
    if (like_c >= kFewest && (like_c + comments) * kOneIn >= lines.count()) return "source code";
    return {};
}

}  // namespace

std::string_view other_kind(std::string_view text)
{
    const std::string_view head = trimmed_left(text.substr(0, kLooksAt));
    if (is_picture(head)) return {};
    if (const std::string_view kind = kind_by_beginning(head); !kind.empty()) return kind;
    const Lines lines = lines_of(head);
    if (is_other_table(lines)) return "a table (CSV)";
    if (is_markdown_page(lines)) return "a Markdown page";
    return kind_of_source(lines);
}

}  // namespace gammonkit
