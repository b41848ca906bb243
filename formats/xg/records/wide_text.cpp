#include "formats/xg/records/wide_text.hpp"

#include "support/byte_order.hpp"
#include "support/converter.hpp"

#include <algorithm>

namespace gammonkit::xg {
namespace {

constexpr std::string_view kWide = "UTF-16LE";

std::string converted(Result<Converted> result)
{
    return result ? std::move(result->text) : std::string{};
}

/// The text as UTF-16 without what goes beyond its first NUL.
std::string wide(std::string_view utf8)
{
    return converted(from_utf8(utf8.substr(0, utf8.find('\0')), std::string(kWide)));
}

bool is_high_surrogate(std::uint16_t unit)
{
    return unit >= 0xD800 && unit < 0xDC00;
}

}  // namespace

std::string wide_text_at(std::string_view bytes, std::size_t offset, std::size_t units)
{
    std::size_t size = 0;
    while (size < units && little_endian_at<std::uint16_t>(bytes, offset + 2 * size) != 0)
        ++size;
    return size == 0 ? std::string{} : converted(to_utf8(bytes.substr(offset, 2 * size), std::string(kWide)));
}

void put_wide_text(std::string& bytes, std::size_t offset, std::size_t units, std::string_view utf8)
{
    std::string text = wide(utf8);
    std::size_t size = std::min(text.size() / 2, units);
    const bool is_cut = size < text.size() / 2;
    if (is_cut && size > 0 && is_high_surrogate(little_endian_at<std::uint16_t>(text, 2 * (size - 1))))
        --size;
    text.resize(2 * size);
    bytes.replace(offset, text.size(), text);
}

bool fits_wide_text(std::string_view utf8, std::size_t units)
{
    return utf8.find('\0') == std::string_view::npos && wide(utf8).size() <= 2 * units;
}

std::string short_text_at(std::string_view bytes, std::size_t offset, std::size_t most)
{
    if (offset >= bytes.size()) return {};
    const std::size_t size = std::min<std::size_t>(static_cast<unsigned char>(bytes[offset]), most);
    return converted(to_utf8(bytes.substr(offset + 1, size), std::string(kAnsi)));
}

void put_short_text(std::string& bytes, std::size_t offset, std::size_t most, std::string_view utf8)
{
    const std::string text = converted(from_utf8(utf8, std::string(kAnsi))).substr(0, most);
    bytes[offset] = static_cast<char>(text.size());
    bytes.replace(offset + 1, text.size(), text);
}

}  // namespace gammonkit::xg
