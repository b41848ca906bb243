#pragma once

#include "model/decisions/analysis_table.hpp"
#include "report/json_parts.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gammonkit::pandoc {

// Parts of pandoc's document as its JSON has them: {"t": constructor, "c": fields}. Source: the modules
// Text.Pandoc.Definition of the packages pandoc-types 1.22 and 1.23, which do not differ in what is used
// here.

/// Blocks, or inlines: arrays that are put together.
using Parts = std::vector<Json>;

/// The words with what stands between them; a line end stays one.
[[nodiscard]] Parts inlines(std::string_view text);
[[nodiscard]] Json strong(Parts inlines);
[[nodiscard]] Json emphasized(Parts inlines);
[[nodiscard]] Json code(std::string_view text);
/// A picture from "data:...", so wide at most: "12cm".
[[nodiscard]] Json image(std::string_view address, std::string_view words, std::string_view width);

/// What a filter of pandoc finds headers by.
struct Attributes {
    std::vector<std::string> classes = {};
    std::vector<std::pair<std::string, std::string>> values = {};
};
[[nodiscard]] Json header(int level, std::string_view text, const Attributes& attributes = {});
[[nodiscard]] Json paragraph(Parts inlines);
/// Letters of one width, line by line.
[[nodiscard]] Json code_block(std::string_view text);
/// Paragraphs of a comment, or nothing.
[[nodiscard]] Parts quotation(std::string_view comment);

/// A column; its part of the line, or 0 for as much as it needs.
struct Column {
    bool is_of_figures = false;
    double width = 0;
};
/// Each row has a cell of inlines for each column; a head of no cells is none.
[[nodiscard]] Json table(const std::vector<Column>& columns, std::vector<Parts> head,
                         std::vector<std::vector<Parts>> rows);
/// With the best row in bold, the verdict and the notes below it.
[[nodiscard]] Parts table(const AnalysisTable& table);

/// The whole, for pandoc-types of this version.
[[nodiscard]] std::string document(std::string_view title, std::string_view language, int minor_version,
                                   Parts blocks);

}  // namespace gammonkit::pandoc
