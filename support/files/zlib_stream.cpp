#include "support/files/zlib_stream.hpp"

#include "support/files/file.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <libdeflate.h>
#include <limits>
#include <memory>
#include <new>
#include <zlib.h>

namespace gammonkit {
namespace {

constexpr int kFastest = 1;
constexpr std::size_t kLargestStep = std::numeric_limits<uInt>::max();

// zlib's interface predates const.
Bytef* pointer_to(std::string_view bytes)
{
    return reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
}

/// How zlib is asked for a wrapping.
int window_bits(Wrapping wrapping)
{
    if (wrapping == Wrapping::none) return -MAX_WBITS;
    return wrapping == Wrapping::gzip ? 16 + MAX_WBITS : MAX_WBITS;
}

using Deflater = std::unique_ptr<libdeflate_compressor, decltype(&libdeflate_free_compressor)>;

Deflater deflater(int level)
{
    return {libdeflate_alloc_compressor(level), &libdeflate_free_compressor};
}

tl::unexpected<Diagnostic> damaged(const char* why)
{
    return failure("damaged-gzip", fmt::format("the compressed data is damaged: {}", why),
                   "gzip -t says more");
}

}  // namespace

Unpacked unpack(std::string_view& packed, Wrapping wrapping, std::size_t most, std::string& result)
{
    z_stream stream{};
    stream.next_in = pointer_to(packed);
    stream.avail_in = static_cast<uInt>(std::min(packed.size(), kLargestStep));
    if (inflateInit2(&stream, window_bits(wrapping)) != Z_OK) throw std::bad_alloc();
    const std::unique_ptr<z_stream, decltype(&inflateEnd)> closer(&stream, &inflateEnd);
    std::array<char, 65536> buffer;
    int status = Z_OK;
    while (status == Z_OK && result.size() <= most) {
        stream.next_out = reinterpret_cast<Bytef*>(buffer.data());
        stream.avail_out = buffer.size();
        status = inflate(&stream, Z_NO_FLUSH);
        result.append(buffer.data(), buffer.size() - stream.avail_out);
    }
    packed.remove_prefix(stream.total_in);
    if (result.size() > most) return Unpacked::too_large;
    if (status == Z_STREAM_END) return Unpacked::completely;
    return status == Z_BUF_ERROR ? Unpacked::cut : Unpacked::damaged;
}

Result<Inflated> inflate_zlib(std::string_view bytes, std::size_t most)
{
    Inflated result;
    std::string_view rest = bytes;
    const Unpacked end = unpack(rest, Wrapping::zlib, most, result.bytes);
    if (end == Unpacked::too_large) {
        return failure("too-large", fmt::format("a part has more than {} bytes when unpacked", most));
    }
    result.complete = end == Unpacked::completely;
    result.used = bytes.size() - rest.size();
    return result;
}

std::string deflate_zlib(std::string_view bytes)
{
    constexpr int kUsualLevel = 6;
    uLongf size = compressBound(static_cast<uLong>(bytes.size()));
    std::string result(size, '\0');
    compress2(reinterpret_cast<Bytef*>(result.data()), &size, pointer_to(bytes),
              static_cast<uLong>(bytes.size()), kUsualLevel);
    result.resize(size);
    return result;
}

std::string deflate_quickly(std::string_view bytes)
{
    const Deflater compressor = deflater(kFastest);
    if (!compressor) throw std::bad_alloc();
    std::string result(libdeflate_zlib_compress_bound(compressor.get(), bytes.size()), '\0');
    result.resize(
        libdeflate_zlib_compress(compressor.get(), bytes.data(), bytes.size(), result.data(), result.size()));
    return result;
}

// By the fastest level the dump of a match gets smaller than by zlib's level 3, in half of its time.
Result<std::string> gzip(std::string_view bytes)
{
    return gzip(bytes, kFastest);
}

Result<std::string> gzip(std::string_view bytes, int level)
{
    const Deflater compressor = deflater(level);
    if (!compressor) return failure("out-of-memory", "no memory left to compress");
    std::string result(libdeflate_gzip_compress_bound(compressor.get(), bytes.size()), '\0');
    result.resize(
        libdeflate_gzip_compress(compressor.get(), bytes.data(), bytes.size(), result.data(), result.size()));
    if (result.empty()) return failure("too-large", "too much to compress");
    return result;
}

Result<std::string> gunzip(std::string_view bytes, std::size_t most, std::size_t* left_over)
{
    if (bytes.size() > kLargestInput) return failure("too-large", "more than 1 GiB: not read");
    std::string result;
    do {  // Joined gzip files are one gzip file; what follows and is none is padding.
        const Unpacked end = unpack(bytes, Wrapping::gzip, most, result);
        if (end == Unpacked::too_large) {
            return failure("too-large", fmt::format("more than {} MiB when unpacked: not read", most >> 20),
                           "unpacked files may be larger: unpack it first");
        }
        if (end == Unpacked::cut) return damaged("it ends too early");
        if (end == Unpacked::damaged) return damaged("it does not fit its checksum");
    } while (bytes.starts_with("\x1F\x8B"));
    const bool is_padding = std::ranges::all_of(bytes, [](char byte) { return byte == 0; });
    if (left_over != nullptr) *left_over = is_padding ? 0 : bytes.size();
    return result;
}

std::uint32_t crc32_of(std::string_view bytes, std::uint32_t before)
{
    return static_cast<std::uint32_t>(crc32_z(before, pointer_to(bytes), bytes.size()));
}

}  // namespace gammonkit
