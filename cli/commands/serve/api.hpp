#pragma once

#include "cli/commands/serve/server/server.hpp"

namespace gammonkit::cli {

/// Answers a program over HTTP: the tools of `gammonkit mcp`, each at an address of its own, and the document
/// of OpenAPI 3.1 that describes them. A request carries the files that it is about; what a tool writes comes
/// back in the answer. Fails with code "no-tool", "arguments", or as `run` does.
[[nodiscard]] Result<ApiAnswer> answer_program(const ApiRequest& request, const RunJob& run);

}  // namespace gammonkit::cli
