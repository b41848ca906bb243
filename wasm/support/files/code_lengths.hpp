#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace gammonkit {

/// How many bits each symbol's code has, so that all together need few, if each symbol comes `counts` times
/// and no code may be longer than `longest` bits; 0 for a symbol that never comes. A complete code of at
/// least two symbols, as all readers of deflate take it.
[[nodiscard]] std::vector<std::uint8_t> code_lengths(std::span<const std::uint32_t> counts,
                                                     std::size_t longest);

}  // namespace gammonkit
