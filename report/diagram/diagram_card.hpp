#pragma once

#include "report/diagram/diagram_exporter.hpp"
#include "report/render/card/card.hpp"

namespace gammonkit {

/// A diagram as a card: its verdict with what the first of its analyses says; of a diagram without either,
/// the question.
[[nodiscard]] Card card_of(const Diagram& diagram);

/// "Ann to play 31", "Ann on roll", "Bob is doubled to 4": what a board asks.
[[nodiscard]] std::string question_of(const BoardScene& scene);

}  // namespace gammonkit
