#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <mutex>
#include <optional>
#include <system_error>
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
        bool is_urgent = false;
        {
            const std::lock_guard lock(mutex_);
            slots_[index % slots_.size()] = std::move(result);
            ++waiting_;
            is_urgent = waiting_ >= slots_.size() / 2 || begun_ == count_;
        }
        if (is_urgent) arrival_.notify_one();
    }

    /// Work was left by an exception: who takes a result gets that instead.
    void put_exception(std::exception_ptr thrown)
    {
        {
            const std::lock_guard lock(mutex_);
            if (!thrown_) thrown_ = std::move(thrown);
            stopped_ = true;
        }
        room_.notify_all();
        arrival_.notify_one();
    }

    /// Waits for the result with the lowest number that was not taken yet. To be woken for each of thousands
    /// of small results would cost a tenth of the time; so several are waited for, but never for long.
    T take()
    {
        constexpr std::chrono::milliseconds kLongest(20);
        std::unique_lock lock(mutex_);
        std::optional<T>& slot = slots_[taken_ % slots_.size()];
        while (!arrival_.wait_for(lock, kLongest, [&] { return thrown_ || slot.has_value(); })) {
        }
        if (thrown_) std::rethrow_exception(thrown_);
        --waiting_;
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
    std::size_t waiting_ = 0;  ///< Results that are there and were not taken.
    std::size_t taken_ = 0;
    bool stopped_ = false;
    std::exception_ptr thrown_;  ///< By work; it would end the program if it left its thread.
};

/// Lets no new work begin once its scope is left, however that happens.
template <class T>
class StopAtEnd {
public:
    explicit StopAtEnd(OrderedResults<T>& results) : results_(results) {}
    ~StopAtEnd() { results_.stop(); }
    StopAtEnd(const StopAtEnd&) = delete;
    StopAtEnd(StopAtEnd&&) = delete;
    StopAtEnd& operator=(const StopAtEnd&) = delete;
    StopAtEnd& operator=(StopAtEnd&&) = delete;

private:
    OrderedResults<T>& results_;
};

/// Up to `count` threads that run `task`: where the system refuses one, those before it.
template <class Task>
std::vector<std::jthread> started_threads(std::size_t count, const Task& task)
{
    std::vector<std::jthread> pool;
    pool.reserve(count);
    try {
        while (pool.size() < count)
            pool.emplace_back(task);
    } catch (const std::system_error&) {  // There is no other way to hear of it.
    }
    return pool;
}

/// Calls `work(i)` for i = 0 ... count-1 on `threads` threads, and `use(i, result)` on this one, in order.
/// Where the system refuses a thread, the others do its work. Stops early when `use` returns false; what was
/// begun by then is finished but not used. What `work` throws is thrown here.
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
    const auto task = [&] {
        try {
            while (const std::optional<std::size_t> i = results.begin_next())
                results.put(*i, work(*i));
        } catch (...) {
            results.put_exception(std::current_exception());
        }
    };
    const std::vector<std::jthread> pool = started_threads(threads, task);
    if (pool.empty()) return for_each_in_order(count, 1, std::move(work), std::move(use));
    const StopAtEnd stop(results);
    for (std::size_t i = 0; i < count && use(i, results.take()); ++i) {
    }
}

}  // namespace gammonkit::cli
