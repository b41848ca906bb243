#pragma once

#include "training/sample_memory.hpp"
#include "training/trainer.hpp"

#include <string>

namespace gammonkit::training {

/// A net that learns, and its file. Those who play have the net of the file, so that training that goes on
/// from a checkpoint plays as if nothing had happened.
class LearningNet {
public:
    LearningNet(std::string path, NetWeights weights, ThreadPool& threads)
        : path_(std::move(path)), net_(weights), trainer_(std::move(weights), threads)
    {
    }

    /// What is learned is for play in such steps.
    template <class Sample>
    float learn(std::span<const Sample> samples, float rate, FirstSteps steps = FirstSteps::fine)
    {
        const std::vector<float>& limits = net_.layers.front().limits;
        return trainer_.learn(samples, rate, steps == FirstSteps::fine ? std::span<const float>() : limits);
    }

    /// Takes over what was learned, with the limits that these samples show.
    template <class Sample>
    void renew(std::span<const Sample> samples)
    {
        take_over(inputs_of(samples, net_.encoding()));
    }

    /// As it plays.
    [[nodiscard]] const NetWeights& net() const { return net_; }

    void save_net() const;
    void save(ByteWriter& out) const;
    /// Goes on where that was saved; throws std::runtime_error if it was a net of another shape.
    void restore(ByteReader& in);

private:
    void take_over(std::span<const Inputs> samples);

    std::string path_;
    NetWeights net_;
    Trainer trainer_;
};

}  // namespace gammonkit::training
