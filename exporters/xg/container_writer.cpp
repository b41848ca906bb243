#include "exporters/xg/container_writer.hpp"

#include "formats/xg/records/wide_text.hpp"
#include "support/byte_order.hpp"
#include "support/files/zlib_stream.hpp"

namespace gammonkit::xg {
namespace {

/// Says that XG is the program whose file this is.
constexpr std::string_view kProgramId = "\xe1\xf5\x5a\x2f\x21\xe0\x32\x48\xa4\x23\xef\x48\x0e\xc5\x8a\x0b";
constexpr std::size_t kProgramIdOffset = 24;
constexpr char kLevelTag = 2;

std::string header_of(const Titles& titles)
{
    std::string header(kContainerHeader, '\0');
    header.replace(0, kContainerMagic.size(), kContainerMagic);
    put_little_endian(header, 4, std::int32_t{1});
    put_little_endian(header, 8, static_cast<std::int32_t>(kContainerHeader));
    header.replace(kProgramIdOffset, kProgramId.size(), kProgramId);
    put_wide_text(header, kGameNameOffset, kHeaderTextUnits, titles.game);
    put_wide_text(header, kSaveNameOffset, kHeaderTextUnits, titles.save);
    put_wide_text(header, kLevelNameOffset, kHeaderTextUnits, titles.level);
    put_wide_text(header, kCommentsOffset, kHeaderTextUnits, titles.comments);
    return header;
}

std::string registry_record(const Member& member, std::size_t stored_size, std::size_t start)
{
    std::string record(kRegistryRecord, '\0');
    put_short_text(record, 0, 255, member.name);
    put_little_endian(record, 512, static_cast<std::uint32_t>(member.bytes.size()));
    put_little_endian(record, 516, static_cast<std::uint32_t>(stored_size));
    put_little_endian(record, 520, static_cast<std::uint32_t>(start));
    put_little_endian(record, 524, crc32_of(member.bytes));
    record[529] = kLevelTag;
    return record;
}

std::string trailer_of(std::string_view archive, std::size_t archive_size, std::size_t members)
{
    std::string trailer(kTrailer, '\0');
    put_little_endian(trailer, 0, crc32_of(archive));
    put_little_endian(trailer, 4, static_cast<std::uint32_t>(members));
    put_little_endian(trailer, 8, std::uint32_t{1});
    put_little_endian(trailer, 12, static_cast<std::uint32_t>(archive.size() - archive_size));
    put_little_endian(trailer, 16, static_cast<std::uint32_t>(archive_size));
    put_little_endian(trailer, 20, std::uint32_t{1});
    return trailer;
}

}  // namespace

std::string write_container(const std::vector<Member>& members, const Titles& titles)
{
    std::string archive;
    std::string registry;
    for (const Member& member : members) {
        const std::string stored = deflate_zlib(member.bytes);
        registry += registry_record(member, stored.size(), archive.size());
        archive += stored;
    }
    const std::size_t archive_size = archive.size();
    archive += deflate_zlib(registry);
    return header_of(titles) + archive + trailer_of(archive, archive_size, members.size());
}

}  // namespace gammonkit::xg
