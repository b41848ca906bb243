#include "report/pdf/text_font.hpp"

#include <fmt/format.h>
#include <iterator>

namespace gammonkit::pdf {
namespace {

constexpr char32_t kReplacement = 0xFFFD;
/// Codes have 16 bits; nobody's match has as many different letters.
constexpr std::size_t kMostLetters = 60000;

std::size_t following_bytes(unsigned char lead)
{
    if (lead >= 0xF0U) return 3;
    return lead >= 0xE0U ? 2 : 1;
}

}  // namespace

char32_t next_character(std::string_view utf8, std::size_t& at)
{
    const auto lead = static_cast<unsigned char>(utf8[at++]);
    if (lead < 0x80U) return lead;
    if (lead < 0xC2U || lead > 0xF4U) return kReplacement;
    const std::size_t more = following_bytes(lead);
    char32_t character = lead & (0x3FU >> more);
    for (std::size_t i = 0; i < more; ++i) {
        if (at == utf8.size() || (static_cast<unsigned char>(utf8[at]) & 0xC0U) != 0x80U) return kReplacement;
        character = character << 6U | (static_cast<unsigned char>(utf8[at++]) & 0x3FU);
    }
    return character > 0x10FFFF || (character >= 0xD800 && character < 0xE000) ? kReplacement : character;
}

TextFont::TextFont(FontFile file) : file_(std::move(file)), replacement_(file_.glyph_of(kReplacement))
{
    for (char32_t c = 0; c < ascii_widths_.size(); ++c)
        ascii_widths_[c] = file_.advance(shown(c));
}

Glyph TextFont::shown(char32_t character) const
{
    const Glyph glyph = file_.glyph_of(character < ' ' ? U' ' : character);
    return glyph == 0 ? replacement_ : glyph;
}

double TextFont::width(std::string_view utf8) const
{
    int sum = 0;
    for (std::size_t at = 0; at < utf8.size();) {
        const char32_t c = next_character(utf8, at);
        sum += c < ascii_widths_.size() ? ascii_widths_[c] : file_.advance(shown(c));
    }
    return static_cast<double>(sum) / file_.units_per_em();
}

std::uint16_t TextFont::code_of(char32_t character)
{
    std::uint16_t& code = character < ascii_codes_.size() ? ascii_codes_[character] : codes_[character];
    if (code == 0 && used_.size() < kMostLetters) {
        used_.push_back({.character = character, .glyph = shown(character)});
        code = static_cast<std::uint16_t>(used_.size());
    }
    return code;
}

std::string TextFont::codes(std::string_view utf8)
{
    static constexpr std::string_view kDigits = "0123456789abcdef";
    std::string result;
    result.reserve(4 * utf8.size());
    for (std::size_t at = 0; at < utf8.size();) {
        const unsigned code = code_of(next_character(utf8, at));
        for (const unsigned shift : {12U, 8U, 4U, 0U})
            result += kDigits[code >> shift & 0xFU];
    }
    return result;
}

}  // namespace gammonkit::pdf
