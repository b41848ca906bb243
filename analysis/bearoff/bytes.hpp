#pragma once

#include <cstddef>
#include <cstdint>

namespace gammonkit::bearoff {

/// Stores the lowest `count` bytes of a number, lowest first.
inline void put(char* at, std::uint32_t number, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i)
        at[i] = static_cast<char>(number >> (8 * i));
}

/// A number of `count` bytes, lowest first.
[[nodiscard]] inline std::uint32_t get(const char* at, std::size_t count)
{
    std::uint32_t number = 0;
    for (std::size_t i = count; i-- > 0;)
        number = number << 8U | static_cast<unsigned char>(at[i]);
    return number;
}

}  // namespace gammonkit::bearoff
