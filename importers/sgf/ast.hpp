#pragma once

#include "support/ends.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace gammonkit::sgf {

/// What a property's identifier means: its capital letters, at most two. Older files write "WhiteRank" for
/// "WR"; three or more capitals are some other program's own property and have the key 0.
using Key = std::uint16_t;

[[nodiscard]] constexpr Key key(std::string_view identifier)
{
    unsigned letters = 0;
    for (const char c : identifier) {
        if (c < 'A' || c > 'Z') continue;
        if (letters > 0xff) return 0;
        letters = letters << 8U | static_cast<unsigned char>(c);
    }
    return static_cast<Key>(letters);
}

/// `IDENT[value][value]`: values as they are in the file, between their brackets.
struct Property {
    std::string_view identifier;
    Key key = 0;
    std::size_t first_value = 0;
    std::size_t value_count = 0;
};

/// `;` and its properties.
struct Node {
    std::string_view place;  ///< The semicolon.
    std::size_t first_property = 0;
    std::size_t property_count = 0;
};

/// `( node+ tree* )`: a sequence of nodes, then the lines that branch off after the last of them.
struct Tree {
    std::size_t first_node = 0;
    std::size_t node_count = 0;
    std::vector<std::size_t> children;  ///< Indices of trees; the first is the main line.
};

/// One game of an SGF file, flat: everything refers to what it holds by index, and text by views into the
/// source, so that neither size nor depth of nesting costs more than memory.
struct Ast {
    std::vector<std::string_view> values;
    std::vector<Property> properties;
    std::vector<Node> nodes;
    std::vector<Tree> trees;  ///< The first holds the others.

    [[nodiscard]] std::span<const std::string_view> values_of(const Property& property) const
    {
        return part_of(std::span(values), property.first_value, property.value_count);
    }
    [[nodiscard]] std::span<const Property> properties_of(const Node& node) const
    {
        return part_of(std::span(properties), node.first_property, node.property_count);
    }
    [[nodiscard]] std::span<const Node> nodes_of(const Tree& tree) const
    {
        return part_of(std::span(nodes), tree.first_node, tree.node_count);
    }
};

}  // namespace gammonkit::sgf
