#pragma once

#include "analysis/evaluate/net.hpp"

#include <functional>
#include <mutex>
#include <optional>

namespace gammonkit {

/// A net that is made ready when it is asked for the first time, for that takes a while, and many a position
/// is judged without all nets. Safe to use from several threads at once.
class NetOnDemand {
public:
    explicit NetOnDemand(std::function<NetWeights()> weights) : weights_(std::move(weights)) {}

    [[nodiscard]] const Net& get() const
    {
        std::call_once(made_, [this] { net_.emplace(weights_()); });
        return *net_;
    }

private:
    std::function<NetWeights()> weights_;
    mutable std::once_flag made_;
    mutable std::optional<Net> net_;
};

}  // namespace gammonkit
