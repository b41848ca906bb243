#pragma once

#include <span>
#include <string_view>

namespace gammonkit {

/// A font file that is part of the library.
struct TypefaceFile {
    std::string_view name;  ///< "Inter-Regular", "Inter-Bold".
    std::string_view bytes;
};

/// The TrueType files of support/fonts: cmake/EmbedFiles.cmake writes the source.
[[nodiscard]] std::span<const TypefaceFile> typeface_files();
/// The same typefaces as WOFF2, for pages.
[[nodiscard]] std::span<const TypefaceFile> web_typeface_files();

}  // namespace gammonkit
