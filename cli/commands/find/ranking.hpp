#pragma once

#include "cli/batch/gathered.hpp"
#include "cli/commands/find/search_results.hpp"
#include "cli/options/command.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gammonkit::cli {

/// By which number, or date, decisions are put in order.
struct Order {
    const Word* word = nullptr;  ///< Nothing: as they stand.
    bool ascending = false;
};

/// What --sort says. Fails with code "usage" where that is neither a number nor the date.
[[nodiscard]] Result<Order> users_order(const std::string& text);

/// Collects what is found in all inputs, by several workers, and puts it in order.
class Ranking {
public:
    explicit Ranking(const Order& order) : order_(order) {}

    /// The number by which this decision is sorted.
    [[nodiscard]] std::optional<double> number_of(const AskedDecision& asked) const;

    /// Keeps what was found in an input.
    void add(const InputFile& input, std::vector<FoundPiece> pieces)
    {
        pieces_.add(input, std::move(pieces));
    }

    /// The first of all, at most `limit`: of one input after the other, and sorted where an order is asked
    /// for. Takes them out.
    [[nodiscard]] std::vector<FoundPiece> take_first(std::size_t limit);

private:
    Order order_;
    Gathered<std::vector<FoundPiece>> pieces_;
};

}  // namespace gammonkit::cli
