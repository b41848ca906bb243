#include "support/files/zlib_stream.hpp"

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

constexpr int kUsualLevel = 6;
constexpr std::size_t kLargestStep = std::numeric_limits<uInt>::max();

// zlib's interface predates const.
Bytef* pointer_to(std::string_view bytes)
{
    return reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
}

}  // namespace

Result<Inflated> inflate_zlib(std::string_view bytes, std::size_t most)
{
    z_stream stream{};
    stream.next_in = pointer_to(bytes);
    stream.avail_in = static_cast<uInt>(std::min(bytes.size(), kLargestStep));
    if (inflateInit(&stream) != Z_OK) return failure("out-of-memory", "no memory left to unpack");
    const std::unique_ptr<z_stream, decltype(&inflateEnd)> closer(&stream, &inflateEnd);
    Inflated result;
    std::array<char, 65536> buffer;
    int status = Z_OK;
    while (status == Z_OK) {
        stream.next_out = reinterpret_cast<Bytef*>(buffer.data());
        stream.avail_out = buffer.size();
        status = inflate(&stream, Z_NO_FLUSH);
        result.bytes.append(buffer.data(), buffer.size() - stream.avail_out);
        if (result.bytes.size() > most) {
            return failure("too-large", fmt::format("a part has more than {} bytes when unpacked", most));
        }
    }
    result.complete = status == Z_STREAM_END;
    result.used = stream.total_in;
    return result;
}

std::string deflate_zlib(std::string_view bytes)
{
    uLongf size = compressBound(static_cast<uLong>(bytes.size()));
    std::string result(size, '\0');
    compress2(reinterpret_cast<Bytef*>(result.data()), &size, pointer_to(bytes),
              static_cast<uLong>(bytes.size()), kUsualLevel);
    result.resize(size);
    return result;
}

std::string deflate_quickly(std::string_view bytes)
{
    constexpr int kFastest = 1;
    const std::unique_ptr<libdeflate_compressor, decltype(&libdeflate_free_compressor)> compressor(
        libdeflate_alloc_compressor(kFastest), &libdeflate_free_compressor);
    if (!compressor) throw std::bad_alloc();
    std::string result(libdeflate_zlib_compress_bound(compressor.get(), bytes.size()), '\0');
    result.resize(
        libdeflate_zlib_compress(compressor.get(), bytes.data(), bytes.size(), result.data(), result.size()));
    return result;
}

std::uint32_t crc32_of(std::string_view bytes)
{
    return static_cast<std::uint32_t>(crc32_z(0, pointer_to(bytes), bytes.size()));
}

}  // namespace gammonkit
