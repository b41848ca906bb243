#pragma once

#include "formats/loss.hpp"
#include "formats/pipeline.hpp"

#include <string>
#include <string_view>

namespace gammonkit::cli {

/// A failure in place of what was asked for: the input, if it is about one, and what is wrong with it.
[[nodiscard]] std::string error_object(std::string_view input, const Diagnostic& why,
                                       const SourceText& source);

/// A line of --diagnostics: what was said about an input, or about all if that is empty.
[[nodiscard]] std::string diagnostic_line(std::string_view input, const Diagnostic& diagnostic,
                                          const SourceText& source);

/// A line of --diagnostics: what a format could not carry of an input.
[[nodiscard]] std::string loss_line(std::string_view input, std::string_view format, const Loss& loss);

/// What `check --json` says of one file, as an object: its diagnostics with line and column, or offset.
[[nodiscard]] std::string diagnostics_json(const ReadSource& reading);

}  // namespace gammonkit::cli
