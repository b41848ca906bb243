#pragma once

#include "importers/sgf/reading.hpp"
#include "importers/sgf/root_properties.hpp"

#include <vector>

namespace gammonkit::sgf {

/// Puts the games of a file together into matches.
///
/// A game continues the match before it unless its root says otherwise: another length, other players, other
/// rules, a game number that is not higher than the one before, or a score that is lower.
class MatchReader {
public:
    MatchReader(const SourceText& source, Reporter& reporter) : source_(source), reporter_(reporter) {}

    /// Reads one game, which begins with `first`.
    void add_game(const Ast& ast, const Node& first);
    [[nodiscard]] bool empty() const { return matches_.empty(); }
    [[nodiscard]] std::vector<Match> take_matches();

private:
    [[nodiscard]] bool continues_match(const RootInfo& info) const;
    void begin_match(const RootInfo& info);
    [[nodiscard]] Game read_game(const Ast& ast, NodeView& root, const RootInfo& info) const;
    void number_games();

    const SourceText& source_;
    Reporter& reporter_;
    std::vector<Match> matches_;
    std::vector<std::optional<int>> numbers_;  ///< Of the games of the last match, as written.
};

}  // namespace gammonkit::sgf
