#pragma once

#include "support/result.hpp"

#include <span>
#include <string>
#include <string_view>

namespace gammonkit {

/// A file that goes into an archive.
struct ZipMember {
    std::string name;  ///< "word/document.xml"
    std::string bytes;
};

/// A ZIP archive of the files, in their order. The same files give the same bytes. Fails with code "archive"
/// beyond 4 GiB, and where a name has more than 65535 bytes.
[[nodiscard]] Result<std::string> zipped(std::span<const ZipMember> members);

}  // namespace gammonkit
