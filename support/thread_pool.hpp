#pragma once

#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <mutex>
#include <pthread.h>
#include <vector>

namespace gammonkit {

/// Threads that share out tasks again and again, and sleep in between. std::thread is not used because it can
/// end the program.
class ThreadPool {
public:
    /// `threads` in all, the caller's included; 0 stands for one for each processor. Where the system refuses
    /// a thread, the others do its work.
    explicit ThreadPool(int threads);
    ~ThreadPool();
    ThreadPool(const ThreadPool&) = delete;
    ThreadPool(ThreadPool&&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;
    ThreadPool& operator=(ThreadPool&&) = delete;

    using Task = std::function<void(std::size_t)>;

    /// Calls `task` with 0 to `count` - 1, in no order; returns when all are done. Throws what the first task
    /// threw that did; those that had not begun by then are left out.
    void run(std::size_t count, const Task& task);

    /// Calls `task` with the begin and the end of parts of 0 to `count`, each of `part` or fewer.
    void run_parts(std::size_t count, std::size_t part,
                   const std::function<void(std::size_t, std::size_t)>& task);

private:
    static void* work_until_dismissed(void* thread_pool);
    void work(std::unique_lock<std::mutex>& lock);

    std::mutex mutex_;
    std::condition_variable called_;
    std::condition_variable finished_;
    const Task* task_ = nullptr;
    std::size_t next_ = 0;
    std::size_t count_ = 0;
    std::size_t done_ = 0;
    std::exception_ptr thrown_ = nullptr;
    bool dismissed_ = false;
    std::vector<pthread_t> threads_;
};

}  // namespace gammonkit
