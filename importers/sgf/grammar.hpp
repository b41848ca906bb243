#pragma once

#include "importers/sgf/ast_builder.hpp"

namespace gammonkit::sgf {

/// Parses an SGF file game by game, so that a large one takes no more memory for this than its largest game.
/// Never fails: what can't be understood is reported and stepped over, property by property, and what is
/// still open at the end is closed. Text before the first "(;" is not looked at. The views point into
/// `source`. Source: FF[4], https://www.red-bean.com/sgf/sgf4.html
class GameParser {
public:
    GameParser(const SourceText& source, Reporter& reporter);

    /// The next game, which is good until the one after it is asked for; null behind the last.
    [[nodiscard]] const Ast* next();

private:
    AstBuilder builder_;
    std::string_view rest_;  ///< What is not parsed yet.
};

/// Where the first game begins: at a "(" that a ";" follows, with nothing but blanks between; npos if
/// nowhere.
[[nodiscard]] std::size_t start_of_trees(std::string_view text);

}  // namespace gammonkit::sgf
