#include "support/names/person_names.hpp"

#include "support/fold_case.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <vector>

namespace gammonkit {
namespace {

/// The accents of Latin, Greek and Cyrillic letters. The voicing marks of kana and the vowel signs of India
/// stand elsewhere: without those it is another name.
bool is_accent(UChar32 c)
{
    return ublock_getCode(c) == UBLOCK_COMBINING_DIACRITICAL_MARKS;
}

/// What people write for a letter that Unicode takes for one of its own; nothing for others. Case folded.
const char* plain_for(UChar32 c)
{
    switch (c) {
    case U'ø':
        return "o";
    case U'ł':
        return "l";
    case U'đ':
    case U'ð':
        return "d";
    case U'ı':
        return "i";
    case U'ħ':
        return "h";
    case U'þ':
        return "th";
    case U'æ':
        return "ae";
    case U'œ':
        return "oe";
    case 0xA0:  // A blank that keeps two parts of a name in one line.
        return " ";
    default:
        return nullptr;
    }
}

/// Letters with their accents behind them, as far as there are any.
icu::UnicodeString decomposed(const icu::UnicodeString& text)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* const form = icu::Normalizer2::getNFDInstance(status);
    if (U_FAILURE(status)) return text;
    icu::UnicodeString result = form->normalize(text, status);
    return U_FAILURE(status) ? text : result;
}

bool is_between_names(char c)
{
    return is_blank(c) || c == ',';
}

}  // namespace

std::string plain_letters(std::string_view utf8)
{
    const auto is_ascii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
    if (std::ranges::all_of(utf8, is_ascii)) return lowered(utf8);  // Most names; they are asked for often.
    const std::string lower = folded(utf8);
    const icu::UnicodeString letters = decomposed(icu::UnicodeString::fromUTF8(lower));
    icu::UnicodeString plain;
    for (std::int32_t i = 0; i < letters.length(); i = letters.moveIndex32(i, 1)) {
        const UChar32 c = letters.char32At(i);
        if (is_accent(c)) continue;
        const char* const other = plain_for(c);
        other == nullptr ? plain.append(c) : plain.append(icu::UnicodeString::fromUTF8(other));
    }
    std::string result;
    return plain.toUTF8String(result);
}

std::string name_key(std::string_view name)
{
    const std::string plain = plain_letters(name);
    std::vector<std::string_view> parts;
    for (auto at = plain.begin(); at != plain.end();) {
        at = std::find_if_not(at, plain.end(), is_between_names);
        const auto end = std::find_if(at, plain.end(), is_between_names);
        if (at != end) parts.emplace_back(at, end);
        at = end;
    }
    if (parts.empty()) return std::string(trimmed(plain));
    std::ranges::sort(parts);
    return fmt::format("{}", fmt::join(parts, " "));
}

}  // namespace gammonkit
