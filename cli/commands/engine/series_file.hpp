#pragma once

#include "analysis/play/series.hpp"

#include <fstream>
#include <memory>
#include <string>
#include <vector>

namespace gammonkit::cli {

/// The file that a series is kept in, so that it can be gone on with.
class SeriesFile {
public:
    /// Reads the blocks of the file, if there is one, and opens it for more; with an empty path nothing is
    /// kept. Fails where the file is another's or was begun with other settings.
    [[nodiscard]] static Result<SeriesFile> open(const std::string& path, const std::string& settings,
                                                 std::size_t pairings);

    [[nodiscard]] std::vector<SeriesBlock> take_blocks() { return std::move(blocks_); }

    /// Adds a block at the end of the file.
    [[nodiscard]] Result<void> add(const SeriesBlock& block);

private:
    std::string path_;
    std::vector<SeriesBlock> blocks_;
    std::ofstream file_;
};

}  // namespace gammonkit::cli
