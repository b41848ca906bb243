#pragma once

#include "support/result.hpp"

#include <fmt/format.h>
#include <string>
#include <string_view>

namespace gammonkit {

/// The error of what needs a library that is not there in WebAssembly: "PDF reports", "Databases of players".
[[nodiscard]] inline tl::unexpected<Diagnostic> not_in_wasm(std::string_view what)
{
    return failure("not-in-wasm", fmt::format("{} are not in the WebAssembly build", what),
                   "the gammonkit that is built for this system has them");
}

}  // namespace gammonkit
