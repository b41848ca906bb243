#pragma once

#include "report/diagram/diagram_exporter.hpp"

namespace gammonkit {

/// Diagrams that belong together, such as the errors of a match.
struct DiagramSet {
    struct Item {
        Diagram question = {};
        std::optional<Diagram> answer = {};  ///< Nothing: the question holds all there is to say.
    };
    std::string title = {};
    std::vector<Item> items = {};
    Translator words = {};
};

/// Writes a whole document: for html a page, for latex what LaTeX compiles. Answers stand where a reader does
/// not meet them by chance: behind something to click (html, markdown), else after all questions. `tikz` is
/// written as latex.
[[nodiscard]] std::string write_diagram_set(const DiagramSet& set, DiagramText kind, const Theme& theme,
                                            int width);

}  // namespace gammonkit
