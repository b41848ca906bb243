#pragma once

#include "model/game_state.hpp"
#include "model/play.hpp"
#include "model/race/effort.hpp"
#include "report/render/board_geometry.hpp"
#include "report/render/canvas.hpp"
#include "report/render/theme.hpp"
#include "support/languages/translator.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gammonkit {

/// A play that is shown by arrows.
struct ShownPlay {
    enum class Kind { played, best };
    Play play;  ///< Of the player on roll.
    Kind kind = Kind::played;
};

/// A checker on its way: it has left where it stood, and lies above all else.
struct MovingChecker {
    Player player = Player::first;
    Step step;
    double progress = 0;  ///< From 0, where it stood, to 1, where it lands.
};

/// All that a picture of a board shows.
struct BoardScene {
    GameState state = {};
    ByPlayer<std::string> names = {};
    std::vector<ShownPlay> plays = {};
    std::optional<MovingChecker> moving = {};  ///< The position still has it where it stood.
    BoardView view = {};
    bool with_board = true;    ///< The frame and the points, without which only what stands on them is drawn.
    bool with_grooves = true;  ///< Of checkers: rings that small boards have no room for.
    bool with_players = true;  ///< Lines above and below the board: whose turn it is, and what follows here.
    bool with_names = true;
    bool with_pips = true;
    bool with_epc = false;  ///< Beside the pips of races: how many they are with what is wasted.
    bool with_scores = true;
    bool with_numbers = true;  ///< Of the points, if the view has any.
    bool with_ids = false;     ///< Lines below all else: see identifier_lines.
    Translator words = {};     ///< The language of what stands around the board.
};

/// Width divided by height of the picture of a scene.
[[nodiscard]] double aspect_of(const BoardScene& scene);

/// "42.0", or of an estimate "~79.7".
[[nodiscard]] std::string effective_pips_text(const RaceEffort& effort);

/// "31 pips · EPC 42.0 · 3/7": what of it the scene shows of a player; in a money session the score only once
/// there is one.
[[nodiscard]] std::string shown_figures(const BoardScene& scene, Player player);

/// Draws a scene, as large as fits into `room`, in the middle of it. The rest of the canvas is left as it
/// was.
void paint_board(Canvas& canvas, const Box& room, const BoardScene& scene, const Theme& theme);

/// Fills a page with the theme's background and paints the scene on it, with a narrow margin.
void paint_page(Canvas& canvas, const Box& page, const BoardScene& scene, const Theme& theme);

}  // namespace gammonkit
