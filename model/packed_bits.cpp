#include "model/packed_bits.hpp"

#include <algorithm>
#include <array>

namespace gammonkit {
namespace {

constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Up to three bytes as the first `count` of four letters.
void append_letters(std::string& text, std::span<const std::uint8_t> bytes, std::size_t count)
{
    unsigned bits = 0;
    for (std::size_t i = 0; i < 3; ++i)
        bits = (bits << 8) | (i < bytes.size() ? bytes[i] : 0U);
    const std::array letters{kLetters[bits >> 18], kLetters[(bits >> 12) & 63U], kLetters[(bits >> 6) & 63U],
                             kLetters[bits & 63U]};
    text.append(letters.data(), count);
}

}  // namespace

std::vector<std::string_view> base64_words(std::string_view text)
{
    std::vector<std::string_view> words;
    std::size_t begin = text.find_first_of(kLetters);
    while (begin != std::string_view::npos) {
        const std::size_t end = std::min(text.find_first_not_of(kLetters, begin), text.size());
        words.push_back(text.substr(begin, end - begin));
        begin = text.find_first_of(kLetters, end);
    }
    return words;
}

std::string base64(std::span<const std::uint8_t> bytes)
{
    std::string text;
    text.reserve(bytes.size() / 3 * 4 + 4);
    for (; bytes.size() >= 3; bytes = bytes.subspan(3))
        append_letters(text, bytes.first(3), 4);
    if (!bytes.empty()) append_letters(text, bytes, bytes.size() + 1);
    return text;
}

bool from_base64(std::string_view text, std::span<std::uint8_t> bytes)
{
    if (text.size() != (bytes.size() * 8 + 5) / 6) return false;
    unsigned pending = 0;
    int bits = 0;
    auto next = bytes.begin();
    for (const char letter : text) {
        const std::size_t value = kLetters.find(letter);
        if (value == std::string_view::npos) return false;
        pending = (pending << 6) | static_cast<unsigned>(value);
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            *next++ = static_cast<std::uint8_t>((pending >> bits) & 255U);
        }
    }
    return (pending & ((1U << bits) - 1U)) == 0;
}

}  // namespace gammonkit
