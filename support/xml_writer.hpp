#pragma once

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace gammonkit {

/// Builds XML, or HTML that is also XML, in memory. What is text stays text: escaping cannot be forgotten.
/// Bytes that are no UTF-8, and characters that XML does not allow, become U+FFFD.
class XmlWriter {
public:
    using Attribute = std::pair<std::string_view, std::string_view>;

    XmlWriter();
    ~XmlWriter();
    XmlWriter(const XmlWriter&) = delete;
    XmlWriter& operator=(const XmlWriter&) = delete;

    void start(std::string_view element);
    /// Of the element that was started last, before anything is put into it.
    void attribute(std::string_view name, std::string_view value);
    void text(std::string_view text);
    /// Puts `markup` in as it is: what HTML does not unescape, such as a script, or a document type.
    void raw(std::string_view markup);
    /// Ends the innermost element: as `<br/>` if there is nothing in it.
    void end();
    /// The same, but always with an end tag, as HTML wants it of all but a few elements.
    void end_with_tag();

    /// `<element>text</element>`
    void element(std::string_view element, std::string_view text);
    /// `<element name="value">text</element>`, always with an end tag.
    void element(std::string_view element, std::initializer_list<Attribute> attributes,
                 std::string_view text);
    /// `<element name="value"/>`
    void empty(std::string_view element, std::initializer_list<Attribute> attributes = {});

    /// Ends all elements and gives away what was written, with a line end behind it.
    [[nodiscard]] std::string finish();

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

/// An element that ends, with an end tag, where its scope ends.
class XmlElement {
public:
    XmlElement(XmlWriter& writer, std::string_view name,
               std::initializer_list<XmlWriter::Attribute> attributes = {});
    ~XmlElement() { writer_.end_with_tag(); }
    XmlElement(const XmlElement&) = delete;
    XmlElement& operator=(const XmlElement&) = delete;

private:
    XmlWriter& writer_;
};

inline void XmlWriter::element(std::string_view element, std::initializer_list<Attribute> attributes,
                               std::string_view text)
{
    const XmlElement scope(*this, element, attributes);
    this->text(text);
}

inline void XmlWriter::empty(std::string_view element, std::initializer_list<Attribute> attributes)
{
    start(element);
    for (const auto& [name, value] : attributes)
        attribute(name, value);
    end();
}

}  // namespace gammonkit
