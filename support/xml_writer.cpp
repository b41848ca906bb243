#include "support/xml_writer.hpp"

#include "support/charset.hpp"

#include <algorithm>
#include <libxml/chvalid.h>
#include <libxml/xmlwriter.h>
#include <new>

namespace gammonkit {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

/// True if XML allows this character.
bool is_allowed(std::string_view character)
{
    int length = static_cast<int>(character.size());
    const int code = xmlGetUTF8Char(reinterpret_cast<const unsigned char*>(character.data()), &length);
    return code > 0 && xmlIsCharQ(static_cast<unsigned>(code));
}

bool is_printable_ascii(char c)
{
    return c >= ' ' && c <= '~';
}

/// Sets `result` to what XML allows of `text`.
void copy_allowed(std::string_view text, std::string& result)
{
    result.clear();
    while (!text.empty()) {
        const auto plain =
            static_cast<std::size_t>(std::ranges::find_if_not(text, is_printable_ascii) - text.begin());
        result += text.substr(0, plain);
        text.remove_prefix(plain);
        if (text.empty()) break;
        // Not asked of libxml2, which takes some bytes for a character that are no UTF-8.
        const std::size_t length = bytes_of_first_character(text);
        const std::string_view character = text.substr(0, length);
        result += length > 0 && is_allowed(character) ? character : kReplacement;
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
}

/// As libxml2 wants it; the string must live until it has been read.
const xmlChar* bytes_of(const std::string& text)
{
    return reinterpret_cast<const xmlChar*>(text.c_str());
}

/// Appends to the std::string that is `written`.
int append_to(void* written, const char* bytes, int length)
{
    static_cast<std::string*>(written)->append(bytes, static_cast<std::size_t>(length));
    return length;
}

xmlTextWriterPtr writer_into(std::string& written)
{
    xmlOutputBufferPtr buffer = xmlOutputBufferCreateIO(&append_to, nullptr, &written, nullptr);
    xmlTextWriterPtr writer = buffer != nullptr ? xmlNewTextWriter(buffer) : nullptr;
    if (writer == nullptr) throw std::bad_alloc();
    return writer;
}

}  // namespace

struct XmlWriter::Parts {
    Parts() : writer(writer_into(written)) {}
    ~Parts() { xmlFreeTextWriter(writer); }
    Parts(const Parts&) = delete;
    Parts& operator=(const Parts&) = delete;

    std::string written = {};
    xmlTextWriterPtr writer;
    std::string name = {};  // Both end in a zero, as libxml2 wants it.
    std::string value = {};
};

XmlWriter::XmlWriter() : parts_(std::make_unique<Parts>()) {}

XmlWriter::~XmlWriter() = default;

void XmlWriter::start(std::string_view element)
{
    parts_->name = element;
    xmlTextWriterStartElement(parts_->writer, bytes_of(parts_->name));
}

void XmlWriter::attribute(std::string_view name, std::string_view value)
{
    parts_->name = name;
    copy_allowed(value, parts_->value);
    xmlTextWriterWriteAttribute(parts_->writer, bytes_of(parts_->name), bytes_of(parts_->value));
}

void XmlWriter::text(std::string_view text)
{
    copy_allowed(text, parts_->value);
    xmlTextWriterWriteString(parts_->writer, bytes_of(parts_->value));
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
    return std::move(parts_->written);
}

}  // namespace gammonkit
