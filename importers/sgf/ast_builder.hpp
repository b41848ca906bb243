#pragma once

#include "importers/sgf/ast.hpp"
#include "support/source_text.hpp"

#include <string_view>
#include <vector>

namespace gammonkit::sgf {

/// Builds the tree of a game out of what the grammar meets, in the order of the file, and says what is out of
/// place.
class AstBuilder {
public:
    AstBuilder(const SourceText& source, Reporter& reporter) : source_(source), reporter_(reporter) {}

    void open_tree(std::string_view place);
    void close_tree(std::string_view place);
    void add_node(std::string_view place)
    {
        if (open_.empty() || !ast_.trees[open_.back().tree].children.empty()) imply_tree(place);
        ast_.nodes.push_back({.place = place, .first_property = ast_.properties.size(), .property_count = 0});
        ++ast_.trees[open_.back().tree].node_count;
        in_node_ = true;
    }
    void begin_property(std::string_view identifier)
    {
        ast_.properties.push_back({.identifier = identifier,
                                   .key = key(identifier),
                                   .first_value = ast_.values.size(),
                                   .value_count = 0});
    }
    void add_value(std::string_view value) { ast_.values.push_back(value); }
    void end_property()
    {
        Property& property = ast_.properties.back();
        property.value_count = ast_.values.size() - property.first_value;
        if (property.value_count == 0 || !in_node_) return refuse_property();
        ++ast_.nodes.back().property_count;
    }
    /// The value last added has no "]": it is kept where the line ends before the next node, dropped at the
    /// end of the file, where nobody knows how much is missing.
    void unclosed_value(bool at_end);
    void add_junk(std::string_view junk);

    /// Forgets the game before.
    void begin();
    /// True if a game is there as a whole.
    [[nodiscard]] bool holds_game() const { return open_.empty() && !ast_.trees.empty(); }
    /// Closes what is still open. The game, or null if there is none.
    [[nodiscard]] const Ast* finished();

private:
    struct OpenTree {
        std::size_t tree;
        std::string_view place;
        bool implied = false;  ///< Opened by a node that follows a variation, not by "(".
    };
    void open(std::string_view place, bool implied);
    void imply_tree(std::string_view place);
    void refuse_property();
    void warn(std::string_view place, std::string_view message);

    const SourceText& source_;
    Reporter& reporter_;
    Ast ast_;
    std::vector<OpenTree> open_;
    bool in_node_ = false;
};

}  // namespace gammonkit::sgf
