#pragma once

#include "cli/options/inputs.hpp"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace gammonkit::cli {

/// Tells which files are new, or others than before, and complete.
class Arrivals {
public:
    using Clock = std::chrono::steady_clock;

    /// These files were closed after writing, or moved to where they are.
    void are_complete(const std::vector<std::filesystem::path>& files);

    /// What is to be worked on now. Others that are new may still be written: they are taken as they are with
    /// `all`, else when they have not changed for a while.
    [[nodiscard]] std::vector<InputFile> take(const std::vector<InputFile>& inputs, bool all,
                                              Clock::time_point now);

    /// True if the last `take` left files that may be complete soon.
    [[nodiscard]] bool are_awaited() const { return awaited_; }

private:
    /// By which one content of a file differs from the next.
    struct Stamp {
        std::filesystem::file_time_type written = {};
        std::uintmax_t size = 0;
        friend bool operator==(const Stamp&, const Stamp&) = default;
    };
    struct Seen {
        Stamp stamp = {};
        Clock::time_point since = {};
        bool is_taken = false;
    };

    static Stamp stamp_of(const std::string& file);

    std::unordered_map<std::string, Seen> seen_;
    std::unordered_set<std::string> complete_;
    bool awaited_ = false;
};

}  // namespace gammonkit::cli
