#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace gammonkit {

/// Keeps those of many things that come first by an order, at most a number of them, whichever way they come.
template <class T, class Before>
class FirstFew {
public:
    FirstFew(std::size_t most, Before before) : most_(most), before_(std::move(before)) {}

    void add(T thing)
    {
        if (const T* const last = last_of_full(); last != nullptr || most_ == 0) {
            if (most_ == 0 || !before_(thing, *last)) return;
            std::pop_heap(kept_.begin(), kept_.end(), before_);
            kept_.pop_back();
        }
        kept_.push_back(std::move(thing));
        std::push_heap(kept_.begin(), kept_.end(), before_);
    }

    /// The last of those that are kept, where no more fit: only what comes before it is kept from now on.
    [[nodiscard]] const T* last_of_full() const
    {
        return kept_.empty() || kept_.size() < most_ ? nullptr : &kept_.front();
    }

    /// Takes them out, in order.
    [[nodiscard]] std::vector<T> take()
    {
        std::sort_heap(kept_.begin(), kept_.end(), before_);
        return std::exchange(kept_, {});
    }

private:
    std::size_t most_;
    Before before_;
    std::vector<T> kept_ = {};  ///< A heap: the last in front.
};

}  // namespace gammonkit
