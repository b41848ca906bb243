#include "support/files/archive.hpp"
#include "support/files/archives_module.hpp"
#include "support/files/file.hpp"
#include "support/files/file_descriptor.hpp"
#include "support/files/member_names.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <archive.h>
#include <archive_entry.h>
#include <array>
#include <clocale>
#include <fmt/format.h>
#include <fstream>

namespace gammonkit {
namespace {

namespace fs = std::filesystem;

struct CloseArchive {
    void operator()(::archive* reader) const { archive_read_free(reader); }
};
using Reader = std::unique_ptr<::archive, CloseArchive>;

tl::unexpected<Diagnostic> refused(const fs::path& path, std::string_view why, std::string hint = {})
{
    return failure("archive", fmt::format("cannot unpack {}: {}", printable(path.generic_string()), why),
                   std::move(hint));
}

std::string_view error_of(const Reader& reader)
{
    const char* message = archive_error_string(reader.get());
    return message == nullptr ? "it is damaged" : message;
}

/// libarchive takes names for what the locale says, and loses those that it cannot write in that; so as long
/// as this lives, they are UTF-8 in this thread.
class NamesInUtf8 {
public:
    NamesInUtf8()
        : own_(newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr)), before_(own_ ? uselocale(own_) : nullptr)
    {
    }
    ~NamesInUtf8()
    {
        if (!own_) return;
        uselocale(before_);
        freelocale(own_);
    }
    NamesInUtf8(const NamesInUtf8&) = delete;
    NamesInUtf8(NamesInUtf8&&) = delete;
    NamesInUtf8& operator=(const NamesInUtf8&) = delete;
    NamesInUtf8& operator=(NamesInUtf8&&) = delete;

private:
    locale_t own_;
    locale_t before_;
};

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

/// A file keeps its place in the archive where its name cannot be told, so that it is not lost.
std::string name_of(archive_entry* entry, std::size_t number)
{
    const char* name = archive_entry_pathname_utf8(entry);
    if (name == nullptr) name = archive_entry_pathname(entry);
    return name == nullptr ? fmt::format("file-{}", number) : tame_name(name);
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
            GK_TRY_VOID(meet(entry));
        }
        if (status != ARCHIVE_EOF) return refused(path_, error_of(reader_), "was it copied completely?");
        std::ranges::sort(unpacked_.members, {}, &ArchiveMember::name);
        return std::move(unpacked_);
    }

private:
    Result<void> meet(archive_entry* entry)
    {
        std::string name = name_of(entry, unpacked_.members.size() + 1);
        if (archive_entry_filetype(entry) != AE_IFREG || name.empty() || is_hidden_name(name)) return {};
        if (archive_entry_is_encrypted(entry) != 0)
            return refused(path_, fmt::format("{} has a password", name), "unpack it first");
        if (left_.members == 0) return refused(path_, "it holds too many files", "unpack it first");
        --left_.members;
        const fs::path stored = unpacked_.folder->path() / std::to_string(unpacked_.members.size());
        GK_TRY_VOID(write(name, stored));
        unpacked_.members.push_back({.name = std::move(name), .stored = stored.generic_string()});
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

}  // namespace
}  // namespace gammonkit

extern "C" bool gammonkit_opens_archive(const std::filesystem::path& path)
{
    const gammonkit::NamesInUtf8 names;
    const gammonkit::Result<gammonkit::Reader> reader = gammonkit::opened(path);
    archive_entry* entry = nullptr;
    return reader && archive_read_next_header(reader->get(), &entry) == ARCHIVE_OK;
}

extern "C" void gammonkit_unpack_archive(const std::filesystem::path& path, gammonkit::ArchiveLimits& left,
                                         gammonkit::Result<gammonkit::UnpackedArchive>& answer)
{
    const gammonkit::NamesInUtf8 names;
    gammonkit::Result<gammonkit::Reader> reader = gammonkit::opened(path);
    if (reader)
        answer = gammonkit::Unpacking(path, *std::move(reader), left).unpack();
    else
        answer = tl::unexpected(reader.error());
}
