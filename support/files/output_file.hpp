#pragma once

#include "support/files/file.hpp"
#include "support/files/file_descriptor.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// A file that is written piece by piece, as `write_output` writes one whole: a reader sees the old file
/// until `finish`, and then all of the new one. Without `finish` nothing is left of it.
class OutputFile {
public:
    /// Fails as `write_output` does where nothing can be written. Whether another file has the name, and may
    /// not be overwritten, only `finish` tells.
    [[nodiscard]] static Result<OutputFile> begin(const std::filesystem::path& path, Overwrite overwrite);

    OutputFile(OutputFile&& other) noexcept;
    OutputFile& operator=(OutputFile&&) = delete;
    ~OutputFile();

    [[nodiscard]] Result<void> write(std::string_view bytes);
    /// Gives the file its name. Nothing may follow.
    [[nodiscard]] Result<void> finish();

private:
    /// What is to be written.
    struct Goal {
        std::filesystem::path path;  ///< Where a link leads.
        Overwrite overwrite = Overwrite::no;
        std::optional<std::filesystem::perms> old = {};  ///< Of the file that is there.
        bool is_packed = false;
        std::vector<std::filesystem::path> new_folders = {};  ///< Made for it, the innermost first.
    };
    OutputFile(Goal goal, FileDescriptor file, std::filesystem::path temporary);
    [[nodiscard]] static Result<OutputFile> begin_beside(Goal goal);
    [[nodiscard]] Result<void> write_straight(std::string_view bytes) const;
    [[nodiscard]] Result<void> pack();
    [[nodiscard]] bool take_place();
    void remove();

    Goal goal_;
    FileDescriptor file_;
    std::filesystem::path temporary_;  ///< Of the file until it has its name; empty for devices and pipes.
    std::string unpacked_ = {};        ///< What is packed next.
    bool has_packed_ = false;
};

}  // namespace gammonkit
