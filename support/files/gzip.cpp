#include "support/files/file.hpp"
#include "support/files/gzip_level.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <libdeflate.h>
#include <memory>
#include <span>
#include <zlib.h>

namespace gammonkit {
namespace {

constexpr int kGzip = 16 + MAX_WBITS;  // zlib's way to ask for a gzip header instead of its own.

/// The dump of a match gets smaller than by zlib's level 3, in half of its time.
constexpr int kQuickLevel = 1;

// zlib's interface predates const.
Bytef* input_of(std::string_view bytes)
{
    return reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
}

tl::unexpected<Diagnostic> damaged(const char* why)
{
    return failure("damaged-gzip", fmt::format("the compressed data is damaged: {}", why),
                   "gzip -t says more");
}

using Deflater = std::unique_ptr<libdeflate_compressor, decltype(&libdeflate_free_compressor)>;
using Inflater = std::unique_ptr<z_stream, decltype(&inflateEnd)>;

/// Unpacks one member of a gzip file and adds it to `result`; `stream` then stands behind it.
Result<void> unpack_member(z_stream& stream, std::size_t most, std::string& result)
{
    std::array<char, 65536> buffer;
    for (int status = Z_OK; status != Z_STREAM_END;) {
        stream.next_out = reinterpret_cast<Bytef*>(buffer.data());
        stream.avail_out = buffer.size();
        status = inflate(&stream, Z_NO_FLUSH);
        if (status != Z_OK && status != Z_STREAM_END) {
            return damaged(status == Z_BUF_ERROR ? "it ends too early" : "it does not fit its checksum");
        }
        const std::size_t count = buffer.size() - stream.avail_out;
        if (count > most - result.size()) {
            return failure("too-large", fmt::format("more than {} MiB when unpacked: not read", most >> 20),
                           "unpacked files may be larger: unpack it first");
        }
        result.append(buffer.data(), count);
    }
    return {};
}

bool at_member(const z_stream& stream)
{
    return stream.avail_in >= 2 && stream.next_in[0] == 0x1F && stream.next_in[1] == 0x8B;
}

/// What stands behind the packed data and is no padding.
std::size_t left_in(const z_stream& stream)
{
    const std::span<const Bytef> rest(stream.next_in, stream.avail_in);
    const bool is_padding = std::ranges::all_of(rest, [](Bytef byte) { return byte == 0; });
    return is_padding ? 0 : stream.avail_in;
}

}  // namespace

Result<std::string> gzip(std::string_view bytes)
{
    return gzip(bytes, kQuickLevel);
}

Result<std::string> gzip(std::string_view bytes, int level)
{
    const Deflater compressor(libdeflate_alloc_compressor(level), &libdeflate_free_compressor);
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
    z_stream stream{};
    stream.next_in = input_of(bytes);
    stream.avail_in = static_cast<uInt>(bytes.size());
    if (inflateInit2(&stream, kGzip) != Z_OK) return failure("out-of-memory", "no memory left to unpack");
    const Inflater closer(&stream, &inflateEnd);
    std::string result;
    do {  // Joined gzip files are one gzip file; what follows and is none is padding.
        GK_TRY_VOID(unpack_member(stream, most, result));
    } while (at_member(stream) && inflateReset(&stream) == Z_OK);
    if (left_over != nullptr) *left_over = left_in(stream);
    return result;
}

}  // namespace gammonkit
