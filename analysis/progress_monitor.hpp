#pragma once

#include "analysis/progress.hpp"

#include <atomic>
#include <cstddef>
#include <mutex>

namespace gammonkit {

/// Counts what several threads have done, and asks whether to go on.
class ProgressMonitor {
public:
    /// `progress` may be empty, and must live as long.
    ProgressMonitor(const Progress& progress, std::size_t total) : progress_(progress), total_(total) {}

    [[nodiscard]] bool stopped() const { return stopped_; }

    /// Says that so much more is done, perhaps nothing; false if all shall stop.
    bool add(std::size_t done)
    {
        if (!progress_) return true;
        const std::lock_guard lock(mutex_);
        done_ += done;
        if (!progress_(static_cast<double>(done_) / static_cast<double>(total_))) stopped_ = true;
        return !stopped_;
    }

private:
    const Progress& progress_;
    std::size_t total_;
    std::size_t done_ = 0;
    std::mutex mutex_;
    std::atomic<bool> stopped_ = false;
};

/// What tells `progress`, which must live as long, of the work with this index of `count` equal ones.
[[nodiscard]] inline Progress part_of_progress(const Progress& progress, std::size_t index, std::size_t count)
{
    if (!progress) return {};
    return [&progress, index, count](double part) {
        return progress((static_cast<double>(index) + part) / static_cast<double>(count));
    };
}

}  // namespace gammonkit
