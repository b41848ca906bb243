#pragma once

#include "library/python/collection.hpp"

#include <functional>
#include <mutex>
#include <string>

namespace gammonkit::python {

/// GammonKit's engine. Python's lock is free while it thinks.
class EngineHandle {
public:
    explicit EngineHandle(const std::string& settings) : handle_(owned(gk_engine_open(settings.c_str()))) {}

    /// Judges all decisions of a collection. `progress`, if not None, is called with the part that is done,
    /// 0 to 1, by the thread that called; False or an exception stops the work, and so does Ctrl-C.
    std::string analyze(CollectionHandle& collection, const std::string& settings,
                        const py::object& progress);
    std::string rollout(const std::string& position, const std::string& settings, const py::object& progress);

    /// Ctrl-C stops these.
    std::string evaluate(const std::string& position, const std::string& settings);
    std::string hint(const std::string& position, const std::string& settings);

private:
    /// The text that `ask`, a question about a position, returns. Ctrl-C stops it.
    std::string answered(const std::function<char*()>& ask);

    std::unique_ptr<gk_engine, GivenBack> handle_;
    std::mutex asking_;  ///< One question after the other.
};

}  // namespace gammonkit::python
