#pragma once

#include "support/result.hpp"

#include <fmt/format.h>
#include <string_view>

namespace gammonkit {

/// The error of what needs a library, or a part of the system, that this build has not: "PDF reports",
/// "Databases of players".
[[nodiscard]] inline tl::unexpected<Diagnostic> not_here(std::string_view what)
{
#ifdef _WIN32
    return failure("not-on-windows", fmt::format("{} are not in the program for Windows", what),
                   "gammonkit for Linux has them; it runs in Windows, too, under WSL");
#elif defined(__linux__)
    return failure("not-on-arm", fmt::format("{} are not in the program for ARM", what),
                   "gammonkit that is built on the machine has them");
#else
    return failure("not-in-wasm", fmt::format("{} are not in the WebAssembly build", what),
                   "the gammonkit that is built for this system has them");
#endif
}

}  // namespace gammonkit
