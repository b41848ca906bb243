#pragma once

#include "analysis/hypergammon/build.hpp"
#include "analysis/hypergammon/opponents.hpp"
#include "analysis/hypergammon/record.hpp"
#include "analysis/hypergammon/ways.hpp"
#include "support/thread_pool.hpp"

#include <algorithm>
#include <limits>
#include <string_view>
#include <vector>

namespace gammonkit::hypergammon {

/// The best that the plays of one roll lead to: by what the opponent has there, the less the better. Each
/// cube has a play of its own. Of equals the last one counts, as in makehyper.
struct Best {
    static constexpr float kInfinite = std::numeric_limits<float>::infinity();

    Equities equities{kInfinite, kInfinite, kInfinite, kInfinite, kInfinite};
    std::size_t place = 0;  ///< That of the best play without the cube.

    /// Has no branches: which play is better cannot be foreseen, and memory is waited for meanwhile.
    void consider(const Equities& his, std::size_t his_place)
    {
        const bool is_better = his[kCubeless] <= equities[kCubeless];
        place ^= (place ^ his_place) & (std::size_t{0} - static_cast<std::size_t>(is_better));
        // He doubles where that is right for him; at his opponent's cube he cannot.
        const float doubled = std::min(2 * his[kOther], 1.0F);
        const Equities least{doubled, doubled, doubled, -kInfinite, -kInfinite};
        for (std::size_t kind = 0; kind < his.size(); ++kind)
            equities[kind] = std::min(equities[kind], std::max(his[kind], least[kind]));
    }

    [[nodiscard]] bool is_known() const { return equities[kCubeless] != kInfinite; }

    /// Seen by the player who moves.
    [[nodiscard]] Equities opposite() const
    {
        return {-equities[kOther], -equities[kCentered], -equities[kJacoby], -equities[kOwn],
                -equities[kCubeless]};
    }
};

/// The state of the iterations, and what carries them on.
///
/// A row is all positions in which the player on roll stands alike. Rows are worked on one after the other,
/// the positions of one by all threads: they need other rows, except for a few that come last.
class Solver {
public:
    Solver(int checkers, int threads);

    /// Goes on until nothing changes by `threshold`; false if `go_on`, which is asked after each row, says
    /// no.
    bool solve(double threshold, const std::function<bool(const BuildProgress&)>& go_on);

    /// What `set_state` needs to go on from here.
    [[nodiscard]] std::string_view state() const;
    /// False if the bytes are not a state of a solver for as many checkers.
    [[nodiscard]] bool set_state(std::string_view bytes);

    /// The table's file.
    [[nodiscard]] std::string file() const;

private:
    using Five = std::array<float, 5>;  ///< Equities, or chances.

    /// What a state begins with.
    struct Header {
        std::array<char, 20> name{};
        std::uint32_t checkers = 0;
        std::uint32_t iteration = 1;
        std::uint32_t row = 1;  ///< The next one.
        float change = 0;       ///< So far in this iteration.
        float before = 0;       ///< In the iteration before.
    };
    static constexpr std::size_t kHeaderFives = 2;
    static_assert(sizeof(Header) == kHeaderFives * sizeof(Five));

    [[nodiscard]] Header header() const;
    void set_header(const Header& header);

    [[nodiscard]] std::size_t place_of(std::size_t own, std::size_t other) const
    {
        return other * numbering_.size() + own;
    }
    /// What is found out about the row that is worked on stands behind all opponents.
    [[nodiscard]] std::size_t place_in_row(std::size_t other) const
    {
        return place_of(other, numbering_.size());
    }
    [[nodiscard]] Five& equities(std::size_t place) { return memory_[kHeaderFives + place]; }
    [[nodiscard]] const Five& equities(std::size_t place) const { return memory_[kHeaderFives + place]; }
    [[nodiscard]] Five& chances(std::size_t place) { return memory_[kHeaderFives + places_ + place]; }
    [[nodiscard]] const Five& chances(std::size_t place) const
    {
        return memory_[kHeaderFives + places_ + place];
    }

    [[nodiscard]] bool is_possible(std::size_t own, std::size_t other) const;
    void set_start();

    float solve_row(std::size_t own);
    void set_row(std::size_t other, const Record& record);
    template <bool kLate>
    [[nodiscard]] std::size_t place_seen(std::size_t other, std::size_t after, std::size_t row,
                                         std::size_t column) const;
    template <bool kLate>
    [[nodiscard]] Best best_of(const RollWays& roll, std::size_t own, std::size_t other) const;
    template <bool kLate>
    [[nodiscard]] Record solved(std::size_t own, std::size_t other) const;
    float keep_row(std::size_t own);

    Numbering numbering_;
    AllWays ways_;
    std::vector<Opponent> opponents_;
    /// For each position, the others that become it if they are hit, and itself.
    std::vector<std::vector<std::size_t>> hit_from_;
    std::size_t places_;
    /// A header, the equities of each place and the chances of each; the places of one opponent together.
    std::vector<Five> memory_;
    std::vector<char> late_;  ///< Of the row that is worked on, the opponents that need this row itself.
    ThreadPool thread_pool_;
};

}  // namespace gammonkit::hypergammon
