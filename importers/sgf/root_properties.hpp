#pragma once

#include "importers/sgf/node_view.hpp"
#include "model/match.hpp"

#include <optional>
#include <string>

namespace gammonkit::sgf {

/// What the root of a game says that decides which match it belongs to.
struct RootInfo {
    Rules rules = {};
    bool rules_stated = false;
    ByPlayer<std::string> names = {};
    std::optional<int> number = {};  ///< As written: from 0 or from 1.
    ByPlayer<std::optional<int>> score = {};
    bool crawford_game = false;
    std::vector<std::string_view> not_understood = {};  ///< Parts of MI and RU; those of RU stay in the node.
};

/// Takes MI, RU, PW and PB. `program` is the value of AP: GNU Backgammon leaves RU out where no rule is in
/// force, so that its silence says something.
[[nodiscard]] RootInfo take_root_info(NodeView& root, std::string_view program);

/// Takes what the root says about the match. What contradicts `match` stays in the node, and so becomes an
/// extra of the game.
void take_match_properties(NodeView& root, Match& match);

/// CV of a root: how often equal opening rolls doubled the cube; 0 if it says nothing.
[[nodiscard]] int take_automatic_doubles(NodeView& root);

}  // namespace gammonkit::sgf
