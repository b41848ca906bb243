// Writes files in one step: beside the target first, then into its place.
#include "support/files/file.hpp"
#include "support/files/leftovers.hpp"
#include "support/files/output_file.hpp"
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

/// So much of a file is packed at once, where it comes in pieces: packed files that follow each other are
/// one.
constexpr std::size_t kPackedTogether = std::size_t{1} << 20;

bool write_all(int file, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = ::write(file, bytes.data(), bytes.size());
        if (count < 0 && errno != EINTR) return false;
        if (count > 0) bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
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

/// A link stays one: what it points at is replaced, or made if it is not there.
fs::path followed(const fs::path& path, Overwrite overwrite)
{
    std::error_code ignored;
    return overwrite == Overwrite::yes && fs::is_symlink(path, ignored) ? pointed_at(path) : path;
}

/// The folders of a path that are not there, the innermost first.
std::vector<fs::path> missing_folders(fs::path folder)
{
    std::vector<fs::path> missing;
    std::error_code ignored;
    for (; !folder.empty() && !fs::exists(folder, ignored); folder = folder.parent_path())
        missing.push_back(folder);
    return missing;
}

}  // namespace

Result<OutputFile> OutputFile::begin(const fs::path& path, Overwrite overwrite)
{
    std::error_code ignored;
    const fs::file_status status = fs::status(path, ignored);
    const bool exists = fs::exists(status);
    if (fs::is_directory(status)) {
        return failure("directory", fmt::format("cannot write {}: it is a directory", path.generic_string()));
    }
    Goal goal{.path = path,
              .overwrite = overwrite,
              .old = exists ? std::optional(status.permissions()) : std::nullopt,
              .is_packed = path.extension() == ".gz"};
    if (exists && !fs::is_regular_file(status)) {  // Devices and pipes: there is no old file to protect.
        FileDescriptor device(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
        if (!device.is_open()) return system_failure("unwritable", "write", path);
        return OutputFile(std::move(goal), std::move(device), {});
    }
    goal.path = followed(path, overwrite);
    return begin_beside(std::move(goal));
}

Result<OutputFile> OutputFile::begin_beside(Goal goal)
{
    constexpr int kAttempts = 1000;
    const fs::path folder = goal.path.parent_path();
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        fs::path path = folder / temporary_name(attempt);
        FileDescriptor file(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
        if (file.is_open()) return OutputFile(std::move(goal), std::move(file), std::move(path));
        const int why = errno;
        std::error_code error;
        if (why == ENOENT) {
            goal.new_folders = missing_folders(folder);
            fs::create_directories(folder, error);
        }
        if ((why != ENOENT && why != EEXIST) || error) break;
    }
    return system_failure("unwritable", "write", goal.path);
}

OutputFile::OutputFile(Goal goal, FileDescriptor file, fs::path temporary)
    : goal_(std::move(goal)), file_(std::move(file)), temporary_(std::move(temporary))
{
}

OutputFile::OutputFile(OutputFile&& other) noexcept
    : goal_(std::move(other.goal_)), file_(std::move(other.file_)),
      temporary_(std::exchange(other.temporary_, {})), unpacked_(std::move(other.unpacked_)),
      has_packed_(other.has_packed_)
{
}

OutputFile::~OutputFile()
{
    if (!temporary_.empty()) remove();
}

/// The folders, too, unless somebody else has put something there.
void OutputFile::remove()
{
    file_.close();
    std::error_code ignored;
    fs::remove(temporary_, ignored);
    for (const fs::path& folder : goal_.new_folders)
        fs::remove(folder, ignored);
}

Result<void> OutputFile::write_straight(std::string_view bytes) const
{
    if (!write_all(file_.number(), bytes)) return system_failure("unwritable", "write", goal_.path);
    return {};
}

Result<void> OutputFile::write(std::string_view bytes)
{
    if (!goal_.is_packed) return write_straight(bytes);
    unpacked_ += bytes;
    return unpacked_.size() < kPackedTogether ? Result<void>() : pack();
}

Result<void> OutputFile::pack()
{
    GK_TRY(const std::string packed, gzip(std::exchange(unpacked_, {})));
    has_packed_ = true;
    return write_straight(packed);
}

Result<void> OutputFile::finish()
{
    if (goal_.is_packed && (!unpacked_.empty() || !has_packed_)) {
        GK_TRY_VOID(pack());
    }
    if (temporary_.empty()) return {};
    if (take_place()) {
        temporary_.clear();  // Another thread may use that name by now: it is no longer ours to remove.
        return {};
    }
    if (errno != EEXIST) return system_failure("unwritable", "write", goal_.path);
    return failure("exists", fmt::format("{} exists already", goal_.path.generic_string()),
                   "overwriting must be asked for");
}

/// A file that replaces another keeps its permissions, and is on the disk before the old data goes.
bool OutputFile::take_place()
{
    if (goal_.overwrite == Overwrite::yes && goal_.old) {
        (void)::fchmod(file_.number(), static_cast<mode_t>(*goal_.old));
        if (::fsync(file_.number()) != 0) return false;
    }
    return file_.close() && rename_file(temporary_, goal_.path, goal_.overwrite);
}

Result<void> write_output(const fs::path& path, std::string_view bytes, Overwrite overwrite)
{
    if (path == "-") {
        if (!write_all(STDOUT_FILENO, bytes)) return system_failure("unwritable", "write", "standard output");
        return {};
    }
    GK_TRY(OutputFile file, OutputFile::begin(path, overwrite));
    GK_TRY_VOID(file.write(bytes));
    return file.finish();
}

}  // namespace gammonkit
