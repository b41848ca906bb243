#include "exporters/ogxm/game_plies.hpp"

#include "exporters/ogxm/record_bytes.hpp"
#include "exporters/turns/turn_facts.hpp"
#include "formats/ogxm/numbers.hpp"
#include "model/legal_plays.hpp"

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
        return ply_bytes(kSetPosition, turn_.player, "", {{6, board_bytes(*set.position)}});
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
            fields[3] = board_bytes(*board->position);
        } else if (const auto* set = std::get_if<SetCube>(&game.turns[at].action)) {
            if (set->cube.value != 1) fields[4] = varint(static_cast<std::uint64_t>(set->cube.value));
            if (set->cube.owner) fields[5] = varint(static_cast<std::uint64_t>(owner_number(set->cube)));
        }
    }
    const int doubles = std::clamp(game.automatic_doubles, 0, kMostAutomaticDoubles);
    if (doubles > 0) fields[6] = varint(static_cast<std::uint64_t>(doubles));
    return fields;
}

template <class Kind>
bool is(const Turn& turn)
{
    return std::holds_alternative<Kind>(turn.action);
}

bool is_redoubled(const GameState& state)
{
    return state.offer == Offer::beaver || state.offer == Offer::raccoon;
}

class FormFinder {
public:
    FormFinder(const Match& match, const FollowedGame& followed, std::size_t index)
        : game_(match.games[index]), followed_(followed), usual_(starting_position(match.rules.variant))
    {
    }

    std::vector<TurnForm> find()
    {
        forms_.assign(game_.turns.size(), TurnForm::none);
        if (!fits_board(usual_)) return std::move(forms_);  // Hypergammon.
        find_start();
        for (std::size_t at = 0; at < followed_.turns_followed; ++at) {
            if (forms_[at] != TurnForm::none) continue;
            const Turn& turn = game_.turns[at];
            forms_[at] = std::visit([&](const auto& action) { return form(at, action); }, turn.action);
            // What follows would be played on another board.
            const bool moves = is<CheckerPlay>(turn) || is<SetPosition>(turn);
            if (moves && forms_[at] == TurnForm::none) break;
        }
        leave_out_rolls_within();
        leave_out_takes_at_the_end();
        return std::move(forms_);
    }

private:
    [[nodiscard]] const GameState& state(std::size_t at) const { return followed_.before[at]; }

    /// A board, and then a cube, in front of everything. They come back as turns of the first ply's player.
    void find_start()
    {
        const std::size_t board = next_turn(game_, static_cast<std::size_t>(-1));
        if (board >= followed_.turns_followed) return;
        const bool has_board = is<SetPosition>(game_.turns[board]);
        const std::size_t cube = has_board ? next_turn(game_, board) : board;
        const bool has_cube = cube < followed_.turns_followed && is<SetCube>(game_.turns[cube]);
        const std::size_t first = has_cube ? next_turn(game_, cube) : cube;
        if (has_board && can_begin_with(std::get<SetPosition>(game_.turns[board].action)) &&
            is_of_first_ply(board, first))
            forms_[board] = TurnForm::start;
        const bool board_is_ply = has_board && forms_[board] != TurnForm::start;
        if (has_cube && !board_is_ply && game_.automatic_doubles == 0 && is_of_first_ply(cube, first) &&
            can_begin_with(std::get<SetCube>(game_.turns[cube].action)))
            forms_[cube] = TurnForm::start;
    }

    /// The opening position is never written as such a board.
    static bool can_begin_with(const SetPosition& set)
    {
        return fits_board(*set.position) && *set.position != starting_position(Variant::standard);
    }
    static bool can_begin_with(const SetCube& set)
    {
        return is_cube_value(set.cube.value) && set.cube != Cube{};
    }

    /// True if the player of turn `at` is he who acts first behind it.
    [[nodiscard]] bool is_of_first_ply(std::size_t at, std::size_t first) const
    {
        const bool acts = first < followed_.turns_followed;
        return game_.turns[at].player == (acts ? game_.turns[first].player : Player::first);
    }

    [[nodiscard]] TurnForm form(std::size_t at, const CheckerPlay& play) const
    {
        const Position& before = state(at).position;
        const Player player = game_.turns[at].player;
        const bool is_legal =
            !play.result && play.notation.empty() &&
            (play.play.empty() ? !can_move(before, player, play.dice)
                               : after_legal(before, player, play.dice, play.play).has_value());
        if (is_legal && step_bytes(play.play, before, player, play.dice)) return TurnForm::play;
        const std::optional<Position> board = board_after(play, state(at), player);
        return board && fits_board(*board) ? TurnForm::board_after : TurnForm::none;
    }

    [[nodiscard]] TurnForm form(std::size_t at, const Roll&) const
    {
        return is_played_later(game_, at) ? TurnForm::none : TurnForm::unplayed;
    }

    [[nodiscard]] TurnForm form(std::size_t at, const Take&) const
    {
        return is_redoubled(state(at)) ? TurnForm::implied : TurnForm::action;
    }

    /// Only a resignation that ends the game.
    [[nodiscard]] TurnForm form(std::size_t at, const Resign&) const
    {
        const std::size_t next = next_turn(game_, at);
        const bool accepted = next < followed_.turns_followed && is<AcceptResignation>(game_.turns[next]);
        return accepted ? TurnForm::action : TurnForm::none;
    }
    static TurnForm form(std::size_t, const AcceptResignation&) { return TurnForm::implied; }
    static TurnForm form(std::size_t, const RefuseResignation&) { return TurnForm::none; }

    static TurnForm form(std::size_t, const SetPosition& set)
    {
        return fits_board(*set.position) ? TurnForm::action : TurnForm::none;
    }
    static TurnForm form(std::size_t, const SetCube& set)
    {
        return is_cube_value(set.cube.value) ? TurnForm::action : TurnForm::none;
    }
    static TurnForm form(std::size_t, const Remark&) { return TurnForm::none; }
    static TurnForm form(std::size_t, const auto&) { return TurnForm::action; }

    /// A roll without steps is one that was not played at the end of a game, or in front of a resignation.
    void leave_out_rolls_within()
    {
        const Turn* behind = nullptr;
        for (std::size_t at = forms_.size(); at > 0; --at) {
            TurnForm& form = forms_[at - 1];
            const Turn& turn = game_.turns[at - 1];
            if (form == TurnForm::unplayed && behind != nullptr && !is<Resign>(*behind))
                form = TurnForm::none;
            if (is_ply(form)) behind = &turn;
        }
    }

    /// What is redoubled is taken by going on.
    void leave_out_takes_at_the_end()
    {
        for (std::size_t at = forms_.size(); at > 0 && !is_ply(forms_[at - 1]); --at) {
            if (is<Take>(game_.turns[at - 1])) forms_[at - 1] = TurnForm::none;
        }
    }

    const Game& game_;
    const FollowedGame& followed_;
    Position usual_;
    std::vector<TurnForm> forms_;
};

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

std::vector<TurnForm> forms_of(const Match& match, const FollowedGame& followed, std::size_t index)
{
    return FormFinder(match, followed, index).find();
}

std::optional<Position> board_after(const CheckerPlay& play, const GameState& state, Player player)
{
    if (play.result) return *play.result;
    return play.notation.empty() ? after(state.position, player, play.play) : std::nullopt;
}

std::size_t next_turn(const Game& game, std::size_t at)
{
    std::size_t next = at + 1;
    while (next < game.turns.size() && is<Remark>(game.turns[next]))
        ++next;
    return next;
}

}  // namespace gammonkit::ogxm
