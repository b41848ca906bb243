#include "support/files/archive.hpp"
#include "support/files/file.hpp"
#include "support/files/file_descriptor.hpp"
#include "support/files/member_names.hpp"
#include "support/files/zlib_stream.hpp"
#include "support/result.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <fstream>
#include <functional>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

namespace gammonkit {
namespace {

/// A file in an archive: its name as it stands there, and its bytes; more than `kLargestUnpacked` are not
/// unpacked.
struct StoredFile {
    std::string name;
    std::string bytes;
    bool is_encrypted = false;
};

tl::unexpected<Diagnostic> is_damaged()
{
    return failure("archive", "it is damaged", "was it copied completely?");
}

std::size_t number_at(std::string_view bytes, std::size_t at, unsigned width)
{
    std::size_t number = 0;
    for (unsigned i = width; i-- > 0;)
        number = number << 8U | static_cast<unsigned char>(bytes[at + i]);
    return number;
}

/// An entry of a ZIP archive's directory.
struct ZipEntry {
    std::string_view name;
    std::size_t flags = 0;
    std::size_t method = 0;
    std::size_t packed_size = 0;
    std::size_t size = 0;
    std::size_t head = 0;  ///< Where its own head stands.
};

/// Where the directory begins: what stands at the end of an archive says it.
std::optional<std::size_t> zip_directory(std::string_view archive)
{
    constexpr std::size_t kEndSize = 22;
    const std::size_t end = archive.rfind("PK\x05\x06");
    if (end == std::string_view::npos || end + kEndSize > archive.size()) return std::nullopt;
    return number_at(archive, end + 16, 4);
}

/// The entry at `at`, which then stands behind it; nothing behind the last.
std::optional<ZipEntry> next_entry(std::string_view archive, std::size_t& at)
{
    constexpr std::size_t kHeadSize = 46;
    if (at + kHeadSize > archive.size() || !archive.substr(at).starts_with("PK\x01\x02")) return std::nullopt;
    ZipEntry entry{.name = {},
                   .flags = number_at(archive, at + 8, 2),
                   .method = number_at(archive, at + 10, 2),
                   .packed_size = number_at(archive, at + 20, 4),
                   .size = number_at(archive, at + 24, 4),
                   .head = number_at(archive, at + 42, 4)};
    const std::size_t name_size = number_at(archive, at + 28, 2);
    entry.name = archive.substr(at + kHeadSize, name_size);
    at += kHeadSize + name_size + number_at(archive, at + 30, 2) + number_at(archive, at + 32, 2);
    return entry;
}

std::optional<std::string> bytes_of(std::string_view archive, const ZipEntry& entry)
{
    constexpr std::size_t kHeadSize = 30;
    constexpr std::size_t kStored = 0;
    constexpr std::size_t kDeflated = 8;
    if (entry.head + kHeadSize > archive.size()) return std::nullopt;
    const std::size_t begin = entry.head + kHeadSize + number_at(archive, entry.head + 26, 2) +
                              number_at(archive, entry.head + 28, 2);
    if (begin > archive.size() || entry.packed_size > archive.size() - begin) return std::nullopt;
    const std::string_view packed = archive.substr(begin, entry.packed_size);
    if (entry.method == kStored) return std::string(packed);
    if (entry.method != kDeflated) return std::nullopt;
    std::string bytes;
    std::string_view rest = packed;
    const Unpacked end = unpack(rest, Wrapping::none, kLargestUnpacked, bytes);
    const bool is_whole = end == Unpacked::completely && bytes.size() == entry.size;
    return is_whole || end == Unpacked::too_large ? std::optional(std::move(bytes)) : std::nullopt;
}

/// A number in octal digits, as heads of tar have it.
std::size_t octal(std::string_view field)
{
    std::size_t number = 0;
    for (const char c : field) {
        if (c >= '0' && c <= '7') number = number * 8 + static_cast<std::size_t>(c - '0');
    }
    return number;
}

std::string_view until_zero(std::string_view field)
{
    return field.substr(0, std::min(field.find('\0'), field.size()));
}

std::string tar_name(std::string_view head)
{
    const std::string_view folder = until_zero(head.substr(345, 155));
    const std::string name(until_zero(head.substr(0, 100)));
    return folder.empty() || !head.substr(257).starts_with("ustar\0") ? name
                                                                      : std::string(folder) + "/" + name;
}

/// The value of "path" in an extended head: "30 path=a/long/name\n".
std::string extended_path(std::string_view records)
{
    const std::size_t at = records.find(" path=");
    if (at == std::string_view::npos) return {};
    const std::string_view value = records.substr(at + 6);
    return std::string(value.substr(0, value.find('\n')));
}

/// Gives each file in an archive to `use`, until that fails. Fails if the archive is damaged.
Result<void> for_each_zip_member(std::string_view archive, const std::function<Result<void>(StoredFile)>& use)
{
    std::optional<std::size_t> at = zip_directory(archive);
    if (!at) return is_damaged();
    while (const std::optional<ZipEntry> entry = next_entry(archive, *at)) {
        if (entry->name.ends_with('/')) continue;
        StoredFile file{
            .name = std::string(entry->name), .bytes = {}, .is_encrypted = (entry->flags & 1U) != 0};
        if (!file.is_encrypted) {
            std::optional<std::string> bytes = bytes_of(archive, *entry);
            if (!bytes) return is_damaged();
            file.bytes = *std::move(bytes);
        }
        GK_TRY_VOID(use(std::move(file)));
    }
    return {};
}

Result<void> for_each_tar_member(std::string_view archive, const std::function<Result<void>(StoredFile)>& use)
{
    constexpr std::size_t kBlock = 512;
    std::string long_name;
    for (std::size_t at = 0; at + kBlock <= archive.size() && archive[at] != '\0';) {
        const std::string_view head = archive.substr(at, kBlock);
        const std::size_t size = octal(until_zero(head.substr(124, 12)));
        const char kind = head[156];
        if (size > archive.size() - at - kBlock) return is_damaged();
        const std::string_view bytes = archive.substr(at + kBlock, size);
        at += kBlock + (size + kBlock - 1) / kBlock * kBlock;
        if (kind == 'L' || kind == 'x') {
            long_name = kind == 'L' ? std::string(until_zero(bytes)) : extended_path(bytes);
            continue;
        }
        const std::string name = long_name.empty() ? tar_name(head) : long_name;
        long_name.clear();
        if (kind != '0' && kind != '\0') continue;
        GK_TRY_VOID(use({.name = name, .bytes = std::string(bytes)}));
    }
    return {};
}

using namespace std::string_view_literals;
namespace fs = std::filesystem;

tl::unexpected<Diagnostic> refused(const fs::path& path, std::string_view why, std::string hint = {})
{
    return failure("archive", fmt::format("cannot unpack {}: {}", printable(path.generic_string()), why),
                   std::move(hint));
}

std::string bytes_of(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::string bytes(std::istreambuf_iterator<char>(file), {});
    if (!bytes.starts_with("\x1F\x8B"sv)) return bytes;
    const Result<std::string> unpacked = gunzip(bytes, kLargestInput);
    return unpacked && begins_archive(*unpacked) ? *unpacked : bytes;
}

/// Unpacks one archive, member by member.
class Unpacking {
public:
    Unpacking(const fs::path& path, ArchiveLimits& left) : path_(path), left_(left) {}

    Result<UnpackedArchive> unpack()
    {
        GK_TRY(TemporaryFolder folder, TemporaryFolder::make());
        unpacked_.folder = std::make_shared<const TemporaryFolder>(std::move(folder));
        const std::string bytes = bytes_of(path_);
        const auto use = [this](StoredFile file) { return meet(file); };
        const Result<void> done =
            bytes.starts_with("PK") ? for_each_zip_member(bytes, use) : for_each_tar_member(bytes, use);
        if (!done && done.error().message == "it is damaged")
            return refused(path_, "it is damaged", done.error().hint);
        if (!done) return tl::unexpected(done.error());
        std::sort(unpacked_.members.begin(), unpacked_.members.end(),
                  [](const ArchiveMember& a, const ArchiveMember& b) { return a.name < b.name; });
        return std::move(unpacked_);
    }

private:
    Result<void> meet(const StoredFile& file)
    {
        std::string name = tame_name(file.name);
        if (name.empty() || is_hidden_name(name)) return {};
        if (file.is_encrypted)
            return refused(path_, fmt::format("{} has a password", name), "unpack it first");
        if (left_.members == 0) return refused(path_, "it holds too many files", "unpack it first");
        --left_.members;
        if (file.bytes.size() > kLargestUnpacked) {
            const std::string why = fmt::format("{} has more than {} MiB", name, kLargestUnpacked >> 20);
            return refused(path_, why, "unpack it first");
        }
        if (file.bytes.size() > left_.bytes)
            return refused(path_, "it holds more than 1 GiB", "unpack it first");
        left_.bytes -= file.bytes.size();
        const fs::path stored = unpacked_.folder->path() / std::to_string(unpacked_.members.size());
        std::ofstream out(stored, std::ios::binary);
        out << file.bytes;
        out.close();
        if (!out) return system_failure("unwritable", "write", stored);
        unpacked_.members.push_back({.name = std::move(name), .stored = stored.generic_string()});
        return {};
    }

    const fs::path& path_;
    ArchiveLimits& left_;
    UnpackedArchive unpacked_;
};

}  // namespace

bool is_archive(const fs::path& path)
{
    return begins_archive(bytes_of(path));
}

Result<UnpackedArchive> unpack(const fs::path& path, ArchiveLimits& left)
{
    return Unpacking(path, left).unpack();
}

}  // namespace gammonkit
