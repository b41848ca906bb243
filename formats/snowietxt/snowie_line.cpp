#include "formats/snowietxt/snowie_line.hpp"

#include "model/identifiers/identifier_text.hpp"
#include "model/limits.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

namespace gammonkit {
namespace {

enum Field : std::size_t {
    kLength,
    kJacoby,
    kCrawfordRule,
    kBeavers,
    kOnRoll,
    kNames,  // That of the player on roll comes first, as in the scores.
    kCrawfordGame = 7,
    kScores,
    kCube = 10,
    kOwner,
    kBoard,  // The opponent's bar, the points of the player on roll, his bar.
    kDice = 38,
    kFields = 40
};
constexpr std::size_t kPlaces = 26;
constexpr std::string_view kCode = "snowietxt";

tl::unexpected<Diagnostic> bad(std::string message)
{
    return failure(std::string(kCode), std::move(message));
}

Result<int> number(const std::vector<std::string_view>& fields, std::size_t index, std::string_view name,
                   int low, int high)
{
    return number_field(trimmed(fields[index]), name, low, high, kCode);
}

std::vector<std::string_view> fields_of(std::string_view line)
{
    return split(trimmed(line), ';');
}

bool is_small_number(std::string_view field)
{
    const std::optional<int> value = parse_int(trimmed(field));
    return value && *value <= Position::kMostCheckers && *value >= -Position::kMostCheckers;
}

Result<Position> read_board(const std::vector<std::string_view>& fields, Player on_roll)
{
    ByPlayer<Side> sides;
    for (std::size_t place = 0; place < kPlaces; ++place) {
        GK_TRY(const int value,
               number(fields, kBoard + place, fmt::format("number of checkers in place {}", place),
                      -Position::kMostCheckers, Position::kMostCheckers));
        // The bars are the players' own, whatever sign a program gives them.
        const bool own = place == kPlaces - 1 || (place > 0 && value > 0);
        const std::size_t point = own ? place : kPlaces - 1 - place;
        sides[own ? on_roll : opponent(on_roll)][point] = static_cast<std::uint8_t>(std::abs(value));
    }
    const std::optional<Position> position = Position::from(sides);
    if (!position) return bad("a player has more than 15 checkers");
    return *position;
}

Result<GameState> with_cube(GameState state, const std::vector<std::string_view>& fields)
{
    GK_TRY(state.cube.value, number(fields, kCube, "cube", 1, kHighestCube));
    if (!is_cube_value(state.cube.value))
        return bad(fmt::format("{} is not a value of the cube", state.cube.value));
    GK_TRY(const int owner, number(fields, kOwner, "cube's owner", -1, 1));
    if (owner != 0) state.cube.owner = owner > 0 ? state.on_roll : opponent(state.on_roll);
    return state;
}

Result<GameState> with_dice(GameState state, const std::vector<std::string_view>& fields)
{
    GK_TRY(const int first, number(fields, kDice, "die", 0, 6));
    GK_TRY(const int second, number(fields, kDice + 1, "die", 0, 6));
    if ((first == 0) != (second == 0)) return bad("only one of two dice is rolled");
    state.dice = Dice::from(first, second);
    return state;
}

Result<GameState> with_score(GameState state, const std::vector<std::string_view>& fields)
{
    GK_TRY(state.rules.length, number(fields, kLength, "match length", 0, kMostPoints));
    GK_TRY(const int jacoby, number(fields, kJacoby, "Jacoby field", 0, 1));
    if (state.rules.is_money()) state.rules.jacoby = jacoby == 1;
    GK_TRY(const int crawford, number(fields, kCrawfordGame, "Crawford field", 0, 1));
    state.crawford_game = crawford == 1;
    GK_TRY(state.score[state.on_roll], number(fields, kScores, "score", 0, kMostPoints));
    GK_TRY(state.score[opponent(state.on_roll)], number(fields, kScores + 1, "score", 0, kMostPoints));
    return state;
}

Result<PositionRecord> position_of(const std::vector<std::string_view>& fields)
{
    if (fields.size() < kFields) {
        return bad(fmt::format("a position has {} fields with ';' between them, not {}",
                               static_cast<std::size_t>(kFields), fields.size()));
    }
    GameState state;
    GK_TRY(const int on_roll, number(fields, kOnRoll, "player on roll", 0, 1));
    state.on_roll = on_roll == 0 ? Player::first : Player::second;
    GK_TRY(state.position, read_board(fields, state.on_roll));
    GK_TRY(state, with_score(state, fields));
    GK_TRY(state, with_cube(state, fields));
    PositionRecord record;
    GK_TRY(record.state, with_dice(state, fields));
    record.players[state.on_roll].name = trimmed(fields[kNames]);
    record.players[opponent(state.on_roll)].name = trimmed(fields[kNames + 1]);
    return record;
}

std::string plain_name(const std::string& name)
{
    std::string plain = printable(name);
    std::replace(plain.begin(), plain.end(), ';', ',');
    return plain;
}

std::string board_text(const Position& position, Player on_roll)
{
    std::string text;
    for (std::size_t place = 0; place < kPlaces; ++place) {
        const int own = place == 0 ? 0 : position.side(on_roll)[place];
        const std::size_t mirrored = kPlaces - 1 - place;
        const int other = mirrored == 0 ? 0 : position.side(opponent(on_roll))[mirrored];
        text += fmt::format("{};", own - other);
    }
    return text;
}

}  // namespace

bool looks_like_snowie_line(std::string_view line)
{
    const std::vector<std::string_view> fields = fields_of(line);
    if (fields.size() < kFields) return false;
    if (!parse_int(trimmed(fields[kLength])) || !is_small_number(fields[kJacoby])) return false;
    return std::all_of(fields.begin() + kBoard, fields.begin() + kDice, is_small_number);
}

Result<PositionRecord> position_of_snowie_line(std::string_view line)
{
    const std::vector<std::string_view> fields = fields_of(line);
    Result<PositionRecord> record = position_of(fields);
    // Behind the last semicolon there is one more field, an empty one.
    const bool is_shifted =
        fields.size() > kFields + 1 || (fields.size() > kFields && !fields.back().empty());
    if (!record && is_shifted) record.error().hint = "a ';' in a name shifts all that follows";
    return record;
}

std::string snowie_line(const PositionRecord& record)
{
    const GameState& state = record.state;
    const Player on_roll = state.on_roll;
    const Player other = opponent(on_roll);
    const int owner = state.cube.is_centered() ? 0 : state.cube.owner == on_roll ? 1 : -1;
    const bool money = state.rules.is_money();
    return fmt::format("{};{};0;{};{};{};{};{};{};{};{};{};{}{};{};", state.rules.length,
                       state.rules.uses_jacoby() ? 1 : 0, money ? 1 : 0, on_roll == Player::first ? 0 : 1,
                       plain_name(record.players[on_roll].name), plain_name(record.players[other].name),
                       state.crawford_game ? 1 : 0, state.score[on_roll], state.score[other],
                       state.cube.value, owner, board_text(state.position, on_roll),
                       state.dice ? state.dice->first() : 0, state.dice ? state.dice->second() : 0);
}

}  // namespace gammonkit
