#pragma once

#include "model/match.hpp"
#include "model/replay.hpp"
#include "support/boxed.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace gammonkit {

/// The kinds of choices that a player has: how to play a roll, whether to double before it, and how to
/// answer a double (or a beaver).
enum class DecisionKind : std::uint8_t { play, offer, answer };

/// "play", "double", "take".
[[nodiscard]] std::string_view to_string(DecisionKind kind);

/// What was done, whatever the kind of the choice.
enum class MadeChoice : std::uint8_t {
    not_known,
    played,
    waited,
    doubled,
    took,
    dropped,
    beavered,
    raccooned
};

/// What kind of position a decision is made in.
enum class Phase : std::uint8_t {
    opening,  ///< Contact, and at most kOpeningPlies rolls of the game.
    contact,  ///< Later, as long as the sides can still hit each other.
    race,     ///< No contact.
    bearoff   ///< No contact, and all checkers of both sides in their home boards or off.
};
inline constexpr int kOpeningPlies = 6;

[[nodiscard]] std::string_view to_string(Phase phase);
/// `ply` counts the rolls of the game, from 1, as Decision::ply does.
[[nodiscard]] Phase phase_of(const Position& position, int ply);

/// A number in points for each unit of the cube (money points, or EMG in a match), or as a chance to win the
/// match, or both. Only a match equity table converts between them.
struct DecisionValue {
    std::optional<double> equity = {};
    std::optional<double> mwc = {};
    friend bool operator==(const DecisionValue&, const DecisionValue&) = default;
};

[[nodiscard]] DecisionValue decision_value(const Value& value);
/// Of the cubeful value, or else of the cubeless one.
[[nodiscard]] DecisionValue decision_value(const Estimate& estimate);

/// What a drop is worth to the doubler, where the source states it or values are in points: there it is one
/// cube by definition. Which chance to win the match it is, only the source can tell.
[[nodiscard]] std::optional<Value> value_of_drop(const CubeAnalysis& analysis);

/// What an analysis says of one decision, seen by the player who decides. What it does not say, or what only
/// a match equity table could tell, is empty.
struct Judgement {
    std::string best = {};  ///< The right choice, in the words of Decision::made.
    DecisionValue value_of_best = {};
    DecisionValue value_of_made = {};
    DecisionValue error = {};      ///< How much worse what was done is; never negative.
    DecisionValue no_double = {};  ///< The three sides of a cube decision, seen by the one who may double.
    DecisionValue double_take = {};
    DecisionValue double_drop = {};
    std::optional<Probabilities> probabilities = {};  ///< Of what was done.
    std::string engine = {};
    std::string match_equity_table = {};
    std::string level = {};          ///< Of the right choice: "2-ply", "rollout of 1296 games", "XG Roller+".
    std::string level_of_made = {};  ///< Of what was done.
    std::size_t left_out = 0;        ///< Candidates of which nothing is said here: neither best nor played.
};

/// One choice of one player, with what is known of it.
struct Decision {
    DecisionKind kind = DecisionKind::play;
    std::size_t game = 0;  ///< Index.
    std::size_t turn = 0;  ///< Index in the game: of the turn with which the player decided.
    int ply = 1;           ///< Counts the rolls of the game: of this roll, or of the one that comes next.
    Player player = Player::first;
    /// What the player saw, the dice included. Nothing behind a turn that cannot be followed.
    std::optional<GameState> state = {};
    std::optional<Dice> dice = {};
    MadeChoice choice = MadeChoice::not_known;
    /// The deed in words: "13/11 13/8", "cannot move", "double", "no double", "take", "drop", "beaver",
    /// "raccoon"; empty if not known.
    std::string made = {};
    std::optional<SkillMark> mark = {};
    std::optional<Value> luck = {};  ///< Of the roll.
    std::optional<LuckMark> luck_mark = {};
    /// By the first of the analyses that stand side by side.
    Boxed<Judgement> judgement = {};
};

/// THE walk over a game: all its decisions in the order of its turns. Not to double is a decision wherever
/// the rules let the player double, or an analysis says so. Resignations, variations and remarks are none.
[[nodiscard]] std::vector<Decision> decisions_of(const Match& match, std::size_t game,
                                                 const FollowedGame& followed);
[[nodiscard]] std::vector<Decision> decisions_of(const Match& match, std::size_t game);

/// What analyses say of the cube at a turn: of an answer that has none of its own, those of the double.
[[nodiscard]] const CubeAnalyses& cubes_at(const Game& game, std::size_t turn);

/// The decision that a single position asks for: it is not known what was done.
[[nodiscard]] Decision decision_of(const PositionRecord& record);

}  // namespace gammonkit
