#pragma once

#include <chrono>

namespace gammonkit::training {

using Clock = std::chrono::steady_clock;

[[nodiscard]] inline double seconds_since(Clock::time_point begin)
{
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// Numbers too small to matter must not slow the arithmetic of a thread down.
void flush_tiny_numbers();

/// Lets all other programs go first.
void take_lowest_priority();

/// From now on SIGINT and SIGTERM only make `stop_is_asked` true.
void watch_for_stops();
[[nodiscard]] bool stop_is_asked();

/// While there is one, benchmarks wait; where one runs, this waits until it is over. They hold the lock of
/// `$XDG_CACHE_HOME/gammonkit/benchmark.lock` (bench/quiet.py). Without a folder for it nothing is held.
class WorkLease {
public:
    WorkLease();
    ~WorkLease();
    WorkLease(const WorkLease&) = delete;
    WorkLease(WorkLease&&) = delete;
    WorkLease& operator=(const WorkLease&) = delete;
    WorkLease& operator=(WorkLease&&) = delete;

private:
    int file_ = -1;
};

}  // namespace gammonkit::training
