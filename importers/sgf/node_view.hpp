#pragma once

#include "importers/sgf/ast.hpp"
#include "model/match.hpp"
#include "support/ends.hpp"

#include <bitset>
#include <span>

namespace gammonkit::sgf {

/// The properties of one node, taken one by one by those who understand them; what nobody took is an extra.
class NodeView {
public:
    NodeView(const Ast& ast, const Node& node)
        : ast_(ast), place_(node.place),
          properties_(part_of(ast.properties_of(node), 0, std::min(node.property_count, kMost))),
          left_(properties_.size())
    {
        for (const Property& property : properties_)
            present_ |= mark(property.key);
    }

    [[nodiscard]] std::string_view place() const { return place_; }

    /// The values of the first property of this kind that nobody took, which is then taken; empty if there is
    /// none.
    std::span<const std::string_view> take(Key key)
    {
        const std::size_t found = find(key);
        if (found == properties_.size()) return {};
        taken_.set(found);
        --left_;
        return ast_.values_of(properties_[found]);
    }
    /// The first value of it, or nothing.
    std::optional<std::string_view> take_first(Key key)
    {
        const std::span<const std::string_view> values = take(key);
        return values.empty() ? std::nullopt : std::optional(values.front());
    }
    /// False only if none of these is there: a quick look before a long one.
    [[nodiscard]] bool may_have(std::initializer_list<Key> keys) const
    {
        std::uint64_t marks = 0;
        for (const Key key : keys)
            marks |= mark(key);
        return (present_ & marks) != 0;
    }
    [[nodiscard]] bool has(Key key) const { return find(key) < properties_.size(); }
    /// Which of two kinds comes first; nothing if neither is there.
    [[nodiscard]] std::optional<Key> first_of(Key one, Key other) const
    {
        for (std::size_t i = 0; i < properties_.size(); ++i) {
            const Key key = properties_[i].key;
            if ((key == one || key == other) && !taken_[i]) return key;
        }
        return std::nullopt;
    }

    /// Undoes the last `take` of this kind: what the values say could not be understood.
    void put_back(Key key)
    {
        for (std::size_t i = properties_.size(); i-- > 0;) {
            if (properties_[i].key != key || !taken_[i]) continue;
            taken_.reset(i);
            ++left_;
            return;
        }
    }

    [[nodiscard]] bool all_taken() const { return left_ == 0; }

    /// What was not taken, word for word.
    [[nodiscard]] Extras rest() const
    {
        Extras extras;
        for (std::size_t i = 0; i < properties_.size(); ++i) {
            if (taken_[i]) continue;
            Extra& extra = extras.emplace_back();
            extra.key = "sgf:" + std::string(properties_[i].identifier);
            for (const std::string_view value : ast_.values_of(properties_[i]))
                extra.values.emplace_back(value);
        }
        return extras;
    }

private:
    static constexpr std::size_t kMost = 256;  ///< Properties of one node; no file has so many.
    /// One of 64 bits for each kind of property. Most kinds that are asked for are not there.
    [[nodiscard]] static constexpr std::uint64_t mark(Key key)
    {
        return std::uint64_t{1} << (key * 0x9e3779b1U >> 26U);
    }
    [[nodiscard]] std::size_t find(Key key) const
    {
        if ((present_ & mark(key)) == 0) return properties_.size();
        std::size_t i = 0;
        while (i < properties_.size() && (properties_[i].key != key || taken_[i]))
            ++i;
        return i;
    }

    const Ast& ast_;
    std::string_view place_;
    std::span<const Property> properties_;
    std::uint64_t present_ = 0;  ///< The marks of the properties.
    std::size_t left_;           ///< How many were not taken.
    std::bitset<kMost> taken_;
};

}  // namespace gammonkit::sgf
