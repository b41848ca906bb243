#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace gammonkit::cli {

/// Results that were worked out in any order, taken in order, with at most `window` between the first that
/// is missing and the last that was begun: memory stays flat however many there are.
template <class T>
class OrderedResults {
public:
    OrderedResults(std::size_t count, std::size_t window) : slots_(window), count_(count) {}

    /// The next piece of work, or nothing when there is none left. Waits while the window is full.
    std::optional<std::size_t> begin_next()
    {
        std::unique_lock lock(mutex_);
        room_.wait(lock, [&] { return stopped_ || begun_ == count_ || begun_ < taken_ + slots_.size(); });
        if (stopped_ || begun_ == count_) return std::nullopt;
        return begun_++;
    }

    void put(std::size_t index, T result)
    {
        {
            const std::lock_guard lock(mutex_);
            slots_[index % slots_.size()] = std::move(result);
        }
        arrival_.notify_one();
    }

    /// Waits for the result with the lowest number that was not taken yet.
    T take()
    {
        std::unique_lock lock(mutex_);
        std::optional<T>& slot = slots_[taken_ % slots_.size()];
        arrival_.wait(lock, [&] { return slot.has_value(); });
        ++taken_;
        room_.notify_one();
        return *std::exchange(slot, std::nullopt);
    }

    /// Lets no new work begin.
    void stop()
    {
        {
            const std::lock_guard lock(mutex_);
            stopped_ = true;
        }
        room_.notify_all();
    }

private:
    std::mutex mutex_;
    std::condition_variable room_;
    std::condition_variable arrival_;
    std::vector<std::optional<T>> slots_;
    std::size_t count_;
    std::size_t begun_ = 0;
    std::size_t taken_ = 0;
    bool stopped_ = false;
};

/// Calls `work(i)` for i = 0 ... count-1 on `threads` threads, and `use(i, result)` on this one, in order.
/// Stops early when `use` returns false; what was begun by then is finished but not used.
template <class Work, class Use>
void for_each_in_order(std::size_t count, std::size_t threads, Work work, Use use)
{
    using T = decltype(work(std::size_t{}));
    threads = std::min(threads, count);
    if (threads <= 1) {
        for (std::size_t i = 0; i < count && use(i, work(i)); ++i) {
        }
        return;
    }
    OrderedResults<T> results(count, threads * 8);
    std::vector<std::jthread> pool;
    for (std::size_t t = 0; t < threads; ++t) {
        pool.emplace_back([&] {
            while (const std::optional<std::size_t> i = results.begin_next())
                results.put(*i, work(*i));
        });
    }
    for (std::size_t i = 0; i < count && use(i, results.take()); ++i) {
    }
    results.stop();
}

}  // namespace gammonkit::cli
