#include "report/html/script_source.hpp"

#include "model/identifiers/packed_bits.hpp"

#include <array>
#include <charconv>
#include <cstdint>
#include <fmt/format.h>

namespace gammonkit::html {

std::string script_source(std::string_view digits)
{
    std::array<std::uint8_t, 32> bytes{};
    for (std::size_t i = 0; i < bytes.size() && 2 * i + 2 <= digits.size(); ++i)
        std::from_chars(digits.data() + 2 * i, digits.data() + 2 * i + 2, bytes[i], 16);
    return fmt::format("'sha256-{}='", base64(bytes));
}

}  // namespace gammonkit::html
