// What a file says must not command the terminal on which it is shown.
#include "support/charset.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

unsigned byte_at(std::string_view text, std::size_t at)
{
    return static_cast<unsigned char>(text[at]);
}

/// Characters of three bytes that break a line (U+2028, U+2029) or turn the direction of what follows (U+202A
/// to U+202E, U+2066 to U+2069): a name with one would rearrange the line on which it stands.
bool rearranges(std::string_view character)
{
    if (byte_at(character, 0) != 0xE2) return false;
    const unsigned second = byte_at(character, 1);
    const unsigned third = byte_at(character, 2);
    return (second == 0x80 && third >= 0xA8 && third <= 0xAE) ||
           (second == 0x81 && third >= 0xA6 && third <= 0xA9);
}

/// Whether a character, or a byte that is none, does something instead of being shown.
bool is_command(std::string_view character)
{
    const unsigned first = byte_at(character, 0);
    switch (character.size()) {
    case 1:
        // Terminals of one byte a letter obey the C1 controls too.
        return first < 0x20 || (first >= 0x7F && first < 0xA0);
    case 2:
        return first == 0xC2 && byte_at(character, 1) < 0xA0;
    default:
        return rearranges(character);
    }
}

/// The first character, or the first byte if it is none.
std::string_view first_character(std::string_view text)
{
    return text.substr(0, std::max<std::size_t>(bytes_of_first_character(text), 1));
}

/// How long the sequence is that begins a text and only colors: "ESC [ 1 ; 31 m"; 0 if there is none.
std::size_t color_sequence(std::string_view text)
{
    if (!text.starts_with("\x1b[")) return 0;
    const std::size_t end = text.find_first_not_of("0123456789;", 2);
    return end != std::string_view::npos && text[end] == 'm' ? end + 1 : 0;
}

}  // namespace

std::string printable(std::string_view utf8)
{
    std::string text;
    text.reserve(utf8.size());
    while (!utf8.empty()) {
        const std::string_view character = first_character(utf8);
        utf8.remove_prefix(character.size());
        if (character == "\t")
            text += ' ';
        else if (is_command(character))
            text += '?';
        else
            text += character;
    }
    return text;
}

std::string printable_lines(std::string_view utf8)
{
    std::string text;
    text.reserve(utf8.size());
    while (!utf8.empty()) {
        const std::size_t color = color_sequence(utf8);
        const std::string_view piece = color > 0 ? utf8.substr(0, color) : first_character(utf8);
        utf8.remove_prefix(piece.size());
        const bool is_layout = piece == "\n" || piece == "\t" || (piece == "\r" && utf8.starts_with('\n'));
        const bool stays = color > 0 || is_layout || !is_command(piece);
        text += stays ? piece : "?";
    }
    return text;
}

}  // namespace gammonkit
