#pragma once

#include "formats/report_contents.hpp"
#include "model/decisions/analysis_table.hpp"
#include "model/decisions/cube_choice.hpp"
#include "model/match.hpp"
#include "report/render/board_painter.hpp"
#include "report/render/theme.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gammonkit {

/// One position with all that is said about it, for a post in a forum or a page.
struct Diagram {
    std::string heading = {};  ///< The sentence that comes first: see decision_sentence; may be empty.
    BoardScene scene = {};
    PlayAnalyses plays = {};
    CubeAnalyses cubes = {};
    std::optional<CubeChoice> made = {};  ///< With the cube.
    std::vector<std::string> lines = {};  ///< Below the heading: the place, the score.
    std::string verdict = {};             ///< What a card says: see decision_answer; may be empty.
    /// The file of a picture of the scene that is shown in place of drawing it, if there is one.
    std::string picture = {};
    ReportContents contents = {};
};

/// What the analyses of a diagram say: first of the plays, then of the cube, if that is what is to be decided
/// or was close before the roll.
[[nodiscard]] std::vector<AnalysisTable> tables_of(const Diagram& diagram);

/// The XGID, and gnubg's IDs with a colon between; none where the contents are without them.
[[nodiscard]] std::vector<std::string> identifiers_of(const Diagram& diagram);

/// What text a diagram can become, ready to be pasted. All of them hold the XGID and, but for bbcode, gnubg's
/// IDs as text, and of an analysis the best plays or the cube decision, if its contents do.
enum class DiagramText {
    bbcode,    ///< Forums: the board in letters.
    markdown,  ///< The board in letters, tables in the dialect of GitHub.
    html,      ///< A `<figure>` with an SVG, which needs nothing else.
    latex,     ///< A TikZ picture and tables, for a document that uses the package tikz.
    text,      ///< The board in letters, as gnubg prints it.
    tikz,      ///< The picture alone.
    typst,     ///< A drawing and tables, for Typst.
    unicode    ///< The board in box-drawing characters and disks, for terminals and fixed-width fonts.
};

/// Writes a diagram; `width` is that of its picture, in pixels (html) or points (latex, typst). Text and
/// markdown do not look at the scene's view, as gnubg turns its board to who is on roll; of it bbcode takes
/// who sits below.
[[nodiscard]] std::string write_diagram(const Diagram& diagram, DiagramText kind, const Theme& theme,
                                        int width);

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
