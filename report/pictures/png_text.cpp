#include "report/pictures/png_text.hpp"

#include "report/pictures/png.hpp"
#include "support/charset.hpp"

#include <cmath>

namespace gammonkit {
namespace {

constexpr std::size_t kHeaderEnd = 8 + 4 + 4 + 13 + 4;  ///< Signature, and all of the chunk IHDR.

std::string with_chunk(std::string_view png, std::string_view type, std::string_view data)
{
    return std::string(png.substr(0, kHeaderEnd)) + png_chunk(type, data) +
           std::string(png.substr(kHeaderEnd));
}

}  // namespace

std::string with_png_text(std::string_view png, std::string_view keyword, std::string_view text)
{
    using namespace std::string_view_literals;
    // Behind the keyword: not compressed, and neither language nor translated keyword.
    const std::string_view between = is_ascii(text) ? "\0"sv : "\0\0\0\0\0"sv;
    const std::string data = std::string(keyword) + std::string(between) + std::string(text);
    return with_chunk(png, is_ascii(text) ? "tEXt" : "iTXt", data);
}

std::string with_png_density(std::string_view png, int dpi)
{
    constexpr double kInchesPerMeter = 1 / 0.0254;
    const auto per_meter = static_cast<unsigned>(std::lround(dpi * kInchesPerMeter));
    std::string number;
    for (const unsigned shift : {24U, 16U, 8U, 0U})
        number += static_cast<char>(per_meter >> shift & 0xFFU);
    constexpr char kMeters = 1;
    return with_chunk(png, "pHYs", number + number + kMeters);
}

}  // namespace gammonkit
