#pragma once

#include "support/result.hpp"

#include <filesystem>
#include <string_view>
#include <unistd.h>
#include <utility>

namespace gammonkit {

/// An open file that is closed at the end of its scope.
class FileDescriptor {
public:
    explicit FileDescriptor(int number) : number_(number) {}
    FileDescriptor(FileDescriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    FileDescriptor& operator=(FileDescriptor&&) = delete;
    ~FileDescriptor() { close(); }

    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] bool is_open() const { return number_ >= 0; }

    /// False if what was written did not reach the disk (quotas, network file systems).
    bool close() { return number_ < 0 || ::close(std::exchange(number_, -1)) == 0; }

private:
    int number_;
};

/// "cannot VERB PATH: no such file or directory", by errno.
[[nodiscard]] tl::unexpected<Diagnostic> system_failure(std::string code, std::string_view verb,
                                                        const std::filesystem::path& path);

}  // namespace gammonkit
