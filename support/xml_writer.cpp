// Our own, not that of libxml2, for which WebAssembly has no room: both builds write the same bytes.
#include "support/xml_writer.hpp"

#include "support/charset.hpp"
#include "support/letters/letters.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <utility>
#include <vector>

namespace gammonkit {
namespace {

/// True if XML allows this character: production 2 of XML 1.0.
bool is_allowed(char32_t c)
{
    return c == '\t' || c == '\n' || c == '\r' || (c >= 0x20 && c <= 0xD7FF) ||
           (c >= 0xE000 && c <= 0xFFFD) || (c >= 0x10000 && c <= 0x10FFFF);
}

/// What stands for an ASCII character in text and in attributes; nothing for one that stands for itself.
std::string_view entity_of(char c)
{
    switch (c) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    case '\r':
        return "&#13;";
    default:
        return {};
    }
}

/// The same for blanks, which a reader would else turn into plain ones in an attribute.
std::string_view entity_of_blank(char c)
{
    return c == '\n' ? "&#10;" : c == '\t' ? "&#9;" : std::string_view();
}

bool is_plain(char c)
{
    return c >= ' ' && c <= '~' && entity_of(c).empty();
}

/// Takes the characters off `text` that stand for themselves everywhere.
std::string_view take_plain(std::string_view& text)
{
    const auto length = static_cast<std::size_t>(std::ranges::find_if_not(text, is_plain) - text.begin());
    const std::string_view plain = text.substr(0, length);
    text.remove_prefix(length);
    return plain;
}

char32_t take_allowed(std::string_view& text)
{
    const char32_t character = take_character(text);
    return is_allowed(character) ? character : U'\uFFFD';
}

void append_text(std::string& xml, std::string_view text)
{
    while (!text.empty()) {
        xml += take_plain(text);
        if (text.empty()) break;
        const std::string_view entity = entity_of(text.front());
        const char32_t character = take_allowed(text);
        entity.empty() ? append_character(xml, character) : void(xml += entity);
    }
}

/// In ASCII, so that it is read whatever the charset is taken for.
void append_attribute(std::string& xml, std::string_view value)
{
    while (!value.empty()) {
        xml += take_plain(value);
        if (value.empty()) break;
        const std::string_view entity = entity_of(value.front());
        const std::string_view blank = entity_of_blank(value.front());
        const char32_t character = take_allowed(value);
        if (!entity.empty() || !blank.empty()) {
            xml += entity.empty() ? blank : entity;
        } else if (character < 0x80) {
            xml += static_cast<char>(character);
        } else {
            fmt::format_to(std::back_inserter(xml), "&#x{:X};", static_cast<std::uint32_t>(character));
        }
    }
}

}  // namespace

struct XmlWriter::Parts {
    void close_start_tag()
    {
        if (in_start_tag) written += '>';
        in_start_tag = false;
    }

    std::string written = {};
    std::vector<std::string> open = {};  ///< The innermost last.
    bool in_start_tag = false;
};

XmlWriter::XmlWriter() : parts_(std::make_unique<Parts>()) {}
XmlWriter::~XmlWriter() = default;

void XmlWriter::start(std::string_view element)
{
    parts_->close_start_tag();
    parts_->written += '<';
    parts_->written += element;
    parts_->open.emplace_back(element);
    parts_->in_start_tag = true;
}

void XmlWriter::attribute(std::string_view name, std::string_view value)
{
    parts_->written += ' ';
    parts_->written += name;
    parts_->written += "=\"";
    append_attribute(parts_->written, value);
    parts_->written += '"';
}

void XmlWriter::text(std::string_view text)
{
    parts_->close_start_tag();
    append_text(parts_->written, text);
}

void XmlWriter::raw(std::string_view markup)
{
    parts_->close_start_tag();
    parts_->written += markup;
}

void XmlWriter::end()
{
    if (!parts_->in_start_tag) return end_with_tag();
    parts_->written += "/>";
    parts_->in_start_tag = false;
    parts_->open.pop_back();
}

void XmlWriter::end_with_tag()
{
    parts_->close_start_tag();
    parts_->written += "</";
    parts_->written += parts_->open.back();
    parts_->written += '>';
    parts_->open.pop_back();
}

void XmlWriter::element(std::string_view element, std::string_view text)
{
    start(element);
    this->text(text);
    end_with_tag();
}

std::string XmlWriter::finish()
{
    while (!parts_->open.empty())
        end();
    parts_->written += '\n';
    return std::move(parts_->written);
}

XmlElement::XmlElement(XmlWriter& writer, std::string_view name,
                       std::initializer_list<XmlWriter::Attribute> attributes)
    : writer_(writer)
{
    writer_.start(name);
    for (const auto& [key, value] : attributes)
        writer_.attribute(key, value);
}

}  // namespace gammonkit
