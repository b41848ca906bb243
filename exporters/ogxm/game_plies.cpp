#include "exporters/ogxm/game_plies.hpp"

#include "exporters/ogxm/record_bytes.hpp"
#include "exporters/ogxm/shared_steps.hpp"
#include "exporters/ogxm/turn_forms.hpp"
#include "formats/ogxm/numbers.hpp"

#include <algorithm>

namespace gammonkit::ogxm {
namespace {

constexpr int kHasDetails = 0x80;

std::string ply_bytes(int action, Player seat, std::string_view steps = "", const Fields& details = {})
{
    const int head = action | seat_of(seat) << 6 | (details.empty() ? 0 : kHasDetails);
    std::string bytes(1, static_cast<char>(static_cast<unsigned char>(head)));
    bytes += steps;
    if (!details.empty()) bytes += record_bytes("", details);
    return bytes;
}

int owner_number(const Cube& cube)
{
    return cube.owner ? seat_of(*cube.owner) : kNobody;
}

/// The ply of each kind of turn.
class PlyMaker {
public:
    PlyMaker(const Turn& turn, const GameState& state, TurnForm form)
        : turn_(turn), state_(state), form_(form)
    {
    }

    [[nodiscard]] std::string make() const
    {
        return std::visit([&](const auto& action) { return ply(action); }, turn_.action);
    }

private:
    [[nodiscard]] std::string ply(const CheckerPlay& play) const
    {
        if (form_ == TurnForm::board_after) return rejected(play);
        return roll(play.dice, step_bytes(play.play, state_.position, turn_.player, play.dice).value_or(""));
    }
    [[nodiscard]] std::string ply(const Roll& turn) const { return roll(turn.dice, ""); }

    /// A zero stands where a step is missing.
    [[nodiscard]] std::string roll(Dice dice, std::string steps) const
    {
        const std::size_t room = dice.is_double() ? 4 : 2;
        if (steps.size() < room) steps += '\0';
        return ply_bytes(action_of(dice), turn_.player, steps);
    }

    /// It has the seat of the player who is on roll then.
    [[nodiscard]] std::string rejected(const CheckerPlay& play) const
    {
        const std::string dice{static_cast<char>(play.dice.first()), static_cast<char>(play.dice.second())};
        const std::optional<Position> board = board_after(play, state_, turn_.player);
        return ply_bytes(kSetPosition, opponent(turn_.player), "",
                         {{0, dice}, {3, ""}, {6, board_bytes(board.value_or(state_.position))}});
    }

    [[nodiscard]] std::string ply(const Double&) const { return ply_bytes(kDouble, turn_.player); }
    [[nodiscard]] std::string ply(const Take&) const { return ply_bytes(kTake, turn_.player); }
    [[nodiscard]] std::string ply(const Drop&) const { return ply_bytes(kDrop, turn_.player); }
    [[nodiscard]] std::string ply(const Beaver&) const { return ply_bytes(kBeaver, turn_.player); }
    [[nodiscard]] std::string ply(const Raccoon&) const { return ply_bytes(kRaccoon, turn_.player); }
    [[nodiscard]] std::string ply(const Resign& resign) const
    {
        return ply_bytes(kResignGame, turn_.player, "",
                         {{1, varint(static_cast<std::uint64_t>(multiple(resign.stake)))}});
    }
    [[nodiscard]] std::string ply(const SetPosition& set) const
    {
        return ply_bytes(kSetPosition, turn_.player, "", {{6, board_bytes(set.position)}});
    }
    [[nodiscard]] std::string ply(const SetCube& set) const
    {
        Fields fields{{2, varint(static_cast<std::uint64_t>(set.cube.value))}};
        if (set.cube.owner) fields[8] = varint(static_cast<std::uint64_t>(seat_of(*set.cube.owner)));
        return ply_bytes(kSetCube, turn_.player, "", fields);
    }
    [[nodiscard]] std::string ply(const auto&) const { return {}; }

    const Turn& turn_;
    const GameState& state_;
    TurnForm form_;
};

Fields game_fields(const Match& match, const FollowedGame& followed, std::size_t index,
                   const std::vector<TurnForm>& forms)
{
    const Game& game = match.games[index];
    Fields fields;
    if (const std::optional<Outcome> outcome = outcome_to_tell(game, followed)) {
        fields[0] = varint(static_cast<std::uint64_t>(seat_of(outcome->winner)));
        fields[1] = varint(static_cast<std::uint64_t>(outcome->points));
    }
    const Position usual = starting_position(match.rules.variant);
    if (usual != starting_position(Variant::standard) && fits_board(usual)) fields[3] = board_bytes(usual);
    for (std::size_t at = 0; at < forms.size(); ++at) {
        if (forms[at] != TurnForm::start) continue;
        if (const auto* board = std::get_if<SetPosition>(&game.turns[at].action)) {
            fields[3] = board_bytes(board->position);
        } else if (const auto* set = std::get_if<SetCube>(&game.turns[at].action)) {
            if (set->cube.value != 1) fields[4] = varint(static_cast<std::uint64_t>(set->cube.value));
            if (set->cube.owner) fields[5] = varint(static_cast<std::uint64_t>(owner_number(set->cube)));
        }
    }
    const int doubles = std::clamp(game.automatic_doubles, 0, kMostAutomaticDoubles);
    if (doubles > 0) fields[6] = varint(static_cast<std::uint64_t>(doubles));
    return fields;
}

}  // namespace

std::optional<Outcome> outcome_to_tell(const Game& game, const FollowedGame& followed)
{
    const std::optional<Outcome>& outcome = game.claimed_outcome ? game.claimed_outcome : followed.outcome;
    return outcome && outcome->points > 0 ? outcome : std::nullopt;
}

GamePlies plies_of(const Match& match, const FollowedGame& followed, std::size_t index)
{
    const Game& game = match.games[index];
    GamePlies result{.forms = forms_of(match, followed, index)};
    result.ply_of.resize(game.turns.size());
    result.bytes = record_bytes("", game_fields(match, followed, index, result.forms));
    for (std::size_t at = 0; at < game.turns.size(); ++at) {
        if (!is_ply(result.forms[at])) continue;
        const GameState& state = followed.before[at];
        const bool resigns = std::holds_alternative<Resign>(game.turns[at].action);
        if (resigns && state.cube_is_offered()) result.resigned_when_doubled = true;
        result.bytes += PlyMaker(game.turns[at], state, result.forms[at]).make();
        result.ply_of[at] = result.plies++;
    }
    return result;
}

}  // namespace gammonkit::ogxm
