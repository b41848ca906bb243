#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::pdf {

/// The place of an element among those of a structure.
using ElementNumber = int;
inline constexpr ElementNumber kArtifact = -1;  ///< What is drawn without meaning: rules, footers.
inline constexpr ElementNumber kDocument = 0;   ///< What holds all the rest.

/// What a part of the pages is, for whoever hears them or sees them in another layout.
struct StructureElement {
    std::string_view type = {};  ///< As PDF calls it (ISO 32000-1, 14.8.4): "H1", "P", "Table", "Figure" ...
    ElementNumber parent = kDocument;
    std::string words = {};  ///< Instead of a figure.
};

/// All parts, each behind the one that holds it, and the one that is being drawn.
struct Structure {
    std::vector<StructureElement> elements = {{.type = "Document", .parent = kArtifact}};
    ElementNumber current = kArtifact;

    [[nodiscard]] std::string_view type_of(ElementNumber element) const
    {
        return element < 0 ? std::string_view() : elements[static_cast<std::size_t>(element)].type;
    }
};

}  // namespace gammonkit::pdf
