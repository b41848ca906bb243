#include "support/files/zip.hpp"

#include "support/files/zlib_stream.hpp"
#include "wasm/support/files/raw_deflate.hpp"

#include <cstdint>

namespace gammonkit {
namespace {

using namespace std::string_view_literals;

constexpr std::uint32_t kFirstDay = 0x21;  // 1980-01-01, in the words of ZIP.

void put(std::string& bytes, std::uint32_t number, unsigned width)
{
    for (unsigned i = 0; i < width; ++i)
        bytes += static_cast<char>(static_cast<unsigned char>(number >> 8U * i));
}

/// What both the file's own head and its entry in the directory say, from the version that unpacks it on.
std::string facts_of(const ZipMember& member, std::size_t packed_size)
{
    constexpr std::uint32_t kNamesAreUtf8 = 0x800;
    constexpr std::uint32_t kDeflated = 8;
    std::string facts;
    put(facts, 20, 2);
    put(facts, kNamesAreUtf8, 2);
    put(facts, kDeflated, 2);
    put(facts, 0, 2);
    put(facts, kFirstDay, 2);
    put(facts, crc32_of(member.bytes), 4);
    put(facts, static_cast<std::uint32_t>(packed_size), 4);
    put(facts, static_cast<std::uint32_t>(member.bytes.size()), 4);
    put(facts, static_cast<std::uint32_t>(member.name.size()), 2);
    put(facts, 0, 2);
    return facts;
}

}  // namespace

Result<std::string> zipped(std::span<const ZipMember> members)
{
    std::string bytes;
    std::string directory;
    for (const ZipMember& member : members) {
        const std::string packed = deflate_raw(member.bytes);
        const std::string facts = facts_of(member, packed.size());
        directory += "PK\x01\x02\x14\x03"sv;  // Made by version 2.0 on Unix.
        directory += facts;
        directory.append(6, '\0');  // No remark, on the first disk, not text.
        put(directory, 0100644U << 16U, 4);
        put(directory, static_cast<std::uint32_t>(bytes.size()), 4);
        directory += member.name;
        bytes += "PK\x03\x04"sv;
        bytes += facts + member.name + packed;
    }
    const auto begin = static_cast<std::uint32_t>(bytes.size());
    bytes += directory;
    bytes += "PK\x05\x06\0\0\0\0"sv;
    put(bytes, static_cast<std::uint32_t>(members.size()), 2);
    put(bytes, static_cast<std::uint32_t>(members.size()), 2);
    put(bytes, static_cast<std::uint32_t>(directory.size()), 4);
    put(bytes, begin, 4);
    put(bytes, 0, 2);
    return bytes;
}

}  // namespace gammonkit
