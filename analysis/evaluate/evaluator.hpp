#pragma once

#include "analysis/bearoff/standard_tables.hpp"
#include "analysis/board.hpp"
#include "analysis/evaluate/chances.hpp"
#include "analysis/evaluate/evaluation_cache.hpp"
#include "analysis/evaluate/net.hpp"
#include "analysis/evaluate/noise.hpp"
#include "support/result.hpp"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace gammonkit {

/// The static judgement of the engine, without looking ahead and without the cube. Safe to use from several
/// threads at once; copies share the nets and what was found before.
class Evaluator {
public:
    using Tables = std::optional<bearoff::StandardTables>;

    /// `ordering` is a small net that only chooses what is worth a closer look. With tables, the positions
    /// that they reach are judged exactly.
    Evaluator(const NetWeights& net, const NetWeights& ordering, Tables tables = {});

    /// With the nets that come with GammonKit.
    [[nodiscard]] static Evaluator shipped(Tables tables = {});

    /// The same engine, but as a weaker player.
    [[nodiscard]] Evaluator noisy(const Noise& noise) const;

    /// Memory that evaluating needs; one for each thread.
    struct Scratch {
        Net::Scratch net;
        std::vector<Board> boards;
        std::vector<Chances> chances;
        struct Asked {
            std::uint64_t key;
            std::size_t place;
        };
        std::vector<Asked> asked;  ///< Which boards are not known without the net.
    };

    /// What each board is worth to the player on roll, before he rolls. `chances` has as many elements as
    /// `boards`.
    void evaluate(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const;

    /// The same, with the small net instead of the large one: rough, perhaps impossible, and quick.
    void estimate(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const;

    /// What a table knows of a board, or the rules if it is over.
    [[nodiscard]] std::optional<Chances> known(const Board& board) const;

    /// What a table knows of the board's worth with the cube, in money play without beavers.
    [[nodiscard]] std::optional<bearoff::TwoSidedEquities> known_with_cube(const Board& board) const;

private:
    void find_known(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const;
    void find_remembered(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const;
    [[nodiscard]] Chances judged(const Chances& by_net, const Board& board) const;

    std::shared_ptr<const Net> net_;
    std::shared_ptr<const Net> ordering_;
    Tables tables_;
    Noise noise_;
    std::shared_ptr<EvaluationCache> cache_;
};

}  // namespace gammonkit
