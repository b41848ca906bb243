#pragma once

#include <span>
#include <string_view>

namespace gammonkit::docx {

/// A part that is the same in every document. cmake/DocumentParts.cmake makes their source of parts/*.xml.
struct FixedPart {
    std::string_view name;  ///< "word/styles.xml"
    std::string_view bytes;
};

/// In the order in which they stand in the document. The styles are the only place that says how it looks.
[[nodiscard]] std::span<const FixedPart> fixed_parts();

}  // namespace gammonkit::docx
