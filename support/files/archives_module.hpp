#pragma once

#include "support/files/archive.hpp"
#include "support/files/module.hpp"

#include <filesystem>

namespace gammonkit {

/// What unpacks archives: libarchive brings half a dozen libraries.
inline constexpr Module kArchivesModule{.file = "gammonkit-archives.so", .what = "archives"};

/// Its functions: whether a file is an archive that can be unpacked, and `unpack` itself.
inline constexpr char kOpensArchiveEntry[] = "gammonkit_opens_archive";
using OpensArchiveEntry = bool (*)(const std::filesystem::path& path);
inline constexpr char kUnpackEntry[] = "gammonkit_unpack_archive";
using UnpackEntry = void (*)(const std::filesystem::path& path, ArchiveLimits& left,
                             Result<UnpackedArchive>& answer);

}  // namespace gammonkit
