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
        xml.empty("asvg:svgBlip",
                  {{"xmlns:asvg", kSvg}, {"r:embed", relationship_of(PictureFormat::svg, picture.number)}});
    }
    const XmlElement stretch(xml, "a:stretch");
    xml.empty("a:fillRect");
}

void add_shape(XmlWriter& xml, const Extent& extent)
{
    const XmlElement shape(xml, "pic:spPr");
    {
        const XmlElement transform(xml, "a:xfrm");
        xml.empty("a:off", {{"x", "0"}, {"y", "0"}});
        xml.empty("a:ext", {{"cx", extent.width}, {"cy", extent.height}});
    }
    const XmlElement geometry(xml, "a:prstGeom", {{"prst", "rect"}});
    xml.empty("a:avLst");
}

/// The name of a bookmark: letters, digits and underscores.
std::string bookmark_of(const Place& place)
{
    return fmt::format("{}_{}", place.kind, place.number);
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
    xml.empty("wp:extent", {{"cx", extent.width}, {"cy", extent.height}});
    xml.empty("wp:docPr", {{"id", number}, {"name", name}, {"descr", words}});
    {
        const XmlElement properties(xml, "wp:cNvGraphicFramePr");
        xml.empty("a:graphicFrameLocks", {{"noChangeAspect", "1"}});
    }
    const XmlElement graphic(xml, "a:graphic");
    const XmlElement data(xml, "a:graphicData", {{"uri", kPicture}});
    const XmlElement element(xml, "pic:pic");
    {
        const XmlElement properties(xml, "pic:nvPicPr");
        xml.empty("pic:cNvPr", {{"id", number}, {"name", name}, {"descr", words}});
        xml.empty("pic:cNvPicPr");
    }
    add_fill(xml, picture);
    add_shape(xml, extent);
}

void Story::properties(std::string_view style)
{
    const XmlElement properties(xml_, "w:pPr");
    xml_.empty("w:pStyle", {{"w:val", style}});
}

void Story::run(std::string_view text, std::string_view character_style)
{
    const XmlElement run(xml_, "w:r");
    if (!character_style.empty()) {
        const XmlElement properties(xml_, "w:rPr");
        xml_.empty("w:rStyle", {{"w:val", character_style}});
    }
    bool is_first = true;
    for (const std::string_view line : split(text, '\n')) {
        if (!is_first) xml_.empty("w:br");
        is_first = false;
        xml_.element("w:t", {{"xml:space", "preserve"}}, one_line(line));
    }
}

void Story::paragraph(std::string_view style, std::string_view text)
{
    if (trimmed(text).empty()) return;
    const XmlElement paragraph(xml_, "w:p");
    properties(style);
    run(trimmed_right(text));
}

void Story::heading(std::string_view style, std::string_view text, const Place& place)
{
    const std::string id = std::to_string(bookmarks_++);
    const XmlElement paragraph(xml_, "w:p");
    properties(style);
    xml_.empty("w:bookmarkStart", {{"w:id", id}, {"w:name", bookmark_of(place)}});
    run(one_line(text));
    xml_.empty("w:bookmarkEnd", {{"w:id", id}});
}

void Story::link(std::string_view style, std::string_view text, const Place& target)
{
    const XmlElement paragraph(xml_, "w:p");
    properties(style);
    const XmlElement link(xml_, "w:hyperlink", {{"w:anchor", bookmark_of(target)}, {"w:history", "1"}});
    run(text, "Hyperlink");
}

void Story::picture(std::string_view style, const Picture& picture, std::string_view words)
{
    const XmlElement paragraph(xml_, "w:p");
    properties(style);
    const XmlElement run(xml_, "w:r");
    add_drawing(xml_, picture, words);
}

}  // namespace gammonkit::docx
