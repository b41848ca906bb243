// Writes files in one step: beside the target first, then into its place.
#include "support/files/file.hpp"
#include "support/files/file_descriptor.hpp"
#include "support/files/leftovers.hpp"
#include "support/files/rename_file.hpp"

#include <cerrno>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <system_error>
#include <utility>

namespace gammonkit {
namespace {

namespace fs = std::filesystem;

/// A new file beside the target. It is removed at the end of its scope, unless it was renamed.
class TemporaryFile {
public:
    static Result<TemporaryFile> beside(const fs::path& target);
    TemporaryFile(TemporaryFile&& other) noexcept
        : file_(std::move(other.file_)), path_(std::exchange(other.path_, {}))
    {
    }
    TemporaryFile& operator=(TemporaryFile&&) = delete;
    ~TemporaryFile()
    {
        if (!path_.empty()) ::unlink(path_.c_str());
    }

    [[nodiscard]] FileDescriptor& file() { return file_; }

    bool rename_to(const fs::path& target, Overwrite overwrite)
    {
        if (!rename_file(path_, target, overwrite)) return false;
        path_.clear();  // Another thread may use that name by now: it is no longer ours to remove.
        return true;
    }

private:
    TemporaryFile(int file, fs::path path) : file_(file), path_(std::move(path)) {}
    FileDescriptor file_;
    fs::path path_;
};

Result<TemporaryFile> TemporaryFile::beside(const fs::path& target)
{
    constexpr int kAttempts = 1000;
    const fs::path folder = target.parent_path();
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        fs::path path = folder / temporary_name(attempt);
        const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (file >= 0) return TemporaryFile(file, std::move(path));
        const int why = errno;
        std::error_code error;
        if (why == ENOENT) fs::create_directories(folder, error);
        if ((why != ENOENT && why != EEXIST) || error) break;
    }
    return system_failure("unwritable", "write", target);
}

bool write_all(int file, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = ::write(file, bytes.data(), bytes.size());
        if (count < 0 && errno != EINTR) return false;
        if (count > 0) bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

/// Standard output, devices and pipes: there is no old file to protect.
Result<void> write_straight(int file, std::string_view bytes, const fs::path& path)
{
    if (file < 0 || !write_all(file, bytes)) return system_failure("unwritable", "write", path);
    return {};
}

/// Gives the file its name unless that is taken.
bool place_at_free_name(TemporaryFile& temporary, const fs::path& target)
{
    return temporary.file().close() && temporary.rename_to(target, Overwrite::no);
}

/// Replaces `target`, keeping its permissions. What replaces it is on the disk before the old data goes.
bool replace(TemporaryFile& temporary, const fs::path& target, const struct stat* old)
{
    if (old != nullptr) {
        (void)::fchmod(temporary.file().number(), old->st_mode & 07777U);
        if (::fsync(temporary.file().number()) != 0) return false;
    }
    return temporary.file().close() && temporary.rename_to(target, Overwrite::yes);
}

Result<void> write_in_place(const fs::path& target, std::string_view bytes, Overwrite overwrite,
                            const struct stat* old)
{
    GK_TRY(TemporaryFile temporary, TemporaryFile::beside(target));
    if (!write_all(temporary.file().number(), bytes)) return system_failure("unwritable", "write", target);
    const bool done =
        overwrite == Overwrite::yes ? replace(temporary, target, old) : place_at_free_name(temporary, target);
    if (done) return {};
    if (errno != EEXIST) return system_failure("unwritable", "write", target);
    return failure("exists", fmt::format("{} exists already", target.string()),
                   "overwriting must be asked for");
}

/// Where a link leads, whether or not something is there; the link itself if it leads in circles.
fs::path pointed_at(const fs::path& link)
{
    constexpr int kMostLinks = 40;  // As many as the system follows.
    std::error_code ignored;
    fs::path target = link;
    for (int i = 0; i < kMostLinks && fs::is_symlink(target, ignored); ++i)
        target = target.parent_path() / fs::read_symlink(target, ignored);
    return fs::is_symlink(target, ignored) ? link : target;
}

Result<void> write_path(const fs::path& path, std::string_view bytes, Overwrite overwrite)
{
    std::error_code ignored;
    struct stat status{};
    const bool exists = ::stat(path.c_str(), &status) == 0;
    if (exists && S_ISDIR(status.st_mode)) {
        return failure("directory", fmt::format("cannot write {}: it is a directory", path.string()));
    }
    if (exists && !S_ISREG(status.st_mode)) {
        const FileDescriptor device(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
        return write_straight(device.number(), bytes, path);
    }
    // A link stays one: what it points at is replaced, or made if it is not there.
    const bool is_link = overwrite == Overwrite::yes && fs::is_symlink(path, ignored);
    const fs::path target = is_link ? pointed_at(path) : path;
    return write_in_place(target, bytes, overwrite, exists ? &status : nullptr);
}

}  // namespace

Result<void> write_output(const fs::path& path, std::string_view bytes, Overwrite overwrite)
{
    if (path == "-") return write_straight(STDOUT_FILENO, bytes, "standard output");
    if (path.extension() != ".gz") return write_path(path, bytes, overwrite);
    GK_TRY(const std::string packed, gzip(bytes));
    return write_path(path, packed, overwrite);
}

}  // namespace gammonkit
