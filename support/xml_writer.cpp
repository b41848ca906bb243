#include "support/xml_writer.hpp"

#include <algorithm>
#include <libxml/chvalid.h>
#include <libxml/xmlwriter.h>
#include <new>

namespace gammonkit {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

/// How many bytes the character at the beginning of `text` takes; 0 if XML does not allow it.
std::size_t length_of_allowed(std::string_view text)
{
    int length = static_cast<int>(std::min<std::size_t>(text.size(), 4));
    const int code = xmlGetUTF8Char(reinterpret_cast<const unsigned char*>(text.data()), &length);
    return code > 0 && xmlIsCharQ(static_cast<unsigned>(code)) ? static_cast<std::size_t>(length) : 0;
}

bool is_printable_ascii(char c)
{
    return c >= ' ' && c <= '~';
}

std::string allowed(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        const auto plain =
            static_cast<std::size_t>(std::ranges::find_if_not(text, is_printable_ascii) - text.begin());
        result += text.substr(0, plain);
        text.remove_prefix(plain);
        if (text.empty()) break;
        const std::size_t length = length_of_allowed(text);
        result += length > 0 ? text.substr(0, length) : kReplacement;
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return result;
}

/// As libxml2 wants it; the string must live until it has been read.
const xmlChar* bytes_of(const std::string& text)
{
    return reinterpret_cast<const xmlChar*>(text.c_str());
}

}  // namespace

struct XmlWriter::Parts {
    Parts() : buffer(xmlBufferCreate()), writer(buffer ? xmlNewTextWriterMemory(buffer, 0) : nullptr)
    {
        if (writer == nullptr) throw std::bad_alloc();
    }
    ~Parts()
    {
        xmlFreeTextWriter(writer);
        xmlBufferFree(buffer);
    }
    Parts(const Parts&) = delete;
    Parts& operator=(const Parts&) = delete;

    xmlBufferPtr buffer;
    xmlTextWriterPtr writer;
};

XmlWriter::XmlWriter() : parts_(std::make_unique<Parts>()) {}

XmlWriter::~XmlWriter() = default;

void XmlWriter::start(std::string_view element)
{
    xmlTextWriterStartElement(parts_->writer, bytes_of(std::string(element)));
}

void XmlWriter::attribute(std::string_view name, std::string_view value)
{
    xmlTextWriterWriteAttribute(parts_->writer, bytes_of(std::string(name)), bytes_of(allowed(value)));
}

void XmlWriter::text(std::string_view text)
{
    xmlTextWriterWriteString(parts_->writer, bytes_of(allowed(text)));
}

void XmlWriter::raw(std::string_view markup)
{
    xmlTextWriterWriteRawLen(parts_->writer, reinterpret_cast<const xmlChar*>(markup.data()),
                             static_cast<int>(markup.size()));
}

void XmlWriter::end()
{
    xmlTextWriterEndElement(parts_->writer);
}

void XmlWriter::end_with_tag()
{
    xmlTextWriterFullEndElement(parts_->writer);
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
    xmlTextWriterEndDocument(parts_->writer);
    xmlTextWriterFlush(parts_->writer);
    return {reinterpret_cast<const char*>(xmlBufferContent(parts_->buffer)),
            static_cast<std::size_t>(xmlBufferLength(parts_->buffer))};
}

}  // namespace gammonkit
