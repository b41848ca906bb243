#include "training/nets_folder.hpp"

#include "support/files/file.hpp"

#include <filesystem>
#include <fmt/format.h>
#include <stdexcept>

namespace gammonkit::training {
namespace {

/// Moves numbers towards others by a part of the way.
void move_to(std::vector<float>& means, const std::vector<float>& numbers, float part)
{
    if (means.size() != numbers.size()) throw std::runtime_error("the nets have different shapes");
    for (std::size_t i = 0; i < means.size(); ++i)
        means[i] += part * (numbers[i] - means[i]);
}

}  // namespace

std::string read_all(const std::string& path)
{
    return value_of(read_input(path)).bytes;
}

std::string read_if_there(const std::string& path)
{
    return std::filesystem::exists(path) ? read_all(path) : std::string();
}

void write_all(const std::string& path, std::string_view bytes)
{
    const Result<void> written = write_output(path, bytes, Overwrite::yes);
    if (!written) throw std::runtime_error(written.error().message);
}

NetWeights weights_in(const std::string& path)
{
    return value_of(read_net(read_all(path)));
}

std::string net_path(const std::string& folder, std::string_view name)
{
    return fmt::format("{}/{}.net", folder, name);
}

bool has_net(const std::string& folder, std::string_view name)
{
    return std::filesystem::exists(net_path(folder, name));
}

Nets nets_in(const std::string& folder)
{
    const auto read = [&](std::string_view name) { return weights_in(net_path(folder, name)); };
    Nets nets;
    nets.ordering = read(kOrderingName);
    nets.stages.fill(read(kStageNames[0]));
    for (std::size_t stage = 1; stage < nets.stages.size(); ++stage)
        if (has_net(folder, kStageNames[stage])) nets.stages[stage] = read(kStageNames[stage]);
    return nets;
}

void make_nets(const Settings& settings)
{
    for (const std::string& name : settings.learn) {
        if (has_net(settings.nets, name)) continue;
        const std::vector<int>& widths = name == kOrderingName ? settings.ordering_widths : settings.widths;
        const Encoding encoding = name == kStageNames.back() ? Encoding::one_side : Encoding::tesauro;
        write_all(net_path(settings.nets, name),
                  write_net(NetWeights::random(widths, settings.seed, encoding)));
    }
}

NetWeights mean_with(NetWeights mean, const NetWeights& net, int count)
{
    if (net.layers.size() != mean.layers.size()) throw std::runtime_error("the nets have different shapes");
    const float part = 1 / static_cast<float>(count + 1);
    for (std::size_t l = 0; l < mean.layers.size(); ++l) {
        move_to(mean.layers[l].weights, net.layers[l].weights, part);
        move_to(mean.layers[l].biases, net.layers[l].biases, part);
        move_to(mean.layers[l].limits, net.layers[l].limits, part);
    }
    return mean;
}

NetWeights mean_of(const std::vector<NetWeights>& nets)
{
    NetWeights mean = nets.front();
    for (std::size_t n = 1; n < nets.size(); ++n)
        mean = mean_with(std::move(mean), nets[n], static_cast<int>(n));
    return mean;
}

}  // namespace gammonkit::training
