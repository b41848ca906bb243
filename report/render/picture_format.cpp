#include "report/render/picture_format.hpp"

namespace gammonkit {

std::string_view to_string(PictureFormat format)
{
    switch (format) {
    case PictureFormat::png:
        return "png";
    case PictureFormat::gif:
        return "gif";
    case PictureFormat::svg:
        return "svg";
    case PictureFormat::pdf:
        return "pdf";
    case PictureFormat::ps:
        return "ps";
    case PictureFormat::eps:
        break;
    }
    return "eps";
}

std::optional<PictureFormat> picture_format_from(std::string_view name)
{
    for (const PictureFormat format : kPictureFormats) {
        if (name == to_string(format)) return format;
    }
    return std::nullopt;
}

}  // namespace gammonkit
