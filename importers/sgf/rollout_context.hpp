#pragma once

#include "importers/sgf/token_scanner.hpp"
#include "model/analysis.hpp"

namespace gammonkit::sgf {

/// The version that a record states: "ver 3", or 1 for the oldest, which state none.
int read_version(TokenScanner& tokens);

/// "2C 1 0.000000 1": plies, C if cubeful, then deterministic noise, noise and pruning nets. Some layouts
/// have a `dead_number` after the plies; the oldest have no pruning nets, the newest one number more. So what
/// is here is told from the `numbers_after` that belong to what follows.
EvaluationContext read_context(TokenScanner& tokens, bool dead_number, int numbers_after);

/// What follows "RC" in an X record, or in an R record (`old_layout`).
RolloutContext read_rollout_context(TokenScanner& tokens, bool old_layout, RolloutRecord& record);

}  // namespace gammonkit::sgf
