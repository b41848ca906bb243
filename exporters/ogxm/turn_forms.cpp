#include "exporters/ogxm/turn_forms.hpp"

#include "exporters/ogxm/record_bytes.hpp"
#include "exporters/ogxm/shared_steps.hpp"
#include "exporters/turns/turn_facts.hpp"
#include "model/legal_plays.hpp"

namespace gammonkit::ogxm {
namespace {

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
        return fits_board(set.position) && set.position != starting_position(Variant::standard);
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
        return fits_board(set.position) ? TurnForm::action : TurnForm::none;
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
