#include "cli/options/share.hpp"

#include "support/files/md5.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <fmt/format.h>

namespace gammonkit::cli {

std::string content_sum(std::string_view bytes)
{
    return md5_of(bytes).value();  // Nobody stops it.
}

bool Share::holds(std::string_view sum) const
{
    constexpr std::size_t kDigits = 16;
    const std::string_view digits = sum.substr(0, kDigits);
    std::uint64_t number_of_sum = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number_of_sum, 16);
    return number_of_sum % static_cast<std::uint64_t>(of) == static_cast<std::uint64_t>(number - 1);
}

Result<Share> share_from(std::string_view text)
{
    const std::size_t slash = std::min(text.find('/'), text.size());
    const std::optional<int> number = parse_int(text.substr(0, slash));
    const std::optional<int> of = slash < text.size() ? parse_int(text.substr(slash + 1)) : std::nullopt;
    constexpr int kMost = 1'000'000;
    if (number && of && *number >= 1 && *number <= *of && *of <= kMost) return Share{*number, *of};
    return failure("usage", fmt::format("--shard: '{}' is no share", printable(text)),
                   "2/8 is the second of eight; the first is 1/8, the last 8/8");
}

}  // namespace gammonkit::cli
