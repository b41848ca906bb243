#include "formats/html/packed.hpp"

#include "formats/html/numbers_apart.hpp"
#include "support/files/file.hpp"
#include "support/files/zlib_stream.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace gammonkit {
namespace {

/// A page is a twentieth smaller than with the quickest one, and takes a tenth longer.
constexpr int kLevel = 7;

}  // namespace

Result<std::string> packed_text(std::string_view text)
{
    GK_TRY(const std::string bytes, gzip(text, kLevel));
    return page_letters(bytes);
}

Result<std::string> unpacked_dump(std::string_view letters)
{
    const std::optional<std::string> bytes = from_page_letters(letters);
    if (!bytes) return failure("damaged", "there are letters that mean nothing");
    GK_TRY(const std::string apart, gunzip(*bytes));
    return numbers_together(apart);
}

namespace {

constexpr unsigned kBase = 91;
constexpr int kPair = 13;   ///< Bits that two letters hold,
constexpr int kSingle = 6;  ///< and one, at the end.
constexpr std::uint8_t kNone = 255;

constexpr std::array<char, kBase> kLetters = [] {
    std::array<char, kBase> letters{};
    std::size_t count = 0;
    for (char letter = '!'; letter <= '~'; ++letter) {
        if (letter != '&' && letter != '<' && letter != '>') letters[count++] = letter;
    }
    return letters;
}();

constexpr std::array<std::uint8_t, 256> kValues = [] {
    std::array<std::uint8_t, 256> values{};
    values.fill(kNone);
    for (std::size_t i = 0; i < kBase; ++i)
        values[static_cast<unsigned char>(kLetters[i])] = static_cast<std::uint8_t>(i);
    return values;
}();

unsigned value_of(char letter)
{
    return kValues[static_cast<unsigned char>(letter)];
}

/// Bits on their way from one grouping to the other.
struct BitQueue {
    std::uint32_t bits = 0;
    int count = 0;

    void put(unsigned value, int width)
    {
        bits |= value << count;
        count += width;
    }
    unsigned take(int width)
    {
        const unsigned value = bits & ((1U << width) - 1);
        bits >>= width;
        count -= width;
        return value;
    }
};

}  // namespace

std::string page_letters(std::string_view bytes)
{
    std::string letters(bytes.size() * 16 / kPair + 3, '\0');
    char* end = letters.data();
    BitQueue queue;
    const auto put_pair = [&](unsigned value) {
        *end++ = kLetters[value / kBase];
        *end++ = kLetters[value % kBase];
    };
    for (const char byte : bytes) {
        queue.put(static_cast<unsigned char>(byte), 8);
        if (queue.count >= kPair) put_pair(queue.take(kPair));
    }
    if (queue.count > kSingle) {
        put_pair(queue.bits);
    } else if (queue.count > 0) {
        *end++ = kLetters[queue.bits];
    }
    letters.resize(static_cast<std::size_t>(end - letters.data()));
    return letters;
}

std::optional<std::string> from_page_letters(std::string_view letters)
{
    const auto is_unknown = [](char letter) { return value_of(letter) == kNone; };
    if (std::ranges::any_of(letters, is_unknown)) return std::nullopt;
    std::string bytes;
    bytes.reserve(letters.size() * kPair / 16 + 1);
    BitQueue queue;
    for (std::size_t i = 0; i < letters.size(); i += 2) {
        const bool is_pair = i + 1 < letters.size();
        const unsigned value =
            is_pair ? value_of(letters[i]) * kBase + value_of(letters[i + 1]) : value_of(letters[i]);
        if (value >= 1U << (is_pair ? kPair : kSingle)) return std::nullopt;
        queue.put(value, is_pair ? kPair : kSingle);
        while (queue.count >= 8)
            bytes += static_cast<char>(queue.take(8));
    }
    return bytes;
}

}  // namespace gammonkit
