#include "support/line_cursor.hpp"

#include "support/text.hpp"

#include <algorithm>

namespace gammonkit {

std::size_t LineCursor::line_length() const
{
    // Not find_first_of, which calls memchr for every single character.
    const auto end = std::ranges::find_if(rest_, [](char c) { return c == '\n' || c == '\r'; });
    return static_cast<std::size_t>(end - rest_.begin());
}

std::string_view LineCursor::peek() const
{
    return rest_.substr(0, line_length());
}

std::string_view LineCursor::next()
{
    const std::size_t length = line_length();
    const std::string_view line = rest_.substr(0, length);
    const std::size_t line_end = rest_.substr(length, 2) == "\r\n" ? 2 : 1;
    rest_.remove_prefix(std::min(length + line_end, rest_.size()));
    return line;
}

void LineCursor::skip_blank()
{
    while (!at_end() && trimmed(peek()).empty())
        next();
}

}  // namespace gammonkit
