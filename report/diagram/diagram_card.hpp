#pragma once

#include "report/diagram/diagram_exporter.hpp"
#include "report/render/card/card.hpp"

namespace gammonkit {

/// A diagram as a card: the verdict with what the first of its analyses says, or the last of its lines says
/// it; of a diagram without either, the question.
[[nodiscard]] Card card_of(const Diagram& diagram);

}  // namespace gammonkit
