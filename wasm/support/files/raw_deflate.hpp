#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace gammonkit {

// Deflate (RFC 1951), as zlib and gzip wrap it, for builds that have no library for it.

/// What came out of raw data.
struct RawInflated {
    std::string bytes;
    bool complete = false;  ///< False: damaged or cut, and this is what stood before that place; or too much.
    std::size_t used = 0;   ///< Bytes of the input that belong to it.
};

/// Unpacks until the last block ends, or until there are more than `most` bytes.
[[nodiscard]] RawInflated inflate_raw(std::string_view packed, std::size_t most);

/// Packs all of it; `bytes` may be empty.
[[nodiscard]] std::string deflate_raw(std::string_view bytes);

/// The checksum at the end of zlib's streams (RFC 1950).
[[nodiscard]] std::uint32_t adler32_of(std::string_view bytes);

}  // namespace gammonkit
