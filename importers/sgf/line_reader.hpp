#pragma once

#include "importers/sgf/node_view.hpp"
#include "importers/sgf/reading.hpp"
#include "importers/turns/turn_builder.hpp"

#include <vector>

namespace gammonkit::sgf {

/// How deep variations may stand within variations; what lies deeper is left out, with a warning.
inline constexpr int kDeepestVariation = 32;

/// Reads one line of play, node by node, and the variations that branch off it.
class LineReader {
public:
    /// The line's turns are added to `line`, which has none yet. `start`: what has been played before them.
    LineReader(const Reading& reading, Game& line, const GameReplayer& start, int depth = 0)
        : reading_(reading), turns_(line.turns), builder_(line, start), depth_(depth)
    {
    }

    /// Turns what a node sets up or plays into turns, and gives what it says about them to the last; false
    /// if it neither sets up nor plays anything.
    bool add_action(NodeView& node);

    /// A node, whatever it holds.
    void add_node(const Node& node);

    /// The nodes of `tree` from number `first` on, then the first of its branches as far as that goes. The
    /// other branches become variations of the turn that they replace.
    void add_tree(std::size_t tree, std::size_t first = 0);

    /// What the line leads to.
    [[nodiscard]] const GameState& state() const { return builder_.state(); }

private:
    /// Where a line branches: the turn, what stood before it, and the tree whose children the branches are.
    struct Branch {
        std::size_t turn;
        GameReplayer before;
        std::size_t tree;
    };
    void push(Player player, Action action, const NodeView& node);
    bool push_play(Player player, std::string_view letters, const NodeView& node);
    bool add_position(NodeView& node);
    bool add_cube(NodeView& node);
    bool add_play(NodeView& node);
    bool add_other_move(Player player, std::string_view value, Key color, NodeView& node);
    bool add_roll(NodeView& node);
    void describe_last(NodeView& node);
    [[nodiscard]] Turn* last_to_join();
    void add_variations(const Branch& branch);
    void settle_players_on_roll();

    const Reading& reading_;
    std::vector<Turn>& turns_;
    TurnBuilder builder_;
    int depth_;
    std::size_t branched_at_ = SIZE_MAX;  ///< The turn at which the line last branched.
};

}  // namespace gammonkit::sgf
