#include "model/identifiers/ogid.hpp"

#include "model/identifiers/identifier_text.hpp"
#include "model/limits.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <vector>

namespace gammonkit {
namespace {

// White's checkers count up from his bar, 0, and Black's down from his, 25; "q" is borne off.
constexpr Player kWhite = Player::first;
constexpr Player kBlack = Player::second;
constexpr std::string_view kPlaces = "0123456789abcdefghijklmnopq";
constexpr std::size_t kOffPlace = 26;

enum Field : std::size_t {
    kWhiteCheckers,
    kBlackCheckers,
    kCube,
    kDice,
    kTurn,
    kState,
    kWhiteScore,
    kBlackScore,
    kLength,
    kMoveNumber,
    kCheckerCount,
    kFields
};

constexpr int kHighestLog = std::countr_zero(static_cast<unsigned>(kHighestCube));
constexpr std::string_view kCode = "ogid";

tl::unexpected<Diagnostic> bad(std::string message)
{
    return failure(std::string(kCode), std::move(message));
}

char letter_of(Player player)
{
    return player == kWhite ? 'W' : 'B';
}

Player player_of(char letter)
{
    return letter == 'W' ? kWhite : kBlack;
}

/// A place of the board in the player's own numbering; that of `kOffPlace` means nothing.
std::size_t own_point(Player player, std::size_t place)
{
    return player == kWhite ? 25 - place : place;
}

std::string checkers_text(const Position& position, Player player)
{
    std::string text;
    for (std::size_t place = 0; place < kOffPlace; ++place) {
        const std::size_t point = own_point(player, place);
        if (point > 0) text.append(position.side(player)[point], kPlaces[place]);
    }
    return text;
}

std::string cube_text(const GameState& state)
{
    char owner = state.rules.uses_cube() ? 'N' : 'D';
    if (state.cube.owner) owner = letter_of(*state.cube.owner);
    char action = 'N';
    if (state.cube_is_offered()) action = 'O';
    if (state.phase == GamePhase::dropped) action = 'P';
    return fmt::format("{}{}{}", owner, std::countr_zero(static_cast<unsigned>(state.cube.value)), action);
}

/// With the first roll on the board the game has begun: then "IW" would name the player who acted last.
bool is_to_begin(const GameState& state)
{
    return state.phase == GamePhase::not_started && !state.dice;
}

std::string state_text(const GameState& state)
{
    switch (state.phase) {
    case GamePhase::not_started:
        if (!is_to_begin(state)) break;
        return state.on_roll == kWhite ? "IW" : "IB";
    case GamePhase::over:
        return "G";
    case GamePhase::resigned:
        return "RG";
    case GamePhase::dropped:
        return "P";
    case GamePhase::playing:
        break;
    }
    if (state.cube_is_offered()) return "D";
    return state.dice ? "R" : "C";
}

char turn_letter(const GameState& state)
{
    if (is_to_begin(state)) return letter_of(state.on_roll);
    return letter_of(opponent(state.offer == Offer::resignation ? state.on_roll : state.to_decide()));
}

Result<Side> read_checkers(std::string_view field, Player player)
{
    Side side{};
    if (field.size() > Position::kMostCheckers) {
        return bad(fmt::format("a player has more than {} checkers", Position::kMostCheckers));
    }
    for (const char letter : field) {
        const std::size_t place = kPlaces.find(letter);
        if (place == kOffPlace) continue;
        if (place == std::string_view::npos || own_point(player, place) == 0) {
            return bad(fmt::format("'{}' is no place for a {} checker", letter,
                                   player == kWhite ? "white" : "black"));
        }
        ++side[own_point(player, place)];
    }
    return side;
}

Result<Position> read_board(const std::vector<std::string_view>& fields, int total)
{
    GK_TRY(const Side white, read_checkers(fields[kWhiteCheckers], kWhite));
    GK_TRY(const Side black, read_checkers(fields[kBlackCheckers], kBlack));
    const std::optional<Position> position = Position::from({white, black}, total);
    if (!position) {
        return bad(fmt::format("both players stand on one point, or one has more than {} checkers", total));
    }
    return *position;
}

bool is_one_of(char letter, std::string_view letters)
{
    return letters.find(letter) != std::string_view::npos;
}

/// The digits between the owner and the action; nothing if the field is no cube.
std::optional<int> cube_log(std::string_view field)
{
    if (field.size() < 3 || !is_one_of(field.front(), "WBND?") || !is_one_of(field.back(), "NOTP")) return {};
    const std::string_view digits = field.substr(1, field.size() - 2);
    const std::optional<int> log = is_digit(digits.front()) ? parse_int(digits) : std::nullopt;
    return log && *log <= kHighestLog ? log : std::nullopt;
}

Result<GameState> with_cube(GameState state, std::string_view field)
{
    const std::optional<int> log = cube_log(field);
    if (!log) return bad(fmt::format("the cube must be such as N0N or W1O, not \"{:.40}\"", field));
    const char owner = field.front();
    state.cube.value = 1 << *log;
    if (owner == 'W' || owner == 'B') state.cube.owner = player_of(owner);
    if (owner == 'D') state.rules.cube_limit = 1;
    if (field.back() == 'O') state.offer = Offer::cube;
    if (field.back() == 'P') state.phase = GamePhase::dropped;
    return state;
}

Result<GameState> with_dice(GameState state, std::string_view field)
{
    if (field.empty() || field == "00") return state;
    if (field.size() == 2) state.dice = Dice::from(field[0] - '0', field[1] - '0');
    if (!state.dice)
        return bad(fmt::format("the dice must be two digits from 1 to 6, not \"{:.40}\"", field));
    return state;
}

std::optional<GamePhase> phase_of(std::string_view field, bool rolled)
{
    if (field.starts_with('I') && !rolled) return GamePhase::not_started;
    if (field == "G" || field == "M") return GamePhase::over;
    if (field == "RG" || field == "RM") return GamePhase::resigned;
    if (field == "P") return GamePhase::dropped;
    return std::nullopt;
}

Result<GameState> with_turn(GameState state, std::string_view turn, std::string_view game)
{
    if (game.size() > 2)
        return bad(fmt::format("the state must be two letters at most, not \"{:.40}\"", game));
    state.phase = phase_of(game, state.dice.has_value()).value_or(state.phase);
    if (game == "D") state.offer = Offer::cube;
    if (turn.empty()) return state;
    if (turn != "W" && turn != "B") return bad(fmt::format("the turn must be W or B, not \"{:.40}\"", turn));

    const Player acted = player_of(turn[0]);
    const bool waits = state.offer == Offer::cube;
    const bool begins = state.phase == GamePhase::not_started;
    state.on_roll = waits || begins ? acted : opponent(acted);
    if (waits) state.offered_by = acted;
    return state;
}

/// The length and what follows it: C = Crawford game; L and G with a number of games say nothing that counts
/// here.
Result<GameState> with_length(GameState state, std::string_view field)
{
    const std::size_t digits = std::min(field.find_first_of("CLG"), field.size());
    const std::string_view rest = field.substr(digits);
    if (!field.empty()) {
        GK_TRY(state.rules.length,
               number_field(field.substr(0, digits), "match length", 0, kMostPoints, kCode));
    }
    if (rest.size() > 1 && !parse_int(rest.substr(1))) {
        return bad(fmt::format("the match length must be such as 7 or 7C, not \"{:.40}\"", field));
    }
    state.crawford_game = rest.starts_with('C') && !state.rules.is_money();
    return state;
}

Result<GameState> with_score(GameState state, std::string_view white, std::string_view black)
{
    const bool playing = state.phase == GamePhase::playing || state.phase == GamePhase::not_started;
    const int most = state.rules.is_money() || !playing ? kMostPoints : state.rules.length - 1;
    if (!white.empty()) {
        GK_TRY(state.score[kWhite], number_field(white, "white score", 0, most, kCode));
    }
    if (!black.empty()) {
        GK_TRY(state.score[kBlack], number_field(black, "black score", 0, most, kCode));
    }
    return state;
}

Result<int> checker_count(std::string_view field, Variant variant)
{
    if (field.empty()) return checkers_of(variant);
    return number_field(field, "number of checkers", 1, Position::kMostCheckers, kCode);
}

}  // namespace

std::string ogid(const GameState& state)
{
    const std::string dice = state.dice ? fmt::format("{}{}", state.dice->low(), state.dice->high()) : "";
    const int total = state.position.total(kWhite);
    return fmt::format("{}:{}:{}:{}:{}:{}:{}:{}:{}{}{}", checkers_text(state.position, kWhite),
                       checkers_text(state.position, kBlack), cube_text(state), dice, turn_letter(state),
                       state_text(state), state.score[kWhite], state.score[kBlack], state.rules.length,
                       state.crawford_game ? "C" : "",
                       total == Position::kMostCheckers ? "" : fmt::format(":0:{}", total));
}

Result<GameState> state_from_ogid(std::string_view text, Variant variant)
{
    const std::string bare = bare_identifier(text, "OGID");
    std::vector<std::string_view> fields = split(bare, ':');
    if (fields.size() <= kCube || fields.size() > kFields) {
        return bad(fmt::format("an OGID has 3 to {} fields with ':' between them, not {}",
                               static_cast<std::size_t>(kFields), fields.size()));
    }
    fields.resize(kFields);
    GameState state;
    state.rules.variant = variant;
    GK_TRY(const int total, checker_count(fields[kCheckerCount], variant));
    GK_TRY(state.position, read_board(fields, total));
    GK_TRY(state, with_cube(state, fields[kCube]));
    GK_TRY(state, with_dice(state, fields[kDice]));
    GK_TRY(state, with_turn(state, fields[kTurn], fields[kState]));
    GK_TRY(state, with_length(state, fields[kLength]));
    return with_score(state, fields[kWhiteScore], fields[kBlackScore]);
}

}  // namespace gammonkit
