#pragma once

#include "analysis/bearoff/race.hpp"
#include "analysis/bearoff/table_set.hpp"
#include "analysis/hypergammon/table.hpp"
#include "model/race/effort.hpp"

#include <optional>
#include <string>

namespace gammonkit::answers {

/// What the tables know of one side.
struct SideFacts {
    int number = 0;  ///< Of the position, in the one-sided table that knows it.
    int checkers = 0;
    int pips = 0;
    bearoff::Moments moments;
    bearoff::Distribution rolls{};
    /// How many rolls it takes to bear off the first checker, if all 15 are there.
    std::optional<bearoff::Distribution> rolls_to_save_gammon = {};

    [[nodiscard]] double effective_pips() const { return gammonkit::effective_pips(moments.mean); }
    [[nodiscard]] double wasted() const { return effective_pips() - pips; }
};

/// What the tables know of a position.
struct BearoffFacts {
    SideFacts own;
    std::optional<SideFacts> other = {};  ///< Nothing if only one side was asked for.
    std::optional<Chances> chances = {};
    std::optional<bearoff::TwoSidedEquities> equities = {};  ///< Nothing where the table does not reach.
    bool cubeful = false;                                    ///< The equities have those with the cube.
};

/// What a table of hypergammon knows of a position.
struct HypergammonFacts {
    struct Sided {
        std::size_t number = 0;  ///< In the table.
        int checkers = 0;        ///< Those that are not off.
        int pips = 0;
    };
    Sided own;
    Sided other;
    Chances chances;
    bearoff::TwoSidedEquities equities;
    bearoff::TwoSidedEquities with_jacoby;  ///< A centered cube by the Jacoby rule; else the same.
};

/// A position as the user names it.
struct AskedPosition {
    Board board;
    bool both_sides = true;
};

/// Reads an identifier, or checkers on the ace point and up: "5,4" or "5,4/0,2"; those of `checkers` that are
/// not there are off. Fails with code "usage".
[[nodiscard]] Result<AskedPosition> asked_position(const std::string& text,
                                                   int checkers = bearoff::kMostCheckers);

/// Fails if a checker stands above the points of the one-sided table.
[[nodiscard]] Result<BearoffFacts> bearoff_facts(const bearoff::TableSet& tables, const AskedPosition& asked);

/// Fails with code "usage" if only one side was asked for, or both stand on one point.
[[nodiscard]] Result<HypergammonFacts> bearoff_facts(const hypergammon::Table& table,
                                                     const AskedPosition& asked);

/// For people, in columns.
[[nodiscard]] std::string bearoff_text(const BearoffFacts& facts);
[[nodiscard]] std::string bearoff_text(const HypergammonFacts& facts);

/// For programs, as an object.
[[nodiscard]] std::string bearoff_json(const BearoffFacts& facts);
[[nodiscard]] std::string bearoff_json(const HypergammonFacts& facts);

}  // namespace gammonkit::answers
