#pragma once

#include "analysis/external/session.hpp"
#include "support/sockets/connection.hpp"

namespace gammonkit::cli {

/// Answers all programs that connect, each by a thread and an engine of its own, which has `threads`: none
/// waits for another. Of too many, or of more than there are descriptors for, those that have long asked
/// nothing are dropped, and others wait. Returns when the command is interrupted.
void serve_programs(Listener listener, const SessionEngine& who, int threads);

}  // namespace gammonkit::cli
