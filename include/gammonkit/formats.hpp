#pragma once

#include <string>
#include <vector>

namespace gammonkit {

/// What may be known of a format before it is used.
struct FormatInfo {
    std::string id = {};                       ///< As `read_file` and `write` take it: "sgf".
    std::string title = {};                    ///< "GNU Backgammon match (SGF)".
    std::vector<std::string> extensions = {};  ///< Without dot; the first is used for new files.
    bool reads = false;
    bool writes = false;
    bool experimental = false;  ///< Made without real files to prove it on.
};

/// All formats that there are.
[[nodiscard]] std::vector<FormatInfo> formats();

}  // namespace gammonkit
