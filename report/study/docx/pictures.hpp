#pragma once

#include "report/study/docx/study_document.hpp"
#include "support/xml_writer.hpp"

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

}  // namespace gammonkit::docx
