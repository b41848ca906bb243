#pragma once

#include "formats/xg/records/document.hpp"
#include "importers/xg/container_reader.hpp"

namespace gammonkit::xg {

/// Decodes the members of a container. Fails if they do not begin with the header of a match, or if a newer
/// XG wrote them.
[[nodiscard]] Result<Document> read_document(const Container& container, Reporter& reporter);

}  // namespace gammonkit::xg
