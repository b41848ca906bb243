#pragma once

#include "model/action.hpp"
#include "model/analysis.hpp"
#include "model/game_state.hpp"
#include "model/outcome.hpp"
#include "model/player.hpp"
#include "model/rules.hpp"
#include "support/boxed.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gammonkit {

/// What only one format knows. The key begins with that format's id ("sgf:XX"), and that format writes it
/// back.
struct Extra {
    std::string key;
    std::vector<std::string> values;
    friend bool operator==(const Extra&, const Extra&) = default;
};
using Extras = RareList<Extra>;

/// Where in its source file something was read. Two records of one match are equal wherever they stood, so
/// this never takes part in a comparison.
struct Origin {
    static constexpr std::size_t kUnknown = SIZE_MAX;
    std::size_t offset = kUnknown;  ///< Bytes into the decoded text, or into a binary file.

    [[nodiscard]] std::optional<std::size_t> known() const
    {
        return offset == kUnknown ? std::nullopt : std::optional(offset);
    }
    friend constexpr bool operator==(Origin, Origin) { return true; }
};

struct Turn;

/// Another line of play that was looked at instead of the turn that holds it.
struct Variation {
    std::vector<Turn> turns;  // No "= {}": clang would ask for a complete Turn.
    friend bool operator==(const Variation&, const Variation&);
};

/// When a turn was played, as far as that is known.
struct TurnTimes {
    /// Seconds that the players' clocks showed when the turn was over; below 0 once a clock has run out.
    ByPlayer<std::optional<int>> clocks = {};
    std::optional<int> video = {};         ///< How many seconds into its video the turn begins.
    std::optional<int> milliseconds = {};  ///< From the first action of the match to the end of this turn.
    friend bool operator==(const TurnTimes&, const TurnTimes&) = default;
};

/// One action of one player, with all that is said about it.
struct Turn {
    // Small, because a file has so many of them: what is rare lies elsewhere.
    Player player = Player::first;
    Marks marks = {};
    Action action = Remark{};
    RareText comment = {};
    Boxed<TurnTimes> times = {};  ///< Only where one of them is known.
    Boxed<Value> luck = {};       ///< Of the roll, seen by the turn's player.
    PlayAnalyses plays = {};      ///< Of the roll; several engines may stand side by side.
    CubeAnalyses cubes = {};      ///< Before the roll, or of the double, seen by the one who may double.
    RareList<Variation> variations = {};
    Extras extras = {};
    Origin origin = {};
    friend bool operator==(const Turn&, const Turn&) = default;
};

/// What was rolled in this turn, played or not; nothing if it is no roll.
[[nodiscard]] inline std::optional<Dice> dice_of(const Turn& turn)
{
    if (const auto* play = std::get_if<CheckerPlay>(&turn.action)) return play->dice;
    if (const auto* roll = std::get_if<Roll>(&turn.action)) return roll->dice;
    return std::nullopt;
}

/// True if a turn is nothing but its action, as most are. Variations that branch off there don't count.
[[nodiscard]] inline bool is_bare(const Turn& turn)
{
    return turn.comment.empty() && turn.marks == Marks{} && !turn.times && !turn.luck && turn.plays.empty() &&
           turn.cubes.empty() && turn.extras.empty();
}

/// One game, as its record has it. Positions, hits and the outcome are derived by replay, not stored.
struct Game {
    int number = 1;                     ///< As the record counts, from 1.
    ByPlayer<int> score = {};           ///< Before this game, as the record states it.
    std::optional<bool> crawford = {};  ///< Only where the record states whether this is the Crawford game.
    int automatic_doubles = 0;          ///< Equal opening rolls that doubled the cube.
    std::vector<Turn> turns = {};
    /// Only where the turns do not lead to what the record states: broken off, forfeited, or contradictory.
    std::optional<Outcome> claimed_outcome = {};
    std::string comment = {};
    Extras extras = {};
    Origin origin = {};
    friend bool operator==(const Game&, const Game&) = default;
};

/// A day, in the Gregorian calendar.
struct Date {
    int year = 0;
    int month = 0;
    int day = 0;
    friend auto operator<=>(const Date&, const Date&) = default;
};

/// Nothing if there is no such day.
[[nodiscard]] std::optional<Date> date_from(int year, int month, int day);
[[nodiscard]] std::string to_string(const Date& date);  ///< "2004-02-29"

struct PlayerInfo {
    std::string name = {};
    std::string rating = {};  ///< As written: "1850.5", "1600.00/0", "Expert".
    friend bool operator==(const PlayerInfo&, const PlayerInfo&) = default;
};

/// A match, or a money session. Plain data, in the order of the file.
struct Match {
    Rules rules = {};
    ByPlayer<PlayerInfo> players = {};
    std::string event = {};
    std::string round = {};
    std::string place = {};
    std::optional<Date> date = {};
    std::string time = {};       ///< As written: "05.15".
    std::string annotator = {};  ///< Who wrote it down, or commented it.
    std::string comment = {};
    /// The program that wrote the file, with version: "GNU Backgammon:1.07.001". No part of the match: it
    /// does not count as lost when another program's file is written.
    std::string source = {};
    std::string match_id = {};  ///< The server's number or name for the match, not the gnubg Match ID.
    std::vector<Game> games = {};
    Extras extras = {};
    Origin origin = {};
    friend bool operator==(const Match&, const Match&) = default;
};

/// A position that stands alone, with what is said about it.
struct PositionRecord {
    GameState state = {};
    ByPlayer<PlayerInfo> players = {};
    std::string comment = {};
    PlayAnalyses plays = {};
    CubeAnalyses cubes = {};
    Extras extras = {};
    Origin origin = {};
    friend bool operator==(const PositionRecord&, const PositionRecord&) = default;
};

/// All that one file holds.
struct Collection {
    std::vector<Match> matches = {};
    std::vector<PositionRecord> positions = {};
    friend bool operator==(const Collection&, const Collection&) = default;
};

inline bool operator==(const Variation& a, const Variation& b)
{
    return a.turns == b.turns;
}

}  // namespace gammonkit
