#pragma once

#include "support/files/file_descriptor.hpp"
#include "support/files/temporary_folder.hpp"

#include <utility>

namespace gammonkit::cli {

/// A private folder for a job. It is gone afterwards, or if the server was killed, once another one begins.
class WorkFolder {
public:
    [[nodiscard]] static Result<WorkFolder> make();

    /// Removes those of this user whose server is gone.
    static void remove_left_behind();

    [[nodiscard]] const std::filesystem::path& path() const { return folder_.path(); }

private:
    WorkFolder(TemporaryFolder folder, FileDescriptor lock)
        : folder_(std::move(folder)), lock_(std::move(lock))
    {
    }

    TemporaryFolder folder_;
    FileDescriptor lock_;  ///< The system unlocks it when the server ends, however that comes.
};

}  // namespace gammonkit::cli
