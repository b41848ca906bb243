#pragma once

#include "decisions/players/player_history.hpp"
#include "support/languages/translator.hpp"
#include "support/xml_writer.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gammonkit {

/// One dot of a curve.
struct RatingDot {
    std::string label = {};             ///< Below it: "2024-05", "Bob".
    std::string words = {};             ///< What is said of it: "2024-05-23, Bob: PR 7.21, 61 decisions".
    double rating = 0;                  ///< PR.
    std::optional<double> so_far = {};  ///< Of all dots up to there, where that says something.
    bool is_ranked = true;              ///< Enough decisions count.
    std::string link = {};              ///< Empty: none.
};

/// How well somebody played, part by part.
struct RatingCurve {
    std::string title = {};  ///< "PR of Ann by month".
    std::vector<RatingDot> dots = {};
};

/// The parts of which a performance is known.
[[nodiscard]] RatingCurve rating_curve_of(const PlayerHistory& history, HistoryBy by,
                                          const Translator& words = {});

/// An `<svg>` as wide as what stands around it. Its colors are attributes, which a style sheet may replace.
void write_rating_curve(XmlWriter& xml, const RatingCurve& curve);

/// The same as a file of its own, 800 pixels wide.
[[nodiscard]] std::string rating_curve_svg(const RatingCurve& curve);

}  // namespace gammonkit
