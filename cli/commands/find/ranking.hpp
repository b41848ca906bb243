#pragma once

#include "cli/commands/find/search_results.hpp"
#include "cli/options/command.hpp"
#include "cli/options/inputs.hpp"
#include "support/sorting/first_few.hpp"

#include <mutex>
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

/// Keeps the first of what is found in all inputs, by several workers: of one input after the other, and
/// sorted where an order is asked for.
class Ranking {
public:
    Ranking(const Order& order, std::size_t limit) : order_(order), first_(limit, Before{order}) {}

    /// The number by which this decision is sorted.
    [[nodiscard]] std::optional<double> number_of(const AskedDecision& asked) const;

    /// Takes what was found in an input; all inputs stand in one array.
    void add(const InputFile& input, std::vector<FoundPiece> pieces);

    /// The first of all. Takes them out.
    [[nodiscard]] std::vector<FoundPiece> take();

private:
    struct Ranked {
        FoundPiece piece;
        const InputFile* input;
        std::size_t index;  ///< Among those of the input.
    };
    struct Before {
        Order order;
        bool operator()(const Ranked& one, const Ranked& other) const;
    };

    Order order_;
    std::mutex mutex_;
    FirstFew<Ranked, Before> first_;
};

}  // namespace gammonkit::cli
