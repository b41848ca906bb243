#pragma once

#include "model/analysis.hpp"
#include "model/dice.hpp"
#include "model/outcome.hpp"
#include "model/player.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace gammonkit::gnubg_text {

/// The players as the boards name them: the one above, whose checkers are O, is the first.
using Names = ByPlayer<std::string>;

/// "Move number 12:  gnubg to play 13"
struct MoveHeading {
    int number = 0;
    std::optional<Dice> dice = {};  ///< In the order of the record, which a Match ID does not keep.
};
[[nodiscard]] std::optional<MoveHeading> move_heading(std::string_view line);

/// True for "The score (after ...", the first line of a game.
[[nodiscard]] bool begins_score(std::string_view line);

/// "The score (after 1 game) is: Ann 1, Bo 0 (match to 5 points), Crawford game"
struct ScoreHeading {
    int games_before = 0;
    ByPlayer<int> score = {};
    int length = 0;  ///< 0: a money session.
};
[[nodiscard]] std::optional<ScoreHeading> score_heading(std::string_view line, const Names& names);

/// The players as the same line names them, if it has one of two names and the score. Boards cut long names.
[[nodiscard]] std::optional<Names> names_in_score(std::string_view line, const Names& known,
                                                  const ByPlayer<int>& score);

/// "* Bo moves 24/18 13/11"
struct ActionLine {
    enum class Word { moves, cannot_move, doubles, accepts, rejects };
    Player player = Player::first;
    Word word = Word::moves;
    std::string_view moves = {};
};
[[nodiscard]] std::optional<ActionLine> action_line(std::string_view line, const Names& names);

/// True for "Rolled 62 (+0.015):", whether or not luck stands there.
[[nodiscard]] bool is_roll_line(std::string_view line);

/// The luck of "Rolled 62 (+0.015):", or, as a chance to win the match, of "Rolled 62 (+0.326%):".
struct LuckLine {
    double value = 0;
    bool is_mwc = false;
};
[[nodiscard]] std::optional<LuckLine> luck_line(std::string_view line);

/// "Alert: very bad move ( -0.245)", "Alert: lucky roll! ( +0.344)", or, told by the line below it,
/// "Alert: missed double (-0.100)!".
struct AlertLine {
    std::optional<SkillMark> play = {};
    std::optional<LuckMark> luck = {};
    bool is_of_cube = false;
};
[[nodiscard]] std::optional<AlertLine> alert_line(std::string_view line);

/// " [very bad]", the mark of the cube decision above it.
[[nodiscard]] std::optional<SkillMark> mark_line(std::string_view line);

/// "Bo wins 2 points"
[[nodiscard]] std::optional<Outcome> result_line(std::string_view line, const Names& names);

/// True for a line that tells nothing but how an analysis was made, or that one begins: "Cube analysis",
/// "Play: 2-ply cubeful prune [expert]".
[[nodiscard]] bool is_setting_line(std::string_view line);

/// True for the line that begins the statistics of a game or a match, or says what wrote the file.
[[nodiscard]] bool begins_epilogue(std::string_view line);

}  // namespace gammonkit::gnubg_text
