#pragma once

#include <string>
#include <string_view>

namespace gammonkit {

/// UTF-8 text as it is compared where case does not matter, in every script: "Čapek" and "ČAPEK" give the
/// same, and so do "Groß" and "GROSS".
[[nodiscard]] std::string folded(std::string_view utf8);

}  // namespace gammonkit
