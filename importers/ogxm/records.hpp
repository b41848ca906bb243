#pragma once

#include "formats/ogxm/numbers.hpp"
#include "importers/ogxm/byte_cursor.hpp"
#include "model/play.hpp"
#include "model/position.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace gammonkit::ogxm {

/// A checker's move: from a point of the board that both players share (White's bar is 0 and he moves up,
/// Black's is 25 and he moves down), by so many pips.
struct SharedStep {
    int from = 0;
    int pips = 0;
};

/// How many of White's (positive) or Black's checkers stand on each of the shared points.
using SharedBoard = std::array<int, 26>;

/// One action of a game, as the file has it.
struct Ply {
    std::size_t offset = 0;
    int action = 0;
    int seat = 0;  ///< 0 is White.
    std::vector<SharedStep> steps = {};
    std::optional<std::array<int, 2>> dice = {};
    std::optional<int> resign_value = {};
    std::optional<int> cube_value = {};
    std::optional<int> cube_owner = {};  ///< A seat, or 2: centered.
    std::optional<SharedBoard> board = {};
};

struct GameRecord {
    std::size_t offset = 0;
    std::optional<int> winner = {};
    std::optional<int> points = {};
    std::optional<SharedBoard> board = {};
    int cube_value = 1;
    int cube_owner = 2;
    int automatic_doubles = 0;
    std::vector<Ply> plies = {};
};

struct PlayerRecord {
    std::string id = {};
    std::optional<int> rating = {};  ///< In hundredths.
};

struct MatchRecord {
    int length = 0;
    int variant = 0;
    std::array<std::string, 2> names = {};  ///< By seat.
    std::optional<int> rules = {};
    std::optional<int> cube_limit = {};
    std::array<int, 2> score = {};
    std::optional<std::uint64_t> started_at = {};  ///< In milliseconds since 1970.
    bool crawford_before = false;
    std::string event = {};
    std::optional<int> event_year = {};
    std::string stage = {};
    std::optional<int> round = {};
    std::string table = {};
    std::string city = {};
    std::string country = {};
    std::string event_url = {};
    std::string site = {};
    std::string match_ref = {};
    std::array<PlayerRecord, 2> players = {};
};

/// Each reads the payload of a section. What could be read before damage stays; the cursor has failed then.
[[nodiscard]] MatchRecord read_match_record(ByteCursor& section);
[[nodiscard]] GameRecord read_game_record(ByteCursor& section);

/// A byte of a checker's move; fails on what is none.
[[nodiscard]] SharedStep read_step(ByteCursor& cursor);

/// How many of whose checkers stand on each point: a signed byte each.
[[nodiscard]] SharedBoard read_board(ByteCursor& cursor);

/// Gives each illegal play, which is a board with dice, the seat of whoever is on roll after it, as in
/// OGXM 2. Others give it to the player who made it: then the next ply is the other's.
void seat_illegal_plays(GameRecord& game);

/// The two dice of an action up to kLastRoll, the lower first.
[[nodiscard]] std::array<int, 2> dice_of(int action);

/// White has seat 0 and is our first player.
[[nodiscard]] Player player_at(int seat);

/// A checker's move in its owner's numbering.
[[nodiscard]] Step own_step(const SharedStep& step, Player player);

/// A play; nothing if it has more steps than a play can have.
[[nodiscard]] std::optional<Play> play_of(const std::vector<SharedStep>& steps, Player player);

/// Nothing if there cannot be such a board.
[[nodiscard]] std::optional<Position> position_of(const SharedBoard& board);

}  // namespace gammonkit::ogxm
