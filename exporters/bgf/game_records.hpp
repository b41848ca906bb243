#pragma once

#include "model/match.hpp"
#include "model/replay.hpp"
#include "support/json/json.hpp"

namespace gammonkit::bgf {

/// Game `index` as an object of the match document.
[[nodiscard]] nlohmann::json game_record(const Match& match, const FollowedMatch& followed,
                                         std::size_t index);

}  // namespace gammonkit::bgf
