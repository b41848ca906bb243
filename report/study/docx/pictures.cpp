#include "report/study/docx/pictures.hpp"

#include "report/study/docx/story.hpp"
#include "support/text.hpp"

#include <cmath>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit::docx {
namespace {

constexpr int kUnitsInPoint = 12700;  // English metric units, 914,400 in an inch.
constexpr int kPixelsInPoint = 2;     // 144 in an inch.

constexpr std::string_view kPicture = "http://schemas.openxmlformats.org/drawingml/2006/picture";
constexpr std::string_view kSvg = "http://schemas.microsoft.com/office/drawing/2016/SVG/main";
constexpr std::string_view kSvgExtension = "{96DAC541-7B7A-43D3-8B79-37D633B846F1}";

struct Extent {
    std::string width;
    std::string height;
};

Extent extent_of(const Picture& picture)
{
    const int width = picture.width * kUnitsInPoint;
    return {std::to_string(width), std::to_string(std::lround(width / picture.aspect))};
}

/// Which files are shown.
void add_fill(XmlWriter& xml, const Picture& picture)
{
    const XmlElement fill(xml, "pic:blipFill");
    {
        const XmlElement blip(xml, "a:blip",
                              {{"r:embed", relationship_of(PictureFormat::png, picture.number)}});
        const XmlElement extensions(xml, "a:extLst");
        const XmlElement extension(xml, "a:ext", {{"uri", kSvgExtension}});
        add_empty(xml, "asvg:svgBlip",
                  {{"xmlns:asvg", kSvg}, {"r:embed", relationship_of(PictureFormat::svg, picture.number)}});
    }
    const XmlElement stretch(xml, "a:stretch");
    add_empty(xml, "a:fillRect");
}

void add_shape(XmlWriter& xml, const Extent& extent)
{
    const XmlElement shape(xml, "pic:spPr");
    {
        const XmlElement transform(xml, "a:xfrm");
        add_empty(xml, "a:off", {{"x", "0"}, {"y", "0"}});
        add_empty(xml, "a:ext", {{"cx", extent.width}, {"cy", extent.height}});
    }
    const XmlElement geometry(xml, "a:prstGeom", {{"prst", "rect"}});
    add_empty(xml, "a:avLst");
}

}  // namespace

std::string relationship_of(PictureFormat format, std::size_t number)
{
    return fmt::format("{}{}", to_string(format), number);
}

std::string picture_file(PictureFormat format, std::size_t number)
{
    return fmt::format("media/board{}.{}", number, to_string(format));
}

Result<Picture> Pictures::add(const BoardScene& scene, int width)
{
    const Picture picture{.number = size() + 1, .width = width, .aspect = aspect_of(scene)};
    const auto paint = [&](Canvas& canvas, const Box& page) {
        paint_page(canvas, page, scene, document_.theme);
    };
    for (const PictureFormat format : {PictureFormat::png, PictureFormat::svg}) {
        const int across = is_in_pixels(format) ? width * kPixelsInPoint : width;
        const int down = static_cast<int>(std::lround(across / picture.aspect));
        GK_TRY(std::string bytes, document_.draw_page(paint, words_of(scene), format, across, down));
        files_.push_back({.name = "word/" + picture_file(format, picture.number), .bytes = std::move(bytes)});
    }
    return picture;
}

void Pictures::move_to(std::vector<ZipMember>& parts)
{
    std::ranges::move(files_, std::back_inserter(parts));
    files_.clear();
}

void add_drawing(XmlWriter& xml, const Picture& picture, std::string_view words)
{
    const Extent extent = extent_of(picture);
    const std::string number = std::to_string(picture.number);
    const std::string name = fmt::format("Board {}", number);
    const XmlElement drawing(xml, "w:drawing");
    const XmlElement in_line(xml, "wp:inline",
                             {{"distT", "0"}, {"distB", "0"}, {"distL", "0"}, {"distR", "0"}});
    add_empty(xml, "wp:extent", {{"cx", extent.width}, {"cy", extent.height}});
    add_empty(xml, "wp:docPr", {{"id", number}, {"name", name}, {"descr", words}});
    {
        const XmlElement properties(xml, "wp:cNvGraphicFramePr");
        add_empty(xml, "a:graphicFrameLocks", {{"noChangeAspect", "1"}});
    }
    const XmlElement graphic(xml, "a:graphic");
    const XmlElement data(xml, "a:graphicData", {{"uri", kPicture}});
    const XmlElement element(xml, "pic:pic");
    {
        const XmlElement properties(xml, "pic:nvPicPr");
        add_empty(xml, "pic:cNvPr", {{"id", number}, {"name", name}, {"descr", words}});
        add_empty(xml, "pic:cNvPicPr");
    }
    add_fill(xml, picture);
    add_shape(xml, extent);
}

}  // namespace gammonkit::docx
