#pragma once

#include <span>
#include <string_view>

namespace gammonkit {

/// A file of report/study/anki/parts, which is part of the library.
struct AnkiPart {
    std::string_view name;  ///< Without extension: "model".
    std::string_view text;
};

/// All of them: cmake/EmbedFiles.cmake writes the source.
[[nodiscard]] std::span<const AnkiPart> anki_parts();

}  // namespace gammonkit
