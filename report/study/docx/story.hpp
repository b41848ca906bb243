#pragma once

#include "report/study/docx/pictures.hpp"
#include "support/xml_writer.hpp"

#include <string_view>
#include <vector>

namespace gammonkit::docx {

using Attributes = std::initializer_list<XmlElement::Attribute>;

/// An element without content.
void add_empty(XmlWriter& xml, std::string_view name, Attributes attributes = {});

/// A place that links lead to, and whence one leads back.
struct Place {
    std::string_view kind;   ///< "problem", "solution"
    std::size_t number = 0;  ///< Counted from 1.
};

/// The text of a document, paragraph after paragraph. Each names its style, and nothing else of how it looks.
class Story {
public:
    explicit Story(XmlWriter& xml) : xml_(xml) {}

    /// Line ends become breaks of lines. Nothing, if there is no text.
    void paragraph(std::string_view style, std::string_view text);
    /// A heading that links can lead to.
    void heading(std::string_view style, std::string_view text, const Place& place);
    /// A paragraph that is a link.
    void link(std::string_view style, std::string_view text, const Place& target);
    /// A paragraph that is a picture; `words` tell those who cannot see it what it shows.
    void picture(std::string_view style, const Picture& picture, std::string_view words);
    /// One row in bold is the best; the first, which is the head, is repeated on each page. `room` is the
    /// widest that it may be, in twentieths of a point.
    void table(const AnalysisTable& table, int room);

private:
    void properties(std::string_view style);
    void run(std::string_view text, std::string_view character_style = {});
    void cell(std::string_view text, int width, std::string_view style, std::string_view character_style);

    XmlWriter& xml_;
    int bookmarks_ = 0;
};

}  // namespace gammonkit::docx
