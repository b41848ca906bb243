#include "importers/sgf/escapes.hpp"

#include "formats/sgf/sgf_terms.hpp"

#include <algorithm>

namespace gammonkit::sgf {
namespace {

/// How many characters the line end at `at` has; 0 if there is none.
std::size_t line_end_length(std::string_view text, std::size_t at)
{
    const std::string_view rest = text.substr(at);
    if (rest.starts_with("\r\n") || rest.starts_with("\n\r")) return 2;
    return rest.starts_with('\n') || rest.starts_with('\r') ? 1 : 0;
}

bool escapes_something(char c)
{
    return c == ']' || c == '\\' || c == ':';
}

/// True if the text of a value is the value.
bool is_plain(std::string_view value)
{
    return std::none_of(value.begin(), value.end(),
                        [](char c) { return c == '\\' || c != text_character(c); });
}

/// `keep_idle`: a "\" before a character that needs none is part of the text.
std::string unescaped(std::string_view value, bool keep_idle)
{
    if (is_plain(value)) return std::string(value);
    std::string text;
    text.reserve(value.size());
    for (std::size_t i = 0; i < value.size();) {
        const bool escape = value[i] == '\\' && i + 1 < value.size();
        if (escape) ++i;
        const std::size_t line_end = line_end_length(value, i);
        if (line_end > 0) {
            if (!escape) text += '\n';
            i += line_end;
            continue;
        }
        if (escape && keep_idle && !escapes_something(value[i])) text += '\\';
        text += text_character(value[i]);
        ++i;
    }
    return text;
}

}  // namespace

std::string text_of(std::string_view value)
{
    return unescaped(value, false);
}

std::string name_of(std::string_view value)
{
    return unescaped(value, true);
}

}  // namespace gammonkit::sgf
