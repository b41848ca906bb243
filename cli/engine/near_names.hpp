#pragma once

#include "model/match.hpp"

#include <mutex>
#include <set>
#include <string>
#include <string_view>

namespace gammonkit::cli {

/// Names of players that hold one that nobody has, such as "Maxence Job" for "job". Any thread may add.
class NearNames {
public:
    /// `wanted`: names, with commas between.
    void add(const Collection& collection, std::string_view wanted);
    /// "did you mean Maxence Job?", or nothing.
    [[nodiscard]] std::string hint() const;

private:
    mutable std::mutex mutex_;
    std::set<std::string> names_;
};

}  // namespace gammonkit::cli
