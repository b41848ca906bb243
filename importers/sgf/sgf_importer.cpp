#include "formats/sgf/format.hpp"

#include "importers/sgf/grammar.hpp"
#include "importers/sgf/match_reader.hpp"
#include "model/transform/position_match.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace gammonkit {
namespace {

using namespace sgf;

constexpr std::string_view kBackgammon = "6";

/// The first node of a game, or nothing if it has no node at all.
const Node* root_of(const Ast& game)
{
    if (game.trees.empty()) return nullptr;
    const std::span<const Node> nodes = game.nodes_of(game.trees.front());
    return nodes.empty() ? nullptr : &nodes.front();
}

/// What GM says; "1" is the game of go, and what the standard assumes where nothing is said.
std::string_view game_kind(const Ast& ast, const Node& root)
{
    return trimmed(NodeView(ast, root).take_first(key("GM")).value_or("1"));
}

bool is_backgammon(const SourceText& source, const Ast& ast, const Node* root, Reporter& reporter)
{
    if (root == nullptr) return false;
    const std::string_view kind = game_kind(ast, *root);
    if (kind == kBackgammon) return true;
    reporter.report(
        warning_at(source, root->place, "sgf-game-kind",
                   fmt::format("skipped a game of another kind: GM is {}, backgammon is 6", kind)));
    return false;
}

/// Two letters in the wrong order: nobody else's properties are named so.
void warn_of_exchanged_letters(const SourceText& source, const Ast& ast, Reporter& reporter)
{
    static constexpr std::array<std::string_view, 6> kExchanged{"LP", "ID", "UR", "IM", "WA", "VC"};
    for (const Property& property : ast.properties) {
        if (std::ranges::find(kExchanged, property.identifier) == kExchanged.end()) continue;
        reporter.report(
            warning_at(source, property.identifier, "sgf-property",
                       fmt::format("'{}' is not known: is it '{}'?", property.identifier,
                                   std::string(property.identifier.rbegin(), property.identifier.rend()))));
    }
}

/// A value without its "]" runs on over the nodes behind it.
void warn_of_swallowed_nodes(const SourceText& source, const Ast& ast, Reporter& reporter)
{
    for (const Property& property : ast.properties) {
        for (const std::string_view value : ast.values_of(property)) {
            const std::size_t line = value.find('\n');
            if (line == std::string_view::npos) continue;
            const std::string_view next = trimmed_left(value.substr(line));
            if (!next.starts_with(";B[") && !next.starts_with(";W[")) continue;
            reporter.report(warning_at(source, value, "sgf-value",
                                       "this value holds what looks like a move: is a \"]\" missing?"));
        }
    }
}

/// Matches that do nothing but set up a board are positions: so gnubg saves one.
Collection parted(std::vector<Match> matches)
{
    Collection collection;
    for (Match& match : matches) {
        if (std::optional<PositionRecord> position = position_set_up(match)) {
            collection.positions.push_back(*std::move(position));
        } else {
            collection.matches.push_back(std::move(match));
        }
    }
    return collection;
}

}  // namespace

Confidence sniff_sgf(const Sample& sample)
{
    const std::size_t start = start_of_trees(sample.text);
    if (start == std::string_view::npos) return Confidence::none;
    const std::string_view text = sample.text.substr(start);
    // One game of a file may be go and another backgammon.
    if (text.find("GM[6]") != std::string_view::npos) return Confidence::certain;
    // "(;" is found by chance among other data: in each twentieth picture.
    if (sample.text.substr(0, start).find('\0') != std::string_view::npos) return Confidence::none;
    const std::string_view root = trimmed_left(text.substr(text.find(';') + 1));
    const bool has_property = !root.empty() && root.front() >= 'A' && root.front() <= 'Z';
    const bool is_bare_tree = root.starts_with(')') || root.starts_with(';');
    return has_property || is_bare_tree ? Confidence::plausible : Confidence::none;
}

std::string declared_sgf_charset(std::string_view bytes)
{
    const std::string_view head = bytes.substr(0, kSampleSize);
    for (std::size_t at = head.find("CA["); at != std::string_view::npos; at = head.find("CA[", at + 1)) {
        // "CA" alone, not the end of another property's name.
        if (at > 0 && !is_blank(head[at - 1]) && head[at - 1] != ']' && head[at - 1] != ';') continue;
        const std::size_t value = at + 3;
        const std::size_t end = head.find(']', value);
        if (end == std::string_view::npos) break;
        return std::string(trimmed(head.substr(value, end - value)));
    }
    return {};
}

Result<Collection> read_sgf(const SourceText& source, const Options&, Reporter& reporter)
{
    GameParser games(source, reporter);
    MatchReader matches(source, reporter);
    while (const Ast* const game = games.next()) {
        warn_of_exchanged_letters(source, *game, reporter);
        warn_of_swallowed_nodes(source, *game, reporter);
        const Node* root = root_of(*game);
        if (is_backgammon(source, *game, root, reporter)) matches.add_game(*game, *root);
    }
    Collection collection = parted(matches.take_matches());
    if (collection.matches.empty() && collection.positions.empty()) {
        return tl::unexpected(error_at(source, source.text().substr(0, 0), "no-game",
                                       "there is no game of backgammon (GM[6]) in this file"));
    }
    return collection;
}

}  // namespace gammonkit
