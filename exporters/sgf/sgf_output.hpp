#pragma once

#include "model/match.hpp"

#include <string>
#include <string_view>

namespace gammonkit::sgf {

/// Adds a number with so many decimals, as gnubg writes it, if that says it exactly; else the shortest text
/// that reads back as the same number.
void add_decimals(std::string& out, double number, int decimals);

/// Adds the shortest text that reads back as the same number.
void add_shortest(std::string& out, double number);

void add_integer(std::string& out, std::int64_t number);

/// Adds `NAME[value]`; the value must need no escapes.
void add_property(std::string& out, std::string_view name, std::string_view value);

/// Adds `NAME[text]` with "\" and "]" escaped, unless the text is empty.
void add_text(std::string& out, std::string_view name, std::string_view text);

/// Adds `NAME[name of a player]`, unless it is empty. A "\" is written as it is where the next character does
/// not need it, because gnubg does not undo "\\" in names.
void add_name(std::string& out, std::string_view name, std::string_view player);

/// True if an extra came from an SGF file, or could have: it is a property with values.
[[nodiscard]] bool is_property(const Extra& extra);

/// Adds the extras that came from an SGF file, as they were there.
void add_extras(std::string& out, const Extras& extras);

/// True if there is an extra `sgf:IDENTIFIER`.
[[nodiscard]] bool has_extra(const Extras& extras, std::string_view identifier);

/// Adds the letters of a play: "hefe".
void add_steps(std::string& out, const Play& play, Player player);

/// The same into an array, which must have room for `kMostLetters`. Returns where they end.
char* put_steps(char* at, const Play& play, Player player);
inline constexpr std::size_t kMostLetters = 2 * Play::kMostSteps;

/// The number of a value that is in the unit of SGF's equities: Equity for money, Emg in a match. Nothing for
/// other units.
[[nodiscard]] std::optional<double> equity_of(const std::optional<Value>& value, bool money);

/// True if a candidate's assessment has what a record of it must state: chances, and an equity in SGF's unit.
[[nodiscard]] bool can_write_play(const Assessment& play, bool money);

/// True if both choices have what a cube record must state: chances, and a cubeful value in SGF's unit.
[[nodiscard]] bool can_write_cube(const CubeAnalysis& analysis, bool money);

/// True if a rollout states all numbers of its record; those that it does not are written as 0.
[[nodiscard]] bool fills_rollout(const Assessment& rolled_out, bool money);

/// True if both choices were rolled out: SGF has no record of a rollout beside an evaluation, and writes two
/// evaluations.
[[nodiscard]] bool is_rolled_out(const CubeAnalysis& analysis);

/// Adds DA, CR, A and MR: the first cube analysis and the first play analysis of a turn, as gnubg writes
/// them. `sgf_partial_losses` tells what of them is left out.
///
/// A file has one of each, and gnubg takes the play itself from the candidate that A points at: where none of
/// them is what was played, that is added to them. Values in a unit that SGF does not use there (only a match
/// equity table could convert them) are left out.
void add_analyses(std::string& out, const Turn& turn, bool money);

/// True if a turn offers to resign or answers that: SGF has no node for it.
[[nodiscard]] bool is_about_resigning(const Turn& turn);

/// Adds the nodes of a line of play, one a line of text, with its variations as branches.
void add_line(std::string& out, const std::vector<Turn>& turns, bool money);

/// Adds the node that puts `position` on the board. PL comes first because gnubg exchanges the players where
/// it comes after the checkers.
void add_position_node(std::string& out, Player on_roll, const Position& position);

/// What of a game's root node depends on more than that game.
struct RootContext {
    const Match& match;
    bool first_game = false;  ///< The only one that repeats what is said about the match, as with gnubg.
    bool crawford_game = false;
    bool from_zero = true;        ///< How MI numbers the games.
    std::string_view table = {};  ///< See `table_of`.
};

/// True if the games of a match can be numbered from 0, as gnubg does: a reader must be able to tell.
[[nodiscard]] bool may_number_from_zero(const Match& match);

/// The match equity table of the first analysis in a match that names one. A file of ours says it in ME,
/// which gnubg passes over.
[[nodiscard]] std::string_view table_of(const Match& match);

/// Adds "(;FF[4]GM[6]..." up to the end of the root node, in gnubg's order.
void add_root(std::string& out, const Game& game, const RootContext& context);

}  // namespace gammonkit::sgf
