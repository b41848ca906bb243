#pragma once

#include "model/analysis.hpp"

#include <string>

namespace gammonkit::sgf {

/// Adds "2C 1 0.000000 1": plies, C if cubeful, deterministic noise, noise, pruning nets. gnubg writes a dead
/// number after the plies in evaluations of checker plays, and only there.
void add_context(std::string& out, const EvaluationContext& context, bool dead_number = false);

/// Adds "RC ..." with all settings of a rollout.
void add_rollout_context(std::string& out, const RolloutContext& context);

}  // namespace gammonkit::sgf
