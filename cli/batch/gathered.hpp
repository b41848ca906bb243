#pragma once

#include "cli/options/inputs.hpp"

#include <map>
#include <mutex>
#include <utility>
#include <vector>

namespace gammonkit::cli {

/// What was found in each of some inputs, which stand in one array. Any thread may add.
template <class T>
class Gathered {
public:
    void add(const InputFile& input, T found)
    {
        const std::lock_guard lock(mutex_);
        found_.insert_or_assign(&input, std::move(found));
    }

    /// Takes all, in the order of the inputs.
    [[nodiscard]] std::vector<T> take()
    {
        std::vector<T> all;
        for (auto& [input, found] : found_)
            all.push_back(std::move(found));
        found_.clear();
        return all;
    }

private:
    std::mutex mutex_;
    std::map<const InputFile*, T> found_ = {};
};

}  // namespace gammonkit::cli
