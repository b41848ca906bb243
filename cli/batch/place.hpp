#pragma once

#include "cli/options/arguments.hpp"
#include "model/decisions/decision.hpp"
#include "support/result.hpp"

#include <optional>

namespace gammonkit::cli {

/// Which board: before a turn of a game of a match, all from 1. No match: each; no game: the last; no turn:
/// the end.
struct Place {
    std::optional<int> match = {};
    std::optional<int> game = {};
    std::optional<int> turn = {};
};

/// What --place, or --game and --turn say. Fails with code "usage".
[[nodiscard]] Result<Place> place_of(const Arguments& arguments);

/// "g2-17", or "m3-g2-17" where a file holds `of` > 1 matches and this is of number `match`, from 1: what
/// --place understands.
[[nodiscard]] std::string place_text(const Decision& decision, std::size_t match, std::size_t of);

}  // namespace gammonkit::cli
