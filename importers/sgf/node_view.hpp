#pragma once

#include "importers/sgf/ast.hpp"
#include "model/match.hpp"

#include <bitset>
#include <span>

namespace gammonkit::sgf {

/// The properties of one node, taken one by one by those who understand them; what nobody took is an extra.
class NodeView {
public:
    NodeView(const Ast& ast, const Node& node)
        : ast_(ast), place_(node.place),
          properties_(ast.properties_of(node).first(std::min(node.property_count, kMost)))
    {
    }

    [[nodiscard]] std::string_view place() const { return place_; }

    /// The values of the first property of this kind that nobody took, which is then taken; empty if there is
    /// none.
    std::span<const std::string_view> take(Key key)
    {
        const std::size_t found = find(key);
        if (found == properties_.size()) return {};
        taken_.set(found);
        return ast_.values_of(properties_[found]);
    }
    /// The first value of it, or nothing.
    std::optional<std::string_view> take_first(Key key)
    {
        const std::span<const std::string_view> values = take(key);
        return values.empty() ? std::nullopt : std::optional(values.front());
    }
    [[nodiscard]] bool has(Key key) const { return find(key) < properties_.size(); }
    /// True if `key` is there, and not after `other`.
    [[nodiscard]] bool has_before(Key key, Key other) const { return has(key) && find(key) < find(other); }

    /// Undoes the last `take` of this kind: what the values say could not be understood.
    void put_back(Key key)
    {
        for (std::size_t i = properties_.size(); i-- > 0;) {
            if (properties_[i].key == key && taken_[i]) return void(taken_.reset(i));
        }
    }

    [[nodiscard]] bool all_taken() const { return taken_.count() == properties_.size(); }

    /// What was not taken, word for word.
    [[nodiscard]] Extras rest() const;

private:
    static constexpr std::size_t kMost = 256;  ///< Properties of one node; no file has so many.
    [[nodiscard]] std::size_t find(Key key) const
    {
        std::size_t i = 0;
        while (i < properties_.size() && (properties_[i].key != key || taken_[i]))
            ++i;
        return i;
    }

    const Ast& ast_;
    std::string_view place_;
    std::span<const Property> properties_;
    std::bitset<kMost> taken_;
};

}  // namespace gammonkit::sgf
