#include "analysis/bearoff/building.hpp"

#include <fmt/format.h>
#include <unistd.h>

namespace gammonkit::bearoff {

Result<void> check_memory(std::uint64_t bytes)
{
    const std::uint64_t there = static_cast<std::uint64_t>(::sysconf(_SC_PHYS_PAGES)) *
                                static_cast<std::uint64_t>(::sysconf(_SC_PAGE_SIZE));
    if (bytes > there) return no_memory(bytes);
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
