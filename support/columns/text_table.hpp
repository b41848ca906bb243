#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// A column of a table for people.
struct TextColumn {
    std::string heading = {};
    bool at_right = false;
    /// How soon it goes where not all have room: the highest first. 0: it stays, and its words are wrapped.
    int rank = 0;
    std::size_t least = 0;       ///< So wide at least, where there is room or no row is known.
    bool only_if_known = false;  ///< Left out where no cell says more than "-".
};

/// Cells in columns as wide as they must be, or as narrow as a terminal is.
class TextTable {
public:
    /// `gap` blanks stand between columns.
    explicit TextTable(std::vector<TextColumn> columns, std::size_t gap = 2)
        : columns_(std::move(columns)), gap_(gap)
    {
    }

    /// A row with as many cells as there are columns.
    void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }

    /// All rows below the headings, if there are any. No line is wider than `width`, but with 0 as wide as it
    /// must be. Of what is left out the last line says that `all_in` has it: "-t csv".
    [[nodiscard]] std::string text(std::size_t width = 0, std::string_view all_in = {}) const;

    /// The parts of it, for rows that are printed as they come: columns are as wide as they are at least.
    [[nodiscard]] std::string headings(std::size_t width) const;
    [[nodiscard]] std::string line(const std::vector<std::string>& row, std::size_t width) const;
    /// "not shown at this width: PLAYS, DATE; -t csv has all"; empty if all is shown.
    [[nodiscard]] std::string what_is_left_out(std::size_t width, std::string_view all_in) const;

private:
    /// A column that is shown, and how wide.
    struct Shown {
        std::size_t column = 0;
        std::size_t width = 0;
    };
    struct Layout {
        std::vector<Shown> columns = {};
        bool wraps = false;  ///< Cells that are wider than their columns.
    };

    [[nodiscard]] Layout layout_for(std::size_t width) const;
    [[nodiscard]] std::size_t widest(std::size_t column, std::size_t room) const;
    [[nodiscard]] bool is_known(std::size_t column) const;
    [[nodiscard]] std::size_t total(const std::vector<Shown>& columns) const;
    [[nodiscard]] std::string heading_line(const Layout& layout) const;
    [[nodiscard]] std::string line(const std::vector<std::string>& row, const Layout& layout) const;
    [[nodiscard]] std::string what_is_left_out(const Layout& layout, std::string_view all_in) const;

    std::vector<TextColumn> columns_;
    std::size_t gap_;
    std::vector<std::vector<std::string>> rows_ = {};
};

/// Takes off the front as much as has room in so many columns, but at least a letter.
[[nodiscard]] std::string_view take_columns(std::string_view& text, std::size_t columns);

/// The beginning of a text that is wider than `columns`, with "…" for the rest. `columns` must not be 0.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t columns);

}  // namespace gammonkit
