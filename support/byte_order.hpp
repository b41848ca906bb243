#pragma once

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>

namespace gammonkit {

/// A number of fixed size, as binary files hold it.
template <class T>
concept BinaryNumber = std::integral<T> || std::floating_point<T>;

/// The bytes of a number in the other order.
template <BinaryNumber T>
[[nodiscard]] T byte_swapped(T value)
{
    char bytes[sizeof(T)];
    std::memcpy(bytes, &value, sizeof(T));
    for (std::size_t i = 0; i < sizeof(T) / 2; ++i)
        std::swap(bytes[i], bytes[sizeof(T) - 1 - i]);
    std::memcpy(&value, bytes, sizeof(T));
    return value;
}

/// The little-endian number at `offset`; 0 if it does not lie within the bytes.
template <BinaryNumber T>
[[nodiscard]] T little_endian_at(std::string_view bytes, std::size_t offset)
{
    T value{};
    if (offset > bytes.size() || bytes.size() - offset < sizeof(T)) return value;
    std::memcpy(&value, bytes.data() + offset, sizeof(T));
    return std::endian::native == std::endian::little ? value : byte_swapped(value);
}

/// Puts a little-endian number at `offset`; nothing happens if it does not fit within the bytes.
template <BinaryNumber T>
void put_little_endian(std::string& bytes, std::size_t offset, T value)
{
    if (offset > bytes.size() || bytes.size() - offset < sizeof(T)) return;
    if constexpr (std::endian::native != std::endian::little) value = byte_swapped(value);
    std::memcpy(bytes.data() + offset, &value, sizeof(T));
}

}  // namespace gammonkit
