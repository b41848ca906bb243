#pragma once

#include <span>
#include <string_view>

namespace gammonkit {

/// A match equity table whose figures are part of the library, as text. Lines with # are its notices; then
/// come "name" and "description"; "post", or "post-first" and "post-second" where the players are of
/// different strength, with the trailer's chances after the Crawford game, from 1 away; and a "row" for each
/// number of points that the first player needs, with his chances against 1 away, 2 away ...
struct TableFile {
    std::string_view name;  ///< As it is asked for: "woolsey".
    std::string_view text;
};

/// All of analysis/met/tables: cmake/EmbedFiles.cmake writes the source.
[[nodiscard]] std::span<const TableFile> table_files();

}  // namespace gammonkit
