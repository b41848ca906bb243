#pragma once

#include "analysis/bearoff/home_board.hpp"
#include "analysis/bearoff/table_bytes.hpp"
#include "analysis/bearoff/two_sided.hpp"
#include "analysis/board.hpp"

#include <optional>

namespace gammonkit::bearoff {

/// Exact money equities of the player on roll before he rolls, if he does not double now, per unit of the
/// cube; his opponent and, later, he himself use the cube as well as can be.
struct TwoSidedEquities {
    float cubeless = 0;
    float own_cube = 0;
    float centered = 0;
    float other_cube = 0;
};

/// The same if he doubles now where that is right; whether the double is taken is up to the other. Without
/// the cube, and with the opponent's, nothing changes.
[[nodiscard]] TwoSidedEquities with_doubling(const TwoSidedEquities& equities);

/// What the player who has just moved gets, if his opponent has `his` equities and doubles where that is
/// right.
[[nodiscard]] TwoSidedEquities for_the_mover(const TwoSidedEquities& his);

/// Knows the equities of positions with few checkers on both sides. Copies share the bytes; all questions may
/// be asked by several threads.
class TwoSidedTable {
public:
    /// A file that `build_two_sided` or makebearoff wrote. Fails on anything else and on what is damaged in a
    /// way that shows in its length.
    [[nodiscard]] static Result<TwoSidedTable> from(TableBytes bytes);

    [[nodiscard]] const TwoSidedOptions& options() const { return options_; }
    [[nodiscard]] const Numbering& numbering() const { return numbering_; }

    /// Nothing if a side has more checkers than the table or one above its points, or the sides have not
    /// passed each other. Without the cube, the other equities are 0.
    [[nodiscard]] std::optional<TwoSidedEquities> equities(const Board& board) const;
    [[nodiscard]] TwoSidedEquities equities(int own, int other) const;

private:
    TwoSidedTable(TableBytes bytes, const TwoSidedOptions& options);

    TableBytes bytes_;
    TwoSidedOptions options_;
    Numbering numbering_;
};

}  // namespace gammonkit::bearoff
