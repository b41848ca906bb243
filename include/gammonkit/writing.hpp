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

/// A collection in some format, and what of it the format could not hold.
struct Written {
    std::string bytes = {};
    std::vector<Loss> losses = {};
    /// The match equity table used to convert values to the unit that the format requires.
    std::string match_equity_table = {};
    /// The tables behind cube decisions that GNU Backgammon will read by another one, and so count other
    /// errors.
    std::set<std::string> misread_tables = {};
    std::string format = {};  ///< Its id.

    /// The losses, and those tables, as text for people, one per line: "mat cannot carry 214 evaluated
    /// rolls".
    [[nodiscard]] std::string messages() const;
};

/// Writes a collection; `format` is an id, perhaps with options: "sgf", "mat,dialect=xg". Fails if there is
/// no such format, or it cannot hold that many matches or positions.
[[nodiscard]] Result<Written> write(const Collection& collection, std::string_view format);

/// How a file is written.
struct FileOptions {
    std::string format = {};  ///< As `write` takes it. Empty: by the extension of the path.
    bool overwrite = false;   ///< Replace an existing file; otherwise that is a failure.
};

/// Writes a collection into a file in one step: nobody ever sees half of it. ".gz" at its end compresses.
[[nodiscard]] Result<Written> write_file(const Collection& collection, const std::filesystem::path& path,
                                         const FileOptions& options = {});

}  // namespace gammonkit
