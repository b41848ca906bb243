#pragma once

#include "support/result.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace gammonkit {

/// A file in an archive: its name as it stands there, and its bytes; more than `kLargestUnpacked` are not
/// unpacked.
struct StoredFile {
    std::string name;
    std::string bytes;
    bool is_encrypted = false;
};

/// Gives each file in an archive to `use`, until that fails. Fails if the archive is damaged.
[[nodiscard]] Result<void> for_each_zip_member(std::string_view archive,
                                               const std::function<Result<void>(StoredFile)>& use);
[[nodiscard]] Result<void> for_each_tar_member(std::string_view archive,
                                               const std::function<Result<void>(StoredFile)>& use);

}  // namespace gammonkit
