#pragma once

#include "support/byte_order.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

/// The bytes of one field of a record: a number, a flag, or an array of them.
namespace gammonkit::xg {

inline constexpr std::size_t kTextUnits = 128;  ///< Of UTF-16 texts in records.

template <BinaryNumber T>
void get_field(std::string_view bytes, std::size_t offset, T& field)
{
    if constexpr (std::same_as<T, bool>) {
        field = little_endian_at<std::uint8_t>(bytes, offset) == 1;  // Some hold what was there before.
    } else {
        field = little_endian_at<T>(bytes, offset);
    }
}

template <class T, std::size_t n>
void get_field(std::string_view bytes, std::size_t offset, std::array<T, n>& field)
{
    for (std::size_t i = 0; i < n; ++i)
        get_field(bytes, offset + i * sizeof(T), field[i]);
}

template <BinaryNumber T>
void put_field(std::string& bytes, std::size_t offset, T field)
{
    if constexpr (std::same_as<T, bool>) {
        put_little_endian(bytes, offset, static_cast<std::uint8_t>(field ? 1 : 0));
    } else {
        put_little_endian(bytes, offset, field);
    }
}

template <class T, std::size_t n>
void put_field(std::string& bytes, std::size_t offset, const std::array<T, n>& field)
{
    for (std::size_t i = 0; i < n; ++i)
        put_field(bytes, offset + i * sizeof(T), field[i]);
}

/// What stands behind the -1 that ends a list of steps is no part of it.
template <class T>
void end_steps(std::array<T, 8>& steps)
{
    bool ended = false;
    for (std::size_t i = 0; i < steps.size(); i += 2) {
        ended = ended || steps[i] == -1;
        if (ended) steps[i] = steps[i + 1] = -1;
    }
}

}  // namespace gammonkit::xg
