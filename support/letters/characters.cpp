// Characters and the bytes of UTF-8 that say them.
#include "support/charset.hpp"
#include "support/letters/letters.hpp"

namespace gammonkit {
namespace {

/// The bits that a byte adds to a character.
char32_t low_bits(char byte, unsigned count)
{
    return static_cast<unsigned char>(byte) & ((1U << count) - 1U);
}

}  // namespace

char32_t take_character(std::string_view& utf8)
{
    const std::size_t length = bytes_of_first_character(utf8);
    if (length == 0) {
        utf8.remove_prefix(1);
        return U'\uFFFD';
    }
    // The first of several bytes has as many ones in front, and a zero behind them.
    char32_t character = low_bits(utf8.front(), length == 1 ? 7 : 7 - static_cast<unsigned>(length));
    for (std::size_t i = 1; i < length; ++i)
        character = character << 6U | low_bits(utf8[i], 6);
    utf8.remove_prefix(length);
    return character;
}

void append_character(std::string& utf8, char32_t character)
{
    const auto put = [&](char32_t byte) { utf8 += static_cast<char>(static_cast<unsigned char>(byte)); };
    const auto put_following = [&](unsigned shift) { put(0x80U | (character >> shift & 0x3FU)); };
    if (character < 0x80) {
        put(character);
    } else if (character < 0x800) {
        put(0xC0U | character >> 6U);
        put_following(0);
    } else if (character < 0x10000) {
        put(0xE0U | character >> 12U);
        put_following(6);
        put_following(0);
    } else {
        put(0xF0U | character >> 18U);
        put_following(12);
        put_following(6);
        put_following(0);
    }
}

}  // namespace gammonkit
