#pragma once

#include "importers/transcript/transcriber.hpp"
#include "importers/transcript/typed_action.hpp"
#include "model/replay.hpp"

namespace gammonkit::transcript {

/// Where the last game of a match stands; without any, how the first begins.
[[nodiscard]] GameReplayer follow_last_game(const Match& match);
[[nodiscard]] bool is_last_game_over(const Match& match);

/// Who has won a match; nothing while it goes on, and of money sessions.
[[nodiscard]] std::optional<Player> winner_of(const Match& match);

/// What is added to the last game of a match.
class GameAtHand {
public:
    explicit GameAtHand(Match& match) : match_(match) {}

    /// Adds what was typed. Fails if the rules are against it, unless it is said to have happened all the
    /// same.
    [[nodiscard]] Result<void> add(const TypedAction& typed, bool is_forced, Transcribed& done);

private:
    struct Entry {
        const TypedAction& typed;
        bool is_forced;
        Transcribed& done;
    };
    [[nodiscard]] Game& game() { return match_.games.back(); }
    [[nodiscard]] std::string name_of(Player player) const;
    [[nodiscard]] Result<void> begin_game_if_needed();
    void begin_game();
    [[nodiscard]] Result<Player> roller(const Entry& entry) const;
    [[nodiscard]] std::string hint_for(const Breach& breach) const;
    [[nodiscard]] std::string what_was_meant(const Turn& turn, Dice dice);
    void tell_outcome(Transcribed& done);

    [[nodiscard]] Result<void> add_turn(Turn turn, const Entry& entry);
    [[nodiscard]] Result<void> add_play(Player player, Dice dice, const std::string& moves,
                                        const Entry& entry);
    [[nodiscard]] Result<void> add_roll(Player player, Dice dice, const Entry& entry);

    [[nodiscard]] Result<void> enter(const TypedRoll& roll, const Entry& entry);
    [[nodiscard]] Result<void> enter(const TypedMoves& moves, const Entry& entry);
    [[nodiscard]] Result<void> enter(const TypedOffers& offers, const Entry& entry);
    [[nodiscard]] Result<void> enter(const TypedResult& result, const Entry& entry);
    [[nodiscard]] Result<void> enter(const TypedGame& game, const Entry& entry);
    [[nodiscard]] Result<void> enter(const TypedAutomaticDouble& doubled, const Entry& entry);

    Match& match_;
};

}  // namespace gammonkit::transcript
