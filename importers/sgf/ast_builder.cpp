#include "importers/sgf/ast_builder.hpp"

#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::sgf {

void AstBuilder::warn(std::string_view place, std::string_view message)
{
    reporter_.report(warning_at(source_, place, "sgf-syntax", std::string(message)));
}

void AstBuilder::open(std::string_view place, bool implied)
{
    const std::size_t tree = ast_.trees.size();
    if (!open_.empty()) ast_.trees[open_.back().tree].children.push_back(tree);
    ast_.trees.push_back({.first_node = ast_.nodes.size(), .node_count = 0, .children = {}});
    open_.push_back({.tree = tree, .place = place, .implied = implied});
    in_node_ = false;
}

void AstBuilder::open_tree(std::string_view place)
{
    open(place, false);
}

void AstBuilder::close_tree(std::string_view place)
{
    while (!open_.empty() && open_.back().implied)
        open_.pop_back();
    if (open_.empty()) {
        warn(place, "there is no open \"(\" for this \")\"");
    } else {
        open_.pop_back();
    }
    in_node_ = false;
}

/// Opens a tree for a node that stands where none may.
void AstBuilder::imply_tree(std::string_view place)
{
    warn(place, open_.empty() ? "a node outside of any game"
                              : "a node after a variation; it is read as a variation");
    open(place, true);
}

void AstBuilder::refuse_property()
{
    const Property& property = ast_.properties.back();
    const std::string_view name = property.identifier;
    warn(name, property.value_count == 0 ? fmt::format("{} has no value in brackets", name)
                                         : fmt::format("{} stands outside of any node", name));
    ast_.properties.pop_back();
}

void AstBuilder::unclosed_value(bool at_end)
{
    warn(ast_.values.back(), fmt::format("this value of {} has no \"]\"", ast_.properties.back().identifier));
    if (at_end) ast_.values.pop_back();
}

void AstBuilder::add_junk(std::string_view junk)
{
    warn(junk, fmt::format("expected a property, a node or a game instead of \"{}\"", junk.substr(0, 20)));
}

void AstBuilder::begin()
{
    // Their memory is good for the next game.
    ast_.values.clear();
    ast_.properties.clear();
    ast_.nodes.clear();
    ast_.trees.clear();
}

const Ast* AstBuilder::finished()
{
    for (const OpenTree& tree : open_) {
        if (tree.implied) continue;
        reporter_.report(
            error_at(source_, tree.place, "truncated", "the file ends before this \"(\" is closed"));
    }
    open_.clear();
    return ast_.trees.empty() ? nullptr : &ast_;
}

}  // namespace gammonkit::sgf
