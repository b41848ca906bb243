// What takes the place of libraries in WebAssembly, checked without a test library, which is not there
// either: prints what is wrong, and ends with 1 then. The rest of it is checked by the transcripts.
#include "support/converter.hpp"
#include "support/files/file.hpp"
#include "support/files/zlib_stream.hpp"
#include "support/languages/translator.hpp"
#include "support/letters/letters.hpp"
#include "support/names/person_names.hpp"
#include "support/number_text.hpp"

#include <cstdio>
#include <random>

namespace gammonkit {
namespace {

int failures = 0;

void expect(bool is_right, const char* what)
{
    if (is_right) return;
    ++failures;
    std::printf("wrong: %s\n", what);
}

/// Texts of several kinds and lengths: runs, noise, few letters, repetitions, rare letters beside common
/// ones.
std::string text_of(int kind, std::size_t length)
{
    std::mt19937 random(7);
    std::string text;
    for (std::size_t i = 0; i < length; ++i) {
        const std::uint32_t number = random();
        const char letters[] = {'a', static_cast<char>(number), static_cast<char>('a' + number % 4),
                                "backgammon "[i % 11],
                                static_cast<char>('A' + (number % 100) * (number / 100 % 100) / 300)};
        text += letters[kind];
    }
    return text;
}

void check_deflate()
{
    for (int kind = 0; kind < 5; ++kind) {
        for (const std::size_t length : {0U, 1U, 2U, 3U, 4U, 300U, 70000U, 200000U}) {
            const std::string text = text_of(kind, length);
            const std::string packed = deflate_zlib(text);
            const auto unpacked = inflate_zlib(packed + "rest", 1U << 24U);
            expect(unpacked && unpacked->complete && unpacked->bytes == text, "inflated text");
            expect(unpacked && unpacked->used == packed.size(), "the size of a zlib stream");
            expect(gunzip(*gzip(text)) == text, "unzipped text");
            if (length < 300) continue;
            const auto cut = inflate_zlib(packed.substr(0, packed.size() / 2), 1U << 24U);
            expect(cut && !cut->complete && text.starts_with(cut->bytes), "a stream that is cut");
            expect(!inflate_zlib(packed, length - 1), "a stream that is too large");
        }
    }
    // As zlib packs "abcabcabcabc" at level 6, and as a stored block.
    expect(
        inflate_zlib(std::string("\x78\x9c\x4b\x4c\x4a\x4e\x84\x21\x00\x1d\xe0\x04\x99", 13), 100)->bytes ==
            "abcabcabcabc",
        "what zlib packed");
    expect(crc32_of("123456789") == 0xCBF43926U, "a checksum");
}

void check_numbers()
{
    for (const double number :
         {0.1, 1e-7, 123456789.0, 1e22, 1.5e300, 0.30000000000000004, 5e-324, 100.0, 1e5}) {
        std::string text;
        append_shortest(text, number);
        expect(number_from(text) == number, "a number that is read back");
    }
    std::string text;
    append_shortest(text, 1e22);
    append_shortest(text, -1e-7);
    expect(text == "1e+22-1e-07", "numbers with exponents");
    expect(!number_from(" 1") && !number_from("+1") && !number_from("0x10") && !number_from(""),
           "what is no number");
}

void check_letters()
{
    expect(to_utf8("\x80\xE9\x8E", "windows-1252")->text == "\u20AC\u00E9\u017D", "windows-1252");
    expect(to_utf8("\x82", "IBM850")->text == "\u00E9", "IBM850");
    expect(from_utf8("\u738B\u00E9", "Shift_JIS")->text == "\x89\xA4\x1A", "Shift_JIS");
    expect(from_utf8("\u00E9", "ISO-8859-1")->text == "\xE9", "ISO 8859-1");
    expect(!is_known_charset("klingon"), "an unknown charset");
    expect(plain_letters("\u0141UKASZ \u017B\u00D3\u0141\u0106") == "lukasz zolc", "letters without accents");
    expect(script_of(U'\u0436') == Script::cyrillic && script_of(U'1') == Script::common, "scripts");
    expect(columns_of_letter(U'\u738B') == 2 && columns_of_letter(U'\u0301') == 0, "columns");
}

void check_languages()
{
    constexpr std::string_view kWins = "{0} wins {1, plural, one {# point} other {# points}}";
    const Translator russian = *Translator::of("ru");
    expect(russian.say(kWins, "\u0410", 3).ends_with(" 3 \u043E\u0447\u043A\u0430"), "a plural");
    expect(russian.numbers("0.5") == "0,5", "a decimal sign");
    expect(Translator::of("de")->date(2024, 5, 3) == "3. Mai 2024", "a date");
    expect(Translator::of("de")->say(kWins, "Ann {0} '", 1) == "Ann {0} ' gewinnt 1 Punkt",
           "a text in a text");
}

}  // namespace
}  // namespace gammonkit

int main()
{
    gammonkit::check_deflate();
    gammonkit::check_numbers();
    gammonkit::check_letters();
    gammonkit::check_languages();
    return gammonkit::failures == 0 ? 0 : 1;
}
