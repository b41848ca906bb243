#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Certain where the text begins with "JavaFIBS internal match representation".
[[nodiscard]] Confidence sniff_javafibs(const Sample& sample);

/// Reads the log that JavaFIBS keeps of a match: see docs/formats/javafibs.md.
[[nodiscard]] Result<Collection> read_javafibs(const SourceText& source, const Options& options,
                                               Reporter& reporter);

}  // namespace gammonkit
