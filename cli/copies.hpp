#pragma once

#include "cli/inputs.hpp"
#include "support/result.hpp"

#include <span>
#include <string>
#include <vector>

namespace gammonkit::cli {

/// Where copies of files go: names and subfolders are kept, and where two files would have one name, the
/// later becomes "name-2". Decided before anything is written, in whatever order the workers come.
class Copies {
public:
    /// The inputs must outlive it.
    Copies(const std::string& folder, std::span<const InputFile> inputs);

    /// Copies input number `index`; packed files are packed anew. Fails if there is a file of that name.
    [[nodiscard]] Result<void> copy(std::size_t index) const;

private:
    std::span<const InputFile> inputs_;
    std::vector<std::string> paths_;  ///< Of the copies, one for each input.
};

}  // namespace gammonkit::cli
