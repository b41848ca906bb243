#include "support/files/mapped_file.hpp"

#include "support/files/file_descriptor.hpp"

#include <fmt/format.h>
#include <utility>
#include <windows.h>

namespace gammonkit {

Result<MappedFile> MappedFile::open(const std::filesystem::path& path)
{
    std::error_code ignored;
    const bool exists = std::filesystem::exists(path, ignored);
    if (exists && !std::filesystem::is_regular_file(path, ignored)) {
        return failure("unreadable",
                       fmt::format("cannot read {}: it is no plain file", path.generic_string()));
    }
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.is_open()) return system_failure("unreadable", "read", path);
    const std::uintmax_t size = std::filesystem::file_size(path, ignored);
    if (size == 0 || ignored) return MappedFile({});
    auto* const handle = reinterpret_cast<HANDLE>(::_get_osfhandle(file.number()));
    void* const mapping = ::CreateFileMappingW(handle, nullptr, PAGE_READONLY, 0, 0, nullptr);
    const void* const memory =
        mapping == nullptr ? nullptr : ::MapViewOfFile(mapping, FILE_MAP_READ, 0, 0, 0);
    if (mapping != nullptr) ::CloseHandle(mapping);  // What is mapped stays.
    if (memory == nullptr)
        return failure("unreadable", fmt::format("cannot read {}: no memory", path.generic_string()));
    return MappedFile({static_cast<const char*>(memory), static_cast<std::size_t>(size)});
}

MappedFile::MappedFile(MappedFile&& other) noexcept : bytes_(std::exchange(other.bytes_, {})) {}

MappedFile::~MappedFile()
{
    if (!bytes_.empty()) ::UnmapViewOfFile(bytes_.data());
}

}  // namespace gammonkit
