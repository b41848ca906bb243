#include "report/pictures/png_text.hpp"

#include "support/charset.hpp"

#include <cstdint>
#include <zlib.h>

namespace gammonkit {
namespace {

constexpr std::size_t kHeaderEnd = 8 + 4 + 4 + 13 + 4;  ///< Signature, and all of the chunk IHDR.

std::string big_endian(std::uint32_t number)
{
    std::string bytes;
    for (const unsigned shift : {24U, 16U, 8U, 0U})
        bytes += static_cast<char>(number >> shift & 0xFFU);
    return bytes;
}

std::string chunk(std::string_view type, std::string_view data)
{
    const std::string summed = std::string(type) + std::string(data);
    const auto sum =
        crc32(0, reinterpret_cast<const Bytef*>(summed.data()), static_cast<uInt>(summed.size()));
    return big_endian(static_cast<std::uint32_t>(data.size())) + summed +
           big_endian(static_cast<std::uint32_t>(sum));
}

}  // namespace

std::string with_png_text(std::string_view png, std::string_view keyword, std::string_view text)
{
    using namespace std::string_view_literals;
    // Behind the keyword: not compressed, and neither language nor translated keyword.
    const std::string_view between = is_ascii(text) ? "\0"sv : "\0\0\0\0\0"sv;
    const std::string data = std::string(keyword) + std::string(between) + std::string(text);
    return std::string(png.substr(0, kHeaderEnd)) + chunk(is_ascii(text) ? "tEXt" : "iTXt", data) +
           std::string(png.substr(kHeaderEnd));
}

}  // namespace gammonkit
