#include "formats/record/scanner.hpp"

#include "support/text.hpp"

#include <algorithm>

namespace gammonkit::record {

bool Scanner::take(std::string_view part)
{
    const std::string_view text = trimmed_left(rest_);
    if (!text.starts_with(part)) return false;
    rest_ = text.substr(part.size());
    return true;
}

std::optional<int> Scanner::number()
{
    const std::string_view text = trimmed_left(rest_);
    const std::ptrdiff_t sign = text.starts_with('-') ? 1 : 0;
    const auto end = std::find_if_not(text.begin() + sign, text.end(), is_digit);
    const auto length = static_cast<std::size_t>(end - text.begin());
    const std::optional<int> value = parse_int(text.substr(0, length));
    if (value) rest_ = text.substr(length);
    return value;
}

std::string_view Scanner::rest() const
{
    return trimmed(rest_);
}

}  // namespace gammonkit::record
