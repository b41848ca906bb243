#pragma once

#include "formats/format.hpp"

namespace gammonkit {

[[nodiscard]] Confidence sniff_dump(const Sample& sample);

/// Reads what `write_dump` writes; see docs/formats/dump.md. A dump is made by a program: the first thing in
/// it that is not right ends the reading.
[[nodiscard]] Result<Collection> read_dump(const SourceText& source, const Options& options,
                                           Reporter& reporter);

}  // namespace gammonkit
