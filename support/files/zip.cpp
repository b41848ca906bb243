#include "support/files/zip.hpp"

#include "support/files/zlib_stream.hpp"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>

namespace gammonkit {
namespace {

using namespace std::string_view_literals;

/// 1980-01-01, the first day that ZIP can tell, so that the bytes do not depend on the day.
constexpr std::uint32_t kFirstDay = 0x21;
/// What ZIP counts without its enlargement to 64 bits; these numbers themselves mean "see there".
constexpr std::size_t kMostMembers = 0xFFFF;
constexpr std::size_t kMostBytes = 0xFFFFFFFF;
/// Of a name, in bytes: its length has 16 bits.
constexpr std::size_t kLongestName = 0xFFFF;

void put(std::string& bytes, std::uint64_t number, unsigned width)
{
    for (unsigned i = 0; i < width; ++i)
        bytes += static_cast<char>(static_cast<unsigned char>(number >> 8U * i));
}

/// A member as deflate packs it (RFC 1951): what stands between the head and the sum of zlib's streams.
std::string packed(std::string_view bytes)
{
    constexpr std::size_t kHead = 2;
    constexpr std::size_t kSum = 4;
    const std::string stream = deflate_zlib(bytes);
    return stream.substr(kHead, stream.size() - kHead - kSum);
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
    put(facts, packed_size, 4);
    put(facts, member.bytes.size(), 4);
    put(facts, member.name.size(), 2);
    put(facts, 0, 2);
    return facts;
}

/// What stands before the end if there are more files than its field can count; `begin` and `size` are those
/// of the directory.
std::string large_end(std::size_t count, std::size_t begin, std::size_t size)
{
    std::string end;
    end += "PK\x06\x06\x2C\0\0\0\0\0\0\0\x2D\x03\x2D\0"sv;  // 44 bytes follow, of version 4.5.
    end.append(8, '\0');                                    // All on the first disk.
    put(end, count, 8);
    put(end, count, 8);
    put(end, size, 8);
    put(end, begin, 8);
    end += "PK\x06\x07\0\0\0\0"sv;
    put(end, begin + size, 8);  // Where this begins.
    put(end, 1, 4);             // The number of disks.
    return end;
}

}  // namespace

Result<std::string> zipped(std::span<const ZipMember> members)
{
    std::string bytes;
    std::string directory;
    for (const ZipMember& member : members) {
        if (member.name.size() > kLongestName)
            return failure("archive",
                           fmt::format("a name in a ZIP archive has at most {} bytes, and here is one of {}",
                                       kLongestName, member.name.size()));
        const std::string deflated = packed(member.bytes);
        // Sizes stand in front of the files, as readers of .docx and .apkg want them.
        const std::string facts = facts_of(member, deflated.size());
        directory += "PK\x01\x02\x14\x03"sv;  // Made by version 2.0 on Unix.
        directory += facts;
        directory.append(6, '\0');  // No remark, on the first disk, not text.
        put(directory, 0100644U << 16U, 4);
        put(directory, bytes.size(), 4);
        directory += member.name;
        bytes += "PK\x03\x04"sv;
        bytes += facts;
        bytes += member.name;
        bytes += deflated;
        if (bytes.size() + directory.size() >= kMostBytes || member.bytes.size() >= kMostBytes)
            return failure("archive", "a ZIP archive holds at most 4 GiB");
    }
    const std::size_t begin = bytes.size();
    bytes += directory;
    if (members.size() >= kMostMembers) bytes += large_end(members.size(), begin, directory.size());
    const std::size_t count = std::min(members.size(), kMostMembers);
    bytes += "PK\x05\x06\0\0\0\0"sv;
    put(bytes, count, 2);
    put(bytes, count, 2);
    put(bytes, directory.size(), 4);
    put(bytes, begin, 4);
    put(bytes, 0, 2);
    return bytes;
}

}  // namespace gammonkit
