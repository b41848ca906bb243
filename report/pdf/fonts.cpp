#include "report/pdf/fonts.hpp"

#include "support/letters/direction.hpp"

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

Result<TextFont> main_font(std::string_view name)
{
    Result<FontFile> file = FontFile::open(std::filesystem::path(GAMMONKIT_FONT_FOLDER) / name);
    if (!file) {
        return failure("font", fmt::format("cannot use the font {}: {}", name, file.error().message),
                       "the Debian package fonts-dejavu-core has it");
    }
    return TextFont(*std::move(file));
}

/// A line as its letters stand from left to right. `room` holds it where that is not how it is read.
std::string_view in_order(std::string_view utf8, std::string& room)
{
    if (!has_right_to_left(utf8)) return utf8;
    room = in_visual_order(utf8);
    return room;
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

Fonts::Fonts(TextFont regular, TextFont bold, std::optional<TextFont> other)
    : regular_(std::move(regular)), bold_(std::move(bold)), other_(std::move(other))
{
}

Result<Fonts> Fonts::open()
{
    GK_TRY(TextFont regular, main_font("DejaVuSans.ttf"));
    GK_TRY(TextFont bold, main_font("DejaVuSans-Bold.ttf"));
    std::optional<TextFont> other;
    if (Result<FontFile> file = FontFile::open(GAMMONKIT_OTHER_FONT)) other.emplace(*std::move(file));
    return Fonts(std::move(regular), std::move(bold), std::move(other));
}

/// The regular font and the bold one have nearly the same letters.
bool Fonts::is_other(char32_t character) const
{
    return character >= 0x80 && other_ && !regular_.has(character) && other_->has(character);
}

bool Fonts::have(char32_t character) const
{
    return regular_.has(character) || is_other(character);
}

/// Calls `f` with each part of a line that one font shows, and whether that is the third.
template <class F>
void Fonts::for_each_run(std::string_view utf8, F f) const
{
    std::string room;
    utf8 = in_order(utf8, room);
    std::size_t begin = 0;
    bool other = false;
    for (std::size_t at = 0; at < utf8.size();) {
        const std::size_t here = at;
        const bool is_now = is_other(next_character(utf8, at));
        if (is_now == other) continue;
        if (here > begin) f(utf8.substr(begin, here - begin), other);
        begin = here;
        other = is_now;
    }
    if (begin < utf8.size()) f(utf8.substr(begin), other);
}

double Fonts::width(std::string_view utf8, bool bold) const
{
    double sum = 0;
    for_each_run(utf8, [&](std::string_view part, bool other) {
        const TextFont& main = bold ? bold_ : regular_;
        sum += (other ? *other_ : main).width(part);
    });
    return sum;
}

std::vector<TextRun> Fonts::runs(std::string_view utf8, bool bold)
{
    std::vector<TextRun> runs;
    for_each_run(utf8, [&](std::string_view part, bool other) {
        TextFont& main = bold ? bold_ : regular_;
        runs.push_back({.font = other  ? "F3"
                                : bold ? "F2"
                                       : "F1",
                        .codes = (other ? *other_ : main).codes(part)});
    });
    return runs;
}

}  // namespace gammonkit::pdf
