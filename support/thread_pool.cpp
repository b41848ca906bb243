#include "support/thread_pool.hpp"

#include <algorithm>
#include <thread>
#include <utility>

namespace gammonkit {
namespace {

/// An exception that left a thread would end the program.
std::exception_ptr thrown_by(const ThreadPool::Task& task, std::size_t i)
{
    try {
        task(i);
        return nullptr;
    } catch (...) {
        return std::current_exception();
    }
}

}  // namespace

ThreadPool::ThreadPool(int threads)
{
    const auto wanted =
        threads > 0 ? static_cast<std::size_t>(threads) : std::max(1U, std::thread::hardware_concurrency());
    threads_.reserve(wanted);
    for (std::size_t i = 1; i < wanted; ++i) {
        pthread_t thread{};
        if (pthread_create(&thread, nullptr, work_until_dismissed, this) != 0) break;
        threads_.push_back(thread);
    }
}

ThreadPool::~ThreadPool()
{
    {
        const std::lock_guard lock(mutex_);
        dismissed_ = true;
    }
    called_.notify_all();
    for (const pthread_t thread : threads_)
        pthread_join(thread, nullptr);
}

void ThreadPool::run(std::size_t count, const Task& task)
{
    std::unique_lock lock(mutex_);
    task_ = &task;
    next_ = 0;
    count_ = count;
    done_ = 0;
    if (count > 1) called_.notify_all();
    work(lock);
    finished_.wait(lock, [this] { return done_ == count_; });
    if (thrown_) std::rethrow_exception(std::exchange(thrown_, nullptr));
}

void ThreadPool::run_parts(std::size_t count, std::size_t part,
                           const std::function<void(std::size_t, std::size_t)>& task)
{
    run((count + part - 1) / part, [&](std::size_t i) { task(i * part, std::min(count, (i + 1) * part)); });
}

void* ThreadPool::work_until_dismissed(void* thread_pool)
{
    ThreadPool& self = *static_cast<ThreadPool*>(thread_pool);
    std::unique_lock lock(self.mutex_);
    while (!self.dismissed_) {
        self.work(lock);
        self.called_.wait(lock, [&] { return self.dismissed_ || self.next_ < self.count_; });
    }
    return nullptr;
}

void ThreadPool::work(std::unique_lock<std::mutex>& lock)
{
    while (next_ < count_) {
        const std::size_t i = next_++;
        const Task& task = *task_;
        lock.unlock();
        std::exception_ptr thrown = thrown_by(task, i);
        lock.lock();
        ++done_;
        if (thrown && !thrown_) {
            thrown_ = std::move(thrown);
            done_ += count_ - std::exchange(next_, count_);
        }
        if (done_ == count_) finished_.notify_one();
    }
}

}  // namespace gammonkit
