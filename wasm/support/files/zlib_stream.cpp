#include "support/files/zlib_stream.hpp"

#include "wasm/support/files/raw_deflate.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr std::size_t kZlibHead = 2;
constexpr std::size_t kSumSize = 4;

/// True for the two bytes of RFC 1950 that ask for deflate, and for no dictionary.
bool begins_zlib(std::string_view bytes)
{
    if (bytes.size() < kZlibHead) return false;
    const auto first = static_cast<unsigned char>(bytes[0]);
    const auto second = static_cast<unsigned char>(bytes[1]);
    return (first & 0x0FU) == 8 && first >> 4U <= 7 && (second & 0x20U) == 0 &&
           (first * 256U + second) % 31U == 0;
}

std::string big_endian(std::uint32_t number)
{
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += static_cast<char>(static_cast<unsigned char>(number >> shift));
    return bytes;
}

constexpr std::array<std::uint32_t, 256> kCrcTable = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < table.size(); ++i) {
        std::uint32_t bits = i;
        for (int bit = 0; bit < 8; ++bit)
            bits = (bits & 1U) != 0 ? 0xEDB88320U ^ bits >> 1U : bits >> 1U;
        table[i] = bits;
    }
    return table;
}();

}  // namespace

Result<Inflated> inflate_zlib(std::string_view bytes, std::size_t most)
{
    if (!begins_zlib(bytes)) return Inflated{.bytes = {}, .used = std::min(bytes.size(), kZlibHead)};
    RawInflated raw = inflate_raw(bytes.substr(kZlibHead), most);
    if (raw.bytes.size() > most) {
        return failure("too-large", fmt::format("a part has more than {} bytes when unpacked", most));
    }
    const std::string_view sum = bytes.substr(kZlibHead + raw.used).substr(0, kSumSize);
    const bool is_whole = raw.complete && sum == big_endian(adler32_of(raw.bytes));
    const std::size_t used = kZlibHead + raw.used + (raw.complete ? sum.size() : 0);
    return Inflated{.bytes = std::move(raw.bytes), .complete = is_whole, .used = used};
}

std::string deflate_zlib(std::string_view bytes)
{
    return "\x78\x9C" + deflate_raw(bytes) + big_endian(adler32_of(bytes));
}

std::string deflate_quickly(std::string_view bytes)
{
    return deflate_zlib(bytes);
}

std::uint32_t crc32_of(std::string_view bytes)
{
    std::uint32_t crc = 0xFFFFFFFFU;
    for (const char byte : bytes)
        crc = kCrcTable[(crc ^ static_cast<unsigned char>(byte)) & 0xFFU] ^ crc >> 8U;
    return ~crc;
}

}  // namespace gammonkit
