#include "training/learning_net.hpp"

#include "training/nets_folder.hpp"

#include <stdexcept>

namespace gammonkit::training {

void LearningNet::take_over(std::span<const Inputs> samples)
{
    net_ = value_of(read_net(write_net(with_limits(trainer_.average(), samples))));
}

void LearningNet::save_net() const
{
    write_all(path_, write_net(net_));
}

void LearningNet::save(ByteWriter& out) const
{
    const std::string net = write_net(net_);
    const std::vector<float> state = trainer_.state();
    out.put_all(std::span<const char>(net));
    out.put_all(std::span<const float>(state));
}

void LearningNet::restore(ByteReader& in)
{
    const std::vector<char> net = in.take_all<char>();
    const std::vector<float> state = in.take_all<float>();
    if (state.size() != trainer_.state().size())
        throw std::runtime_error("the checkpoint is of a net of another shape");
    net_ = value_of(read_net({net.begin(), net.end()}));
    trainer_.restore(state);
}

}  // namespace gammonkit::training
