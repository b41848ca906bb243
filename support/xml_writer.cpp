#include "support/xml_writer.hpp"

#include "support/charset.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace gammonkit {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

/// The number of a character in well-formed UTF-8.
std::uint32_t code_of(std::string_view character)
{
    const auto bits = [&](std::size_t i, unsigned mask) {
        return std::uint32_t{static_cast<unsigned char>(character[i])} & mask;
    };
    if (character.size() == 1) return bits(0, 0x7F);
    std::uint32_t code = bits(0, 0xFFU >> (character.size() + 1));
    for (std::size_t i = 1; i < character.size(); ++i)
        code = (code << 6) | bits(i, 0x3F);
    return code;
}

/// True if XML allows this character: https://www.w3.org/TR/xml/#charsets
bool is_allowed(std::string_view character)
{
    const std::uint32_t code = code_of(character);
    if (code < 0x20) return code == '\t' || code == '\n' || code == '\r';
    return code != 0xFFFE && code != 0xFFFF;
}

enum class Place : std::uint8_t { text, attribute };

/// What stands for a character of ASCII; empty for one that stands for itself.
std::string_view escape_of(char c, Place place)
{
    switch (c) {
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '&':
        return "&amp;";
    case '\r':
        return "&#13;";
    case '"':
        return place == Place::attribute ? "&quot;" : "";
    case '\n':
        return place == Place::attribute ? "&#10;" : "";
    case '\t':
        return place == Place::attribute ? "&#9;" : "";
    default:
        return "";
    }
}

constexpr std::array<bool, 256> kPlain = [] {
    std::array<bool, 256> plain{};
    for (unsigned c = ' '; c <= '~'; ++c)
        plain[c] = c != '<' && c != '>' && c != '&' && c != '"';
    return plain;
}();

bool is_plain(char c)
{
    return kPlain[static_cast<unsigned char>(c)];
}

void append_escaped(std::string& out, std::string_view text, Place place)
{
    while (!text.empty()) {
        const auto plain = static_cast<std::size_t>(std::ranges::find_if_not(text, is_plain) - text.begin());
        out += text.substr(0, plain);
        text.remove_prefix(plain);
        if (text.empty()) return;
        const std::size_t length = bytes_of_first_character(text);
        const std::string_view character = text.substr(0, std::max<std::size_t>(length, 1));
        const std::string_view escape = escape_of(character.front(), place);
        const bool is_known = length > 0 && is_allowed(character);
        out += !escape.empty() ? escape : is_known ? character : kReplacement;
        text.remove_prefix(character.size());
    }
}

}  // namespace

struct XmlWriter::Parts {
    std::string written = {};
    std::vector<std::string> open = {};  ///< The names of the elements.
    bool in_tag = false;                 ///< The start tag of the last one may get attributes.

    void end_tag()
    {
        if (in_tag) written += '>';
        in_tag = false;
    }
};

XmlWriter::XmlWriter() : parts_(std::make_unique<Parts>()) {}

XmlWriter::~XmlWriter() = default;

void XmlWriter::start(std::string_view element)
{
    parts_->end_tag();
    parts_->written += '<';
    parts_->written += element;
    parts_->open.emplace_back(element);
    parts_->in_tag = true;
}

void XmlWriter::attribute(std::string_view name, std::string_view value)
{
    if (!parts_->in_tag) return;
    parts_->written += ' ';
    parts_->written += name;
    parts_->written += "=\"";
    append_escaped(parts_->written, value, Place::attribute);
    parts_->written += '"';
}

void XmlWriter::text(std::string_view text)
{
    parts_->end_tag();
    append_escaped(parts_->written, text, Place::text);
}

void XmlWriter::raw(std::string_view markup)
{
    parts_->end_tag();
    parts_->written += markup;
}

void XmlWriter::end()
{
    if (!parts_->in_tag) return end_with_tag();
    parts_->in_tag = false;
    parts_->written += "/>";
    parts_->open.pop_back();
}

void XmlWriter::end_with_tag()
{
    if (parts_->open.empty()) return;
    parts_->end_tag();
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

XmlElement::XmlElement(XmlWriter& writer, std::string_view name, std::initializer_list<Attribute> attributes)
    : writer_(writer)
{
    writer_.start(name);
    for (const auto& [key, value] : attributes)
        writer_.attribute(key, value);
}

std::string XmlWriter::finish()
{
    while (!parts_->open.empty())
        end();
    parts_->written += '\n';
    return std::move(parts_->written);
}

}  // namespace gammonkit
