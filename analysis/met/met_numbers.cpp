#include "analysis/met/met_numbers.hpp"

#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit {

Result<double> match_equity(const SourceText& source, std::string_view text)
{
    const std::optional<double> number = parse_double(text);
    if (number && *number >= 0 && *number <= 1) return *number;
    return tl::unexpected(error_at(source, text, "met-number", "expected a match equity from 0 to 1"));
}

std::string match_equity_text(double chance)
{
    std::string text = fmt::format("{:.8f}", chance);
    constexpr std::size_t kShortest = std::string_view("0.00000").size();
    while (text.size() > kShortest && text.back() == '0')
        text.pop_back();
    return text;
}

}  // namespace gammonkit
