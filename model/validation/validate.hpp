#pragma once

#include "model/match.hpp"
#include "support/diagnostic.hpp"

#include <cstddef>
#include <optional>

namespace gammonkit {

/// Reports every rule that the record breaks, each at the place in the file where it was read.
///
/// Turn by turn: illegal plays, dice that can't be, wrong player, cube actions out of place, plays after the
/// end. Game by game: stated score or outcome that contradicts the turns, unfinished games, Crawford and cube
/// rules. Match: games after the match was won, missing games, scores that fall. The message names match,
/// game and turn. Positions that stand alone: states that no game can lead to.
void validate(const Collection& collection, Reporter& reporter);

/// The same for one match; `number`, from 1, names it in messages if there are several.
void validate(const Match& match, std::optional<std::size_t> number, Reporter& reporter);

/// The same for one position; `label` names it in messages if there are several ("position 2: ").
void validate(const PositionRecord& record, std::string_view label, Reporter& reporter);

}  // namespace gammonkit
