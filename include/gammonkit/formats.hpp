#pragma once

#include <string>
#include <vector>

namespace gammonkit {

/// Facts about a format.
struct FormatInfo {
    std::string id = {};                       ///< As `read_file` and `write` take it: "sgf".
    std::string title = {};                    ///< "GNU Backgammon match (SGF)".
    std::vector<std::string> extensions = {};  ///< Without dot; the first is used for new files.
    bool reads = false;
    bool writes = false;
    bool experimental = false;  ///< Made without real files to test it on.
};

/// All formats.
[[nodiscard]] std::vector<FormatInfo> formats();

}  // namespace gammonkit
