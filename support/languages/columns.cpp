#include "support/text.hpp"

#include <algorithm>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace gammonkit {
namespace {

std::size_t columns_of_letter(UChar32 letter)
{
    const auto kind = static_cast<UCharCategory>(u_charType(letter));
    if (kind == U_NON_SPACING_MARK || kind == U_ENCLOSING_MARK) return 0;
    const int width = u_getIntPropertyValue(letter, UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

}  // namespace

std::size_t columns_of(std::string_view utf8)
{
    const bool is_ascii =
        std::ranges::all_of(utf8, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    if (is_ascii) return utf8.size();
    const icu::UnicodeString text =
        icu::UnicodeString::fromUTF8({utf8.data(), static_cast<int32_t>(utf8.size())});
    std::size_t columns = 0;
    for (int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1))
        columns += columns_of_letter(text.char32At(at));
    return columns;
}

std::string in_column(std::string_view text, std::size_t width)
{
    const std::size_t columns = columns_of(text);
    return std::string(text) + std::string(columns < width ? width - columns : 1, ' ');
}

}  // namespace gammonkit
