#pragma once

#include "support/result.hpp"

#include <filesystem>
#include <string_view>

namespace gammonkit {

/// A file that is read as if it were memory. It must not be made shorter meanwhile; to replace it by another
/// is fine.
class MappedFile {
public:
    [[nodiscard]] static Result<MappedFile> open(const std::filesystem::path& path);

    MappedFile(MappedFile&& other) noexcept;
    MappedFile& operator=(MappedFile&&) = delete;
    ~MappedFile();

    [[nodiscard]] std::string_view bytes() const { return bytes_; }

private:
    explicit MappedFile(std::string_view bytes) : bytes_(bytes) {}
    std::string_view bytes_;
};

}  // namespace gammonkit
