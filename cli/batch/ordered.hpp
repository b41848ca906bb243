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
#include <type_traits>
#include <utility>
#include <vector>

namespace gammonkit::cli {

/// Calls `work(i)` for i = 0 ... count-1 in threads, in any order, and gives the results in order. There are
/// never more than eight for each thread between the first that is missing and the last that was begun:
/// memory stays flat however many there are.
template <class Work>
class OrderedResults {
public:
    using T = std::invoke_result_t<Work&, std::size_t>;

    /// Where the system refuses a thread, those before it do its work.
    OrderedResults(std::size_t count, std::size_t threads, Work& work)
        : work_(work), slots_(threads * 8), count_(count)
    {
        try {
            while (threads_.size() < threads)
                threads_.emplace_back([this] { run(); });
        } catch (const std::system_error&) {  // There is no other way to hear of it.
        }
    }
    /// What was begun by now is finished.
    ~OrderedResults() { stop({}); }
    OrderedResults(const OrderedResults&) = delete;
    OrderedResults(OrderedResults&&) = delete;
    OrderedResults& operator=(const OrderedResults&) = delete;
    OrderedResults& operator=(OrderedResults&&) = delete;

    /// False if the system refused all threads.
    [[nodiscard]] bool has_threads() const { return !threads_.empty(); }

    /// Waits for the result with the lowest number that was not taken yet, or throws what work threw. To be
    /// woken for each of thousands of small results would cost a tenth of the time; so several are waited
    /// for, but never for long.
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

private:
    void run()
    {
        try {
            while (const std::optional<std::size_t> i = begin_next())
                put(*i, work_(*i));
        } catch (...) {
            stop(std::current_exception());  // It would end the program if it left its thread.
        }
    }

    /// The next piece of work, or nothing when there is none left. Waits until there is room for its result.
    std::optional<std::size_t> begin_next()
    {
        std::unique_lock lock(mutex_);
        room_.wait(lock, [&] { return stopped_ || begun_ == count_ || begun_ < taken_ + slots_.size(); });
        if (stopped_ || begun_ == count_) return std::nullopt;
        return begun_++;
    }

    void put(std::size_t index, T result)
    {
        std::unique_lock lock(mutex_);
        slots_[index % slots_.size()] = std::move(result);
        ++waiting_;
        const bool is_urgent = waiting_ >= slots_.size() / 2 || begun_ == count_;
        lock.unlock();
        if (is_urgent) arrival_.notify_one();
    }

    /// Lets no new work begin.
    void stop(std::exception_ptr thrown)
    {
        std::unique_lock lock(mutex_);
        if (!thrown_) thrown_ = std::move(thrown);
        stopped_ = true;
        lock.unlock();
        room_.notify_all();
        arrival_.notify_one();
    }

    Work& work_;
    std::mutex mutex_;
    std::condition_variable room_;
    std::condition_variable arrival_;
    std::vector<std::optional<T>> slots_;
    std::size_t count_;
    std::size_t begun_ = 0;
    std::size_t waiting_ = 0;  ///< Results that are there and were not taken.
    std::size_t taken_ = 0;
    bool stopped_ = false;
    std::exception_ptr thrown_;          ///< By work.
    std::vector<std::jthread> threads_;  ///< Behind all that they use.
};

/// Calls `work(i)` for i = 0 ... count-1 on `threads` threads, and `use(i, result)` on this one, in order.
/// Where the system refuses a thread, the others do its work. Stops early when `use` returns false; what was
/// begun by then is finished but not used. What `work` throws is thrown here.
template <class Work, class Use>
void for_each_in_order(std::size_t count, std::size_t threads, Work work, Use use)
{
    threads = std::min(threads, count);
    if (threads > 1) {
        OrderedResults<Work> results(count, threads, work);
        for (std::size_t i = 0; results.has_threads() && i < count && use(i, results.take()); ++i) {
        }
        if (results.has_threads()) return;
    }
    for (std::size_t i = 0; i < count && use(i, work(i)); ++i) {
    }
}

}  // namespace gammonkit::cli
