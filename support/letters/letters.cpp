#include "support/letters/letters.hpp"

#include <memory>
#include <unicode/normalizer2.h>
#include <unicode/translit.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>

namespace gammonkit {
namespace {

UChar32 icu_character(char32_t character)
{
    return static_cast<UChar32>(character);
}

icu::UnicodeString icu_text(std::string_view utf8)
{
    return icu::UnicodeString::fromUTF8({utf8.data(), static_cast<std::int32_t>(utf8.size())});
}

std::string utf8_of(const icu::UnicodeString& text)
{
    std::string result;
    return text.toUTF8String(result);
}

/// What text for `in_latin_letters` may be made of: ten times as much as any name that is made of it.
constexpr std::int32_t kLongestRead = 600;

}  // namespace

Script script_of(char32_t letter)
{
    UErrorCode status = U_ZERO_ERROR;
    switch (uscript_getScript(icu_character(letter), &status)) {
    case USCRIPT_COMMON:
        return letter == 0x30FC ? Script::kana : Script::common;  // The sign that makes a kana long.
    case USCRIPT_LATIN:
        return Script::latin;
    case USCRIPT_GREEK:
        return Script::greek;
    case USCRIPT_CYRILLIC:
        return Script::cyrillic;
    case USCRIPT_HEBREW:
        return Script::hebrew;
    case USCRIPT_ARABIC:
        return Script::arabic;
    case USCRIPT_THAI:
        return Script::thai;
    case USCRIPT_HANGUL:
        return Script::hangul;
    case USCRIPT_HAN:
        return Script::han;
    case USCRIPT_HIRAGANA:
    case USCRIPT_KATAKANA:
        return Script::kana;
    default:
        return Script::other;
    }
}

bool is_letter(char32_t character)
{
    return u_isalpha(icu_character(character)) != 0;
}

bool is_capital(char32_t letter)
{
    return u_isupper(icu_character(letter)) != 0;
}

char32_t small_letter(char32_t letter)
{
    return static_cast<char32_t>(u_tolower(icu_character(letter)));
}

std::size_t columns_of_letter(char32_t letter)
{
    const auto kind = static_cast<UCharCategory>(u_charType(icu_character(letter)));
    if (kind == U_NON_SPACING_MARK || kind == U_ENCLOSING_MARK) return 0;
    const int width = u_getIntPropertyValue(icu_character(letter), UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

std::string decomposed(std::string_view utf8)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* const form = icu::Normalizer2::getNFDInstance(status);
    if (U_FAILURE(status)) return std::string(utf8);
    const icu::UnicodeString result = form->normalize(icu_text(utf8), status);
    return U_FAILURE(status) ? std::string(utf8) : utf8_of(result);
}

std::string in_latin_letters(std::string_view utf8)
{
    icu::UnicodeString text = icu_text(utf8);
    text.truncate(kLongestRead);
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::Transliterator> transliterator(
        icu::Transliterator::createInstance("Any-Latin; Latin-ASCII; Lower", UTRANS_FORWARD, status));
    if (U_SUCCESS(status) && transliterator) transliterator->transliterate(text);
    return utf8_of(text);
}

}  // namespace gammonkit
