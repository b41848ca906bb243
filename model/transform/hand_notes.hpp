#pragma once

#include "model/decisions/place.hpp"
#include "model/match.hpp"
#include "support/result.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace gammonkit {

/// What a comment becomes.
struct CommentChange {
    std::string text = {};  ///< Empty takes a comment away.
    bool appended = false;  ///< Below what is there, instead of in its place.
    friend bool operator==(const CommentChange&, const CommentChange&) = default;
};

/// What somebody says of a place in a match, and what was there before is replaced by.
struct HandNote {
    std::optional<std::size_t> match =
        {};  ///< From 1, in the order of the file; may be left out of one match.
    std::optional<std::size_t> game = {};  ///< From 1; nothing: the match as a whole.
    std::optional<std::size_t> turn = {};  ///< From 1; nothing: the game as a whole.
    bool before_roll = false;              ///< Marks the decision about the cube before the turn's roll.
    std::optional<CommentChange> comment = {};
    /// Of each, the mark to set, or nothing to take one away.
    std::optional<std::optional<SkillMark>> skill = {};
    std::optional<std::optional<LuckMark>> luck = {};
    friend bool operator==(const HandNote&, const HandNote&) = default;
};

/// "g2-17c", "m3-g2", "match": where a note belongs.
[[nodiscard]] std::string place_text(const HandNote& note);

/// Writes notes into a collection. Says what it changed, a line each. Fails with code "place" if there is no
/// such place, or nothing there that the mark can judge; then nothing is to be used.
[[nodiscard]] Result<std::vector<std::string>> add_notes(Collection& collection,
                                                         std::span<const HandNote> notes);

}  // namespace gammonkit
