#pragma once

#include "exporters/ogxm/game_plies.hpp"
#include "model/match.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::ogxm {

/// A text in the parts that annotations can hold; reading puts a line end between them.
[[nodiscard]] std::vector<std::string_view> parts_of_text(std::string_view text);

/// True if the text comes back as it was: it is cut only where lines end.
[[nodiscard]] bool comes_back(std::string_view text);

/// The payload of ANNO: comments, and extras under their keys. Comments on turns that are no ply stand at the
/// ply before. Empty if there is nothing to say.
[[nodiscard]] std::string annotations_payload(const Match& match, const std::vector<GamePlies>& games);

}  // namespace gammonkit::ogxm
