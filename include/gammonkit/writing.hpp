#pragma once

#include "formats/loss.hpp"
#include "model/match.hpp"
#include "support/result.hpp"

#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// A collection in some format, and what the format could not carry of it.
struct Written {
    std::string bytes = {};
    std::vector<Loss> losses = {};
    /// The match equity table by which values were converted that the format holds in another unit only.
    std::string match_equity_table = {};
    /// The tables behind cube decisions that GNU Backgammon will read by another one, and so count other
    /// errors.
    std::set<std::string> misread_tables = {};
    std::string format = {};  ///< Its id.

    /// The losses, and those tables, as people read them, a line each: "mat cannot carry 214 evaluated
    /// rolls".
    [[nodiscard]] std::string messages() const;
};

/// Writes a collection; `format` is an id, perhaps with options: "sgf", "mat,dialect=xg". Fails if there is
/// no such format, or it cannot hold that many matches or positions.
[[nodiscard]] Result<Written> write(const Collection& collection, std::string_view format);

/// How a file is written.
struct FileOptions {
    std::string format = {};  ///< As `write` takes it. Empty: the extension of the path tells.
    bool overwrite = false;   ///< Replace a file that is there; else that is a failure.
};

/// Writes a collection into a file in one step: nobody ever sees half of it. ".gz" at its end compresses.
[[nodiscard]] Result<Written> write_file(const Collection& collection, const std::filesystem::path& path,
                                         const FileOptions& options = {});

}  // namespace gammonkit
