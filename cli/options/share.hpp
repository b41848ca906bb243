#pragma once

#include "support/result.hpp"

#include <string>
#include <string_view>

namespace gammonkit::cli {

/// What tells contents apart: their MD5 sum.
[[nodiscard]] std::string content_sum(std::string_view bytes);

/// One of several shares into which inputs are divided by what they hold: what a file is called, and which
/// others there are, changes nothing.
struct Share {
    int number = 1;  ///< From 1.
    int of = 1;

    /// True if what has this MD5 sum belongs to it: its first 16 digits, as a number, leave number - 1 when
    /// divided by `of`.
    [[nodiscard]] bool holds(std::string_view sum) const;
};

/// "2/8" is the second of eight. Fails with code "usage".
[[nodiscard]] Result<Share> share_from(std::string_view text);

}  // namespace gammonkit::cli
