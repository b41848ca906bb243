#pragma once

#include "report/answers/roll_answer.hpp"
#include "report/render/color.hpp"
#include "support/languages/translator.hpp"

#include <string>

namespace gammonkit {

/// What the colors of maps of rolls mean: one scale for all maps of an answer.
struct RollScale {
    double middle = 0;     ///< The mean of their averages, which is gray.
    double reach = 0.001;  ///< From there to the roll that is farthest from it.

    [[nodiscard]] Color color_of(double equity) const;
};
[[nodiscard]] RollScale scale_of(const answers::RollAnswer& answer);

/// What rolls come to, in a line: "average +0.110, spread 0.143, 5 hit".
[[nodiscard]] std::string figures_of(const answers::RollsFrom& rolls, const Translator& words = {});

}  // namespace gammonkit
