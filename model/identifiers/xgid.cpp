#include "model/identifiers/xgid.hpp"

#include "model/identifiers/identifier_text.hpp"
#include "model/limits.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <vector>

namespace gammonkit {
namespace {

// The bottom player's letters are upper case and his points count in the board's order.
constexpr Player kBottom = Player::second;
constexpr Player kTop = Player::first;

constexpr std::size_t kPlaces = 26;
constexpr std::size_t kFields = 10;  // The last may be missing.
constexpr int kUsualLimit = 10;      // As a power of two.
constexpr int kHighestLog = std::countr_zero(static_cast<unsigned>(kHighestCube));
constexpr std::string_view kCode = "xgid";

enum Field : std::size_t {
    kBoard,
    kCube,
    kOwner,
    kTurn,
    kDice,
    kBottomScore,
    kTopScore,
    kRule,
    kLength,
    kLimit
};

int log_of(int power)
{
    return static_cast<int>(std::bit_width(static_cast<unsigned>(power))) - 1;
}

int sign_of(Player player)
{
    return player == kBottom ? 1 : -1;
}

Player player_of(int sign)
{
    return sign > 0 ? kBottom : kTop;
}

char place_letter(const Position& position, std::size_t place)
{
    const std::uint8_t bottom = position.side(kBottom)[place];
    const std::uint8_t top = position.side(kTop)[25 - place];
    // Index 0 of a side is what is off: each bar place belongs to one player alone.
    if (place > 0 && bottom > 0) return static_cast<char>('A' + bottom - 1);
    if (place < 25 && top > 0) return static_cast<char>('a' + top - 1);
    return '-';
}

std::string board_text(const Position& position)
{
    std::string text;
    for (std::size_t place = 0; place < kPlaces; ++place)
        text += place_letter(position, place);
    return text;
}

std::string dice_text(const GameState& state)
{
    switch (state.offer) {
    case Offer::cube:
        return "D";
    case Offer::beaver:
        return "B";
    case Offer::raccoon:
        return "R";
    case Offer::none:
    case Offer::resignation:
        break;
    }
    return state.dice ? fmt::format("{}{}", state.dice->first(), state.dice->second()) : "00";
}

int rule_number(const GameState& state)
{
    const Rules& rules = state.rules;
    if (!rules.is_money()) return state.crawford_game ? 1 : 0;
    return (rules.jacoby.value_or(false) ? 1 : 0) + (rules.beavers.value_or(false) ? 2 : 0);
}

/// XG's own limit stands for "not said", unless the cube is above it.
int limit_log(const GameState& state)
{
    const int limit = state.rules.cube_limit ? log_of(*state.rules.cube_limit) : kUsualLimit;
    return std::max(limit, log_of(state.cube.value));
}

tl::unexpected<Diagnostic> bad(std::string message, std::string hint = {})
{
    return failure(std::string(kCode), std::move(message), std::move(hint));
}

/// Adds the checkers of one place; false if the letter means nothing there.
bool put_place(ByPlayer<Side>& sides, std::size_t place, char letter)
{
    if (letter == '-') return true;
    if (place < 25 && letter >= 'a' && letter <= 'p') {
        sides[kTop][25 - place] = static_cast<std::uint8_t>(letter - 'a' + 1);
        return true;
    }
    if (place > 0 && letter >= 'A' && letter <= 'P') {
        sides[kBottom][place] = static_cast<std::uint8_t>(letter - 'A' + 1);
        return true;
    }
    return false;
}

/// A board of fewer places is one whose trailing dashes a mail program ate: it ends with a checker.
Result<Position> read_board(std::string_view text, int total)
{
    if (text.size() > kPlaces || text.empty() || (text.size() < kPlaces && text.back() == '-')) {
        return bad(fmt::format("the board must have {} places, not {}", kPlaces, text.size()));
    }
    ByPlayer<Side> sides;
    for (std::size_t place = 0; place < text.size(); ++place) {
        if (!put_place(sides, place, text[place])) {
            return bad(fmt::format("'{}' cannot stand in place {} of the board", text[place], place),
                       "expected - or A to O for the bottom player, a to o for the top player; the first "
                       "place is the top player's bar, the last the bottom player's");
        }
    }
    const std::optional<Position> position = Position::from(sides, total);
    if (!position) return bad(fmt::format("a player has more than {} checkers", total));
    return *position;
}

Result<Cube> read_cube(const std::vector<std::string_view>& fields)
{
    GK_TRY(const int log, number_field(fields[kCube], "cube", 0, kHighestLog, kCode));
    GK_TRY(const int sign, number_field(fields[kOwner], "cube's owner", -1, 1, kCode));
    Cube read{.value = 1 << log};
    if (sign != 0 && log > 0) read.owner = player_of(sign);
    return read;
}

Result<Player> read_turn(std::string_view field)
{
    if (field != "1" && field != "-1") {
        return bad(fmt::format("the turn must be 1 or -1, not \"{:.40}\"", field));
    }
    return player_of(field == "1" ? 1 : -1);
}

std::optional<Offer> offer_of(std::string_view field)
{
    if (equals_ignoring_case(field, "D")) return Offer::cube;
    if (equals_ignoring_case(field, "B")) return Offer::beaver;
    if (equals_ignoring_case(field, "R")) return Offer::raccoon;
    return std::nullopt;
}

// Both beaver and raccoon leave the cube with the player who was doubled first. A program that still writes
// the cube of before the double means one that was turned once or twice since.
Cube cube_beneath(Cube stated, Offer offer, Player doubler)
{
    const Player beaverer = opponent(doubler);
    if (offer == Offer::cube || stated.owner == beaverer) return stated;
    return {(offer == Offer::beaver ? 2 : 4) * stated.value, beaverer};
}

GameState with_offer(GameState state, Offer offer)
{
    // Only the player who owns a cube can have doubled.
    if (offer == Offer::cube && state.cube.owner) state.on_roll = *state.cube.owner;
    state.offer = offer;
    state.offered_by = offer == Offer::beaver ? opponent(state.on_roll) : state.on_roll;
    state.cube = cube_beneath(state.cube, offer, state.on_roll);
    return state;
}

Result<GameState> with_dice(GameState state, std::string_view field)
{
    if (const std::optional<Offer> offer = offer_of(field)) return with_offer(state, *offer);
    if (field == "00") return state;
    if (field.size() == 2) state.dice = Dice::from(field[0] - '0', field[1] - '0');
    if (!state.dice) {
        return bad(
            fmt::format("the dice must be 00, two digits from 1 to 6, D, B or R, not \"{:.40}\"", field));
    }
    return state;
}

Result<GameState> with_score(GameState state, const std::vector<std::string_view>& fields)
{
    GK_TRY(state.rules.length, number_field(fields[kLength], "match length", 0, kMostPoints, kCode));
    const int most = state.rules.is_money() ? kMostPoints : state.rules.length - 1;
    GK_TRY(state.score[kBottom], number_field(fields[kBottomScore], "bottom player's score", 0, most, kCode));
    GK_TRY(state.score[kTop], number_field(fields[kTopScore], "top player's score", 0, most, kCode));
    return state;
}

Result<GameState> with_rules(GameState state, const std::vector<std::string_view>& fields)
{
    const bool money = state.rules.is_money();
    GK_TRY(const int number, number_field(fields[kRule], money ? "Jacoby and beaver field" : "Crawford field",
                                          0, money ? 3 : 1, kCode));
    state.crawford_game = !money && number == 1;
    if (money) {
        state.rules.jacoby = (number & 1) != 0;
        state.rules.beavers = (number & 2) != 0;
    }
    if (fields.size() <= kLimit) return state;
    GK_TRY(const int log, number_field(fields[kLimit], "cube limit", 0, kHighestLog, kCode));
    const bool is_said = log != kUsualLimit && !(log == 0 && state.cube.value > 1);
    if (is_said) state.rules.cube_limit = 1 << log;
    if (is_said && state.cube.value > 1 << log) return bad("the cube is above its limit");
    return state;
}

}  // namespace

std::string xgid(const GameState& state)
{
    return fmt::format("XGID={}:{}:{}:{}:{}:{}:{}:{}:{}:{}", board_text(state.position),
                       log_of(state.cube.value), state.cube.owner ? sign_of(*state.cube.owner) : 0,
                       sign_of(state.on_roll), dice_text(state), state.score[kBottom], state.score[kTop],
                       rule_number(state), state.rules.length, limit_log(state));
}

Result<GameState> state_from_xgid(std::string_view text, Variant variant)
{
    const std::string bare = bare_identifier(text, "XGID");
    const std::vector<std::string_view> fields = split(bare, ':');
    if (fields.size() < kFields - 1 || fields.size() > kFields) {
        return bad(
            fmt::format("an XGID has {} fields with ':' between them, not {}", kFields, fields.size()));
    }
    GameState state;
    state.rules.variant = variant;
    GK_TRY(state.position, read_board(fields[kBoard], checkers_of(variant)));
    GK_TRY(state.cube, read_cube(fields));
    GK_TRY(state.on_roll, read_turn(fields[kTurn]));
    GK_TRY(state, with_dice(state, fields[kDice]));
    GK_TRY(state, with_score(state, fields));
    return with_rules(state, fields);
}

std::optional<Diagnostic> doubt_about_xgid(std::string_view text)
{
    const std::string id = bare_identifier(text, "XGID");
    const std::vector<std::string_view> fields = split(id, ':');
    if (fields.size() < kFields - 1) return std::nullopt;
    const auto doubt = [](std::string_view code, std::string message) {
        return Diagnostic{
            .severity = Severity::warning, .code = std::string(code), .message = std::move(message)};
    };
    const bool is_turned = parse_int(fields[kCube]).value_or(0) > 0;
    if (!is_turned && parse_int(fields[kOwner]).value_or(0) != 0)
        return doubt("cube-owner",
                     "a cube at 1 that belongs to a player is taken for one that nobody has turned");
    if (is_turned && fields.size() > kLimit && fields[kLimit] == "0")
        return doubt("cube-limit",
                     "the cube limit 0 of an XGID with a turned cube is taken for \"not said\"");
    return std::nullopt;
}

}  // namespace gammonkit
