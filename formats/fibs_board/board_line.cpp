#include "formats/fibs_board/board_line.hpp"

#include "model/identifiers/identifier_text.hpp"
#include "model/limits.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <vector>

namespace gammonkit {
namespace {

constexpr Player kYou = Player::first;
constexpr Player kOther = Player::second;

// Counted from 0 behind "board:". Some clients leave out the last fields: none of those says anything here.
enum Field : std::size_t {
    kNames = 0,
    kLength = 2,
    kScores = 3,
    kBoard = 5,
    kTurn = 31,
    kYourDice = 32,
    kOtherDice = 34,
    kCube = 36,
    kMayDouble = 37,
    kWasDoubled = 39,
    kColor = 40,
    kDirection = 41,
    kHome = 42,
    kBarPlace = 43,
    kOnBar = 46,
    kPostCrawford = 50
};
constexpr std::size_t kFewestFields = 42;
constexpr std::size_t kPlaces = 26;
constexpr int kUnlimited = 9999;
constexpr std::string_view kCode = "fibs-board";

tl::unexpected<Diagnostic> bad(std::string message)
{
    return failure(std::string(kCode), std::move(message));
}

Result<int> number(const std::vector<std::string_view>& fields, std::size_t index, std::string_view name,
                   int low, int high)
{
    return number_field(trimmed(fields[index]), name, low, high, kCode);
}

/// Fields that a client may have left out are 0.
int optional_number(const std::vector<std::string_view>& fields, std::size_t index)
{
    return index < fields.size() ? parse_int(trimmed(fields[index])).value_or(0) : 0;
}

/// How "you" see the board: the sign of your checkers, and whether the places count as your points do.
struct View {
    int color = 1;
    bool downwards = true;

    [[nodiscard]] std::size_t point(Player player, std::size_t place) const
    {
        const bool as_counted = downwards == (player == kYou);
        return as_counted ? place : kPlaces - 1 - place;
    }
};

Result<View> view_of(const std::vector<std::string_view>& fields)
{
    GK_TRY(const int color, number(fields, kColor, "color", -1, 1));
    GK_TRY(const int direction, number(fields, kDirection, "direction", -1, 1));
    if (color == 0 || direction == 0)
        return bad("the game is over: nobody has a color or a direction any more");
    return View{.color = color, .downwards = direction < 0};
}

/// Adds the checkers of one place, whose sign says whose they are; a bar is its owner's, whatever the sign.
void put_place(ByPlayer<Side>& sides, View view, std::size_t place, int value)
{
    Player player = value * view.color > 0 ? kYou : kOther;
    if (place == 0 || place == kPlaces - 1) player = view.point(kYou, place) == 0 ? kOther : kYou;
    sides[player][view.point(player, place)] = static_cast<std::uint8_t>(std::abs(value));
}

Result<Position> read_board(const std::vector<std::string_view>& fields, View view)
{
    ByPlayer<Side> sides;
    for (std::size_t place = 0; place < kPlaces; ++place) {
        GK_TRY(const int value, number(fields, kBoard + place, "number of checkers", -Position::kMostCheckers,
                                       Position::kMostCheckers));
        if (value != 0) put_place(sides, view, place, value);
    }
    for (const Player player : kPlayers) {
        std::uint8_t& bar = sides[player][25];
        const int stated = optional_number(fields, player == kYou ? kOnBar : kOnBar + 1);
        if (bar == 0 && stated > 0 && stated <= Position::kMostCheckers)
            bar = static_cast<std::uint8_t>(stated);
    }
    const std::optional<Position> position = Position::from(sides);
    if (!position) return bad("a player has more than 15 checkers");
    return *position;
}

Result<GameState> with_dice(GameState state, const std::vector<std::string_view>& fields)
{
    for (const std::size_t pair : {kYourDice, kOtherDice}) {
        GK_TRY(const int first, number(fields, pair, "die", 0, 6));
        GK_TRY(const int second, number(fields, pair + 1, "die", 0, 6));
        if ((first == 0) != (second == 0)) return bad("only one of two dice is rolled");
        const Player roller = pair == kYourDice ? kYou : kOther;
        // gnubg shows one roll to both.
        if (first != 0 && (!state.dice || roller == state.on_roll)) state.dice = Dice::from(first, second);
    }
    return state;
}

Result<GameState> with_score(GameState state, const std::vector<std::string_view>& fields)
{
    GK_TRY(const int length, number(fields, kLength, "match length", 0, kMostPoints));
    state.rules.length = length == kUnlimited ? 0 : length;
    for (const Player player : kPlayers) {
        const std::size_t index = player == kYou ? kScores : kScores + 1;
        GK_TRY(state.score[player], number(fields, index, "score", 0, kMostPoints));
    }
    return state;
}

// A cube that only one may turn is his. Above 1 one of them must own it.
Result<GameState> with_cube(GameState state, const std::vector<std::string_view>& fields)
{
    GK_TRY(state.cube.value, number(fields, kCube, "cube", 1, kHighestCube));
    if (!is_cube_value(state.cube.value))
        return bad(fmt::format("{} is not a value of the cube", state.cube.value));
    GK_TRY(const int you, number(fields, kMayDouble, "field that says whether you may double", 0, 1));
    GK_TRY(const int other,
           number(fields, kMayDouble + 1, "field that says whether the opponent may double", 0, 1));
    if (state.cube.value > 1 && you != other) state.cube.owner = you == 1 ? kYou : kOther;
    const bool near = away(state, kYou) == 1 || away(state, kOther) == 1;
    const bool post_crawford = optional_number(fields, kPostCrawford) != 0;
    state.crawford_game =
        near && state.rules.length > 1 && state.cube.value == 1 && you + other == 0 && !post_crawford;
    return state;
}

// FIBS says "was doubled" to the one who must answer; gnubg adds a sign.
Result<GameState> with_offer(GameState state, const std::vector<std::string_view>& fields)
{
    GK_TRY(const int doubled, number(fields, kWasDoubled, "field that says who was doubled", -1, 1));
    if (doubled == 0) return state;
    state.offer = Offer::cube;
    state.offered_by = state.cube.owner.value_or(doubled > 0 ? kOther : kYou);
    state.on_roll = state.offered_by;
    state.dice.reset();
    return state;
}

Result<GameState> with_turn(GameState state, const std::vector<std::string_view>& fields, View view)
{
    GK_TRY(const int turn, number(fields, kTurn, "turn", -1, 1));
    if (turn == 0) state.phase = GamePhase::over;
    state.on_roll = turn == -view.color ? kOther : kYou;
    return state;
}

void add(std::string& line, int value)
{
    fmt::format_to(std::back_inserter(line), ":{}", value);
}

void add_name(std::string& line, const std::string& name)
{
    line += ':';
    for (const char c : printable(name))
        line += c == ':' ? '_' : c;
}

void add_board(std::string& line, const Position& position)
{
    for (std::size_t place = 0; place < kPlaces; ++place) {
        const int own = place == 0 ? 0 : position.side(kYou)[place];
        const int other = place == kPlaces - 1 ? 0 : position.side(kOther)[kPlaces - 1 - place];
        add(line, own - other);
    }
}

void add_dice(std::string& line, const GameState& state)
{
    for (const Player player : kPlayers) {
        const bool rolled = state.dice && state.on_roll == player;
        add(line, rolled ? state.dice->first() : 0);
        add(line, rolled ? state.dice->second() : 0);
    }
}

void add_cube(std::string& line, const GameState& state)
{
    add(line, state.cube.value);
    for (const Player player : kPlayers) {
        const bool may = !state.crawford_game && state.cube.owner.value_or(player) == player;
        add(line, may ? 1 : 0);
    }
    const bool doubled = state.offer == Offer::cube;
    add(line, !doubled ? 0 : state.offered_by == kOther ? 1 : -1);
}

}  // namespace

std::optional<std::string_view> board_fields(std::string_view line)
{
    constexpr std::string_view kLabel = "board:";
    const std::size_t at = line.find(kLabel);
    if (at == std::string_view::npos) return std::nullopt;
    const std::string_view fields = trimmed(line.substr(at + kLabel.size()));
    const auto colons = std::count(fields.begin(), fields.end(), ':');
    return colons + 1 >= static_cast<std::ptrdiff_t>(kPlaces) ? std::optional(fields) : std::nullopt;
}

Result<PositionRecord> position_of_board_fields(std::string_view text)
{
    const std::vector<std::string_view> fields = split(text, ':');
    if (fields.size() < kFewestFields) {
        return bad(
            fmt::format("a board line has 52 fields, and at least {}, not {}", kFewestFields, fields.size()));
    }
    PositionRecord record;
    record.players = {{.name = std::string(trimmed(fields[kNames]))},
                      {.name = std::string(trimmed(fields[kNames + 1]))}};
    GK_TRY(const View view, view_of(fields));
    GameState state;
    GK_TRY(state.position, read_board(fields, view));
    GK_TRY(state, with_turn(state, fields, view));
    GK_TRY(state, with_dice(state, fields));
    GK_TRY(state, with_score(state, fields));
    GK_TRY(state, with_cube(state, fields));
    GK_TRY(record.state, with_offer(state, fields));
    return record;
}

std::string board_line(const PositionRecord& record)
{
    const GameState& state = record.state;
    std::string line = "board";
    for (const Player player : kPlayers)
        add_name(line, record.players[player].name);
    add(line, state.rules.is_money() ? kUnlimited : state.rules.length);
    for (const Player player : kPlayers)
        add(line, state.score[player]);
    add_board(line, state.position);
    const bool over = state.phase != GamePhase::playing && state.phase != GamePhase::not_started;
    add(line, over ? 0 : state.on_roll == kYou ? 1 : -1);
    add_dice(line, state);
    add_cube(line, state);
    line += ":1:-1:0:25";
    for (const Player player : kPlayers)
        add(line, state.position.checkers(player, kOff));
    for (const Player player : kPlayers)
        add(line, state.position.checkers(player, kBar));
    line += ":0:0";
    add(line, is_post_crawford(state) ? 1 : 0);
    return line + ":0";
}

}  // namespace gammonkit
