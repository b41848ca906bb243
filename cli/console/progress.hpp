#pragma once

#include "cli/console/console.hpp"

#include <chrono>
#include <cstddef>
#include <string_view>

namespace gammonkit::cli {

/// A bar at the foot of the terminal: how many of how many, how long it will take, and which file:
/// "[=====>    ]  45%  450/1000  0:12 left  b.mat", not wider than that.
class ProgressBar {
public:
    /// Does nothing unless `shown`.
    ProgressBar(Console& console, std::size_t total, bool shown);
    /// For work that is no number of things: see `update_part`.
    ProgressBar(Console& console, bool shown);
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar(ProgressBar&&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;
    ProgressBar& operator=(ProgressBar&&) = delete;

    /// `done` are finished, `current` the last of them. Draws at most ten times a second.
    void update(std::size_t done, std::string_view current);
    /// The same for work of which a part, from 0 to 1, is done.
    void update_part(double part, std::string_view current);

private:
    using Clock = std::chrono::steady_clock;

    /// Draws the part that is done, from 0 to 1, with `numbers` behind it, if it is time.
    void draw(double part, std::string_view numbers, std::string_view current);

    Console& console_;
    std::size_t total_;
    bool shown_;
    Clock::time_point begun_ = Clock::now();
    Clock::time_point drawn_ = begun_;
};

}  // namespace gammonkit::cli
