#pragma once

#include "include/gammonkit/engine.hpp"
#include "include/gammonkit/reading.hpp"
#include "model/game_state.hpp"

#include <atomic>
#include <mutex>
#include <string_view>

/// What the handles of C point at.
struct gk_collection {
    gammonkit::Reading reading;
};

struct gk_engine {
    gammonkit::Engine engine;
    std::mutex busy = {};                  ///< One call after the other.
    std::atomic<bool> is_stopped = false;  ///< Whether the call that is served shall end.
};

namespace gammonkit::c {

/// Fails with code "argument" if a handle is null.
template <class Handle>
[[nodiscard]] Result<void> given(const Handle* handle)
{
    if (handle != nullptr) return {};
    return failure("argument", "a handle is null", "the function that makes it has failed");
}

}  // namespace gammonkit::c
