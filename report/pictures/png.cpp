#include "report/pictures/png.hpp"

#include "support/charset.hpp"
#include "support/files/zlib_stream.hpp"

#include <cmath>
#include <cstdlib>
#include <utility>
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

/// What a filter of PNG takes for a byte, from those before it, above it and between: the one that is nearest
/// to what they go on to.
int paeth(int before, int above, int between)
{
    const int by_before = std::abs(above - between);
    const int by_above = std::abs(before - between);
    const int by_between = std::abs(before + above - 2 * between);
    if (by_before <= by_above && by_before <= by_between) return before;
    return by_above <= by_between ? above : between;
}

/// The lines of a picture in true colors, each filtered in the way of section 9.2 of the specification that
/// drawings are best packed in: what a byte differs from what the Paeth filter takes for it.
std::string lines_of(std::span<const std::uint32_t> pixels, std::size_t width)
{
    constexpr std::size_t kBytes = 3;
    constexpr char kPaeth = 4;
    constexpr unsigned kShifts[kBytes] = {16, 8, 0};
    std::string lines;
    lines.reserve(pixels.size() * kBytes + pixels.size() / width);
    std::string above(kBytes * (width + 1), '\0');  // With a black pixel on the left.
    std::string line = above;
    const auto byte = [](char c) { return static_cast<int>(static_cast<unsigned char>(c)); };
    for (std::size_t begin = 0; begin < pixels.size(); begin += width) {
        for (std::size_t x = 0; x < kBytes * width; ++x)
            line[kBytes + x] = static_cast<char>(pixels[begin + x / kBytes] >> kShifts[x % kBytes]);
        lines += kPaeth;
        for (std::size_t i = kBytes; i < line.size(); ++i) {
            const int taken = paeth(byte(line[i - kBytes]), byte(above[i]), byte(above[i - kBytes]));
            lines += static_cast<char>(byte(line[i]) - taken);
        }
        std::swap(line, above);
    }
    return lines;
}

std::string packed(const std::string& lines)
{
    uLongf size = compressBound(static_cast<uLong>(lines.size()));
    std::string bytes(size, '\0');
    compress2(reinterpret_cast<Bytef*>(bytes.data()), &size, reinterpret_cast<const Bytef*>(lines.data()),
              static_cast<uLong>(lines.size()), Z_BEST_COMPRESSION);
    bytes.resize(size);
    return bytes;
}

enum class ColorType : char { true_colors = 2, indexed = 3 };

std::string header(unsigned bits, ColorType type, int width, int height)
{
    const std::string kind{static_cast<char>(bits), static_cast<char>(type)};
    constexpr auto kUsual = "\0\0\0"sv;  // Compression, filter, not interlaced.
    return "\x89PNG\r\n\x1a\n" +
           png_chunk("IHDR", number(width) + number(height) + kind + std::string(kUsual));
}

std::string palette_chunks(const Palette& palette, bool moves)
{
    std::string colors;
    for (const std::uint32_t color : palette.colors)
        colors += big_endian(color, 3);
    return png_chunk("PLTE", colors) +
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
    std::string png = header(bits, ColorType::indexed, width, height) + palette_chunks(palette, moves);
    if (moves) png += png_chunk("acTL", number(static_cast<int>(frames.size())) + number(0));
    int sequence = 0;
    for (const PaletteFrame& frame : frames) {
        if (moves) png += frame_control(frame, sequence++);
        const std::string data = packed(lines_of(frame, bits));
        if (&frame == &frames.front()) {
            png += png_chunk("IDAT", data);
        } else {
            png += png_chunk("fdAT", number(sequence++) + data);
        }
    }
    return png + png_chunk("IEND", "");
}

std::string write_png(std::span<const std::uint32_t> pixels, int width, int height)
{
    constexpr unsigned kBits = 8;  // Of each of the three.
    return header(kBits, ColorType::true_colors, width, height) +
           png_chunk("IDAT", packed(lines_of(pixels, static_cast<std::size_t>(width)))) +
           png_chunk("IEND", "");
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
