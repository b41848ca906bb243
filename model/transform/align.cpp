#include "model/transform/align.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

/// How many items of each sequence are looked at together.
constexpr std::size_t kWindow = 400;

/// Two pieces of the sequences, and how cheaply their ends can be aligned from each place on.
class Window {
public:
    Window(std::size_t first_from, std::size_t second_from, std::size_t rows, std::size_t columns, int gap,
           const AlignmentCost& cost)
        : first_from_(first_from), second_from_(second_from), rows_(rows), columns_(columns), gap_(gap),
          cost_(cost), costs_((rows + 1) * (columns + 1))
    {
        for (std::size_t row = rows_ + 1; row-- > 0;) {
            for (std::size_t column = columns_ + 1; column-- > 0;)
                at(row, column) = cheapest(row, column);
        }
    }

    /// The cheapest alignment of the pieces.
    [[nodiscard]] std::vector<Aligned> path()
    {
        std::vector<Aligned> pairs;
        std::size_t row = 0;
        std::size_t column = 0;
        while (row < rows_ || column < columns_) {
            Aligned next;
            if (is_pair(row, column)) {
                next = {.first = first_from_ + row++, .second = second_from_ + column++};
            } else if (row < rows_ && at(row, column) == at(row + 1, column) + gap_) {
                next.first = first_from_ + row++;
            } else {
                next.second = second_from_ + column++;
            }
            pairs.push_back(next);
        }
        return pairs;
    }

private:
    int& at(std::size_t row, std::size_t column) { return costs_[row * (columns_ + 1) + column]; }

    [[nodiscard]] int pair_cost(std::size_t row, std::size_t column) const
    {
        return cost_(first_from_ + row, second_from_ + column);
    }

    bool is_pair(std::size_t row, std::size_t column)
    {
        return row < rows_ && column < columns_ &&
               at(row, column) == at(row + 1, column + 1) + pair_cost(row, column);
    }

    int cheapest(std::size_t row, std::size_t column)
    {
        if (row == rows_) return static_cast<int>(columns_ - column) * gap_;
        if (column == columns_) return static_cast<int>(rows_ - row) * gap_;
        const int unpaired = std::min(at(row + 1, column), at(row, column + 1)) + gap_;
        return std::min(unpaired, at(row + 1, column + 1) + pair_cost(row, column));
    }

    std::size_t first_from_;
    std::size_t second_from_;
    std::size_t rows_;
    std::size_t columns_;
    int gap_;
    const AlignmentCost& cost_;
    std::vector<int> costs_;
};

}  // namespace

std::vector<Aligned> align(std::size_t first, std::size_t second, int gap, const AlignmentCost& cost)
{
    std::vector<Aligned> all;
    std::size_t row = 0;
    std::size_t column = 0;
    while (row < first || column < second) {
        if (row < first && column < second && cost(row, column) == 0) {  // As nearly all.
            all.push_back({.first = row++, .second = column++});
            continue;
        }
        const std::size_t rows = std::min(kWindow, first - row);
        const std::size_t columns = std::min(kWindow, second - column);
        const bool is_last = row + rows == first && column + columns == second;
        std::vector<Aligned> pairs = Window(row, column, rows, columns, gap, cost).path();
        // What stands at the end of a piece may have its counterpart behind it.
        if (!is_last) pairs.resize(std::max<std::size_t>(1, pairs.size() / 2));
        for (const Aligned& pair : pairs) {
            row += pair.first ? 1 : 0;
            column += pair.second ? 1 : 0;
        }
        all.insert(all.end(), pairs.begin(), pairs.end());
    }
    return all;
}

}  // namespace gammonkit
