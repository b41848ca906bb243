#pragma once

#include "formats/format.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace gammonkit::fuzz {

/// In which formats of the catalogue a collection is written: every `step`-th from `first` on, and its own.
struct Writers {
    std::size_t first = 0;
    std::size_t step = 1;
};

/// Reads `bytes` (as `from`, or whatever is detected), validates, writes the result and reads that back; the
/// promises that were broken on the way, in words:
///
/// nothing throws; a failure says why; every play in the result that the rules forbid has been reported at
/// its place; what a format has written it can read. Crashes and endless loops show themselves.
[[nodiscard]] std::vector<std::string> broken_promises(const Format* from, const std::string& bytes,
                                                       Writers writers = {});

}  // namespace gammonkit::fuzz
