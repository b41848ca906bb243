#pragma once

#include "analysis/bearoff/standard_tables.hpp"
#include "analysis/board.hpp"
#include "analysis/evaluate/chances.hpp"
#include "analysis/evaluate/net.hpp"
#include "support/result.hpp"

#include <optional>
#include <span>
#include <vector>

namespace gammonkit {

/// The static judgement of the engine, without looking ahead and without the cube. Never changes once it is
/// made: safe to use from several threads at once.
class Evaluator {
public:
    using Tables = std::optional<bearoff::StandardTables>;

    /// `ordering` is a small net that only chooses what is worth a closer look. With tables, the positions
    /// that they reach are judged exactly.
    Evaluator(const NetWeights& net, const NetWeights& ordering, Tables tables = {})
        : net_(net), ordering_(ordering), tables_(std::move(tables))
    {
    }

    /// With the nets that come with GammonKit.
    [[nodiscard]] static Evaluator shipped(Tables tables = {});

    /// Memory that evaluating needs; one for each thread.
    struct Scratch {
        Net::Scratch net;
        std::vector<Board> boards;
        std::vector<Chances> chances;
        std::vector<std::size_t> places;
    };

    /// What each board is worth to the player on roll, before he rolls. `chances` has as many elements as
    /// `boards`.
    void evaluate(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const;

    /// The same, with the small net instead of the large one: rough and quick.
    void estimate(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const;

    /// What a table knows of a board, or the rules if it is over.
    [[nodiscard]] std::optional<Chances> known(const Board& board) const;

    /// What a table knows of the board's worth with the cube, in money play without beavers.
    [[nodiscard]] std::optional<bearoff::TwoSidedEquities> known_with_cube(const Board& board) const;

private:
    void evaluate_with(const Net& net, std::span<const Board> boards, std::span<Chances> chances,
                       Scratch& scratch) const;

    Net net_;
    Net ordering_;
    Tables tables_;
};

}  // namespace gammonkit
