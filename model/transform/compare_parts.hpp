#pragma once

#include "model/decisions/place.hpp"
#include "model/replay.hpp"
#include "model/transform/compare.hpp"

namespace gammonkit::comparing {

/// Collects differences, those that nobody asked for left out.
class Findings {
public:
    explicit Findings(const CompareSettings& settings) : settings_(settings) {}

    /// Where the things stand that are compared next.
    std::array<RecordPlace, 2> place = {};
    std::string who = {};

    void add(DifferenceGroup group, std::string_view what, std::string first, std::string second);
    /// Adds it if the two differ.
    void compare(DifferenceGroup group, std::string_view what, const std::string& first,
                 const std::string& second);
    void count_alike() { ++result_.turns_alike; }

    [[nodiscard]] std::size_t count() const { return result_.differences.size(); }
    [[nodiscard]] const CompareSettings& settings() const { return settings_; }
    [[nodiscard]] Comparison take() { return std::move(result_); }

private:
    CompareSettings settings_;
    Comparison result_;
};

/// A turn with what follows from those before it.
struct Entry {
    const Turn* turn = nullptr;
    std::size_t index = 0;                ///< In its game.
    std::optional<Position> before = {};  ///< Nothing where the game could not be followed.
    std::optional<Position> after = {};
    const Decision* play = nullptr;  ///< The decisions that it holds, if any.
    const Decision* cube = nullptr;
    std::string words = {};  ///< "31: 8/5 6/5", "double".
};

/// One game made ready to be compared.
struct PreparedGame {
    explicit PreparedGame(const Match& match, std::size_t index);

    const Match* match;
    std::size_t index;
    std::vector<int> rows;  ///< See rows_of_turns.
    std::vector<Decision> decisions;
    std::vector<Entry> entries;  ///< Without remarks.
    std::optional<Outcome> outcome;
};

/// The turns of a match as texts that can be told apart, sorted.
using Keys = std::vector<std::string>;
[[nodiscard]] Keys keys_of(const Game& game);
[[nodiscard]] Keys keys_of(const Match& match);

/// How many of 100 turns the two have in common.
[[nodiscard]] int resemblance(const Keys& first, const Keys& second);

/// Compares two games that are counterparts. `analyzed`: both records hold analyses.
void compare_games(const PreparedGame& first, const PreparedGame& second, bool analyzed, Findings& findings);

/// Compares two turns that are counterparts. `analyzed`: both records hold analyses.
void compare_turns(const Entry& first, const Entry& second, bool analyzed, Findings& findings);

/// Compares what is said of a decision that both records have.
void compare_judgements(const Decision* first, const Decision* second, std::string_view what,
                        Findings& findings);

/// What it costs to take one turn for the other: see `align`.
[[nodiscard]] int turn_cost(const Entry& first, const Entry& second);
inline constexpr int kTurnGap = 2;

}  // namespace gammonkit::comparing
