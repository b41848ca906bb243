#pragma once

#include "support/result.hpp"

#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

namespace gammonkit {

/// A new folder that is removed with all that is in it.
class TemporaryFolder {
public:
    /// "NAME-XXXXXX", for its owner alone, where temporary files are.
    [[nodiscard]] static Result<TemporaryFolder> make(std::string_view name = "gammonkit");
    ~TemporaryFolder()
    {
        std::error_code ignored;
        if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
    }
    TemporaryFolder(TemporaryFolder&& other) noexcept : path_(std::move(other.path_)) { other.path_.clear(); }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(TemporaryFolder&&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    explicit TemporaryFolder(std::filesystem::path path) : path_(std::move(path)) {}
    std::filesystem::path path_;
};

}  // namespace gammonkit
