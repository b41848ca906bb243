#pragma once

#include <optional>
#include <string_view>

namespace gammonkit {

/// The files that a picture of one board can be.
enum class PictureFormat { png, svg, pdf, ps, eps };

inline constexpr PictureFormat kPictureFormats[] = {
    PictureFormat::png, PictureFormat::svg, PictureFormat::pdf, PictureFormat::ps, PictureFormat::eps};

/// "png", "svg" ...: also the extension of such files.
[[nodiscard]] std::string_view to_string(PictureFormat format);
/// Nothing for other names.
[[nodiscard]] std::optional<PictureFormat> picture_format_from(std::string_view name);

/// The least and the greatest width of a picture: in pixels of a PNG, in points (1/72 inch) of the others.
inline constexpr int kNarrowestPicture = 40;
inline constexpr int kWidestPicture = 8000;
/// From here on identifiers below a board can be read.
inline constexpr int kNarrowestWithIds = 180;

}  // namespace gammonkit
