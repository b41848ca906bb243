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
    if (open_.empty()) {
        ast_.games.push_back(tree);
    } else {
        ast_.trees[open_.back().tree].children.push_back(tree);
    }
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

void AstBuilder::add_node(std::string_view place)
{
    if (open_.empty()) {
        warn(place, "a node outside of any game");
        open(place, true);
    } else if (!ast_.trees[open_.back().tree].children.empty()) {
        warn(place, "a node after a variation; it is read as a variation");
        open(place, true);
    }
    ast_.nodes.push_back({.place = place, .first_property = ast_.properties.size(), .property_count = 0});
    ++ast_.trees[open_.back().tree].node_count;
    in_node_ = true;
}

void AstBuilder::end_property()
{
    property_.value_count = ast_.values.size() - property_.first_value;
    if (property_.value_count == 0) {
        warn(property_.identifier, fmt::format("{} has no value in brackets", property_.identifier));
    } else if (!in_node_) {
        warn(property_.identifier, fmt::format("{} stands outside of any node", property_.identifier));
    } else {
        ast_.properties.push_back(property_);
        ++ast_.nodes.back().property_count;
    }
}

void AstBuilder::unclosed_value(bool at_end)
{
    warn(ast_.values.back(), fmt::format("this value of {} has no \"]\"", property_.identifier));
    if (at_end) ast_.values.pop_back();
}

void AstBuilder::add_junk(std::string_view junk)
{
    warn(junk, fmt::format("expected a property, a node or a game instead of \"{}\"", junk.substr(0, 20)));
}

Ast AstBuilder::finish()
{
    for (const OpenTree& tree : open_) {
        if (tree.implied) continue;
        reporter_.report(
            error_at(source_, tree.place, "truncated", "the file ends before this \"(\" is closed"));
    }
    open_.clear();
    return std::move(ast_);
}

}  // namespace gammonkit::sgf
