#pragma once

#include "report/match_report.hpp"

#include <optional>
#include <string>

namespace gammonkit {

/// Why a match ended as it did, in chances to win it, seen by the first player: he had a half, the errors of
/// both moved that, then their luck.
struct MatchBalance {
    double errors = 0;                  ///< What the second player lost by errors more than the first.
    double luck = 0;                    ///< What the first player's rolls brought him more than the second's.
    std::optional<double> chance = {};  ///< Of the first player to win it with average dice.
    std::optional<double> result = {};  ///< 1 or 0 of a match that is over.

    /// What errors and luck leave of the result: the engine's inexactness.
    [[nodiscard]] std::optional<double> unexplained() const
    {
        return result ? std::optional(*result - 0.5 - errors - luck) : std::nullopt;
    }
};

/// The parts in whole percent: with the 50 of the start they add up to the result.
struct BalanceParts {
    long errors = 0;
    long luck = 0;
    long unexplained = 0;
};
[[nodiscard]] BalanceParts parts_of(const MatchBalance& balance);

/// Nothing in money sessions, and where errors or luck of a player are not known.
[[nodiscard]] std::optional<MatchBalance> balance_of(const MatchStatistics& statistics);

/// "+19%", "−3%": a change of a chance.
[[nodiscard]] std::string change_words(long percent);

/// "−2% not explained (the engine’s own inexactness)"; empty where nothing is left.
[[nodiscard]] std::string unexplained_words(const BalanceParts& parts, const Translator& words);

/// "Ann 7 – 4 Bo. PR 8.4 – 13.7. With average dice Ann wins this 87 times in 100." What is not known is left
/// out, and no number is told of average dice that the engine's inexactness could have made.
[[nodiscard]] std::string verdict_words(const MatchReport& report);
/// The same where names and score stand above it; empty if nothing else is known.
[[nodiscard]] std::string story_words(const MatchReport& report);

/// What an error cost, in a few signs: "0.123 (2.31%)"; by chances to win in matches only.
[[nodiscard]] std::string short_cost(const MatchReport& report, const Amount& error);

/// The decisions of a match that tell its story, each once: the roll that moved the chances most, the
/// costliest error of each player, the costliest cube decision.
struct Moment {
    enum class Kind { roll, error, cube };
    Kind kind = Kind::error;
    const DecisionError* judged = nullptr;
};
[[nodiscard]] std::vector<Moment> moments_of(const MatchReport& report);

/// All errors with a mark and a board, the costliest first; before all others those of the reader.
[[nodiscard]] std::vector<const DecisionError*> errors_by_cost(const MatchReport& report);

/// What errors of one kind cost a player in a match.
struct KindOfErrors {
    std::string title = {};  ///< "shots left", "missed doubles"
    int count = 0;
    Amount cost = {};
};
/// The kinds that cost most, the costliest first; plays of which no reason is known are of none.
[[nodiscard]] std::vector<KindOfErrors> costliest_kinds(const MatchReport& report, Player player);

/// Where a decision is: see place_in_record.
[[nodiscard]] std::string place_words(const MatchReport& report, const Decision& decision);
/// The same with the place as the command takes it: see place_in_words.
[[nodiscard]] std::string numbered_place(const MatchReport& report, const Decision& decision);

}  // namespace gammonkit
