// Strings as one word: quoted, with escapes.
#include "formats/fields/words.hpp"
#include "support/charset.hpp"
#include "support/ends.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// A character that stands for another behind a backslash.
struct Escape {
    char letter;
    char meaning;
};
constexpr Escape kEscapes[] = {{'"', '"'}, {'\\', '\\'}, {'n', '\n'}, {'r', '\r'}, {'t', '\t'}};

/// What most texts are made of: it never needs an escape.
bool is_plain(char c)
{
    return c >= ' ' && c <= '~' && c != '"' && c != '\\';
}

void append_escaped(std::string& word, char c, bool escape_high)
{
    for (const Escape& escape : kEscapes) {
        if (escape.meaning != c) continue;
        word += {'\\', escape.letter};
        return;
    }
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7F || (escape_high && byte >= 0x80)) {
        word += fmt::format("\\x{:02X}", byte);
    } else {
        word += c;
    }
}

/// Takes what stands behind a backslash from the front of `rest`.
std::optional<char> take_escape(std::string_view& rest)
{
    if (rest.empty()) return std::nullopt;
    const char letter = rest.front();
    rest = without_first(rest);
    for (const Escape& escape : kEscapes) {
        if (escape.letter == letter) return escape.meaning;
    }
    unsigned char byte = 0;
    const char* end = rest.data() + std::min<std::size_t>(rest.size(), 2);
    if (letter != 'x' || std::from_chars(rest.data(), end, byte, 16).ptr != rest.data() + 2) {
        return std::nullopt;
    }
    rest = without_first(rest, 2);
    return static_cast<char>(byte);
}

void append_quoted(std::string& out, std::string_view value)
{
    out += '"';
    if (std::ranges::all_of(value, is_plain)) {
        out += value;
    } else {
        const bool escape_high = !is_valid_utf8(value);  // A dump is UTF-8 whatever it holds.
        for (const char c : value)
            append_escaped(out, c, escape_high);
    }
    out += '"';
}

}  // namespace

void append_word(std::string& out, const std::string& value)
{
    append_quoted(out, value);
}

void append_word(std::string& out, const RareText& value)
{
    append_quoted(out, value);
}

bool from_word(std::string_view word, std::string& value)
{
    if (word.size() < 2 || word.front() != '"' || word.back() != '"') return false;
    value.clear();
    for (std::string_view rest = word.substr(1, word.size() - 2); !rest.empty();) {
        char c = rest.front();
        rest = without_first(rest);
        if (c == '"') return false;
        if (c == '\\') {
            const std::optional<char> meaning = take_escape(rest);
            if (!meaning) return false;
            c = *meaning;
        }
        value += c;
    }
    return true;
}

bool from_word(std::string_view word, RareText& value)
{
    std::string text;
    if (!from_word(word, text)) return false;
    value = std::move(text);
    return true;
}

}  // namespace gammonkit
