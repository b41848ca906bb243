#include "report/pictures/png_text.hpp"

#include "report/pictures/png.hpp"
#include "support/charset.hpp"

namespace gammonkit {
namespace {

constexpr std::size_t kHeaderEnd = 8 + 4 + 4 + 13 + 4;  ///< Signature, and all of the chunk IHDR.

}  // namespace

std::string with_png_text(std::string_view png, std::string_view keyword, std::string_view text)
{
    using namespace std::string_view_literals;
    // Behind the keyword: not compressed, and neither language nor translated keyword.
    const std::string_view between = is_ascii(text) ? "\0"sv : "\0\0\0\0\0"sv;
    const std::string data = std::string(keyword) + std::string(between) + std::string(text);
    return std::string(png.substr(0, kHeaderEnd)) + png_chunk(is_ascii(text) ? "tEXt" : "iTXt", data) +
           std::string(png.substr(kHeaderEnd));
}

}  // namespace gammonkit
