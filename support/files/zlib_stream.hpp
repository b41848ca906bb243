#pragma once

#include "support/result.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace gammonkit {

/// What stands around deflated data: zlib's head and sum, those of gzip, or nothing.
enum class Wrapping { zlib, gzip, none };

/// How unpacking ended.
enum class Unpacked { completely, damaged, cut, too_large };

/// Unpacks what `packed` begins with, adds it to `result`, as far as that can be done, and takes it off.
/// Stops where `result` has more than `most` bytes. Throws std::bad_alloc where there is no memory.
[[nodiscard]] Unpacked unpack(std::string_view& packed, Wrapping wrapping, std::size_t most,
                              std::string& result);

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

/// gzip with a level of libdeflate, from 1, the fastest, to 12, the smallest; see `gzip` in file.hpp.
[[nodiscard]] Result<std::string> gzip(std::string_view bytes, int level);

/// The CRC-32 of zlib and PNG; `before`: that of the bytes in front, of which it goes on.
[[nodiscard]] std::uint32_t crc32_of(std::string_view bytes, std::uint32_t before = 0);

}  // namespace gammonkit
