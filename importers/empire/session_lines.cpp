#include "importers/empire/session_lines.hpp"

#include "importers/mat/row.hpp"
#include "importers/mat/score_line.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace gammonkit::empire {
namespace {

/// Wide enough that the left name must be missing, not just indented.
constexpr std::size_t kNoLeftName = 16;

/// True for a row with number 1.
bool is_first_row(std::string_view line)
{
    const std::string_view text = trimmed_left(line);
    return mat::after_row_number(text) && parse_int(trimmed(text.substr(0, text.find(')')))) == 1;
}

/// A comment begins in the first column; names don't.
bool is_comment(std::string_view line)
{
    return line.starts_with(';') || line.starts_with('#');
}

/// The lines that are not blank.
std::vector<std::string_view> written_lines_of(const SourceText& source)
{
    std::vector<std::string_view> lines;
    for (LineCursor cursor(source); !cursor.at_end();) {
        const std::string_view line = trimmed_right(cursor.next());
        if (!line.empty()) lines.push_back(line);
    }
    return lines;
}

/// Names stand above the first row of a game; comments may stand between.
bool are_names(const std::vector<std::string_view>& lines, std::size_t at)
{
    if (is_comment(lines[at]) || mat::after_row_number(lines[at]) || !names_in(lines[at])) return false;
    const auto row =
        std::find_if_not(lines.begin() + static_cast<std::ptrdiff_t>(at) + 1, lines.end(), is_comment);
    return row != lines.end() && is_first_row(*row);
}

}  // namespace

std::optional<ByPlayer<std::string_view>> names_in(std::string_view line)
{
    if (line.size() - trimmed_left(line).size() >= kNoLeftName)
        return ByPlayer<std::string_view>{"", trimmed(line)};
    return mat::names_line(line);
}

SessionLines session_in(const SourceText& source)
{
    const std::vector<std::string_view> lines = written_lines_of(source);
    SessionLines session;
    bool has_rows = true;  // Of the last game, or there is none.
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool are_new_names = are_names(lines, i);
        if (are_new_names || (has_rows && is_first_row(lines[i]))) {
            session.games.push_back({.heading = {}, .names = are_new_names ? lines[i] : std::string_view{}});
            has_rows = false;
        }
        if (are_new_names) continue;
        (session.games.empty() ? session.others : session.games.back().body).push_back(lines[i]);
        has_rows = has_rows || mat::after_row_number(lines[i]).has_value();
    }
    return session;
}

}  // namespace gammonkit::empire
