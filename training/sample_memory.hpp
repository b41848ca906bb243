#pragma once

#include "training/byte_stream.hpp"
#include "training/random.hpp"

#include <stdexcept>
#include <vector>

namespace gammonkit::training {

/// The newest samples, up to a number, from which some are drawn to learn from.
template <class Sample>
class SampleMemory {
public:
    explicit SampleMemory(std::size_t most) : most_(most) {}

    void add(const std::vector<Sample>& samples)
    {
        for (const Sample& sample : samples) {
            if (samples_.size() < most_) {
                samples_.push_back(sample);
            } else {
                samples_[oldest_] = sample;
                oldest_ = (oldest_ + 1) % samples_.size();
            }
        }
    }

    [[nodiscard]] std::size_t size() const { return samples_.size(); }

    /// So many, any of them, some perhaps more than once. There must be one.
    [[nodiscard]] std::vector<Sample> draw(std::size_t count, Random& random) const
    {
        std::vector<Sample> drawn;
        drawn.reserve(count);
        for (std::size_t i = 0; i < count; ++i)
            drawn.push_back(samples_[static_cast<std::size_t>(random.below(static_cast<int>(size())))]);
        return drawn;
    }

    void save(ByteWriter& out) const
    {
        out.put(oldest_);
        out.put_all(std::span(samples_));
    }

    void restore(ByteReader& in)
    {
        oldest_ = in.take<std::size_t>();
        samples_ = in.take_all<Sample>();
        if (samples_.size() > most_) throw std::runtime_error("the checkpoint has a larger memory");
    }

private:
    std::size_t most_;
    std::vector<Sample> samples_;
    std::size_t oldest_ = 0;
};

}  // namespace gammonkit::training
