#pragma once

#include "include/gammonkit/gammonkit.h"
#include "library/c/handles.hpp"

#include <exception>
#include <memory>
#include <pybind11/pybind11.h>
#include <shared_mutex>
#include <string>

// What the extension of Python is made of: the handles of C, without Python's lock while the library works.
namespace gammonkit::python {

namespace py = pybind11;

/// A call that failed, as described by gk_last_error. Becomes gammonkit.Error.
class Failed : public std::exception {
public:
    explicit Failed(std::string why) : why_(std::move(why)) {}
    [[nodiscard]] const char* what() const noexcept override { return why_.c_str(); }

private:
    std::string why_;
};

/// Gives back what functions of C return.
struct GivenBack {
    void operator()(void* memory) const { gk_free(memory); }
    void operator()(gk_collection* collection) const { gk_collection_close(collection); }
    void operator()(gk_engine* engine) const { gk_engine_close(engine); }
};

/// A handle that belongs to us now. Throws Failed if there is none.
template <class Handle>
std::unique_ptr<Handle, GivenBack> owned(Handle* handle)
{
    if (handle == nullptr) throw Failed(gk_last_error());
    return std::unique_ptr<Handle, GivenBack>(handle);
}

/// A text that the library returned. Throws Failed if it returned none.
inline std::string taken(char* answer)
{
    return owned(answer).get();
}

/// What was read. Several threads of Python may ask it at once; while it is analyzed the others wait, without
/// Python's lock.
class CollectionHandle {
public:
    explicit CollectionHandle(gk_collection* handle) : handle_(owned(handle)) {}

    /// What `work(const gk_collection*)` returns.
    template <class Work>
    auto ask(Work work) const
    {
        const py::gil_scoped_release others_may_run;
        const std::shared_lock<std::shared_mutex> unchanged(*mutex_);
        return work(static_cast<const gk_collection*>(handle_.get()));
    }

    /// The handle for a function that changes the collection; it holds `lock` meanwhile.
    gk_collection* changed_under(std::unique_lock<std::shared_mutex>& lock)
    {
        lock = std::unique_lock<std::shared_mutex>(*mutex_);
        return handle_.get();
    }

private:
    std::unique_ptr<gk_collection, GivenBack> handle_;
    std::unique_ptr<std::shared_mutex> mutex_ = std::make_unique<std::shared_mutex>();
};

/// Follows the games of match `index`: a list with a dictionary for each game. See `Collection.followed`.
[[nodiscard]] py::list followed(const CollectionHandle& collection, std::size_t index);

}  // namespace gammonkit::python
