#pragma once

#include "importers/json/loose_values.hpp"
#include "importers/ogxm/sections.hpp"
#include "support/json/json.hpp"

/// What a document of GammonView says, as records of OGXM, whose form as JSON it is: docs/formats/gva.md.
namespace gammonkit::gva {

using Json = nlohmann::json;
using loose::element;
using loose::flag;
using loose::integer;
using loose::member;
using loose::number;
using loose::size_of;
using loose::text;

/// Checkers' moves on the board that both players share. Nothing if one of them cannot be a move.
[[nodiscard]] std::optional<std::vector<ogxm::SharedStep>> steps_in(const Json* list);

/// What is said of the match itself.
[[nodiscard]] ogxm::MatchRecord match_in(const Json& document);

/// Games with their plies: one for each element of "plies", also where that is none. Reports what cannot be
/// understood.
[[nodiscard]] std::vector<ogxm::GameRecord> games_in(const Json& document, Reporter& reporter);

/// The analyses, whose judgements stand with the plies.
[[nodiscard]] std::vector<ogxm::Analysis> analyses_in(const Json& document);

/// The clock, if there is one: its settings, and the times of the plies.
[[nodiscard]] std::optional<ogxm::ClockRecord> clock_in(const Json& document);

/// What people have written, of the match, games and plies.
[[nodiscard]] std::vector<ogxm::Annotation> annotations_in(const Json& document);

}  // namespace gammonkit::gva
