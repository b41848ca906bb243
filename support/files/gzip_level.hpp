#pragma once

#include "support/result.hpp"

#include <string>
#include <string_view>

namespace gammonkit {

/// gzip with a level of libdeflate, from 1, the fastest, to 12, the smallest; see `gzip` in file.hpp.
[[nodiscard]] Result<std::string> gzip(std::string_view bytes, int level);

}  // namespace gammonkit
