#pragma once

#include "formats/format.hpp"

namespace gammonkit {

[[nodiscard]] Confidence sniff_json(const Sample& sample);

/// Reads what `write_json` writes, and what other programs write by docs/gammonkit-match.schema.json. The
/// first value that is not of its kind ends the reading and is named by its path; unknown fields are reported
/// and left out.
[[nodiscard]] Result<Collection> read_json(const SourceText& source, const Options& options,
                                           Reporter& reporter);

}  // namespace gammonkit
