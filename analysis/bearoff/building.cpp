#include "analysis/bearoff/building.hpp"

#include "support/system/machine.hpp"

#include <fmt/format.h>

namespace gammonkit::bearoff {

Result<void> check_memory(std::uint64_t bytes)
{
    if (bytes > machine_memory()) return no_memory(bytes);
    return {};
}

tl::unexpected<Diagnostic> no_memory(std::uint64_t bytes)
{
    constexpr double kGibibyte = 1024.0 * 1024 * 1024;
    return failure("no-memory",
                   fmt::format("building this table needs {:.1f} GiB of memory, more than there is",
                               double(bytes) / kGibibyte),
                   "fewer points or checkers need less");
}

tl::unexpected<Diagnostic> stopped()
{
    return failure("interrupted", "the building of the table was stopped");
}

}  // namespace gammonkit::bearoff
