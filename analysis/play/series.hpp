#pragma once

#include "analysis/play/game.hpp"
#include "analysis/play/series_sums.hpp"
#include "analysis/progress.hpp"
#include "model/match.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace gammonkit {

/// Makes a player for one thread; `round` tells which games it will play first, for the seed of its noise.
using ContestantMaker = std::function<Result<std::unique_ptr<Contestant>>(std::uint64_t round)>;

/// Who plays and how he is called.
struct Entrant {
    std::string name;
    ContestantMaker make;
};

/// Two that play against each other, as indices of entrants.
struct Pairing {
    std::size_t one = 0;
    std::size_t other = 0;
};

/// How a series is played.
struct SeriesSettings {
    Rules rules = {};         ///< A match to its length, or a money game.
    std::int64_t rounds = 0;  ///< Of two games or matches with the same dice, or of one.
    bool duplicate = true;    ///< Both have each sequence of dice once, in the other's place.
    bool measures_luck = false;
    bool measures_errors = false;
    bool keeps_games = false;
    std::uint64_t seed = 1;
    int threads = 0;
};

/// What some rounds that follow each other have brought, of all pairings.
struct SeriesBlock {
    std::int64_t number = 0;                       ///< Counted from 0.
    std::vector<SeriesSums> sums = {};             ///< One for each pairing, seen by its first entrant.
    std::vector<std::vector<Match>> matches = {};  ///< The games of each pairing, if they are kept.
};

/// Rounds in a block: a record of a series goes from block to block.
inline constexpr std::int64_t kRoundsInBlock = 50;

/// Games or matches of several pairings, all with the same dice. Nothing of the result depends on the number
/// of threads.
class Series {
public:
    /// `evaluator`, which measures luck, and `table` must live as long.
    Series(std::vector<Entrant> entrants, std::vector<Pairing> pairings, SeriesSettings settings,
           const Evaluator& evaluator, const MatchEquityTable& table);

    [[nodiscard]] std::int64_t blocks() const
    {
        return (settings_.rounds + kRoundsInBlock - 1) / kRoundsInBlock;
    }

    /// How many rounds a block has: the last one may have fewer than others.
    [[nodiscard]] std::int64_t rounds_of(std::int64_t number) const;

    /// Plays the blocks of these numbers; each is told when it is done, by one thread at a time. Fails where
    /// a contestant fails, and with code "interrupted" where `progress` stops it: blocks that were told are
    /// then as good as ever.
    [[nodiscard]] Result<void> play(const std::vector<std::int64_t>& numbers,
                                    const std::function<void(SeriesBlock)>& done, const Progress& progress);

private:
    class Block;

    std::vector<Entrant> entrants_;
    std::vector<Pairing> pairings_;
    SeriesSettings settings_;
    const Evaluator& evaluator_;
    const MatchEquityTable& table_;
    RolloutDice dice_;
};

}  // namespace gammonkit
