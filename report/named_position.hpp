#pragma once

#include "model/analysis.hpp"
#include "model/decisions/cube_choice.hpp"
#include "model/decisions/place.hpp"
#include "model/game_state.hpp"
#include "report/render/board_painter.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gammonkit {

struct NamedTable;

/// A position with what is known of it: where it comes from, who plays, what was played and what analyses
/// say.
struct NamedPosition {
    std::string heading = {};            ///< "Game 2, turn 3 of 9. Bo plays 42: 14/10 8/6"; may be empty.
    std::optional<TurnPlace> turn = {};  ///< Where it stands in a match, if it is before a turn.
    std::string place = {};  ///< "g2-3 (game 2, move 2)", "list.txt: position 3", or an identifier.
    GameState state;
    ByPlayer<std::string> names = {"O", "X"};
    std::vector<ShownPlay> plays = {};         ///< The play that was made, and the best if that is known.
    std::optional<Play> made_play = {};        ///< How the record has the dice played.
    std::optional<CubeChoice> made_cube = {};  ///< What it has done with the cube, if there are no dice.
    PlayAnalyses analyzed_plays = {};          ///< What the record says of the roll, and of the cube.
    CubeAnalyses analyzed_cubes = {};
    const NamedTable* table = nullptr;  ///< Behind the analyses of its record, see table_behind.
};

}  // namespace gammonkit
