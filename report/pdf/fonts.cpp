#include "report/pdf/fonts.hpp"

#include "report/typeface_files.hpp"
#include "support/files/module.hpp"
#include "support/letters/direction.hpp"

#include <algorithm>
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

enum class Weight { regular, bold, only };

/// A font that text may be set in, the one before rather than the one behind.
struct KnownFont {
    std::string_view on_pages;
    std::string_view name;
    Weight weight;
    std::string_view file;  ///< A path, or the name of one that is part of the library.
};

constexpr KnownFont kKnownFonts[] = {
    {"F1", "GKITAA+Inter-Regular", Weight::regular, "Inter-Regular"},
    {"F2", "GKITAB+Inter-Bold", Weight::bold, "Inter-Bold"},
    {"F3", "GKITAC+DejaVuSans", Weight::regular, GAMMONKIT_FONT_FOLDER "/DejaVuSans.ttf"},
    {"F4", "GKITAD+DejaVuSans-Bold", Weight::bold, GAMMONKIT_FONT_FOLDER "/DejaVuSans-Bold.ttf"},
    {"F5", "GKITAE+DroidSansFallback", Weight::only, GAMMONKIT_OTHER_FONT},
};

Result<FontFile> file_of(const KnownFont& known)
{
    for (const TypefaceFile& file : typeface_files()) {
        if (file.name == known.file) return FontFile(file.bytes);
    }
    const std::filesystem::path installed(known.file);
    const std::filesystem::path fonts = own_fonts();
    return FontFile::open(fonts.empty() ? installed : fonts / installed.filename());
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

TextFont::TextFont(FontFile file, std::string_view name, std::string_view on_pages)
    : file_(std::move(file)), name_(name), on_pages_(on_pages), replacement_(file_.glyph_of(kReplacement))
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

Result<Fonts> Fonts::open()
{
    Fonts fonts;
    for (const KnownFont& known : kKnownFonts) {
        Result<FontFile> file = file_of(known);
        if (!file) continue;
        if (known.weight != Weight::bold) fonts.regular_.push_back(fonts.fonts_.size());
        if (known.weight != Weight::regular) fonts.bold_.push_back(fonts.fonts_.size());
        if (known.weight == Weight::only) fonts.without_bold_ = fonts.fonts_.size();
        fonts.fonts_.emplace_back(*std::move(file), known.name, known.on_pages);
    }
    if (fonts.regular_.empty() || fonts.bold_.empty())
        return failure("font", "there is no font for PDF", "the Debian package fonts-dejavu-core has one");
    return fonts;
}

std::size_t Fonts::font_of(char32_t character, bool bold) const
{
    const std::vector<std::size_t>& chain = bold ? bold_ : regular_;
    if (character < 0x80 && !chain.empty()) return chain.front();  // Every font has these.
    for (const char32_t wanted : {character, kReplacement}) {
        for (const std::size_t font : chain) {
            if (fonts_[font].has(wanted)) return font;
        }
    }
    return chain.empty() ? 0 : chain.front();
}

bool Fonts::have(char32_t character) const
{
    return std::ranges::any_of(regular_, [&](std::size_t font) { return fonts_[font].has(character); });
}

/// Calls `f` with each part of a line that one font shows.
template <class F>
void Fonts::for_each_run(std::string_view utf8, bool bold, F f) const
{
    std::string room;
    utf8 = in_order(utf8, room);
    std::size_t begin = 0;
    std::size_t font = 0;
    for (std::size_t at = 0; at < utf8.size();) {
        const std::size_t here = at;
        const std::size_t now = font_of(next_character(utf8, at), bold);
        if (here > 0 && now == font) continue;
        if (here > begin) f(utf8.substr(begin, here - begin), font);
        begin = here;
        font = now;
    }
    if (begin < utf8.size()) f(utf8.substr(begin), font);
}

double Fonts::width(std::string_view utf8, bool bold) const
{
    double sum = 0;
    for_each_run(utf8, bold,
                 [&](std::string_view part, std::size_t font) { sum += fonts_[font].width(part); });
    return sum;
}

std::vector<TextRun> Fonts::runs(std::string_view utf8, bool bold)
{
    std::vector<TextRun> runs;
    for_each_run(utf8, bold, [&](std::string_view part, std::size_t font) {
        runs.push_back({.font = fonts_[font].on_pages(),
                        .codes = fonts_[font].codes(part),
                        .thickened = bold && font == without_bold_});
    });
    return runs;
}

std::vector<ShapeRun> Fonts::shapes(std::string_view utf8, bool bold) const
{
    std::vector<ShapeRun> runs;
    for_each_run(utf8, bold, [&](std::string_view part, std::size_t font) {
        runs.push_back({.font = &fonts_[font].file(), .thickened = bold && font == without_bold_});
        for (std::size_t at = 0; at < part.size();)
            runs.back().glyphs.push_back(fonts_[font].shown(next_character(part, at)));
    });
    return runs;
}

std::vector<const TextFont*> Fonts::used() const
{
    std::vector<const TextFont*> used;
    for (const TextFont& font : fonts_) {
        if (!font.used().empty()) used.push_back(&font);
    }
    return used;
}

}  // namespace gammonkit::pdf
