#include "support/files/file.hpp"
#include "support/files/gzip_level.hpp"
#include "support/files/zlib_stream.hpp"
#include "wasm/support/files/raw_deflate.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

namespace gammonkit {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view kMagic = "\x1F\x8B\x08"sv;
constexpr std::size_t kHeadSize = 10;
constexpr std::size_t kTailSize = 8;

tl::unexpected<Diagnostic> damaged(const char* why)
{
    return failure("damaged-gzip", fmt::format("the compressed data is damaged: {}", why),
                   "gzip -t says more");
}

std::string little_endian(std::uint32_t number)
{
    std::string bytes;
    for (int shift = 0; shift < 32; shift += 8)
        bytes += static_cast<char>(static_cast<unsigned char>(number >> shift));
    return bytes;
}

/// The size of the head of a member (RFC 1952), with its name and what else is in it; nothing if it is cut.
std::optional<std::size_t> head_size(std::string_view member)
{
    enum : unsigned { kHasSum = 2, kHasExtra = 4, kHasName = 8, kHasRemark = 16 };
    if (member.size() < kHeadSize) return std::nullopt;
    const unsigned flags = static_cast<unsigned char>(member[3]);
    std::size_t at = kHeadSize;
    if ((flags & kHasExtra) != 0) {
        if (member.size() < at + 2) return std::nullopt;
        at += 2U + static_cast<unsigned char>(member[at]) + 256U * static_cast<unsigned char>(member[at + 1]);
    }
    for (const unsigned text : {unsigned{kHasName}, unsigned{kHasRemark}}) {
        if ((flags & text) == 0) continue;
        const std::size_t end = member.find('\0', at);
        if (end == std::string_view::npos) return std::nullopt;
        at = end + 1;
    }
    if ((flags & kHasSum) != 0) at += 2;
    return at < member.size() ? std::optional(at) : std::nullopt;
}

/// Unpacks the member that `bytes` begins with, adds it to `result` and takes it off.
Result<void> unpack_member(std::string_view& bytes, std::size_t most, std::string& result)
{
    const std::optional<std::size_t> head = head_size(bytes);
    if (!head) return damaged("it ends too early");
    const RawInflated raw = inflate_raw(bytes.substr(*head), most - result.size());
    if (raw.bytes.size() > most - result.size()) {
        return failure("too-large", fmt::format("more than {} MiB when unpacked: not read", most >> 20),
                       "unpacked files may be larger: unpack it first");
    }
    bytes.remove_prefix(*head + raw.used);
    if (bytes.size() < kTailSize) return damaged("it ends too early");
    const std::string tail =
        little_endian(crc32_of(raw.bytes)) + little_endian(static_cast<std::uint32_t>(raw.bytes.size()));
    if (!raw.complete || !bytes.starts_with(tail)) return damaged("it does not fit its checksum");
    bytes.remove_prefix(kTailSize);
    result += raw.bytes;
    return {};
}

}  // namespace

Result<std::string> gzip(std::string_view bytes)
{
    std::string result(kMagic);
    result.append("\0\0\0\0\0\0\xFF"sv);  // No name, no time, on no known system.
    result += deflate_raw(bytes);
    return result + little_endian(crc32_of(bytes)) + little_endian(static_cast<std::uint32_t>(bytes.size()));
}

Result<std::string> gzip(std::string_view bytes, int /*level*/)
{
    return gzip(bytes);
}

Result<std::string> gunzip(std::string_view bytes, std::size_t most, std::size_t* left_over)
{
    if (bytes.size() > kLargestInput) return failure("too-large", "more than 1 GiB: not read");
    if (!bytes.starts_with(kMagic)) return damaged("it does not fit its checksum");
    std::string result;
    do {  // Joined gzip files are one gzip file; what follows and is none is padding.
        GK_TRY_VOID(unpack_member(bytes, most, result));
    } while (bytes.starts_with("\x1F\x8B"sv));
    const bool is_padding = std::all_of(bytes.begin(), bytes.end(), [](char byte) { return byte == 0; });
    if (left_over != nullptr) *left_over = is_padding ? 0 : bytes.size();
    return result;
}

}  // namespace gammonkit
