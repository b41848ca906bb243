#pragma once

#include <optional>
#include <string_view>

namespace gammonkit {

/// The files that a picture of one board can be.
enum class PictureFormat { png, gif, svg, pdf, ps, eps };

inline constexpr PictureFormat kPictureFormats[] = {PictureFormat::png, PictureFormat::gif,
                                                    PictureFormat::svg, PictureFormat::pdf,
                                                    PictureFormat::ps,  PictureFormat::eps};

/// "png", "svg" ...: also the extension of such files.
[[nodiscard]] std::string_view to_string(PictureFormat format);
/// True for those that are made of pixels.
[[nodiscard]] constexpr bool is_in_pixels(PictureFormat format)
{
    return format == PictureFormat::png || format == PictureFormat::gif;
}
/// Nothing for other names.
[[nodiscard]] std::optional<PictureFormat> picture_format_from(std::string_view name);

/// The least and the greatest width of a picture: in pixels of a PNG or GIF, in points (1/72 inch) of the
/// others.
inline constexpr int kNarrowestPicture = 40;
inline constexpr int kWidestPicture = 8000;
/// From here on identifiers below a board can be read.
inline constexpr int kNarrowestWithIds = 180;

}  // namespace gammonkit
