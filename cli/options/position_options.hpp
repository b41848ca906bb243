#pragma once

#include "cli/options/common_options.hpp"
#include "cli/options/engine_options.hpp"
#include "model/player.hpp"
#include "report/render/board_geometry.hpp"
#include "support/result.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace gammonkit::cli {

/// Which board: before a turn of a game of a match, all from 1. No match: each; no game: the last; no turn:
/// the end.
struct PlaceInRecord {
    std::optional<int> position = {};  ///< One that stands alone, from 1; then nothing else is said.
    std::optional<int> match = {};
    std::optional<int> game = {};
    std::optional<int> turn = {};
    bool before_roll = false;  ///< The cube decision before the roll of the turn.
};

/// Reads "m1-g2-17", leaving out the match, the turn, or both; "g2-17c" is before the roll, "p3" the third
/// position. Fails with code "usage".
[[nodiscard]] Result<PlaceInRecord> parse_place(std::string_view text);

/// The same of places with commas between: "g2-17,g3-4", "p1,p3"; at least one.
[[nodiscard]] Result<std::vector<PlaceInRecord>> parse_places(std::string_view text);

/// Which board of a record: --place, or --game and --turn.
struct PlaceOptions {
    std::vector<PlaceInRecord> places = {};  ///< Several only of verbs that take them.
    std::optional<int> game = {};
    std::optional<int> turn = {};

    void bind(OptionTable& table);
    void bind_several(OptionTable& table);
    [[nodiscard]] bool is_said() const { return !places.empty() || game || turn; }

private:
    void bind_game_and_turn(OptionTable& table);
};

/// The place that is said, or the places; the end of a record if none is. Fails with code "usage".
[[nodiscard]] Result<PlaceInRecord> place_of(const PlaceOptions& options);
[[nodiscard]] Result<std::vector<PlaceInRecord>> places_of(const PlaceOptions& options);

/// Who sits at the lower edge of a picture.
enum class Bottom { first, second, roller };

/// What pictures show besides the board.
struct BoardParts {
    bool names = true;
    bool pips = true;
    bool scores = true;
    bool numbers = true;  ///< Of points.
    bool plays = true;    ///< Arrows for what was played, and the best play if it is known.
    bool ids = true;      ///< Identifiers below the board, where they can be read.
    bool heading = true;
    bool figures = true;  ///< The numbers of boards that belong together.
};

/// How boards are drawn.
struct DrawingOptions {
    std::string theme = {};
    Bottom bottom = Bottom::second;
    bool bears_off_left = false;
    std::optional<int> width = {};
    BoardParts parts = {};
    std::optional<ByPlayer<std::string>> names = {};
    bool card = false;
    bool effective_pips = false;
    bool animate = false;
    PointNumbers numbers = PointNumbers::decider;
    std::optional<int> stack = {};
    bool swap_colors = false;
    std::optional<int> dpi = {};

    void bind(OptionTable& table);
    void bind_animate(OptionTable& table) { table.in(OptionGroup::boards).flag("--animate", animate); }
};

/// Which choices are judged by name, and what follows from that.
struct ChoiceOptions {
    std::vector<std::string> plays = {};  ///< "24/21 6/5", "no double"
    std::string fail_above = {};          ///< "0.08" or "bad"
    std::string only = {};                ///< "plays" or "cube"

    void bind(OptionTable& table);  ///< --play and --fail-above
};

/// The forms of answers that can be drawn, too.
inline constexpr std::string_view kAnswerForms[] = {"text", "json",  "jsonl", "csv",   "png",    "gif",
                                                    "svg",  "pdf",   "ps",    "eps",   "bbcode", "markdown",
                                                    "html", "latex", "tikz",  "typst", "unicode"};

/// What verbs are asked that answer questions about positions.
struct QuestionOptions : VerbOptions {
    PlaceOptions place = {};
    EngineOptions engine = {};
    bool with_board = false;

    /// --board; --from and --charset; --jobs, --progress and --quiet.
    void bind_question(OptionTable& table);
};

/// Options of all verbs that draw boards.
void bind_theme(OptionTable& table, std::string& theme);
void bind_width(OptionTable& table, std::optional<int>& width);

}  // namespace gammonkit::cli
