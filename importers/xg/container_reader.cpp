#include "importers/xg/container_reader.hpp"

#include "formats/xg/records/codec.hpp"
#include "formats/xg/records/wide_text.hpp"
#include "support/byte_order.hpp"
#include "support/files/zlib_stream.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::xg {
namespace {

constexpr std::size_t kMostMembers = 16;
constexpr std::size_t kLargestMember = std::size_t{64} << 20U;
constexpr std::string_view kZlibStart = "\x78";

/// The last bytes of a container.
struct Trailer {
    std::uint32_t checksum;
    std::size_t members;
    std::size_t registry_size;
    std::size_t archive_size;
    bool registry_is_compressed;
};

/// One file as the registry has it.
struct RegistryEntry {
    std::string name;
    std::size_t size;
    std::size_t stored_size;
    std::size_t start;
    std::uint32_t checksum;
    bool is_stored;
};

Diagnostic warning(std::string message, std::size_t where)
{
    return {
        .severity = Severity::warning, .code = "xg-container", .message = std::move(message), .where = where};
}

/// A size that the file states: negative ones are huge.
std::size_t size_at(std::string_view bytes, std::size_t offset)
{
    return little_endian_at<std::uint32_t>(bytes, offset);
}

std::optional<Trailer> decode_trailer(std::string_view bytes)
{
    if (bytes.size() < kContainerHeader + kTrailer) return std::nullopt;
    const std::string_view end = bytes.substr(bytes.size() - kTrailer);
    const Trailer trailer{.checksum = little_endian_at<std::uint32_t>(end, 0),
                          .members = size_at(end, 4),
                          .registry_size = size_at(end, 12),
                          .archive_size = size_at(end, 16),
                          .registry_is_compressed = size_at(end, 20) != 0};
    const std::size_t room = bytes.size() - kContainerHeader - kTrailer;
    const bool fits = trailer.registry_size <= room && trailer.archive_size <= room - trailer.registry_size;
    return fits && trailer.members >= 1 && trailer.members <= kMostMembers ? std::optional(trailer)
                                                                           : std::nullopt;
}

RegistryEntry decode_entry(std::string_view record)
{
    return {.name = short_text_at(record, 0, 255),
            .size = size_at(record, 512),
            .stored_size = size_at(record, 516),
            .start = size_at(record, 520),
            .checksum = little_endian_at<std::uint32_t>(record, 524),
            .is_stored = little_endian_at<std::uint8_t>(record, 528) != 0};
}

/// Takes one container apart.
class ContainerReader {
public:
    ContainerReader(const SourceText& source, Reporter& reporter) : bytes_(source.text()), reporter_(reporter)
    {
    }

    Result<Container> read()
    {
        container_.comments = wide_text_at(bytes_, kCommentsOffset, kHeaderTextUnits);
        const std::optional<Trailer> trailer = decode_trailer(bytes_);
        if (!trailer || !read_archive(*trailer)) {
            GK_TRY_VOID(salvage());
        }
        if (container_.member(kRecordsMember).empty()) {
            return failure("xg-container", "the file holds no match: its part temp.xg is missing or empty",
                           "was it copied completely?");
        }
        return std::move(container_);
    }

private:
    /// False if the registry cannot be read.
    bool read_archive(const Trailer& trailer)
    {
        const std::size_t registry = bytes_.size() - kTrailer - trailer.registry_size;
        const std::size_t start = registry - trailer.archive_size;
        std::string records(bytes_.substr(registry, trailer.registry_size));
        if (trailer.registry_is_compressed) {
            Result<Inflated> inflated = inflate_zlib(records, kMostMembers * kRegistryRecord);
            if (!inflated || !inflated->complete) return false;
            records = std::move(inflated->bytes);
        }
        if (records.size() < trailer.members * kRegistryRecord) return false;
        if (crc32_of(bytes_.substr(start, bytes_.size() - kTrailer - start)) != trailer.checksum) {
            reporter_.report(warning("the archive does not fit its checksum", start));
        }
        const std::string_view archive = bytes_.substr(start, trailer.archive_size);
        for (std::size_t i = 0; i < trailer.members; ++i) {
            const std::string_view record =
                std::string_view(records).substr(i * kRegistryRecord, kRegistryRecord);
            read_member(decode_entry(record), archive, start);
        }
        return !container_.member(kRecordsMember).empty();
    }

    void read_member(const RegistryEntry& entry, std::string_view archive, std::size_t start)
    {
        const std::size_t where = start + std::min(entry.start, archive.size());
        if (entry.start > archive.size() || entry.stored_size > archive.size() - entry.start) {
            return reporter_.report(
                warning(fmt::format("{} does not lie within the archive", printable(entry.name)), where));
        }
        const std::string_view stored = archive.substr(entry.start, entry.stored_size);
        Inflated member{.bytes = {}, .complete = true};
        if (entry.is_stored) {
            member.bytes = stored;
        } else if (Result<Inflated> inflated = inflate_zlib(stored, kLargestMember)) {
            member = *std::move(inflated);
        } else {
            return reporter_.report(
                warning(fmt::format("{}: {}", printable(entry.name), inflated.error().message), where));
        }
        const bool is_right =
            member.complete && member.bytes.size() == entry.size && crc32_of(member.bytes) == entry.checksum;
        if (!is_right) {
            reporter_.report(warning(
                fmt::format("{} is damaged: what can be read of it is kept", printable(entry.name)), where));
        }
        container_.members.push_back({.name = lowered(entry.name), .bytes = std::move(member.bytes)});
    }

    /// Without a registry: the streams stand one behind the other, and what they hold tells their names.
    Result<void> salvage()
    {
        container_.members.clear();
        const std::size_t picture = size_at(bytes_, kThumbnailSizeOffset);
        std::size_t at =
            picture < bytes_.size() - kContainerHeader ? kContainerHeader + picture : kContainerHeader;
        at = bytes_.find(kZlibStart, at);
        if (at == std::string_view::npos) {
            return failure("truncated", "the file ends before its match", "was it copied completely?");
        }
        reporter_.report(
            warning("the end of the archive is missing or damaged: what stands in front of it is read", at));
        while (at < bytes_.size() && container_.members.size() < kMostMembers) {
            Result<Inflated> inflated = inflate_zlib(bytes_.substr(at), kLargestMember);
            if (!inflated) return tl::unexpected(inflated.error());
            const bool complete = inflated->complete;
            at += inflated->used;
            container_.members.push_back(
                {.name = name_by_content(inflated->bytes), .bytes = std::move(inflated->bytes)});
            if (!complete) break;
        }
        return {};
    }

    [[nodiscard]] std::string name_by_content(std::string_view bytes) const
    {
        if (is_match_header(bytes)) {
            const bool is_first = container_.member(kRecordsMember).empty();
            return std::string(is_first ? kRecordsMember : kQuickInfoMember);
        }
        if (bytes.starts_with("{\\rtf")) return std::string(kCommentsMember);
        if (!bytes.empty() && bytes.size() % kRolloutSize == 0) return std::string(kRolloutsMember);
        return {};
    }

    std::string_view bytes_;
    Reporter& reporter_;
    Container container_;
};

}  // namespace

std::string_view Container::member(std::string_view name) const
{
    const auto found = std::find_if(members.begin(), members.end(),
                                    [&](const Member& member) { return member.name == name; });
    return found == members.end() ? std::string_view{} : std::string_view(found->bytes);
}

bool is_container(std::string_view head)
{
    return head.starts_with(kContainerMagic) && size_at(head, 8) == kContainerHeader;
}

Result<Container> read_container(const SourceText& source, Reporter& reporter)
{
    if (source.text().size() <= kContainerHeader) {
        return failure("truncated", "the file ends within its header", "was it copied completely?");
    }
    return ContainerReader(source, reporter).read();
}

}  // namespace gammonkit::xg
