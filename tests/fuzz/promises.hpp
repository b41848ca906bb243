#pragma once

#include "formats/format.hpp"

#include <string>
#include <vector>

namespace gammonkit::fuzz {

/// Reads `bytes` (as `from`, or whatever is detected), validates, writes the result in every format and reads
/// that back; the promises that were broken on the way, in words:
///
/// nothing throws; a failure says why; every play in the result that the rules forbid has been reported at
/// its place; what a format has written it can read. Crashes and endless loops show themselves.
[[nodiscard]] std::vector<std::string> broken_promises(const Format* from, const std::string& bytes);

}  // namespace gammonkit::fuzz
