#pragma once

#include "model/match.hpp"
#include "support/result.hpp"

#include <string>

namespace gammonkit {

/// The dump of a collection as NumbersApart gives it, of which numbers_together makes the dump again. Fails
/// where write_dump does.
[[nodiscard]] Result<std::string> write_dump_apart(const Collection& collection);

}  // namespace gammonkit
