#include "formats/pos/pos_position.hpp"

#include "support/charset.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace gammonkit::pos {
namespace {

constexpr int kMatch = 1;
constexpr int kMoney = 3;
constexpr int kCrawfordGame = 2;
constexpr int kAfterCrawford = 3;
constexpr int kFlagsSince = 125;  // The first version that knows of Jacoby, beavers and the cube's use.

tl::unexpected<Diagnostic> bad(std::string message)
{
    return failure("pos", std::move(message));
}

Result<Position> board_of(const Places& places)
{
    ByPlayer<Side> sides;
    for (std::size_t i = 0; i < kPlaces; ++i) {
        // The bars are the players' own, whatever their signs.
        const bool first = i == kPlaces - 1 || (i > 0 && places[i] < 0);
        const std::size_t point = first ? i : kPlaces - 1 - i;
        sides[first ? Player::first : Player::second][point] = static_cast<std::uint8_t>(std::abs(places[i]));
    }
    const std::optional<Position> position = Position::from(sides);
    if (!position) return bad("a player has more than 15 checkers");
    return *position;
}

Places places_of(const Position& position)
{
    Places places{};
    for (std::size_t i = 0; i < kPlaces; ++i) {
        const int first = i == 0 ? 0 : position.side(Player::first)[i];
        const std::size_t mirrored = kPlaces - 1 - i;
        const int second = mirrored == 0 ? 0 : position.side(Player::second)[mirrored];
        places[i] = second - first;
    }
    return places;
}

Result<Cube> cube_of(const File& file)
{
    if (!is_cube_value(file.cube)) return bad(fmt::format("{} is not a value of the cube", file.cube));
    if (file.owner < 0 || file.owner > 2) return bad("the cube's owner is neither player");
    Cube cube{.value = file.cube};
    if (file.owner > 0) cube.owner = file.owner == 1 ? Player::first : Player::second;
    return cube;
}

Result<GameState> with_turn(GameState state, const File& file)
{
    if (file.turn < 0 || file.turn > 4) {
        return bad(fmt::format("whose turn it is must be a number from 0 to 4, not {}", file.turn));
    }
    state.on_roll = file.turn == 2 || file.turn == 4 ? Player::second : Player::first;
    if (file.turn == 0) state.phase = GamePhase::not_started;
    if (file.turn != 1 && file.turn != 2) return state;
    // JellyFish marks the first die by its sign.
    state.dice = Dice::from(std::abs(file.first_die), std::abs(file.second_die));
    const bool rolled = file.first_die != 0 || file.second_die != 0;
    if (rolled && !state.dice) {
        return bad(fmt::format("{} and {} are no dice", file.first_die, file.second_die));
    }
    return state;
}

Result<GameState> with_rules(GameState state, const File& file)
{
    if (file.length < 0 || file.first_score < 0 || file.second_score < 0) {
        return bad("the match length or a score is negative");
    }
    state.score = {file.first_score, file.second_score};
    state.rules.length = file.session == kMoney ? 0 : file.length;
    state.crawford_game = file.crawford == kCrawfordGame && !state.rules.is_money();
    if (file.version < kFlagsSince) return state;
    if (file.cube_in_use == 0) state.rules.cube_limit = 1;
    if (!state.rules.is_money()) return state;
    state.rules.jacoby = file.jacoby != 0;
    state.rules.beavers = file.beavers != 0;
    return state;
}

Extras extras_of(const File& file)
{
    const File usual;
    Extras extras;
    std::vector<std::string> settings;
    for (const Setting& setting : kSettings) {
        const int value = file.*setting.field;
        if (value != usual.*setting.field) settings.push_back(fmt::format("{}={}", setting.name, value));
    }
    if (!settings.empty()) extras.push_back({std::string(kSettingsKey), std::move(settings)});
    if (!file.last_move.empty()) {
        extras.push_back({std::string(kLastMoveKey), {decoded_head(file.last_move)}});
    }
    if (file.before != file.board) {
        extras.push_back({std::string(kBeforeKey), {fmt::format("{}", fmt::join(file.before, " "))}});
    }
    return extras;
}

void set(File& file, std::string_view setting)
{
    const std::size_t sign = std::min(setting.find('='), setting.size());
    const std::optional<int> value = parse_int(setting.substr(std::min(sign + 1, setting.size())));
    const auto* found = std::find_if(kSettings.begin(), kSettings.end(), [&](const Setting& known) {
        return known.name == setting.substr(0, sign);
    });
    if (found == kSettings.end() || !value || *value > INT16_MAX || *value < -INT16_MAX) return;
    file.*found->field = *value;
}

void set_before(File& file, std::string_view numbers)
{
    const std::vector<std::string_view> given = words(numbers);
    if (given.size() != kPlaces) return;
    for (std::size_t i = 0; i < kPlaces; ++i) {
        file.before[i] =
            std::clamp(parse_int(given[i]).value_or(0), -Position::kMostCheckers, Position::kMostCheckers);
    }
}

void add_extras(File& file, const Extras& extras)
{
    for (const Extra& extra : extras) {
        if (extra.values.empty()) continue;
        if (extra.key == kLastMoveKey) file.last_move = extra.values.front();
        if (extra.key == kBeforeKey) set_before(file, extra.values.front());
        if (extra.key != kSettingsKey) continue;
        for (const std::string& setting : extra.values)
            set(file, setting);
    }
    if (file.version < kOldestVersion || file.version > kNewestVersion) file.version = kNewestVersion;
}

int crawford_number(const GameState& state)
{
    if (state.crawford_game) return kCrawfordGame;
    return is_post_crawford(state) ? kAfterCrawford : 1;
}

/// As many whole characters as a length of one byte can tell.
std::string short_text(std::string_view utf8)
{
    std::size_t size = std::min(utf8.size(), kLongestText);
    while (size < utf8.size() && size > 0 && (static_cast<unsigned char>(utf8[size]) & 0xC0U) == 0x80U)
        --size;
    return std::string(utf8.substr(0, size));
}

int turn_number(const GameState& state)
{
    if (state.phase == GamePhase::not_started) return 0;
    const int player = state.on_roll == Player::first ? 1 : 2;
    return state.dice ? player : player + 2;
}

}  // namespace

Result<PositionRecord> position_of(const File& file)
{
    GameState state;
    GK_TRY(state.position, board_of(file.board));
    GK_TRY(state.cube, cube_of(file));
    GK_TRY(state, with_turn(state, file));
    PositionRecord record;
    GK_TRY(record.state, with_rules(state, file));
    record.players = {{.name = decoded_head(file.first_name)}, {.name = decoded_head(file.second_name)}};
    record.extras = extras_of(file);
    return record;
}

File file_of(const PositionRecord& record)
{
    const GameState& state = record.state;
    const bool money = state.rules.is_money();
    File file{.cube_in_use = state.rules.uses_cube() ? 1 : 0,
              .jacoby = state.rules.uses_jacoby() ? 1 : 0,
              .beavers = money && state.rules.beavers.value_or(false) ? 1 : 0,
              .cube = state.cube.value,
              .owner = state.cube.is_centered()            ? 0
                       : state.cube.owner == Player::first ? 1
                                                           : 2,
              .turn = turn_number(state),
              .session = money ? kMoney : kMatch,
              .length = state.rules.length,
              .first_score = state.score.first,
              .second_score = state.score.second,
              .first_name = short_text(record.players.first.name),
              .second_name = short_text(record.players.second.name),
              .crawford = crawford_number(state),
              .first_die = state.dice ? state.dice->first() : 0,
              .second_die = state.dice ? state.dice->second() : 0,
              .board = places_of(state.position)};
    file.before = file.board;
    add_extras(file, record.extras);
    return file;
}

}  // namespace gammonkit::pos
