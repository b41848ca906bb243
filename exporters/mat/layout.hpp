#pragma once

#include "formats/notation/notation.hpp"
#include "model/outcome.hpp"

#include <string>
#include <string_view>

namespace gammonkit::mat {

/// How a program that reads the text wants it.
struct Dialect {
    notation::Style moves;
    std::size_t left_width = 28;       ///< Characters from the left cell to the right one.
    std::size_t names_column = 32;     ///< Where the second name of a score line stands.
    bool xg_words = false;             ///< "Cannot Move", "????", "Wins 2 point and the match".
    bool comments = true;              ///< Lines that begin with ";".
    bool for_galaxy = false;           ///< Single games are written as Backgammon Galaxy reads them.
    bool dumps_illegal_plays = false;  ///< The board instead of the steps, for every illegal play.
};

[[nodiscard]] Dialect dialect_named(std::string_view name);

/// Appends `text` as lines of a comment, each behind "; ", or behind "# " where
/// a reader would take it for more than a remark.
void write_comment(std::string& out, std::string_view text);

/// Appends `text` filled with blanks to `width` characters.
void add_padded(std::string& out, std::string_view text, std::size_t width);

/// Puts cells into rows: the left player's first, each row with its number.
class RowWriter {
public:
    RowWriter(std::string& out, const Dialect& dialect) : out_(out), dialect_(dialect) {}

    void cell(Player player, std::string_view text);

    /// A line between rows; a row that is not full yet ends before it and goes on after it.
    void line(std::string_view text);

    /// Lines that begin with ";". A blank line parts a comment from the one before.
    void comment(std::string_view text);

    /// The last row of a game. `beside_drop`: the left player has dropped, so the result stands beside that.
    void result(Player winner, std::string_view text, bool beside_drop);

    /// Call after the last cell.
    void finish();

private:
    void row(std::string_view left, std::string_view right);

    std::string& out_;
    const Dialect& dialect_;
    std::string left_;  ///< A left cell that waits for the right one. Keeps its memory from row to row.
    bool has_left_ = false;
    int number_ = 0;
    bool after_comment_ = false;
    bool continues_ = false;  ///< The right cell that comes next belongs to the row before a line.
};

}  // namespace gammonkit::mat
