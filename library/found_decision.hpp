#pragma once

#include "decisions/filter/find.hpp"
#include "model/decisions/likeness.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// A decision that a filter has found, and where.
struct PlacedDecision {
    /// "g2-17", or "m3-g2-17" where the collection holds several matches; "position 3".
    std::string place;
    AskedDecision found;
    std::optional<Likeness> like = {};  ///< To the decision that was asked about, if one was.
};

/// The decisions of a collection that satisfy a filter, in its order: of all matches, then of positions.
[[nodiscard]] std::vector<PlacedDecision> find_placed(const Collection& collection, const Filter& filter,
                                                      const FindSettings& settings);

/// Of what was found, the decisions of the same kind that are nearest to what is asked about: at most `most`,
/// the nearest first, and those at one distance in their order.
void keep_nearest(std::vector<PlacedDecision>& found, const DecisionTraits& asked, std::size_t most);

/// The decision that the position of an identifier asks for. Fails where it asks for none.
[[nodiscard]] Result<DecisionTraits> decision_behind(std::string_view identifier);

/// The filter that all decisions of the same kind satisfy.
[[nodiscard]] std::string_view filter_of_kind(const DecisionTraits& asked);

/// What is known about a decision besides its row; empty texts are left out.
struct FoundFacts {
    std::string_view file;
    std::string_view place;
    bool is_money = false;
    std::optional<Amount> error = {};
    std::string_view mark = {};
    std::string_view mistake = {};
    std::optional<Amount> luck = {};
    std::string_view luck_mark = {};
    const Likeness* like = nullptr;
};

/// A decision that was found, as an object in one line: docs/filters.md is about it, csv.md about the row,
/// which is a line of jsonl.
[[nodiscard]] std::string found_decision_json(const FoundFacts& facts, std::string_view row);

/// What a filter has found in a file.
[[nodiscard]] std::string found_decision_json(const PlacedDecision& decision, std::string_view file);

}  // namespace gammonkit
