#include "report/pictures/gif.hpp"

#include <algorithm>
#include <gif_lib.h>
#include <iterator>
#include <memory>

namespace gammonkit {
namespace {

std::vector<GifColorType> gif_colors(const Palette& palette)
{
    std::vector<GifColorType> colors;
    for (const std::uint32_t color : palette.colors) {
        colors.push_back({.Red = static_cast<GifByteType>(color >> 16U & 0xFFU),
                          .Green = static_cast<GifByteType>(color >> 8U & 0xFFU),
                          .Blue = static_cast<GifByteType>(color & 0xFFU)});
    }
    // The number of colors of a GIF is a power of two.
    while (colors.size() < 2 || (colors.size() & (colors.size() - 1)) != 0)
        colors.push_back({});
    return colors;
}

int append(GifFileType* file, const GifByteType* bytes, int length)
{
    static_cast<std::string*>(file->UserData)
        ->append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(length));
    return length;
}

struct FreePalette {
    void operator()(ColorMapObject* palette) const { GifFreeMapObject(palette); }
};

bool put_screen(GifFileType* file, const GifPicture& picture)
{
    const std::vector<GifColorType> colors = gif_colors(picture.palette);
    const std::unique_ptr<ColorMapObject, FreePalette> palette(
        GifMakeMapObject(static_cast<int>(colors.size()), colors.data()));
    constexpr int kBitsOfColor = 8;
    EGifSetGifVersion(file, true);
    return EGifPutScreenDesc(file, picture.width, picture.height, kBitsOfColor, 0, palette.get()) !=
           GIF_ERROR;
}

/// The extension with which Netscape's browser began to show pictures again and again; all read it.
bool put_endless(GifFileType* file)
{
    constexpr GifByteType kTimes[] = {1, 0, 0};  // No limit.
    return EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) != GIF_ERROR &&
           EGifPutExtensionBlock(file, 11, "NETSCAPE2.0") != GIF_ERROR &&
           EGifPutExtensionBlock(file, std::size(kTimes), kTimes) != GIF_ERROR &&
           EGifPutExtensionTrailer(file) != GIF_ERROR;
}

/// How long a frame stands; what it changes stays, and so do pixels of the last color.
bool put_time(GifFileType* file, const Palette& palette, int milliseconds)
{
    const GraphicsControlBlock control{.DisposalMode = DISPOSE_DO_NOT,
                                       .UserInputFlag = false,
                                       .DelayTime = milliseconds / 10,
                                       .TransparentColor = static_cast<int>(palette.colors.size()) - 1};
    GifByteType bytes[4] = {};
    const auto size = EGifGCBToExtension(&control, bytes);
    return EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(size), bytes) != GIF_ERROR;
}

bool put_frame(GifFileType* file, const PaletteFrame& frame)
{
    if (EGifPutImageDesc(file, frame.left, frame.top, frame.width, frame.height, false, nullptr) == GIF_ERROR)
        return false;
    std::vector<GifPixelType> line(static_cast<std::size_t>(frame.width));
    for (auto begin = frame.pixels.begin(); begin != frame.pixels.end(); begin += frame.width) {
        std::copy_n(begin, frame.width, line.begin());
        if (EGifPutLine(file, line.data(), frame.width) == GIF_ERROR) return false;
    }
    return true;
}

bool put(GifFileType* file, const GifPicture& picture)
{
    const bool moves = picture.frames.size() > 1;
    if (!put_screen(file, picture) || (moves && !put_endless(file))) return false;
    if (!picture.comment.empty() && EGifPutComment(file, picture.comment.c_str()) == GIF_ERROR) return false;
    for (const PaletteFrame& frame : picture.frames) {
        if ((moves && !put_time(file, picture.palette, frame.milliseconds)) || !put_frame(file, frame))
            return false;
    }
    return true;
}

}  // namespace

Result<std::string> write_gif(const GifPicture& picture)
{
    constexpr int kGreatest = 65535;  // giflib forgets what is above.
    if (picture.width > kGreatest || picture.height > kGreatest)
        return failure("picture", "a GIF cannot be that large");
    std::string bytes;
    int error = 0;
    GifFileType* const file = EGifOpen(&bytes, append, &error);
    if (file == nullptr) return failure("picture", GifErrorString(error));
    const bool done = put(file, picture);
    const int why = file->Error;
    if (EGifCloseFile(file, &error) == GIF_ERROR || !done)
        return failure("picture", GifErrorString(done ? error : why));
    return bytes;
}

}  // namespace gammonkit
