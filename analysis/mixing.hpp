#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace gammonkit {

/// A number that depends on every bit of another. SplitMix64 (Steele, Lea, Flood 2014).
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t number)
{
    number = (number ^ (number >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    number = (number ^ (number >> 27U)) * 0x94D049BB133111EBULL;
    return number ^ (number >> 31U);
}

inline constexpr std::uint64_t kMixingStep = 0x9E3779B97F4A7C15ULL;

/// The next of many numbers that have nothing to do with each other.
[[nodiscard]] constexpr std::uint64_t next_mixed(std::uint64_t& state)
{
    return mixed(state += kMixingStep);
}

/// A number that depends on all of some bytes.
[[nodiscard]] inline std::uint64_t mixed_bytes(const void* bytes, std::size_t size)
{
    const auto* place = static_cast<const char*>(bytes);
    std::uint64_t result = size;
    while (size > 0) {
        std::uint64_t word = 0;
        const std::size_t part = size < sizeof word ? size : sizeof word;
        std::memcpy(&word, place, part);
        result = (result ^ word) * kMixingStep;
        result ^= result >> 32U;
        place += part;
        size -= part;
    }
    return mixed(result);
}

}  // namespace gammonkit
