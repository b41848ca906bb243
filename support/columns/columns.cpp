#include "support/charset.hpp"
#include "support/letters/letters.hpp"
#include "support/text.hpp"

namespace gammonkit {

std::size_t columns_of(std::string_view utf8)
{
    if (is_ascii(utf8)) return utf8.size();
    std::size_t columns = 0;
    while (!utf8.empty())
        columns += columns_of_letter(take_character(utf8));
    return columns;
}

std::string in_column(std::string_view text, std::size_t width)
{
    const std::size_t columns = columns_of(text);
    return std::string(text) + std::string(columns < width ? width - columns : 1, ' ');
}

}  // namespace gammonkit
