#pragma once

#include "model/game_state.hpp"
#include "support/result.hpp"

#include <string_view>

namespace gammonkit {

enum class IdentifierKind { gnubg, xgid, ogid };

struct IdentifiedState {
    IdentifierKind kind;
    GameState state;
};

/// Reads any identifier, whichever of XGID, OGID, Position ID and Match ID (alone or together) it is.
[[nodiscard]] Result<IdentifiedState> state_from_identifier(std::string_view text);

}  // namespace gammonkit
