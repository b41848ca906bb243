#include "importers/sgf/line_reader.hpp"

#include "importers/sgf/annotations.hpp"
#include "importers/sgf/setup.hpp"
#include "model/match.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit::sgf {
namespace {

/// Gibbon's "resign:2" states the points at stake.
std::optional<Action> resignation_of(std::string_view word, const Cube& cube)
{
    constexpr std::string_view kPrefix = "resign:";
    if (word == "accept") return AcceptResignation{};
    if (word == "reject") return RefuseResignation{};
    if (!word.starts_with(kPrefix)) return std::nullopt;
    const std::optional<int> points = parse_int(word.substr(kPrefix.size()));
    if (!points) return std::nullopt;
    return Resign{.stake = static_cast<Stake>(std::clamp(*points / cube.value, 1, 3))};
}

/// What "double" means. Where a game cannot be followed any more, the turn before tells what it answers.
Action offer_of(Player player, const TurnBuilder& turns, std::span<const Turn> line)
{
    if (!turns.replayer().stopped()) return turns.double_to({}, player, true);
    const auto offers = [](const Turn& turn) {
        return !std::holds_alternative<Remark>(turn.action) &&
               !std::holds_alternative<SetPosition>(turn.action) &&
               !std::holds_alternative<SetCube>(turn.action);
    };
    const auto last = std::find_if(line.rbegin(), line.rend(), offers);
    if (last == line.rend() || last->player == player) return Double{};
    if (std::holds_alternative<Beaver>(last->action)) return Raccoon{};
    const bool doubled =
        std::holds_alternative<Double>(last->action) || std::holds_alternative<Raccoon>(last->action);
    return doubled ? Action(Beaver{}) : Action(Double{});
}

std::optional<Action> cube_action_of(std::string_view word, Player player, const TurnBuilder& turns,
                                     std::span<const Turn> line)
{
    if (word == "double") return offer_of(player, turns, line);
    if (word == "take") return Take{};
    if (word == "drop") return Drop{};
    return resignation_of(word, turns.state().cube);
}

/// "31hefe" and "64" begin with a roll.
std::optional<Dice> roll_of(std::string_view letters)
{
    return letters.size() < 2 ? std::nullopt : Dice::from(letters[0] - '0', letters[1] - '0');
}

/// Blanks in the value of W or B mean nothing.
std::string without_blanks(std::string_view value)
{
    std::string letters;
    std::copy_if(value.begin(), value.end(), std::back_inserter(letters),
                 [](char c) { return !is_blank(c); });
    return letters;
}

/// The player of the next turn that shows who was on roll; nothing if another board comes first.
std::optional<Player> next_to_act(std::span<const Turn> turns)
{
    for (const Turn& turn : turns) {
        if (std::holds_alternative<SetPosition>(turn.action)) return std::nullopt;
        if (std::holds_alternative<CheckerPlay>(turn.action) || std::holds_alternative<Roll>(turn.action) ||
            std::holds_alternative<Double>(turn.action)) {
            return turn.player;
        }
    }
    return std::nullopt;
}

}  // namespace

void LineReader::push(Player player, Action action, const NodeView& node)
{
    builder_.add(player, std::move(action), {reading_.source.offset_of(node.place())});
}

/// Adds "31hefe": a roll and the pairs of letters of a play. False, and nothing added, if it is not that.
bool LineReader::push_play(Player player, std::string_view letters, const NodeView& node)
{
    const std::optional<Dice> dice = roll_of(letters);
    const std::optional<Play> play = dice ? play_of(letters.substr(2), player) : std::nullopt;
    if (!play) return false;
    builder_.add(player, CheckerPlay{.dice = *dice, .play = *play},
                 {reading_.source.offset_of(node.place())});
    return true;
}

Turn* LineReader::last_to_join()
{
    return turns_.empty() || turns_.size() == branched_at_ ? nullptr : &turns_.back();
}

/// A board straight after dice that were not played shows what an illegal play led to: gnubg writes no steps
/// then.
bool LineReader::add_position(NodeView& node)
{
    const std::optional<Position> position = take_position(node, builder_.state().position, reading_);
    if (!position) return false;
    const std::optional<Player> player = take_player(node);
    if (const Turn* last = last_to_join(); last != nullptr && node.all_taken()) {
        if (const auto* roll = std::get_if<Roll>(&last->action)) {
            builder_.complete_last(CheckerPlay{.dice = roll->dice, .result = position});
            return true;
        }
    }
    push(player.value_or(builder_.state().on_roll), SetPosition{.position = *position}, node);
    return true;
}

/// gnubg writes value and owner of a cube as two nodes.
bool LineReader::add_cube(NodeView& node)
{
    const bool owner_alone = !node.has(key("CV"));
    const std::optional<Cube> cube = take_cube(node, builder_.state().cube);
    if (!cube) return false;
    const Player player = take_player(node).value_or(Player::first);
    const Turn* const last = last_to_join();
    const bool second_half =
        owner_alone && last != nullptr && is_bare(*last) && std::holds_alternative<SetCube>(last->action);
    if (second_half) {
        builder_.complete_last(SetCube{.cube = *cube});
        return true;
    }
    push(player, SetCube{.cube = *cube}, node);
    return true;
}

bool LineReader::add_play(NodeView& node)
{
    const std::optional<Key> color = node.first_of(key("W"), key("B"));
    if (!color) return false;
    const Player player = *color == key("W") ? Player::first : Player::second;
    const std::string_view value = *node.take_first(*color);
    if (node.first_of(key("W"), key("B")))
        reading_.warn(node.place(), "sgf-move", "a node with two moves: the second is left out");
    return push_play(player, value, node) || add_other_move(player, value, *color, node);
}

/// What is no play at first sight: it may hold blanks, be an action of the cube, or not to be understood.
bool LineReader::add_other_move(Player player, std::string_view value, Key color, NodeView& node)
{
    const std::string letters = without_blanks(value);
    if (push_play(player, letters, node)) return true;
    if (const std::optional<Dice> dice = roll_of(letters)) {
        push(player, CheckerPlay{.dice = *dice, .notation = letters.substr(2)}, node);
        reading_.warn(value, "sgf-move", "expected up to four pairs of letters from a to z after the roll");
        node.put_back(color);  // Written back as it was, too.
    } else if (std::optional<Action> action = cube_action_of(letters, player, builder_, turns_)) {
        push(player, *std::move(action), node);
    } else {
        reading_.warn(value, "sgf-move", "expected a roll and its moves, double, take or drop");
        node.put_back(color);
        return false;
    }
    return true;
}

bool LineReader::add_roll(NodeView& node)
{
    const bool is_stated = node.has(key("DI"));
    const std::optional<Dice> dice = take_dice(node);
    if (!dice && is_stated) reading_.warn(node.place(), "sgf-dice", "these are not two dice");
    if (!dice) return false;
    const Player player = take_player(node).value_or(builder_.state().on_roll);
    push(player, Roll{.dice = *dice}, node);
    return true;
}

bool LineReader::add_action(NodeView& node)
{
    bool acted = node.may_have({key("AE"), key("AW"), key("AB")}) && add_position(node);
    acted = (node.may_have({key("CV"), key("CP"), key("CO")}) && add_cube(node)) || acted;
    if (add_play(node)) {
        acted = true;
        if (node.has(key("DI"))) reading_.warn(node.place(), "sgf-move", "a node with a move and a roll");
    } else {
        acted = add_roll(node) || acted;
    }
    if (acted && !node.all_taken()) describe_last(node);
    return acted;
}

void LineReader::describe_last(NodeView& node)
{
    if (turns_.empty()) return;
    annotate(turns_.back(), node, reading_);
    turns_.back().extras = node.rest();
}

void LineReader::add_node(const Node& node)
{
    NodeView view(reading_.ast, node);
    if (add_action(view)) return;
    const Player player = take_player(view).value_or(Player::first);
    push(player, Remark{}, view);
    describe_last(view);
}

void LineReader::add_tree(std::size_t tree, std::size_t first)
{
    std::vector<Branch> branches;
    // Once: a vector that is told its size again and again grows by what it was told, and is copied each
    // time.
    turns_.reserve(reading_.ast.trees[tree].node_count + kSettlingTurns);
    while (true) {
        const Tree& current = reading_.ast.trees[tree];
        for (const Node& node :
             without_first(reading_.ast.nodes_of(current), std::min(first, current.node_count)))
            add_node(node);
        if (current.children.empty()) break;
        if (current.children.size() > 1) {
            branches.push_back({.turn = turns_.size(), .before = builder_.replayer(), .tree = tree});
            branched_at_ = turns_.size();
        }
        tree = current.children.front();
        first = 0;
    }
    settle_players_on_roll();
    for (const Branch& branch : branches)
        add_variations(branch);
}

void LineReader::add_variations(const Branch& branch)
{
    const std::span<const std::size_t> children = reading_.ast.trees[branch.tree].children;
    if (depth_ == kDeepestVariation) {
        const Tree& lost = reading_.ast.trees[children[1]];
        const std::span<const Node> nodes = reading_.ast.nodes_of(lost);
        const std::string_view place = nodes.empty() ? reading_.source.text() : nodes.front().place;
        reading_.warn(place, "sgf-depth",
                      fmt::format("variations more than {} deep are left out", kDeepestVariation));
        return;
    }
    if (branch.turn == turns_.size()) turns_.push_back({});
    for (const std::size_t child : without_first(children)) {
        Game line;
        LineReader(reading_, line, branch.before, depth_ + 1).add_tree(child);
        turns_[branch.turn].variations.push_back({.turns = std::move(line.turns)});
    }
}

/// The player written with a board is not to be trusted: gnubg writes White whoever is on roll. What happens
/// next tells.
void LineReader::settle_players_on_roll()
{
    for (std::size_t i = 0; i < turns_.size(); ++i) {
        if (!std::holds_alternative<SetPosition>(turns_[i].action)) continue;
        turns_[i].player = next_to_act(without_first(std::span(turns_), i + 1)).value_or(turns_[i].player);
    }
}

}  // namespace gammonkit::sgf
