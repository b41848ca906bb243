#include "support/names/person_names.hpp"

#include "support/charset.hpp"
#include "support/fold_case.hpp"
#include "support/letters/letters.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <vector>

namespace gammonkit {
namespace {

/// The accents of Latin, Greek and Cyrillic letters. The voicing marks of kana and the vowel signs of India
/// stand elsewhere: without those it is another name.
bool is_accent(char32_t c)
{
    return c >= 0x300 && c <= 0x36F;  // The block "Combining Diacritical Marks".
}

/// What people write for a letter that Unicode takes for one of its own; nothing for others. Case folded.
const char* plain_for(char32_t c)
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

bool is_between_names(char c)
{
    return is_blank(c) || c == ',';
}

}  // namespace

std::string plain_letters(std::string_view utf8)
{
    if (is_ascii(utf8)) return lowered(utf8);  // Most names; they are asked for often.
    const std::string letters = decomposed(folded(utf8));
    std::string plain;
    for (std::string_view rest = letters; !rest.empty();) {
        const char32_t c = take_character(rest);
        if (is_accent(c)) continue;
        const char* const other = plain_for(c);
        other == nullptr ? append_character(plain, c) : void(plain += other);
    }
    return plain;
}

std::string name_key(std::string_view name)
{
    const std::string plain = plain_letters(name);
    std::vector<std::string_view> parts;
    for (auto at = plain.begin(); at != plain.end();) {
        at = std::find_if_not(at, plain.end(), is_between_names);
        const auto end = std::find_if(at, plain.end(), is_between_names);
        if (at != end) parts.emplace_back(&*at, static_cast<std::size_t>(end - at));
        at = end;
    }
    if (parts.empty()) return std::string(trimmed(plain));
    std::ranges::sort(parts);
    return fmt::format("{}", fmt::join(parts, " "));
}

}  // namespace gammonkit
