#pragma once

#include "support/files/file_descriptor.hpp"
#include "support/result.hpp"

#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace gammonkit {

/// What happened in folders that are watched.
struct FolderNews {
    /// Files that were closed after writing, or moved there, since: "matches/club/m1.mat".
    std::vector<std::filesystem::path> complete = {};
    bool is_any = false;  ///< Whether anything happened, which may be that folders came.
};

/// Tells when files in folders, and in those below them, are complete. Links to folders are followed; what
/// begins with a dot is left out.
class FolderWatch {
public:
    /// Fails with code "watch" if a folder cannot be watched.
    [[nodiscard]] static Result<FolderWatch> on(std::span<const std::string> folders);

    /// Waits until something happens, for at most so long, or until a signal comes. Fails with code "watch"
    /// if none of the folders is there any more.
    [[nodiscard]] Result<FolderNews> wait(int milliseconds);

private:
    explicit FolderWatch(FileDescriptor events) : events_(std::move(events)) {}

    [[nodiscard]] Result<void> add(const std::filesystem::path& folder);
    void add_below(const std::filesystem::path& folder);
    void take(int watch, unsigned kind, const std::string& name, FolderNews& news);

    FileDescriptor events_;
    std::map<int, std::filesystem::path> folders_ = {};  ///< By their watches.
};

}  // namespace gammonkit
