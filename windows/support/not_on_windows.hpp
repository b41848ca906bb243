#pragma once

#include "support/result.hpp"

#include <fmt/format.h>
#include <string_view>

namespace gammonkit {

/// The error of what needs a library, or a part of the system, that is not there: "Databases on servers".
[[nodiscard]] inline tl::unexpected<Diagnostic> not_on_windows(std::string_view what)
{
    return failure("not-on-windows", fmt::format("{} are not in the program for Windows", what),
                   "gammonkit for Linux has them; it runs in Windows, too, under WSL");
}

}  // namespace gammonkit
