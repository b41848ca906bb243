#pragma once

#include "analysis/met/named_tables.hpp"
#include "decisions/statistics/statistics.hpp"
#include "model/decisions/place.hpp"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace gammonkit {

/// What an analysis says of a decision. Equities are normalized; nothing where they are not known.
struct EngineOpinion {
    std::string best = {};                         ///< "8/5 6/5", "double", "take".
    std::optional<double> equity = {};             ///< Of the best, seen by the player.
    std::optional<double> error = {};              ///< Of what was done.
    std::optional<double> performance_error = {};  ///< Only where it counts in the performance rating.
};

/// One decision, and what two analyses say of it.
struct DecisionComparison {
    std::string source = {};  ///< The file of the first.
    TurnPlace place = {};     ///< In the first.
    std::string player = {};
    DecisionKind kind = DecisionKind::play;
    std::optional<Dice> dice = {};
    std::string made = {};
    std::string xgid = {};
    std::array<EngineOpinion, 2> said = {};

    [[nodiscard]] bool same_best() const { return said[0].best == said[1].best; }
    /// How much farther apart the errors are than nothing; 0 where one is not known.
    [[nodiscard]] double gap() const;
};

/// What decisions add up to that two analyses judge.
struct EngineAgreement {
    int decisions = 0;
    int other_plays = 0;  ///< Where they hold different plays to be the best.
    int other_cubes = 0;  ///< The same of doubling and answering.
    std::array<Performance, 2> performance = {};
    int equities = 0;  ///< Decisions of which both state the equity.
    double equity_gaps = 0;

    void add(const DecisionComparison& decision);
    EngineAgreement& operator+=(const EngineAgreement& other);
    /// The mean of how far the equities of the best are apart, whatever the sign; nothing without any.
    [[nodiscard]] std::optional<double> mean_gap() const;
};

/// A match in both sides, or a player, with what is said of his decisions.
struct NamedAgreement {
    std::string source = {};  ///< The file of the first side; empty for a player.
    std::string name = {};    ///< "Ann - Bo", or the player.
    EngineAgreement agreement = {};
};

/// Two sides that analyze the same matches.
struct EngineComparison {
    /// How often each engine at each level judged: "GNU Backgammon:1.07, 2-ply".
    std::array<std::map<std::string, int>, 2> engines = {};
    std::vector<NamedAgreement> matches = {};
    std::vector<NamedAgreement> players = {};  ///< By name.
    EngineAgreement all = {};
    std::vector<DecisionComparison> decisions = {};  ///< In the order of the first side.
    std::array<std::size_t, 2> alone = {};           ///< Matches that only one side has.

    EngineComparison& operator+=(EngineComparison other);

    /// Indexes of the decisions with a gap or another best, the widest gap first.
    [[nodiscard]] std::vector<std::size_t> differing() const;
};

/// Compares a match that both sides have, with the same play, whichever way the players sit. `source` is the
/// first one's file, and `number` its number there, from 1, if there are several.
[[nodiscard]] EngineComparison compare_analyses(const std::string& source, const Match& first, Match second,
                                                const KnownTables& tables,
                                                std::optional<std::size_t> number = {});

/// A match as the second of the analyses that stand side by side has it.
[[nodiscard]] Match with_second_analyses(Match match);

}  // namespace gammonkit
