#include "model/identifiers/match_id.hpp"

#include "model/identifiers/identifier_text.hpp"
#include "model/identifiers/packed_bits.hpp"
#include "model/identifiers/position_id.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr std::size_t kMatchIdBytes = 9;
constexpr unsigned kCentered = 3;

/// What the bits say, in their order. A player is 0 or 1, as in gnubg.
struct Fields {
    unsigned cube_log = 0;
    unsigned cube_owner = kCentered;
    unsigned on_roll = 0;
    unsigned crawford = 0;
    unsigned phase = 0;
    unsigned to_decide = 0;
    unsigned doubled = 0;
    unsigned resigned = 0;
    unsigned first_die = 0;
    unsigned second_die = 0;
    unsigned length = 0;
    unsigned first_score = 0;
    unsigned second_score = 0;
    unsigned no_jacoby = 0;
    unsigned spare = 0;
};

struct BitField {
    unsigned Fields::* field;
    std::size_t bits;
};

constexpr std::array<BitField, 15> kBitFields{{
    {&Fields::cube_log, 4},
    {&Fields::cube_owner, 2},
    {&Fields::on_roll, 1},
    {&Fields::crawford, 1},
    {&Fields::phase, 3},
    {&Fields::to_decide, 1},
    {&Fields::doubled, 1},
    {&Fields::resigned, 2},
    {&Fields::first_die, 3},
    {&Fields::second_die, 3},
    {&Fields::length, 15},
    {&Fields::first_score, 15},
    {&Fields::second_score, 15},
    {&Fields::no_jacoby, 1},
    {&Fields::spare, 5},
}};

unsigned number_of(Player player)
{
    return player == Player::first ? 0 : 1;
}

Player player_of(unsigned number)
{
    return number == 0 ? Player::first : Player::second;
}

bool fits(int number)
{
    return number >= 0 && number < (1 << 15);
}

// gnubg writes the bit as its setting stands in matches too, where it means nothing: a match keeps "off" and
// takes everything else for "not said".
bool says_no_jacoby(const Rules& rules)
{
    return rules.is_money() ? !rules.jacoby.value_or(false) : rules.jacoby == false;
}

std::optional<bool> jacoby_of(const Fields& fields)
{
    if (fields.no_jacoby == 1) return false;
    return fields.length == 0 ? std::optional(true) : std::nullopt;
}

Fields fields_of(const GameState& state)
{
    const bool cube_offered = state.cube_is_offered();
    const bool resigning = state.offer == Offer::resignation;
    // gnubg leaves the turn with the one who dropped.
    const bool dropped = state.phase == GamePhase::dropped;
    return {.cube_log = static_cast<unsigned>(std::countr_zero(static_cast<unsigned>(state.cube.value))),
            .cube_owner = state.cube.owner ? number_of(*state.cube.owner) : kCentered,
            .on_roll = number_of(state.on_roll),
            .crawford = state.crawford_game ? 1U : 0U,
            .phase = static_cast<unsigned>(state.phase),
            .to_decide = number_of(dropped ? opponent(state.on_roll) : state.to_decide()),
            .doubled = cube_offered ? 1U : 0U,
            .resigned = resigning ? static_cast<unsigned>(multiple(state.resigned_stake)) : 0U,
            .first_die = state.dice ? static_cast<unsigned>(state.dice->high()) : 0U,
            .second_die = state.dice ? static_cast<unsigned>(state.dice->low()) : 0U,
            .length = static_cast<unsigned>(state.rules.length),
            .first_score = static_cast<unsigned>(state.score.first),
            .second_score = static_cast<unsigned>(state.score.second),
            .no_jacoby = says_no_jacoby(state.rules) ? 1U : 0U};
}

Fields unpacked(const std::array<std::uint8_t, kMatchIdBytes>& bytes)
{
    PackedBits<kMatchIdBytes> bits(bytes);
    Fields fields;
    for (const BitField& part : kBitFields)
        fields.*part.field = bits.take(part.bits);
    return fields;
}

/// Why the fields cannot be true; empty if they can.
std::string_view contradiction(const Fields& fields)
{
    const bool one_die = (fields.first_die == 0) != (fields.second_die == 0);
    const bool playing = fields.phase == static_cast<unsigned>(GamePhase::playing);
    const bool won = fields.first_score >= fields.length || fields.second_score >= fields.length;
    if (fields.spare != 0) return "its last bits are in use";
    if (fields.cube_owner == 2) return "the cube's owner is neither player";
    if (fields.phase > static_cast<unsigned>(GamePhase::dropped)) return "the state of the game is unknown";
    if (one_die || fields.first_die > 6 || fields.second_die > 6) return "a die is not from 1 to 6";
    if (playing && fields.length > 0 && won) return "a score has reached the match length";
    return {};
}

Offer cube_offer(const GameState& state)
{
    if (state.offered_by != state.on_roll) return Offer::beaver;
    return state.cube.owner == opponent(state.on_roll) ? Offer::raccoon : Offer::cube;
}

// An offer names nobody: the player who does not decide made it. A double that is not made by the player on
// roll is a beaver, and one that is made by the player who does not own the cube is a raccoon. Where nothing
// is offered, gnubg sometimes leaves who decides as it was before.
void set_offer(GameState& state, const Fields& fields)
{
    if (fields.resigned == 0 && fields.doubled == 0) return;
    state.offered_by = opponent(player_of(fields.to_decide));
    state.offer = fields.resigned == 0 ? cube_offer(state) : Offer::resignation;
    if (fields.resigned != 0) state.resigned_stake = static_cast<Stake>(fields.resigned);
}

GameState state_of(const Fields& fields)
{
    GameState state;
    state.on_roll = player_of(fields.on_roll);
    state.dice = Dice::from(static_cast<int>(fields.first_die), static_cast<int>(fields.second_die));
    state.cube.value = 1 << fields.cube_log;
    if (fields.cube_owner != kCentered) state.cube.owner = player_of(fields.cube_owner);
    state.phase = static_cast<GamePhase>(fields.phase);
    state.score = {static_cast<int>(fields.first_score), static_cast<int>(fields.second_score)};
    state.crawford_game = fields.crawford == 1 && fields.length > 0;
    state.rules.length = static_cast<int>(fields.length);
    state.rules.jacoby = jacoby_of(fields);
    set_offer(state, fields);
    return state;
}

bool is_label(std::string_view word)
{
    constexpr std::array kLabels{"position", "match", "id",  "positionid", "matchid",
                                 "gnubgid",  "gnubg", "gnu", "gnuid",      "backgammon"};
    return std::any_of(kLabels.begin(), kLabels.end(),
                       [&](std::string_view label) { return equals_ignoring_case(word, label); });
}

/// The two words that may be identifiers; an empty one is not there.
struct IdWords {
    std::string_view position;
    std::string_view match;
};

Result<IdWords> id_words(std::string_view text)
{
    IdWords found;
    for (const std::string_view word : base64_words(text)) {
        if (is_label(word)) continue;
        std::string_view& place = word.size() == kMatchIdLetters ? found.match : found.position;
        if (!place.empty() || (word.size() != kMatchIdLetters && word.size() != kPositionIdLetters)) {
            return failure("gnubg-id", fmt::format("expected a Position ID (14 letters), a Match ID (12), "
                                                   "or both, not \"{:.40}\"",
                                                   word));
        }
        place = word;
    }
    if (found.position.empty() && found.match.empty()) {
        return failure("gnubg-id", "expected a Position ID (14 letters), a Match ID (12), or both");
    }
    return found;
}

}  // namespace

std::optional<std::string> match_id(const GameState& state)
{
    const bool numbers_fit = fits(state.rules.length) && fits(state.score.first) && fits(state.score.second);
    const bool cube_fits = is_cube_value(state.cube.value) && state.cube.value <= 1 << 15;
    if (!numbers_fit || !cube_fits) return std::nullopt;
    const Fields fields = fields_of(state);
    PackedBits<kMatchIdBytes> bits;
    for (const BitField& part : kBitFields)
        bits.put(fields.*part.field, part.bits);
    return base64(bits.bytes());
}

Result<GameState> state_from_match_id(std::string_view id)
{
    if (id.size() != kMatchIdLetters)
        return not_an_id("Match ID", id, fmt::format("it must have {} letters", kMatchIdLetters));
    std::array<std::uint8_t, kMatchIdBytes> bytes{};
    if (!from_base64(id, bytes)) return not_an_id("Match ID", id, "a letter is not A-Z, a-z, 0-9, + or /");
    const Fields fields = unpacked(bytes);
    const std::string_view why = contradiction(fields);
    if (!why.empty()) return not_an_id("Match ID", id, why);
    return state_of(fields);
}

std::optional<std::string> gnubg_id(const GameState& state)
{
    const std::optional<std::string> match = match_id(state);
    if (!match) return std::nullopt;
    return position_id(state.position, state.on_roll) + ":" + *match;
}

Result<GameState> state_from_gnubg_id(std::string_view text, Variant variant)
{
    GK_TRY(const IdWords words, id_words(text));
    GameState state;
    state.on_roll = Player::second;
    if (!words.match.empty()) {
        GK_TRY(state, state_from_match_id(words.match));
    }
    if (!words.position.empty()) {
        GK_TRY(state.position, position_from_id(words.position, state.on_roll, checkers_of(variant)));
    }
    state.rules.variant = variant;
    return state;
}

}  // namespace gammonkit
