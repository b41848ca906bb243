#pragma once

#include "report/render/picture_format.hpp"
#include "report/render/svg_canvas.hpp"
#include "report/study/study_set.hpp"
#include "support/files/zip.hpp"

#include <functional>
#include <string>
#include <vector>

namespace gammonkit {

/// Draws as `draw_page` does. The reports know no cairo: who asks for a document says what draws.
using DrawPage = std::function<Result<std::string>(const PaintPage& paint, const PictureWords& words,
                                                   PictureFormat format, int width, int height)>;

struct StudyDocument {
    const Theme& theme;
    DrawPage draw_page;
    bool on_letter_paper = false;
};

/// The parts of a Word document (Office Open XML, ECMA-376): the problems with their boards, and behind them
/// the solutions with the tables of their analyses; links lead from the ones to the others. How it looks is
/// said by named styles alone, which an author may change. A board is an SVG, with a PNG for programs that
/// show none. Same problems, same bytes. Fails where `draw_page` does.
[[nodiscard]] Result<std::vector<ZipMember>> study_document_parts(const StudySet& set,
                                                                  const StudyDocument& document);

/// The same as a file (.docx). Fails besides where libarchive does.
[[nodiscard]] Result<std::string> write_study_document(const StudySet& set, const StudyDocument& document);

}  // namespace gammonkit
