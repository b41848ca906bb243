#pragma once

#include <string>
#include <string_view>

namespace gammonkit::record {

/// `text` in one line: line ends and other control characters but tabs become blanks.
[[nodiscard]] std::string one_line(std::string_view text);

}  // namespace gammonkit::record
