#include "support/files/mapped_file.hpp"

#include "support/files/file_descriptor.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>

namespace gammonkit {

Result<MappedFile> MappedFile::open(const std::filesystem::path& path)
{
    // A pipe would wait for who writes to it, before it could be refused.
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat status{};
    if (!file.is_open() || ::fstat(file.number(), &status) != 0)
        return system_failure("unreadable", "read", path);
    if (!S_ISREG(status.st_mode)) {
        return failure("unreadable",
                       fmt::format("cannot read {}: it is no plain file", path.generic_string()));
    }
    const auto size = static_cast<std::size_t>(status.st_size);
    if (size == 0) return MappedFile({});
    const void* memory = ::mmap(nullptr, size, PROT_READ, MAP_SHARED, file.number(), 0);
    if (memory == MAP_FAILED) return system_failure("unreadable", "read", path);
    return MappedFile({static_cast<const char*>(memory), size});
}

MappedFile::MappedFile(MappedFile&& other) noexcept : bytes_(std::exchange(other.bytes_, {})) {}

MappedFile::~MappedFile()
{
    if (!bytes_.empty()) ::munmap(const_cast<char*>(bytes_.data()), bytes_.size());  // NOLINT: as it came.
}

}  // namespace gammonkit
