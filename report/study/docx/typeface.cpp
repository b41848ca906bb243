#include "report/study/docx/typeface.hpp"

#include "report/typeface_files.hpp"
#include "support/xml_writer.hpp"

#include <array>
#include <fmt/format.h>

namespace gammonkit::docx {
namespace {

constexpr std::string_view kRelationshipTypes =
    "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/// What the beginning of a font file is mixed with. Any would do; the same gives the same bytes.
constexpr std::string_view kKey = "{67616D6D-6F6E-6B69-7420-496E74657220}";

/// The digits of the key from the last to the first, as bytes.
std::array<unsigned char, 16> bytes_of_key()
{
    std::string digits;
    for (const char c : kKey) {
        if (c != '{' && c != '-' && c != '}') digits += c;
    }
    std::array<unsigned char, 16> bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[bytes.size() - 1 - i] =
            static_cast<unsigned char>(std::stoi(digits.substr(2 * i, 2), nullptr, 16));
    return bytes;
}

/// The first 32 bytes are mixed with the key, twice.
std::string obfuscated(std::string_view font)
{
    const std::array<unsigned char, 16> key = bytes_of_key();
    std::string bytes(font);
    for (std::size_t i = 0; i < 2 * key.size() && i < bytes.size(); ++i)
        bytes[i] = static_cast<char>(static_cast<unsigned char>(bytes[i]) ^ key[i % key.size()]);
    return bytes;
}

std::string fonts_xml()
{
    XmlWriter xml;
    xml.raw("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n");
    {
        const XmlElement fonts(xml, "w:fonts",
                               {{"xmlns:w", "http://schemas.openxmlformats.org/wordprocessingml/2006/main"},
                                {"xmlns:r", kRelationshipTypes}});
        const XmlElement font(xml, "w:font", {{"w:name", "Inter"}});
        xml.empty("w:altName", {{"w:val", "Calibri"}});
        xml.empty("w:charset", {{"w:val", "00"}});
        xml.empty("w:family", {{"w:val", "swiss"}});
        xml.empty("w:pitch", {{"w:val", "variable"}});
        for (const std::string_view weight : {"Regular", "Bold"})
            xml.empty(fmt::format("w:embed{}", weight), {{"r:id", weight}, {"w:fontKey", kKey}});
    }
    return xml.finish();
}

std::string relationships_xml()
{
    XmlWriter xml;
    xml.raw("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n");
    {
        const XmlElement root(xml, "Relationships",
                              {{"xmlns", "http://schemas.openxmlformats.org/package/2006/relationships"}});
        for (const std::string_view weight : {"Regular", "Bold"})
            xml.empty("Relationship", {{"Id", weight},
                                       {"Type", fmt::format("{}/font", kRelationshipTypes)},
                                       {"Target", fmt::format("fonts/Inter-{}.odttf", weight)}});
    }
    return xml.finish();
}

}  // namespace

void add_typeface(std::vector<ZipMember>& parts)
{
    if (typeface_files().empty()) return;
    parts.push_back({.name = "word/fontTable.xml", .bytes = fonts_xml()});
    parts.push_back({.name = "word/_rels/fontTable.xml.rels", .bytes = relationships_xml()});
    for (const TypefaceFile& file : typeface_files())
        parts.push_back(
            {.name = fmt::format("word/fonts/{}.odttf", file.name), .bytes = obfuscated(file.bytes)});
}

}  // namespace gammonkit::docx
