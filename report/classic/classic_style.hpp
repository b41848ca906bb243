#pragma once

#include "support/xml_writer.hpp"

#include <string>
#include <string_view>

namespace gammonkit::classic {

/// Where the pages' styles stand.
enum class Css { head, file, inlined };

/// The style sheet of classic pages: a rule for each of their classes. docs/formats/html.md tells what they
/// are for; most have the names that GNU Backgammon's pages use, too.
[[nodiscard]] std::string style_sheet();

/// What the style sheet says of classes, which stand with blanks between.
[[nodiscard]] std::string declarations_of(std::string_view classes);

/// An element of some classes, which ends where its scope ends: with a `class`, or with a `style` where
/// styles are inlined.
class Styled {
public:
    Styled(XmlWriter& html, Css css, std::string_view element, std::string_view classes,
           std::initializer_list<XmlWriter::Attribute> attributes = {});
    ~Styled() { html_.end_with_tag(); }
    Styled(const Styled&) = delete;
    Styled& operator=(const Styled&) = delete;

private:
    XmlWriter& html_;
};

/// Such an element with nothing but text in it.
void write_styled(XmlWriter& html, Css css, std::string_view element, std::string_view classes,
                  std::string_view text, std::initializer_list<XmlWriter::Attribute> attributes = {});

/// Adds the `class` or `style` to the element that was started last.
void put_classes(XmlWriter& html, Css css, std::string_view classes);

}  // namespace gammonkit::classic
