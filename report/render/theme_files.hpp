#pragma once

#include <span>
#include <string_view>

namespace gammonkit {

/// A theme file that is part of the library.
struct ThemeFile {
    std::string_view name;  ///< Without extension: "classic".
    std::string_view text;
};

/// All of render/themes, by name: cmake/EmbedFiles.cmake writes the source.
[[nodiscard]] std::span<const ThemeFile> theme_files();

}  // namespace gammonkit
