#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace gammonkit {

/// Things of which each thread needs one at a time: made when none is free, and used again.
template <class T>
class ObjectPool {
public:
    explicit ObjectPool(std::function<std::unique_ptr<T>()> make) : make_(std::move(make)) {}

    /// Calls `use` with a thing that nobody else uses meanwhile. It must not throw.
    template <class Use>
    void with(Use use)
    {
        std::unique_ptr<T> thing = take();
        use(*thing);
        const std::lock_guard lock(mutex_);
        idle_.push_back(std::move(thing));
    }

private:
    std::unique_ptr<T> take()
    {
        const std::lock_guard lock(mutex_);
        if (idle_.empty()) return make_();
        std::unique_ptr<T> thing = std::move(idle_.back());
        idle_.pop_back();
        return thing;
    }

    std::function<std::unique_ptr<T>()> make_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<T>> idle_;
};

}  // namespace gammonkit
