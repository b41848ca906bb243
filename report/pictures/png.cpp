#include "report/pictures/png.hpp"

#include "support/charset.hpp"
#include "support/files/zlib_stream.hpp"

#include <cmath>
#include <zlib.h>

namespace gammonkit {
namespace {

using namespace std::string_view_literals;

std::string big_endian(std::uint32_t number, unsigned bytes)
{
    std::string text;
    for (unsigned i = bytes; i-- > 0;)
        text += static_cast<char>(number >> 8 * i & 0xFFU);
    return text;
}

std::string number(int value)
{
    return big_endian(static_cast<std::uint32_t>(value), 4);
}

unsigned bits_for(std::size_t colors)
{
    if (colors <= 2) return 1;
    if (colors <= 4) return 2;
    return colors <= 16 ? 4 : 8;
}

/// The lines of a frame, each behind the byte that says it is not filtered, which is best for palettes.
std::string lines_of(const PaletteFrame& frame, unsigned bits)
{
    const auto width = static_cast<std::size_t>(frame.width);
    std::string lines;
    for (std::size_t begin = 0; begin < frame.pixels.size(); begin += width) {
        lines += '\0';
        unsigned packed = 0;
        unsigned filled = 0;
        for (std::size_t x = 0; x < width; ++x) {
            packed = packed << bits | frame.pixels[begin + x];
            filled += bits;
            if (filled < 8) continue;
            lines += static_cast<char>(packed);
            packed = filled = 0;
        }
        if (filled > 0) lines += static_cast<char>(packed << (8 - filled));
    }
    return lines;
}

std::string packed(const PaletteFrame& frame, unsigned bits)
{
    const std::string lines = lines_of(frame, bits);
    uLongf size = compressBound(static_cast<uLong>(lines.size()));
    std::string bytes(size, '\0');
    compress2(reinterpret_cast<Bytef*>(bytes.data()), &size, reinterpret_cast<const Bytef*>(lines.data()),
              static_cast<uLong>(lines.size()), Z_BEST_COMPRESSION);
    bytes.resize(size);
    return bytes;
}

std::string header(const Palette& palette, bool moves, int width, int height)
{
    const char bits = static_cast<char>(bits_for(palette.colors.size()));
    constexpr auto kIndexed = "\x03\0\0\0"sv;  // Color type, compression, filter, not interlaced.
    std::string colors;
    for (const std::uint32_t color : palette.colors)
        colors += big_endian(color, 3);
    return "\x89PNG\r\n\x1a\n" +
           png_chunk("IHDR", number(width) + number(height) + bits + std::string(kIndexed)) +
           png_chunk("PLTE", colors) +
           (moves ? png_chunk("tRNS", std::string(palette.colors.size() - 1, '\xff') + '\0') : "");
}

/// Where and how long a frame stands: over what stood before, which stays.
std::string frame_control(const PaletteFrame& frame, int sequence)
{
    constexpr std::uint32_t kThousand = 1000;
    return png_chunk("fcTL", number(sequence) + number(frame.width) + number(frame.height) +
                                 number(frame.left) + number(frame.top) +
                                 big_endian(static_cast<std::uint32_t>(frame.milliseconds), 2) +
                                 big_endian(kThousand, 2) + std::string("\0\1"sv));
}

constexpr std::size_t kHeaderEnd = 8 + 4 + 4 + 13 + 4;  ///< Signature, and all of the chunk IHDR.

std::string with_chunk(std::string_view png, std::string_view type, std::string_view data)
{
    return std::string(png.substr(0, kHeaderEnd)) + png_chunk(type, data) +
           std::string(png.substr(kHeaderEnd));
}

}  // namespace

std::string png_chunk(std::string_view type, std::string_view data)
{
    const std::string summed = std::string(type) + std::string(data);
    return big_endian(static_cast<std::uint32_t>(data.size()), 4) + summed + big_endian(crc32_of(summed), 4);
}

std::string write_png(std::span<const PaletteFrame> frames, const Palette& palette, int width, int height)
{
    const unsigned bits = bits_for(palette.colors.size());
    const bool moves = frames.size() > 1;
    std::string png = header(palette, moves, width, height);
    if (moves) png += png_chunk("acTL", number(static_cast<int>(frames.size())) + number(0));
    int sequence = 0;
    for (const PaletteFrame& frame : frames) {
        if (moves) png += frame_control(frame, sequence++);
        const std::string data = packed(frame, bits);
        if (&frame == &frames.front()) {
            png += png_chunk("IDAT", data);
        } else {
            png += png_chunk("fdAT", number(sequence++) + data);
        }
    }
    return png + png_chunk("IEND", "");
}

std::string with_png_text(std::string_view png, std::string_view keyword, std::string_view text)
{
    using namespace std::string_view_literals;
    // Behind the keyword: not compressed, and neither language nor translated keyword.
    const std::string_view between = is_ascii(text) ? "\0"sv : "\0\0\0\0\0"sv;
    const std::string data = std::string(keyword) + std::string(between) + std::string(text);
    return with_chunk(png, is_ascii(text) ? "tEXt" : "iTXt", data);
}

std::string with_png_density(std::string_view png, int dpi)
{
    constexpr double kInchesPerMeter = 1 / 0.0254;
    const auto per_meter = static_cast<unsigned>(std::lround(dpi * kInchesPerMeter));
    std::string number;
    for (const unsigned shift : {24U, 16U, 8U, 0U})
        number += static_cast<char>(per_meter >> shift & 0xFFU);
    constexpr char kMeters = 1;
    return with_chunk(png, "pHYs", number + number + kMeters);
}

}  // namespace gammonkit
