#pragma once

#include "analysis/board.hpp"
#include "analysis/evaluate/chances.hpp"
#include "analysis/evaluate/net.hpp"
#include "support/result.hpp"

#include <span>
#include <vector>

namespace gammonkit {

/// The static judgement of the engine, without looking ahead and without the cube. Never changes once it is
/// made: safe to use from several threads at once.
class Evaluator {
public:
    /// `ordering` is a small net that only chooses what is worth a closer look.
    Evaluator(const NetWeights& net, const NetWeights& ordering) : net_(net), ordering_(ordering) {}

    /// With the nets that come with GammonKit.
    [[nodiscard]] static Evaluator shipped();

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

    /// The same, by the small net alone: rough and quick.
    void estimate(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const;

private:
    Net net_;
    Net ordering_;
};

}  // namespace gammonkit
