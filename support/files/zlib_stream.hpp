#pragma once

#include "support/result.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace gammonkit {

/// What came out of a zlib stream.
struct Inflated {
    std::string bytes;
    bool complete =
        false;             ///< False: the stream is damaged or cut, and this is what stood before that place.
    std::size_t used = 0;  ///< How many bytes of the input belong to the stream.
};

/// Unpacks the zlib stream that `bytes` begins with, as far as that can be done. Fails if it would give more
/// than `most` bytes.
[[nodiscard]] Result<Inflated> inflate_zlib(std::string_view bytes, std::size_t most);

/// A zlib stream at level 6, as most programs write it: "78 9C".
[[nodiscard]] std::string deflate_zlib(std::string_view bytes);

/// A zlib stream that is made quickly, and yet smaller than zlib's fastest.
[[nodiscard]] std::string deflate_quickly(std::string_view bytes);

/// The CRC-32 of zlib and PNG.
[[nodiscard]] std::uint32_t crc32_of(std::string_view bytes);

}  // namespace gammonkit
