#include "support/files/file.hpp"

#include "support/files/file_descriptor.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>

namespace gammonkit {
namespace {

using namespace std::string_view_literals;

tl::unexpected<Diagnostic> too_large(const std::string& name, std::size_t most = kLargestInput)
{
    const std::string size = most == kLargestInput ? "1 GiB" : fmt::format("{} MiB", most >> 20);
    return failure("too-large", fmt::format("cannot read {}: it is larger than {}", name, size));
}

/// Room for `size` bytes more, then as many as came; -1 if the system says no. Retries when interrupted.
ssize_t read_some(int file, std::string& bytes, std::size_t size)
{
    const std::size_t before = bytes.size();
    bytes.resize(before + size);
    ssize_t count = -1;
    do {
        count = ::read(file, bytes.data() + before, size);
    } while (count < 0 && errno == EINTR);
    bytes.resize(before + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    return count;
}

/// Everything up to the end. `expected` sizes the first piece; pipes and /proc don't know theirs.
Result<std::string> read_all(int file, std::size_t expected, const std::string& name)
{
    constexpr std::size_t kPiece = 65536;
    const std::size_t most = expected == 0 ? kLargestStream : kLargestInput;
    std::string bytes;
    bytes.reserve(expected == 0 ? kPiece : expected + 1);  // One more, so that the end needs no growing.
    for (ssize_t count = 1; count != 0;) {
        if (bytes.size() == bytes.capacity()) {
            const std::size_t larger = 2 * bytes.size() + kPiece;
            bytes.reserve(larger <= most / 2 ? larger : most + 1);  // Nearly all is never held twice.
        }
        count = read_some(file, bytes, bytes.capacity() - bytes.size());
        if (count < 0) return system_failure("unreadable", "read", name);
        if (bytes.size() > most) return too_large(name, most);
        if (bytes.size() == expected && bytes.size() < bytes.capacity()) break;  // There was room for more.
    }
    return bytes;
}

tl::unexpected<Diagnostic> is_folder(const std::filesystem::path& path)
{
    return failure("directory", fmt::format("cannot read {}: it is a directory", path.generic_string()));
}

Result<std::string> read_file(const std::filesystem::path& path)
{
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    struct stat status{};
    if (!file.is_open() || ::fstat(file.number(), &status) != 0) {
        const auto why = system_failure("unreadable", "open", path);
        std::error_code ignored;
        return std::filesystem::is_directory(path, ignored) ? is_folder(path) : why;  // Windows opens none.
    }
    if (S_ISDIR(status.st_mode)) return is_folder(path);
    const auto size = static_cast<std::size_t>(std::max<off_t>(status.st_size, 0));
    if (size > kLargestInput) return too_large(path.generic_string());
    return read_all(file.number(), size, path.generic_string());
}

}  // namespace

Result<Input> read_input(const std::filesystem::path& path)
{
    const bool is_standard_input = path == "-";
    Input input{.name = is_standard_input ? "<stdin>" : path.generic_string(), .bytes = {}};
    GK_TRY(input.bytes, is_standard_input ? read_all(STDIN_FILENO, 0, input.name) : read_file(path));
    if (!input.bytes.starts_with("\x1F\x8B\x08"sv)) return input;
    std::size_t left_over = 0;
    Result<std::string> unpacked = gunzip(input.bytes, kLargestUnpacked, &left_over);
    if (!unpacked) {
        unpacked.error().message = fmt::format("cannot read {}: {}", input.name, unpacked.error().message);
        return tl::unexpected(std::move(unpacked).error());
    }
    input.bytes = *std::move(unpacked);
    if (left_over > 0) {
        input.remark = {.severity = Severity::warning,
                        .code = "bytes-behind-gzip",
                        .message = fmt::format("what stands behind the packed data is left out: {}",
                                               counted(left_over, "byte", "bytes"))};
    }
    return input;
}

std::string_view file_extension(std::string_view path)
{
    std::string_view name = path.substr(path.rfind('/') + 1);
    if (name.ends_with(".gz")) name.remove_suffix(3);
    const std::size_t dot = name.rfind('.');
    return dot == std::string_view::npos || dot == 0 ? std::string_view{} : name.substr(dot + 1);
}

}  // namespace gammonkit
