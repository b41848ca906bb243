#pragma once

#include "support/files/temporary_folder.hpp"
#include "support/result.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// A file of an archive.
struct ArchiveMember {
    std::string name = {};    ///< "club/m1.mat": relative, without "..", printable.
    std::string stored = {};  ///< The file that holds its bytes.
};

/// What an archive was unpacked to, as long as this or a copy of it lives.
struct UnpackedArchive {
    std::vector<ArchiveMember> members = {};  ///< By name. Hidden files are left out, as in folders.
    std::shared_ptr<const TemporaryFolder> folder = {};
};

/// How much may come out of an archive and those in it: more is refused, not cut. Besides, no file of it may
/// have more than `kLargestUnpacked` bytes.
struct ArchiveLimits {
    std::size_t members = 100'000;
    std::size_t bytes = std::size_t{1} << 30;
};

/// True if a file that begins with these bytes (512 are enough) is a ZIP or TAR archive.
[[nodiscard]] bool begins_archive(std::string_view bytes);

/// True if the file is such an archive, or one that gzip, bzip2, xz or zstd have compressed.
[[nodiscard]] bool is_archive(const std::filesystem::path& path);

/// Unpacks an archive (libarchive). `left` is what may still come out, and is made less. Fails with code
/// "archive" on damage, on a password and beyond the limits, and without the module that unpacks as
/// `address_in_module` does.
[[nodiscard]] Result<UnpackedArchive> unpack(const std::filesystem::path& path, ArchiveLimits& left);

}  // namespace gammonkit
