#pragma once

#include "analysis/engine.hpp"
#include "include/gammonkit/engine.hpp"

namespace gammonkit {

/// What an engine is made of.
struct Engine::Parts {
    NetEngine engine;
    int threads = 0;

    Parts(const NetEngine::Options& options, int threads_wanted) : engine(options), threads(threads_wanted) {}
};

/// For the library's own functions that ask more of an engine than users can.
struct EngineAccess {
    static Engine::Parts& parts(Engine& engine) { return *engine.parts_; }
};

}  // namespace gammonkit
