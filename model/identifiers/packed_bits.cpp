#include "model/identifiers/packed_bits.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The letters of up to three bytes, of which the last mean nothing if there are fewer.
std::array<char, 4> letters_of(std::span<const std::uint8_t> bytes)
{
    unsigned bits = 0;
    for (std::size_t i = 0; i < 3; ++i)
        bits = (bits << 8) | (i < bytes.size() ? bytes[i] : 0U);
    return {kLetters[bits >> 18], kLetters[(bits >> 12) & 63U], kLetters[(bits >> 6) & 63U],
            kLetters[bits & 63U]};
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
    std::string text((bytes.size() * 8 + 5) / 6, '\0');
    auto letter = text.begin();
    for (; bytes.size() >= 3; bytes = bytes.subspan(3))
        letter = std::ranges::copy(letters_of(bytes.first(3)), letter).out;
    if (!bytes.empty()) std::ranges::copy_n(letters_of(bytes).begin(), text.end() - letter, letter);
    return text;
}

std::string padded_base64(std::string_view bytes)
{
    std::string text = base64({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
    text.append((4 - text.size() % 4) % 4, '=');
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
