#pragma once

#include <span>
#include <string_view>

namespace gammonkit {

/// A font file that is part of the library.
struct TypefaceFile {
    std::string_view name;  ///< "Inter-Regular", "Inter-Bold".
    std::string_view bytes;
};

/// All of support/fonts: cmake/EmbedFiles.cmake writes the source. None in WebAssembly.
[[nodiscard]] std::span<const TypefaceFile> typeface_files();

}  // namespace gammonkit
