#pragma once

#include "model/match.hpp"
#include "support/result.hpp"

#include <span>
#include <vector>

namespace gammonkit {

enum class JoinAs {
    collection,  ///< The matches of all inputs, one after the other.
    match        ///< Consecutive games of one match become that match again.
};

/// Puts collections together. JoinAs::match fails if rules or players differ, or if a game's number comes
/// twice.
[[nodiscard]] Result<Collection> join(std::span<const Collection> parts, JoinAs as);

}  // namespace gammonkit
