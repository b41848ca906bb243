#pragma once

#include "report/pdf/page_canvas.hpp"
#include "report/pdf/structure.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace gammonkit::pdf {

inline constexpr Color kInk{0, 0, 0};
inline constexpr Color kGray{85, 85, 85};
inline constexpr Color kHair{185, 185, 185};  ///< Of thin lines.

/// Puts one thing below the other, in one or more columns, and begins pages as they are needed.
class Flow {
public:
    static constexpr double kMargin = 45;
    static constexpr double kGap = 18;     ///< Between columns.
    static constexpr double kRowGap = 14;  ///< Between rows of cells.

    Flow(Booklet& booklet, Fonts& fonts) : booklet_(booklet), fonts_(fonts) {}

    /// A new page with so many columns.
    void begin_page(int columns = 1);
    /// Goes on in the next cell of a grid with so many rows and the columns of the page: row by row, on a new
    /// page where all cells are used.
    void begin_cell(int rows);
    /// Of such a cell.
    [[nodiscard]] double cell_height(int rows) const;
    /// Goes on in two columns: in the next one if there are two already.
    void begin_columns();
    /// The next column, or a new page with as many.
    void next_column();
    /// Goes on in the next column unless this much fits here. In an empty column everything fits.
    void reserve(double height);
    /// The next free part of the column, as wide as that, which is used now.
    Box take(double height);
    void skip(double height) { y_ += height; }

    [[nodiscard]] Canvas& canvas() { return *canvas_; }
    [[nodiscard]] double left() const;
    [[nodiscard]] double width() const;                                 ///< Of a column.
    [[nodiscard]] double height() const { return bottom() - kMargin; }  ///< Of a whole column.
    [[nodiscard]] double y() const { return y_; }
    [[nodiscard]] double room() const { return bottom() - y_; }
    [[nodiscard]] bool at_top() const { return y_ <= kMargin; }

    /// Gives the place that comes next a name.
    void mark(std::string target) { mark_at(std::move(target), y_); }
    /// Gives this height of the page a name.
    void mark_at(std::string target, double y);
    void bookmark(std::string title, int level);
    void link(const Box& where, std::string target);

    /// The number of the page where the target is, at the right end of a line of this size.
    void page_number(const Box& line, double size, std::string target);

    [[nodiscard]] Structure& structure() { return booklet_.structure; }

    /// Lines of text, wrapped. Empty lines of the text stay.
    void paragraph(std::string_view text, const TextStyle& style);
    /// A title that is never left alone at the end of a column.
    void heading(std::string_view text, double size, double with_next = 60);
    /// One line, cut where it does not fit.
    void line(std::string_view text, const TextStyle& style);

    /// When all pages are there. Below each: the title of the booklet and the number of the page; and the
    /// numbers of pages that were asked for.
    void add_footers();

private:
    [[nodiscard]] double bottom() const { return booklet_.paper.height - kMargin; }

    Booklet& booklet_;
    Fonts& fonts_;
    std::unique_ptr<PageCanvas> canvas_;
    double y_ = kMargin;
    int columns_ = 1;
    int column_ = 0;
    int cell_ = -1;  ///< Of the grid on this page; none yet.
};

/// As long as this lives, what is drawn is an element of this type; see structure.hpp. A paragraph within an
/// element that holds text itself is none of its own. `words` say what a figure shows.
class Tagged {
public:
    Tagged(Flow& flow, std::string_view type, std::string words = {});
    ~Tagged() { structure_.current = before_; }
    Tagged(const Tagged&) = delete;
    Tagged& operator=(const Tagged&) = delete;

private:
    Structure& structure_;
    ElementNumber before_;
};

/// How far the lines of a text of this size are apart.
[[nodiscard]] constexpr double leading(double size)
{
    return 1.28 * size;
}

}  // namespace gammonkit::pdf
