#include "support/line_cursor.hpp"

#include "support/text.hpp"

#include <algorithm>

namespace gammonkit {

std::size_t LineCursor::line_length() const
{
    if (!has_returns_) return std::min(rest_.find('\n'), rest_.size());
    // In pieces: a text with only one of the two would else be searched to its end for the other, line by
    // line.
    constexpr std::size_t kPiece = 256;
    for (std::size_t at = 0; at < rest_.size(); at += kPiece) {
        const std::string_view piece = rest_.substr(at, kPiece);
        const std::string_view line = piece.substr(0, piece.find('\n'));
        const std::size_t length = std::min(line.find('\r'), line.size());
        if (length < piece.size()) return at + length;
    }
    return rest_.size();
}

std::string_view LineCursor::peek() const
{
    return rest_.substr(0, line_length());
}

std::string_view LineCursor::next()
{
    const std::size_t length = line_length();
    const std::string_view line = rest_.substr(0, length);
    const std::size_t line_end = has_returns_ && rest_.substr(length, 2) == "\r\n" ? 2 : 1;
    rest_.remove_prefix(std::min(length + line_end, rest_.size()));
    return line;
}

void LineCursor::skip_blank()
{
    while (!at_end() && trimmed(peek()).empty())
        next();
}

std::vector<std::string_view> lines_of(const SourceText& source)
{
    std::vector<std::string_view> lines;
    LineCursor cursor(source);
    // A line cannot be told by one kind of line end alone, but nearly all end in LF.
    lines.reserve(static_cast<std::size_t>(std::ranges::count(source.text(), '\n')) + 1);
    while (!cursor.at_end())
        lines.push_back(cursor.next());
    return lines;
}

}  // namespace gammonkit
