#pragma once

#include "cli/options/command.hpp"
#include "cli/options/inputs.hpp"
#include "support/result.hpp"

#include <span>
#include <string>
#include <unordered_set>
#include <vector>

namespace gammonkit::cli {

/// Where copies of files go: names and subfolders are kept, and where two files would have one name, the
/// later becomes "name-2". Decided before anything is written, in whatever order the workers come.
class FileCopier {
public:
    /// Copies `files`, which must outlive it, into --output-dir; none of `inputs` is overwritten.
    FileCopier(const OutputOptions& output, std::span<const InputFile> files,
               std::span<const InputFile> inputs);

    /// Copies file number `index`; packed files are packed anew. Fails if there is a file of that name and
    /// --force is not given, or if it is an input.
    [[nodiscard]] Result<void> copy(std::size_t index) const;

private:
    std::span<const InputFile> files_;
    std::vector<std::string> paths_;  ///< Of the copies, one for each file.
    bool force_;
    std::unordered_set<std::string> inputs_;  ///< Canonical paths; only needed with --force.
};

}  // namespace gammonkit::cli
