#include "support/files/archive.hpp"

#include "support/files/file.hpp"
#include "support/files/file_descriptor.hpp"
#include "support/files/member_names.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <archive.h>
#include <archive_entry.h>
#include <array>
#include <fmt/format.h>
#include <fstream>

namespace gammonkit {
namespace {

using namespace std::string_view_literals;
namespace fs = std::filesystem;

struct CloseArchive {
    void operator()(::archive* reader) const { archive_read_free(reader); }
};
using Reader = std::unique_ptr<::archive, CloseArchive>;

tl::unexpected<Diagnostic> refused(const fs::path& path, std::string_view why, std::string hint = {})
{
    return failure("archive", fmt::format("cannot unpack {}: {}", printable(path.native()), why),
                   std::move(hint));
}

std::string_view error_of(const Reader& reader)
{
    const char* message = archive_error_string(reader.get());
    return message == nullptr ? "it is damaged" : message;
}

/// Opens a file as an archive of the kinds that are known here.
Result<Reader> opened(const fs::path& path)
{
    Reader reader(archive_read_new());
    archive_read_support_filter_gzip(reader.get());
    archive_read_support_filter_bzip2(reader.get());
    archive_read_support_filter_xz(reader.get());
    archive_read_support_filter_zstd(reader.get());
    archive_read_support_format_tar(reader.get());
    archive_read_support_format_zip(reader.get());
    constexpr std::size_t kBlock = 65536;
    if (archive_read_open_filename(reader.get(), path.c_str(), kBlock) != ARCHIVE_OK)
        return refused(path, error_of(reader));
    return reader;
}

std::string name_of(archive_entry* entry)
{
    const char* name = archive_entry_pathname_utf8(entry);
    if (name == nullptr) name = archive_entry_pathname(entry);
    return name == nullptr ? std::string() : tame_name(name);
}

/// Unpacks one archive, member by member.
class Unpacking {
public:
    Unpacking(const fs::path& path, Reader reader, ArchiveLimits& left)
        : path_(path), reader_(std::move(reader)), left_(left)
    {
    }

    Result<UnpackedArchive> unpack()
    {
        GK_TRY(TemporaryFolder folder, TemporaryFolder::make());
        unpacked_.folder = std::make_shared<const TemporaryFolder>(std::move(folder));
        archive_entry* entry = nullptr;
        int status = ARCHIVE_OK;
        while ((status = archive_read_next_header(reader_.get(), &entry)) == ARCHIVE_OK ||
               status == ARCHIVE_WARN) {
            if (Result<void> kept = meet(entry); !kept) return tl::unexpected(kept.error());
        }
        if (status != ARCHIVE_EOF) return refused(path_, error_of(reader_), "was it copied completely?");
        std::ranges::sort(unpacked_.members, {}, &ArchiveMember::name);
        return std::move(unpacked_);
    }

private:
    Result<void> meet(archive_entry* entry)
    {
        std::string name = name_of(entry);
        if (archive_entry_filetype(entry) != AE_IFREG || name.empty() || is_hidden_name(name)) return {};
        if (archive_entry_is_encrypted(entry) != 0)
            return refused(path_, fmt::format("{} has a password", name), "unpack it first");
        if (left_.members == 0) return refused(path_, "it holds too many files", "unpack it first");
        --left_.members;
        const fs::path stored = unpacked_.folder->path() / std::to_string(unpacked_.members.size());
        if (Result<void> written = write(name, stored); !written) return written;
        unpacked_.members.push_back({.name = std::move(name), .stored = stored.native()});
        return {};
    }

    Result<void> write(std::string_view name, const fs::path& stored)
    {
        std::ofstream file(stored, std::ios::binary);
        std::array<char, 65536> block{};
        la_ssize_t count = 0;
        std::size_t size = 0;
        while ((count = archive_read_data(reader_.get(), block.data(), block.size())) > 0) {
            size += static_cast<std::size_t>(count);
            if (size > kLargestUnpacked) {
                const std::string why = fmt::format("{} has more than {} MiB", name, kLargestUnpacked >> 20);
                return refused(path_, why, "unpack it first");
            }
            if (static_cast<std::size_t>(count) > left_.bytes)
                return refused(path_, "it holds more than 1 GiB", "unpack it first");
            left_.bytes -= static_cast<std::size_t>(count);
            file.write(block.data(), count);
        }
        if (count < 0) return refused(path_, fmt::format("{}: {}", name, error_of(reader_)));
        file.close();
        if (!file) return system_failure("unwritable", "write", stored);
        return {};
    }

    const fs::path& path_;
    Reader reader_;
    ArchiveLimits& left_;
    UnpackedArchive unpacked_;
};

std::string first_bytes(const fs::path& path)
{
    std::array<char, 512> block{};
    std::ifstream file(path, std::ios::binary);
    file.read(block.data(), block.size());
    return {block.data(), static_cast<std::size_t>(file.gcount())};
}

bool is_compressed(std::string_view bytes)
{
    constexpr std::array kFirst{"\x1F\x8B"sv, "BZh"sv,
                                "\xFD"
                                "7zXZ"sv,
                                "\x28\xB5\x2F\xFD"sv};
    return std::any_of(kFirst.begin(), kFirst.end(),
                       [&](std::string_view first) { return bytes.starts_with(first); });
}

}  // namespace

bool begins_archive(std::string_view bytes)
{
    constexpr std::size_t kTarMagic = 257;
    return bytes.starts_with("PK\x03\x04") ||
           (bytes.size() > kTarMagic && bytes.substr(kTarMagic).starts_with("ustar"));
}

bool is_archive(const fs::path& path)
{
    const std::string bytes = first_bytes(path);
    if (begins_archive(bytes)) return true;
    if (!is_compressed(bytes)) return false;
    const Result<Reader> reader = opened(path);
    archive_entry* entry = nullptr;
    return reader && archive_read_next_header(reader->get(), &entry) == ARCHIVE_OK;
}

Result<UnpackedArchive> unpack(const fs::path& path, ArchiveLimits& left)
{
    GK_TRY(Reader reader, opened(path));
    return Unpacking(path, std::move(reader), left).unpack();
}

}  // namespace gammonkit
