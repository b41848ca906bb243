#include "support/files/zip.hpp"

#include <archive.h>
#include <archive_entry.h>
#include <fmt/format.h>
#include <memory>

namespace gammonkit {
namespace {

struct CloseZip {
    void operator()(::archive* writer) const { archive_write_free(writer); }
    void operator()(archive_entry* entry) const { archive_entry_free(entry); }
};

/// The first day that a ZIP archive can tell, so that the bytes do not depend on the day.
constexpr time_t kFirstDay = 315532800;  // 1980-01-01

tl::unexpected<Diagnostic> zip_failure(::archive* writer)
{
    const char* message = archive_error_string(writer);
    return failure("archive", fmt::format("cannot make an archive: {}", message == nullptr ? "?" : message));
}

la_ssize_t append(::archive* /*writer*/, void* text, const void* bytes, std::size_t size)
{
    static_cast<std::string*>(text)->append(static_cast<const char*>(bytes), size);
    return static_cast<la_ssize_t>(size);
}

bool write_member(::archive* writer, const ZipMember& member)
{
    const std::unique_ptr<archive_entry, CloseZip> entry(archive_entry_new());
    archive_entry_set_pathname_utf8(entry.get(), member.name.c_str());
    archive_entry_set_size(entry.get(), static_cast<la_int64_t>(member.bytes.size()));
    archive_entry_set_filetype(entry.get(), AE_IFREG);
    archive_entry_set_perm(entry.get(), 0644);
    archive_entry_set_mtime(entry.get(), kFirstDay, 0);
    if (archive_write_header(writer, entry.get()) != ARCHIVE_OK) return false;
    return archive_write_data(writer, member.bytes.data(), member.bytes.size()) ==
           static_cast<la_ssize_t>(member.bytes.size());
}

}  // namespace

Result<std::string> zipped(std::span<const ZipMember> members)
{
    std::string bytes;
    const std::unique_ptr<::archive, CloseZip> writer(archive_write_new());
    // Sizes stand in front of the files, as readers of .docx and .apkg want them.
    archive_write_set_format_zip(writer.get());
    archive_write_set_bytes_per_block(writer.get(), 0);
    if (archive_write_open2(writer.get(), &bytes, nullptr, append, nullptr, nullptr) != ARCHIVE_OK)
        return zip_failure(writer.get());
    for (const ZipMember& member : members) {
        if (!write_member(writer.get(), member)) return zip_failure(writer.get());
    }
    if (archive_write_close(writer.get()) != ARCHIVE_OK) return zip_failure(writer.get());
    return bytes;
}

}  // namespace gammonkit
