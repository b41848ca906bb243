#include "importers/turns/row_text.hpp"

#include "support/text.hpp"

namespace gammonkit {

std::optional<Dice> dice_of_words(std::string_view text)
{
    const std::vector<std::string_view> numbers = words(text);
    if (numbers.size() != 2) return std::nullopt;
    return Dice::from(parse_int(numbers[0]).value_or(0), parse_int(numbers[1]).value_or(0));
}

}  // namespace gammonkit
