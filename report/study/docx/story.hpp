#pragma once

#include "report/study/docx/study_document.hpp"
#include "support/xml_writer.hpp"

#include <functional>
#include <string_view>
#include <vector>

namespace gammonkit::docx {

/// A picture of a document.
struct Picture {
    std::size_t number = 0;  ///< Counted from 1. Its files and relationships are called after it.
    int width = 0;           ///< In points.
    double aspect = 1;       ///< Width divided by height.
};

/// The relationships of a picture's two files: "png1", "svg1".
[[nodiscard]] std::string relationship_of(PictureFormat format, std::size_t number);

/// The boards of a document, and the files that show them.
class Pictures {
public:
    explicit Pictures(const StudyDocument& document) : document_(document) {}

    /// Draws a board, `width` points wide: as SVG, and as PNG. Fails where drawing does.
    [[nodiscard]] Result<Picture> add(const BoardScene& scene, int width);

    [[nodiscard]] std::size_t size() const { return files_.size() / 2; }
    /// Moves the files to the others of the document.
    void move_to(std::vector<ZipMember>& parts);

private:
    const StudyDocument& document_;
    std::vector<ZipMember> files_;
};

/// The file of a picture, as the text of the document names it: "media/board1.png".
[[nodiscard]] std::string picture_file(PictureFormat format, std::size_t number);

/// The picture in a line of text: the PNG, with the SVG for programs that know the extension of Word 2016
/// ([MS-ODRAWXML] 2.3.4, svgBlip). `words` are for those who cannot see it.
void add_drawing(XmlWriter& xml, const Picture& picture, std::string_view words);

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
    /// One row in bold is the best, a rule stands above the shallow ones; the first, which is the head, is
    /// repeated on each page. `room` is the widest that it may be, in twentieths of a point.
    void table(const AnalysisTable& table, int room);
    /// What two calls tell, the first in a column of `width` twentieths of a point, the other beside it up to
    /// `room`. Both must end with a paragraph.
    void side_by_side(int width, int room, const std::function<void()>& first,
                      const std::function<void()>& other);

private:
    void properties(std::string_view style);
    void run(std::string_view text, std::string_view character_style = {});
    struct CellLook {
        int width = 0;
        bool is_figure = false;
        bool is_best = false;
        bool has_rule = false;  ///< Above.
    };
    void cell(std::string_view text, const CellLook& look);

    XmlWriter& xml_;
    int bookmarks_ = 0;
};

}  // namespace gammonkit::docx
