#include "report/study/docx/story.hpp"

#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::docx {
namespace {

/// The name of a bookmark: letters, digits and underscores.
std::string bookmark_of(const Place& place)
{
    return fmt::format("{}_{}", place.kind, place.number);
}

}  // namespace

void add_empty(XmlWriter& xml, std::string_view name, Attributes attributes)
{
    xml.start(name);
    for (const auto& [key, value] : attributes)
        xml.attribute(key, value);
    xml.end();
}

void Story::properties(std::string_view style)
{
    const XmlElement properties(xml_, "w:pPr");
    add_empty(xml_, "w:pStyle", {{"w:val", style}});
}

void Story::run(std::string_view text, std::string_view character_style)
{
    const XmlElement run(xml_, "w:r");
    if (!character_style.empty()) {
        const XmlElement properties(xml_, "w:rPr");
        add_empty(xml_, "w:rStyle", {{"w:val", character_style}});
    }
    bool is_first = true;
    for (const std::string_view line : split(text, '\n')) {
        if (!is_first) add_empty(xml_, "w:br");
        is_first = false;
        const XmlElement element(xml_, "w:t", {{"xml:space", "preserve"}});
        xml_.text(one_line(line));
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
    add_empty(xml_, "w:bookmarkStart", {{"w:id", id}, {"w:name", bookmark_of(place)}});
    run(one_line(text));
    add_empty(xml_, "w:bookmarkEnd", {{"w:id", id}});
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
