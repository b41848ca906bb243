#pragma once

#include "model/decisions/decision.hpp"

#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace gammonkit {

/// One value of a row: unknown, or a text, a whole number or a number.
using Cell = std::variant<std::monostate, std::string, int, double>;

/// A decision with all that its row is made of. What it points at must outlive it.
struct DecisionRow {
    const Match* match = nullptr;              ///< Nothing for a position that stands alone.
    const PositionRecord* position = nullptr;  ///< Nothing in a match.
    std::string fingerprint = {};              ///< Of the match; empty if it has none.
    Decision decision = {};
};

/// The turn with which the decision was made; null for a position that stands alone.
[[nodiscard]] const Turn* turn_of(const DecisionRow& row);

/// One column of the table of decisions that `csv` and `jsonl` write. Names, order and meaning are stable:
/// docs/formats/csv.md tells each.
struct Column {
    std::string_view name;
    Cell (*cell)(const DecisionRow& row);
    bool is_free_text = false;  ///< Words of the source, which may be anything.
};
[[nodiscard]] std::span<const Column> decision_columns();

/// What is handed each row, in the order of the collection.
class DecisionSink {
public:
    virtual ~DecisionSink() = default;
    virtual void add(const DecisionRow& row) = 0;

protected:
    DecisionSink() = default;
    DecisionSink(const DecisionSink&) = default;
    DecisionSink& operator=(const DecisionSink&) = default;
};

/// Hands over all decisions of a collection, one after the other.
void for_each_decision(const Collection& collection, DecisionSink& sink);

/// A number as both formats write it: rounded to six decimals, without zeros at its end, never "-0".
[[nodiscard]] std::string decimal(double number);

}  // namespace gammonkit
