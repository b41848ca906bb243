#include "importers/oldmoves/game_reader.hpp"

#include "model/scoring.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace gammonkit::oldmoves {
namespace {

enum class Word { doubles, accepts, rejects, wins, resigns };

struct Meaning {
    std::string_view text;
    Word word;
};

/// What rows say; FIBS writes the first of each kind, the others come from programs that imitate it.
constexpr std::array<Meaning, 13> kWords{{
    {"doubles", Word::doubles},
    {"redoubles", Word::doubles},
    {"beavers", Word::doubles},
    {"raccoons", Word::doubles},
    {"accepts", Word::accepts},
    {"takes", Word::accepts},
    {"rejects", Word::rejects},
    {"drops", Word::rejects},
    {"passes", Word::rejects},
    {"refuses", Word::rejects},
    {"wins", Word::wins},
    {"wants to resign", Word::resigns},
    {"resigns", Word::resigns},
}};

std::optional<Word> word_in(std::string_view said)
{
    const auto* found = std::find_if(kWords.begin(), kWords.end(), [&](const Meaning& meaning) {
        return starts_with_ignoring_case(said, meaning.text);
    });
    return found == kWords.end() ? std::nullopt : std::optional(found->word);
}

/// The number in front of the last "point" of a text: "ann will win 4 points".
std::optional<int> points_in(std::string_view said)
{
    const std::size_t at = said.rfind(" point");
    if (at == std::string_view::npos) return std::nullopt;
    const std::vector<std::string_view> before = words(said.substr(0, at));
    return before.empty() ? std::nullopt : parse_int(before.back());
}

bool is_dance(std::string_view text)
{
    static constexpr std::array<std::string_view, 3> kDances{"can't move", "cannot move", "no move"};
    return std::any_of(kDances.begin(), kDances.end(),
                       [&](std::string_view words) { return starts_with_ignoring_case(text, words); });
}

/// "(3 1)" at the front of a row, and what is behind it.
struct RollText {
    std::optional<Dice> dice;
    std::string_view rest;
};

std::optional<RollText> roll_in(std::string_view said)
{
    const std::size_t close = said.find(')');
    if (!said.starts_with('(') || close == std::string_view::npos) return std::nullopt;
    std::string digits;
    char last = ' ';
    for (const char c : said.substr(1, close - 1)) {
        const bool parts = c == ',' || (c == '-' && !digits.empty() && is_digit(last));
        if (!is_blank(c) && !parts) digits += c;
        last = c;
    }
    RollText roll{.dice = {}, .rest = trimmed(said.substr(close + 1))};
    if (digits.size() == 2) roll.dice = Dice::from(digits[0] - '0', digits[1] - '0');
    return roll;
}

}  // namespace

void GameReader::read_row(std::string_view row, std::optional<int> points)
{
    const Player player = row.starts_with('X') ? x_ : opponent(x_);
    const std::string_view said = trimmed(row.substr(2));
    if (said.starts_with('(')) {
        read_roll(player, said, row);
    } else {
        read_words(player, said, row, points);
    }
}

void GameReader::read_roll(Player player, std::string_view said, std::string_view row)
{
    const std::optional<RollText> roll = roll_in(said);
    if (!roll || !roll->dice) {
        turns_.warn(said, "bad-dice", "these are not two dice: the row is left out");
        return;
    }
    turns_.complete(player);
    if (roll->rest.empty()) {
        turns_.add(player, Roll{.dice = *roll->dice}, row);
    } else if (is_dance(roll->rest)) {
        turns_.add(player, CheckerPlay{.dice = *roll->dice}, row);
    } else {
        // X counts the points for both.
        turns_.play(player, *roll->dice, roll->rest, row,
                    player == x_ ? Renumber() : Renumber(notation::mirrored));
    }
}

void GameReader::read_words(Player player, std::string_view said, std::string_view row,
                            std::optional<int> points)
{
    const std::optional<Word> word = word_in(said);
    if (!word) {
        turns_.warn(row, "not-understood", "this is neither a roll nor a cube action nor a result: left out");
        return;
    }
    const bool resigned = has_resigned(opponent(player));
    switch (*word) {
    case Word::doubles:
        return read_double(player, row);
    case Word::accepts:
        turns_.add(player, resigned ? Action(AcceptResignation{}) : Action(Take{}), row);
        return;
    case Word::rejects:
        turns_.add(player, resigned ? Action(RefuseResignation{}) : Action(Drop{}), row);
        return;
    case Word::resigns:
        turns_.add(player, Resign{.stake = stake_in(said, points)}, row);
        return;
    case Word::wins:
        says_won_ = player;
        says_points_ = points_in(said);
        says_where_ = row;
    }
}

void GameReader::read_double(Player player, std::string_view row)
{
    Action action = turns_.double_to({}, player, true);
    if (std::holds_alternative<Double>(action)) turns_.complete(player);
    turns_.add(player, std::move(action), row);
}

/// What a resignation gives, in words or points, or else by the score that it leads to.
Stake GameReader::stake_in(std::string_view said, std::optional<int> points) const
{
    const std::string text = lowered(said);
    if (text.find("backgammon") != std::string::npos) return Stake::backgammon;
    if (text.find("gammon") != std::string::npos) return Stake::gammon;
    const std::optional<int> stated = points_in(said);
    const int value = (stated ? stated : points).value_or(1);
    const int cube = turns_.state().cube.value;
    if (value == 2 * cube) return Stake::gammon;
    return value == 3 * cube ? Stake::backgammon : Stake::single;
}

bool GameReader::has_resigned(Player player) const
{
    const GameState& state = turns_.state();
    return state.offer == Offer::resignation && state.offered_by == player;
}

std::optional<Player> GameReader::winner() const
{
    const std::optional<Outcome>& outcome = turns_.replayer().outcome();
    return outcome ? std::optional(outcome->winner) : says_won_;
}

/// What somebody wins who is said to have won before the end of the game.
int GameReader::points_of(Player winner)
{
    const GameState& state = turns_.state();
    if (says_points_) return *says_points_;
    if (has_resigned(opponent(winner))) return points_for(state.resigned_stake, state.cube, rules_);
    const bool dropped = state.offer == Offer::cube && state.offered_by == winner;
    if (!dropped) {
        turns_.warn(says_where_, "points-unknown",
                    fmt::format("how many points this wins is not recorded: taking {}", state.cube.value));
    }
    return state.cube.value;
}

void GameReader::settle(const std::optional<Outcome>& by_score, std::string_view heading)
{
    const GameReplayer& end = turns_.replayer();
    if (end.outcome()) {
        const bool differs = says_won_ && *says_won_ != end.outcome()->winner;
        if (differs) game_.claimed_outcome = {.winner = *says_won_, .points = end.outcome()->points};
    } else if (by_score) {
        const bool resigned = says_won_ || has_resigned(opponent(by_score->winner));
        if (says_won_ && *says_won_ != by_score->winner) {
            turns_.warn(says_where_, "score-differs", "the next score line says that the other player won");
        } else if (!says_won_) {
            turns_.warn(heading, "result-from-score",
                        "no result is recorded: taking it from the next score line");
        }
        turns_.settle(*by_score, resigned);
    } else if (says_won_) {
        turns_.settle({.winner = *says_won_, .points = points_of(*says_won_)}, true);
    }
}

}  // namespace gammonkit::oldmoves
