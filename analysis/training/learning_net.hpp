#pragma once

#include "analysis/training/byte_stream.hpp"
#include "analysis/training/trainer.hpp"

#include <string>

namespace gammonkit::training {

/// A net that learns, and its file. Those who play have the net of the file, so that training that goes on
/// from a checkpoint plays as if nothing had happened.
class LearningNet {
public:
    LearningNet(std::string path, NetWeights weights)
        : path_(std::move(path)), net_(weights), trainer_(std::move(weights))
    {
    }

    float learn(std::span<const LabeledSample> samples, float rate) { return trainer_.learn(samples, rate); }

    /// Takes over what was learned, with the limits that these samples show.
    void renew(std::span<const LabeledSample> samples);

    /// As it plays.
    [[nodiscard]] const NetWeights& net() const { return net_; }

    void save_net() const;
    void save(ByteWriter& out) const;
    /// Goes on where that was saved; throws std::runtime_error if it was a net of another shape.
    void restore(ByteReader& in);

private:
    std::string path_;
    NetWeights net_;
    Trainer trainer_;
};

}  // namespace gammonkit::training
