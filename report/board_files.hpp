#pragma once

#include "report/diagram/diagram_exporter.hpp"
#include "report/reports.hpp"
#include "support/result.hpp"

#include <functional>
#include <string>
#include <string_view>

namespace gammonkit {

/// True if a document of this kind can show the pictures in files with this extension.
[[nodiscard]] bool can_show(DiagramText document, std::string_view extension);

/// The kind of document that pictures in files with this extension are usually for.
[[nodiscard]] DiagramText usual_document(std::string_view extension);

/// How the diagrams of a set become files, and a document that shows them all.
struct BoardFiles {
    std::string stem = {};       ///< Of the names of files, without folder.
    std::string extension = {};  ///< Of a board's file.
    bool is_picture = true;      ///< The document shows the files in place of drawing the boards itself.
    DiagramText document = DiagramText::html;
    std::string document_extension = {};
    Theme theme = {};  ///< Of what the document draws itself.
    int width = 0;
    std::function<Result<std::string>(const Diagram& diagram)> draw = {};
    /// Keeps what is to stand in the file whose name is the stem with this ending.
    std::function<Result<void>(const std::string& ending, const std::string& bytes)> save = {};
};

/// Saves "-01.png", "-02.png" ..., of a quiz "-01-problem.png" and "-01-solution.png", and last the document.
/// Fails as drawing or saving does, and then saves no more.
[[nodiscard]] Result<void> write_board_files(DiagramSet set, const BoardFiles& files);

/// Why decision_diagrams found nothing, as a warning with code "no-errors". `filtered`: a filter chose
/// decisions.
[[nodiscard]] Diagnostic why_no_boards(const Reports& reports, bool filtered);

}  // namespace gammonkit
