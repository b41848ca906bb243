#pragma once

#include "analysis/maps/score_map.hpp"
#include "report/answers/roll_answer.hpp"
#include "report/named_position.hpp"
#include "report/render/canvas.hpp"
#include "report/render/theme.hpp"
#include "support/languages/translator.hpp"

namespace gammonkit {

/// Sho Sengoku's temperature map: 36 squares, for each roll one that is the warmer the more the roll brings.
/// Several plays have a map each, on one scale. All of it must live as long.
struct RollMapScene {
    const NamedPosition& position;
    const answers::RollAnswer& rolls;
    bool with_board = false;  ///< Above the maps.
    bool with_ids = true;     ///< Below them.
    Translator words = {};
};

/// Width divided by height of its picture.
[[nodiscard]] double aspect_of(const RollMapScene& scene);

/// Fills a page, which should have that aspect, with the background of the theme and the maps.
void paint_roll_maps(Canvas& canvas, const Box& page, const RollMapScene& scene, const Theme& theme);

/// A square for each score, with what is right there in color, in words and by how much, and one for a money
/// game. All of it must live as long.
struct ScoreMapScene {
    const NamedPosition& position;
    const ScoreMap& map;
    bool with_board = false;  ///< Above the map.
    bool with_ids = true;     ///< Below it.
    Translator words = {};
};

/// Width divided by height of its picture.
[[nodiscard]] double aspect_of(const ScoreMapScene& scene);

/// Fills a page, which should have that aspect, with the background of the theme and the map.
void paint_score_map(Canvas& canvas, const Box& page, const ScoreMapScene& scene, const Theme& theme);

}  // namespace gammonkit
