#pragma once

#include "formats/options.hpp"
#include "report/classic/classic_style.hpp"
#include "report/reports.hpp"
#include "report/shown_boards.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace gammonkit::classic {

/// How a classic page looks.
struct PageStyle {
    std::string images = {};  ///< Where the images are: an address that ends with a slash.
    Css css = Css::head;
    ShownBoards boards = {.which = ShownBoards::Which::all};
    bool bears_off_left = false;
    Translator words = {};
};

/// What the options images, css, boards and bearoff say.
[[nodiscard]] PageStyle page_style_of(const Options& options);

/// A page without scripts, in XHTML 1.0 Strict, that shows boards as tables of images. `packed` is the
/// collection for who reads the page again.
[[nodiscard]] std::string page(const Reports& reports, const PageStyle& style, std::string_view packed);

/// The board of a position, with pip counts below, and identifiers if they are shown.
void write_board(XmlWriter& html, const PageStyle& style, const GameState& state,
                 const ByPlayer<std::string>& names, bool with_ids);

/// What analyses say, as tables.
void write_tables(XmlWriter& html, const PageStyle& style, const std::vector<AnalysisTable>& tables);

/// One turn: the board that it met, what was done, what analyses say, comments. `anchor` is its place, too,
/// as the command takes it; `row` is that of the record (see rows_of_turns).
void write_turn(XmlWriter& html, const PageStyle& style, const MatchReport& report, const ReportedTurn& turn,
                const std::string& anchor, int row);

/// A text with its own line ends; nothing for an empty one.
void write_comment(XmlWriter& html, const PageStyle& style, std::string_view comment);

}  // namespace gammonkit::classic
