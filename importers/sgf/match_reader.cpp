#include "importers/sgf/match_reader.hpp"

#include "formats/sgf/sgf_terms.hpp"
#include "importers/sgf/annotations.hpp"
#include "importers/sgf/escapes.hpp"
#include "importers/sgf/line_reader.hpp"
#include "model/player.hpp"
#include "model/replay.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

namespace gammonkit::sgf {
namespace {

/// What RE says: "W+2", "B+1R".
struct StatedResult {
    Player winner = Player::first;
    std::optional<int> points = {};  ///< Nothing: not stated, or stated as 0.
    bool by_resignation = false;
};

constexpr std::size_t kMostDigits = 7;

std::string_view take_digits(std::string_view& text)
{
    const auto* end = std::find_if_not(text.begin(), text.end(), is_digit);
    const std::string_view digits = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    text = without_first(text, digits.size());
    return digits;
}

/// Reads the value of RE, in any case: a color, "+" and points, of which a fraction is dropped; "R" or
/// "Resign" at the end is a resignation. Nothing for "0", "Void", "?", forfeits and whatever else.
std::optional<StatedResult> parse_result(std::string_view value)
{
    std::string_view rest = trimmed(value);
    StatedResult result;
    if (starts_with_ignoring_case(rest, "B")) {
        result.winner = Player::second;
    } else if (!starts_with_ignoring_case(rest, "W")) {
        return std::nullopt;
    }
    rest = without_first(rest);
    if (rest.empty()) return result;
    if (!rest.starts_with('+')) return std::nullopt;
    rest = without_first(rest);
    const std::string_view digits = take_digits(rest);
    if (digits.size() > kMostDigits) return std::nullopt;
    const int points = parse_int(digits).value_or(0);
    if (points > 0) result.points = points;
    if (rest.starts_with('.')) {
        rest = without_first(rest);
        take_digits(rest);
    }
    result.by_resignation = equals_ignoring_case(rest, "R") || equals_ignoring_case(rest, "Resign");
    return rest.empty() || result.by_resignation ? std::optional(result) : std::nullopt;
}

/// True unless both say something and it is not the same.
template <class T>
bool compatible(const std::optional<T>& a, const std::optional<T>& b)
{
    return !a || !b || *a == *b;
}
bool compatible(const std::string& a, const std::string& b)
{
    return a.empty() || b.empty() || a == b;
}

bool compatible(const Rules& match, const RootInfo& game)
{
    if (match.length != game.rules.length) return false;
    if (!game.rules_stated) return true;
    return match.variant == game.rules.variant && match.cube_limit == game.rules.cube_limit &&
           compatible(match.crawford, game.rules.crawford) && compatible(match.jacoby, game.rules.jacoby);
}

bool has_lower_score(const RootInfo& info, const Game& before)
{
    return info.score.first.value_or(before.score.first) < before.score.first ||
           info.score.second.value_or(before.score.second) < before.score.second;
}

std::string program_of(NodeView root)
{
    return text_of(root.take_first(key("AP")).value_or(std::string_view{}));
}

std::optional<StatedResult> take_result(NodeView& root)
{
    const std::optional<std::string_view> value = root.take_first(key("RE"));
    if (!value) return std::nullopt;
    const std::optional<StatedResult> result = parse_result(*value);
    if (!result) root.put_back(key("RE"));
    return result;
}

/// Puts the stated result where it belongs, once all turns are known. `cube` is the cube at the end.
void settle(Game& game, const Rules& rules, const Cube& cube, const StatedResult& result)
{
    const Outcome outcome{.winner = result.winner, .points = result.points.value_or(cube.value)};
    settle_outcome(game, follow_to_end(game, rules, game.crawford.value_or(false)), outcome,
                   result.by_resignation);
}

}  // namespace

bool MatchReader::continues_match(const RootInfo& info) const
{
    if (matches_.empty() || numbers_.empty()) return false;
    const Match& match = matches_.back();
    if (match.games.empty()) return false;
    const std::optional<int> last = numbers_.back();
    return compatible(match.rules, info) && compatible(match.players.first.name, info.names.first) &&
           compatible(match.players.second.name, info.names.second) &&
           (!last || !info.number || *last < *info.number) && !has_lower_score(info, match.games.back());
}

void MatchReader::begin_match(const RootInfo& info)
{
    number_games();
    matches_.push_back({.rules = info.rules, .games = {}});
}

/// Games are counted from 0 where the program is known to do so, or a game has the number 0.
void MatchReader::number_games()
{
    if (matches_.empty()) return;
    Match& match = matches_.back();
    const bool from_zero = numbers_games_from_zero(match.source) ||
                           std::find(numbers_.begin(), numbers_.end(), std::optional(0)) != numbers_.end();
    int number = 0;
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        number = numbers_[i] ? *numbers_[i] + (from_zero ? 1 : 0) : number + 1;
        match.games[i].number = number;
    }
    numbers_.clear();
}

Game MatchReader::read_game(const Ast& ast, NodeView& root, const RootInfo& info) const
{
    const Match& match = matches_.back();
    Game game{.score = {info.score.first.value_or(0), info.score.second.value_or(0)},
              .turns = {},
              .origin = {source_.offset_of(root.place())}};
    if (info.crawford_game || info.rules.crawford == true) game.crawford = info.crawford_game;
    game.automatic_doubles = take_automatic_doubles(root);
    const std::optional<StatedResult> result = take_result(root);
    const std::optional<std::string_view> table = root.take_first(key("ME"));

    const Reading reading{.source = source_,
                          .ast = ast,
                          .reporter = reporter_,
                          .units = {.money = match.rules.is_money()},
                          .checkers = checkers_of(match.rules.variant),
                          .engine = match.source,
                          .table = table ? text_of(*table) : std::string{}};
    LineReader line(reading, game, GameReplayer(match.rules, game, game.crawford.value_or(false)));
    if (!line.add_action(root)) {
        game.comment = take_comment(root);
        game.extras = root.rest();
    }
    line.add_tree(0, 1);
    if (result) settle(game, match.rules, line.state().cube, *result);
    return game;
}

void MatchReader::add_game(const Ast& ast, const Node& first)
{
    NodeView root(ast, first);
    const RootInfo info = take_root_info(root, program_of(root));
    for (const std::string_view word : info.not_understood)
        reporter_.report(
            warning_at(source_, word, "sgf-header", "this part of the heading is not understood"));
    if (!continues_match(info)) begin_match(info);
    Match& match = matches_.back();
    for (const Player player : kPlayers) {
        if (match.players[player].name.empty()) match.players[player].name = info.names[player];
    }
    take_match_properties(root, match);
    match.games.push_back(read_game(ast, root, info));
    numbers_.push_back(info.number);
}

std::vector<Match> MatchReader::take_matches()
{
    number_games();
    return std::move(matches_);
}

}  // namespace gammonkit::sgf
