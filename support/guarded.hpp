#pragma once

#include "support/result.hpp"

#include <exception>

namespace gammonkit {

/// Tells what was thrown where nothing should be: memory has ended, or there is a defect. The code is
/// `internal-error`.
[[nodiscard]] Diagnostic internal_error(const std::exception_ptr& thrown);

/// The Result that `work` gives, or `internal-error` where it throws. This stands where all work on one input
/// begins, so that nothing else ends with it.
template <class Work>
[[nodiscard]] auto guarded(Work&& work) -> decltype(work())
{
    try {
        return work();
    } catch (...) {
        return tl::unexpected(internal_error(std::current_exception()));
    }
}

}  // namespace gammonkit
