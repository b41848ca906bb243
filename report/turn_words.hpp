#pragma once

#include "model/match.hpp"
#include "support/languages/translator.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// What a turn did, as people write it: "8/5 6/5", "cannot move", "doubles to 4", "takes", "resigns a
/// gammon". `before` is the state that the turn met; nothing where the game can't be followed. Empty for
/// remarks, and for rolls of which no play is recorded.
[[nodiscard]] std::string turn_words(const Turn& turn, const std::optional<GameState>& before,
                                     const Translator& words = {});

/// A play as people write it, or "cannot move".
[[nodiscard]] std::string play_text(const Play& play, const GameState& state, const Translator& words = {});

/// The signs that are written behind a play: "??", "?", "?!", "!?", "!", "!!".
[[nodiscard]] std::string_view sign_of(SkillMark mark);
/// "very bad", "lucky": the mark in words.
[[nodiscard]] std::string words_of(SkillMark mark, const Translator& words = {});
[[nodiscard]] std::string words_of(LuckMark mark, const Translator& words = {});

/// The name of a player, or "first player" if it is not known.
[[nodiscard]] std::string name_of(const ByPlayer<PlayerInfo>& players, Player player,
                                  const Translator& words = {});

/// "Ann wins 2 points".
[[nodiscard]] std::string result_words(const Outcome& outcome, const ByPlayer<PlayerInfo>& players,
                                       const Translator& words = {});

/// What a player must decide: "Ann to play 31", "Bob to answer a double", "Ann on roll".
[[nodiscard]] std::string question_words(const GameState& state, const ByPlayer<PlayerInfo>& players,
                                         const Translator& words = {});

/// "7-point match", "money session, nackgammon".
[[nodiscard]] std::string kind_words(const Rules& rules, const Translator& words = {});

/// Something that a record says of its match as a whole.
struct MatchFact {
    std::string name;     ///< "Length".
    std::string value;    ///< "7-point match"; never empty.
    std::string in_line;  ///< What stands for it in a line: "annotated by Ann".
};

/// The rating of a player; empty if it is the one that servers give whoever has not played yet.
[[nodiscard]] std::string shown_rating(const PlayerInfo& player);

/// Length, event, round, place, date, time, ratings, annotator: whatever is known, in this order.
[[nodiscard]] std::vector<MatchFact> match_facts(const Match& match, const Translator& words = {});

/// The same in a line: "7-point match · Nordic Open · final · 2024-05-23".
[[nodiscard]] std::string match_facts_line(const Match& match, const Translator& words = {});

}  // namespace gammonkit
