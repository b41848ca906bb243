#pragma once

#include "analysis/bearoff/table_set.hpp"
#include "analysis/board.hpp"
#include "analysis/evaluate/board_chances.hpp"
#include "analysis/evaluate/chances.hpp"
#include "analysis/evaluate/evaluation_cache.hpp"
#include "analysis/evaluate/net.hpp"
#include "analysis/evaluate/shipped_nets.hpp"
#include "analysis/hypergammon/table.hpp"
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
    using Tables = std::optional<bearoff::TableSet>;

    /// With tables, the positions that they reach are judged exactly.
    explicit Evaluator(const Nets& nets, Tables tables = {});

    /// How many boards are remembered at most, as powers of 2. Each takes 32 bytes, which are cleared first.
    struct Memory {
        int judged = 18;
        int estimated = 16;  ///< What one search meets, half of it twice or more.
    };

    /// With the nets that come with GammonKit.
    [[nodiscard]] static Evaluator shipped(Tables tables = {}) { return shipped(std::move(tables), {}); }
    [[nodiscard]] static Evaluator shipped(Tables tables, const Memory& memory);

    /// The same engine, but as a weaker player.
    [[nodiscard]] Evaluator noisy(const Noise& noise) const;

    /// The same engine, which plays hypergammon by these tables, too.
    [[nodiscard]] Evaluator with(hypergammon::Tables tables) const;

    [[nodiscard]] const hypergammon::Tables& hypergammon() const { return hypergammon_; }

    /// The same engine, with nothing remembered.
    [[nodiscard]] Evaluator with_empty_cache() const;

    /// Memory that evaluating needs; one for each thread.
    struct Scratch {
        struct Asked {
            std::uint64_t key;
            std::size_t place;
        };
        /// What one net is asked.
        struct Questions {
            std::vector<Asked> asked;
            std::vector<Board> boards;

            void clear();
            void add(const Asked& one, const Board& board);
        };
        Net::Scratch net;
        std::vector<Asked> unknown;                ///< Neither the rules nor a table knows these boards.
        std::array<Questions, kStages> questions;  ///< One for each stage.
        std::vector<Chances> chances;
    };

    /// What each board is worth to the player on roll, before he rolls. `chances` has as many elements as
    /// `boards`.
    void evaluate(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const;

    /// The same, with the small net instead of the large ones: rough, perhaps impossible, and quick.
    void estimate(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const;

    /// What a table knows of a board, or the rules if it is over.
    [[nodiscard]] std::optional<Chances> known(const Board& board) const;

    /// What a table knows of the board's worth with the cube, in money play without beavers. Where gammons
    /// are possible, as in hypergammon, the Jacoby rule is part of it.
    [[nodiscard]] std::optional<bearoff::TwoSidedEquities> known_with_cube(const Board& board,
                                                                           bool jacoby = false) const;

private:
    Evaluator(Tables tables, const Memory& memory);
    void forget();

    void find_known(std::span<const Board> boards, std::span<Chances> chances, const EvaluationCache& cache,
                    Scratch& scratch) const;
    static void ask(const NetOnDemand& net, const Scratch::Questions& questions, EvaluationCache& cache,
                    Scratch& scratch);
    [[nodiscard]] Chances judged(const Chances& by_net, const Board& board) const;

    std::array<std::shared_ptr<const NetOnDemand>, kStages> nets_;  ///< One for each stage.
    std::shared_ptr<const NetOnDemand> ordering_;
    Tables tables_;
    hypergammon::Tables hypergammon_;
    Noise noise_;
    Memory memory_;
    std::shared_ptr<EvaluationCache> cache_;
    std::shared_ptr<EvaluationCache> estimates_;  ///< What the small net said.
};

/// What gammons and backgammons are worth beside a single game, in the same unit as winning instead of losing
/// one is worth 2: all 1 in money games, all 0 at double match point. Seen by the player on roll.
struct GammonValues {
    float win_gammon = 1;
    float win_backgammon = 1;
    float lose_gammon = 1;
    float lose_backgammon = 1;
    friend bool operator==(const GammonValues&, const GammonValues&) = default;
};

[[nodiscard]] constexpr GammonValues opposite(const GammonValues& v)
{
    return {v.lose_gammon, v.lose_backgammon, v.win_gammon, v.win_backgammon};
}

/// The cubeless worth of chances where gammons are worth as much.
[[nodiscard]] constexpr float utility(const Chances& c, const GammonValues& v)
{
    return 2 * c.win - 1 + v.win_gammon * c.win_gammon + v.win_backgammon * c.win_backgammon -
           v.lose_gammon * c.lose_gammon - v.lose_backgammon * c.lose_backgammon;
}

}  // namespace gammonkit
