#pragma once

#include "analysis/evaluate/position_class.hpp"
#include "analysis/evaluate/shipped_nets.hpp"
#include "training/options.hpp"
#include "training/value_of.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::training {

/// Of the files of the nets of the stages, in the order of Stage.
inline constexpr std::array<std::string_view, kStages> kStageNames{"contact", "back-game", "late", "race"};
inline constexpr std::string_view kOrderingName = "ordering";

// What cannot be read or written throws std::runtime_error, whose message says why.
[[nodiscard]] std::string read_all(const std::string& path);
/// The same; empty if there is no such file.
[[nodiscard]] std::string read_if_there(const std::string& path);
/// In one step: a reader finds the old file or the new one.
void write_all(const std::string& path, std::string_view bytes);

[[nodiscard]] NetWeights weights_in(const std::string& path);
[[nodiscard]] std::string net_path(const std::string& folder, std::string_view name);
[[nodiscard]] bool has_net(const std::string& folder, std::string_view name);

/// The nets of a folder. A stage without one is judged by that of contact positions.
[[nodiscard]] Nets nets_in(const std::string& folder);

/// Writes random nets where those that are to learn are missing.
void make_nets(const Settings& settings);

/// The net whose every weight is the mean of those of nets of one shape. Nets that come from one another,
/// each by some hours of learning, differ in their mistakes more than in what they know.
[[nodiscard]] NetWeights mean_of(const std::vector<NetWeights>& nets);

/// The mean of `count` nets, known as `mean`, and one more.
[[nodiscard]] NetWeights mean_with(NetWeights mean, const NetWeights& net, int count);

}  // namespace gammonkit::training
