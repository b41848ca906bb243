#pragma once

#include "support/files/file.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::cli {

/// The folder behind a page. Paths are relative to it: "club/m1.mat". None leads out of it, also by a link.
class ServedFolder {
public:
    /// Fails with code "usage" if there is no such folder.
    [[nodiscard]] static Result<ServedFolder> at(const std::filesystem::path& folder);

    /// What it is called: "matches".
    [[nodiscard]] std::string name() const;

    struct File {
        std::string path;
        std::uintmax_t size;
    };
    /// The files in it and in its subfolders, by path, that are not too large for a match: at most 10,000.
    /// What begins with a dot and what is a link is left out.
    [[nodiscard]] std::vector<File> files() const;

    /// Fails with code "not-allowed" if the path leads out of the folder, and with "unreadable" if the file
    /// cannot be read or is too large for a match.
    [[nodiscard]] Result<std::string> read(const std::string& path) const;

    /// Writes a file in one step. Fails with code "exists" if it is there and may not be overwritten, and
    /// with "not-allowed" if the path leads out of the folder, or something other than a file has the name.
    [[nodiscard]] Result<void> save(const std::string& path, std::string_view bytes,
                                    Overwrite overwrite) const;

private:
    explicit ServedFolder(std::filesystem::path root) : root_(std::move(root)) {}
    /// Where a path leads.
    [[nodiscard]] Result<std::filesystem::path> inside(const std::string& path) const;

    std::filesystem::path root_;  ///< Without links.
};

}  // namespace gammonkit::cli
