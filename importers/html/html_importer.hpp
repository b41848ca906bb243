#pragma once

#include "formats/format.hpp"

namespace gammonkit {

[[nodiscard]] Confidence sniff_html(const Sample& sample);

/// Reads the matches and positions that a page of `write_html` holds; see docs/formats/html.md. What the page
/// shows is not looked at.
[[nodiscard]] Result<Collection> read_html(const SourceText& source, const Options& options,
                                           Reporter& reporter);

}  // namespace gammonkit
