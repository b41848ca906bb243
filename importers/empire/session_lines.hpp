#pragma once

#include "importers/mat/file_parts.hpp"
#include "model/player.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace gammonkit::empire {

/// What a file holds; all views are into the source.
struct SessionLines {
    /// Each with its names and rows, without a heading.
    std::vector<mat::GameLines> games = {};
    /// Lines in front of the first game.
    std::vector<std::string_view> others = {};
};

/// Finds the games of a session: each begins with the two names, above a row that is numbered 1. Where such a
/// row has no names above it, a game begins without them.
[[nodiscard]] SessionLines session_in(const SourceText& source);

/// Both names of a line: parted by the first gap of two blanks, or else single words.
[[nodiscard]] std::optional<ByPlayer<std::string_view>> names_in(std::string_view line);

}  // namespace gammonkit::empire
