#pragma once

// What is used of libdeflate, by zlib: both would take more room in the package than there is.

#include <algorithm>
#include <cstddef>
#include <zlib.h>

struct libdeflate_compressor {
    int level;
};

inline libdeflate_compressor* libdeflate_alloc_compressor(int level)
{
    return new libdeflate_compressor{std::min(level, Z_BEST_COMPRESSION)};
}

inline void libdeflate_free_compressor(libdeflate_compressor* compressor)
{
    delete compressor;
}

/// Packs in one step; 0 if there is no room or no memory.
inline std::size_t deflate_in_one_step(const libdeflate_compressor& compressor, int window_bits,
                                       const void* in, std::size_t size, void* out, std::size_t room)
{
    constexpr int kUsualMemory = 8;
    z_stream stream{};
    stream.next_in = static_cast<Bytef*>(const_cast<void*>(in));
    stream.avail_in = static_cast<uInt>(size);
    stream.next_out = static_cast<Bytef*>(out);
    stream.avail_out = static_cast<uInt>(room);
    if (deflateInit2(&stream, compressor.level, Z_DEFLATED, window_bits, kUsualMemory, Z_DEFAULT_STRATEGY) !=
        Z_OK)
        return 0;
    const int status = deflate(&stream, Z_FINISH);
    deflateEnd(&stream);
    return status == Z_STREAM_END ? stream.total_out : 0;
}

inline std::size_t libdeflate_zlib_compress(libdeflate_compressor* compressor, const void* in,
                                            std::size_t size, void* out, std::size_t room)
{
    return deflate_in_one_step(*compressor, MAX_WBITS, in, size, out, room);
}

inline std::size_t libdeflate_gzip_compress(libdeflate_compressor* compressor, const void* in,
                                            std::size_t size, void* out, std::size_t room)
{
    return deflate_in_one_step(*compressor, 16 + MAX_WBITS, in, size, out, room);
}

/// Enough for whatever level, and for the head and sum of gzip.
inline std::size_t libdeflate_gzip_compress_bound(libdeflate_compressor*, std::size_t size)
{
    return size + size / 8 + 64;
}

inline std::size_t libdeflate_zlib_compress_bound(libdeflate_compressor* compressor, std::size_t size)
{
    return libdeflate_gzip_compress_bound(compressor, size);
}
