#pragma once

#include "formats/options.hpp"
#include "report/board_choice.hpp"
#include "report/classic/classic_style.hpp"
#include "report/reports.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace gammonkit::classic {

/// How boards are made: of the images of a table that GNU Backgammon calls gnu, of lines of its images for
/// bulletin boards or of those of fibs2html, or drawn as SVG.
enum class BoardLayout : std::uint8_t { gnubg, bbs, fibs2html, drawn };

/// The addresses of the pages with the other games of a match, where each has a page of its own.
struct GamePages {
    std::string first = {};
    std::string previous = {};
    std::string next = {};
    std::string last = {};
    friend bool operator==(const GamePages&, const GamePages&) = default;
};

/// How a classic page looks.
struct PageStyle {
    std::string images = {};  ///< Where the images are: an address that ends with a slash.
    BoardLayout layout = BoardLayout::gnubg;
    Theme theme = {};  ///< Of boards that are drawn.
    Css css = Css::head;
    std::string sheet = {};  ///< The address of a style sheet that takes the place of ours; empty: ours.
    /// What is pasted into another page: an element div, without a head, without places to go to, and without
    /// the collection.
    bool is_fragment = false;
    BoardChoice boards = {.which = BoardChoice::Which::all};
    BoardView view = {};
    GamePages pages = {};
    Translator words = {};
};

/// What the options that begin with images say, and those about boards. Fails with code "option-value", or
/// as a theme does.
[[nodiscard]] Result<PageStyle> page_style_of(const Options& options);

/// A page without scripts, in XHTML 1.0 Strict, that shows boards as tables of images, or a fragment of one.
/// `packed` is the collection for who reads the page again.
[[nodiscard]] std::string page(const Reports& reports, const PageStyle& style, std::string_view packed);

/// The board of a position, with pip counts below, and identifiers if they are shown.
void write_board(XmlWriter& html, const PageStyle& style, const GameState& state,
                 const ByPlayer<std::string>& names, bool with_ids);

/// What an analysis says, as a table.
void write_table(XmlWriter& html, const PageStyle& style, const AnalyzedChoices& choices);

/// One turn: the board that it met, what was done, what analyses say, comments. `anchor` is its place, too,
/// as the command takes it; `row` is that of the record (see rows_of_turns).
void write_turn(XmlWriter& html, const PageStyle& style, const MatchReport& report, const ReportedTurn& turn,
                const std::string& anchor, int row);

/// A text with its own line ends; nothing for an empty one.
void write_comment(XmlWriter& html, const PageStyle& style, std::string_view comment);

/// "<h2 id=...>": a heading that has a place of its own, but in a fragment.
void write_heading(XmlWriter& html, const PageStyle& style, std::string_view element,
                   const std::string& anchor, const std::string& text);

}  // namespace gammonkit::classic
