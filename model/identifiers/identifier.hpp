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

/// Which identifier `text` looks like, by its prefix or its shape; nothing for other text.
[[nodiscard]] std::optional<IdentifierKind> identifier_kind(std::string_view text);

/// Reads any identifier, whichever of XGID, OGID, Position ID and Match ID (alone or together) it is, with or
/// without prefix and quotes. None of them names the variant: see `state_from_xgid`.
[[nodiscard]] Result<IdentifiedState> state_from_identifier(std::string_view text,
                                                            Variant variant = Variant::standard);

}  // namespace gammonkit
