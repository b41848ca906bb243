#include "formats/xg/mapping/game_records.hpp"

#include "formats/xg/mapping/analysis_records.hpp"
#include "formats/xg/mapping/boards.hpp"
#include "formats/xg/mapping/extras.hpp"
#include "formats/xg/records/differences.hpp"
#include "model/scoring.hpp"

#include <utility>

namespace gammonkit::xg {
namespace {

constexpr std::int32_t kResigned = 100;
constexpr std::int32_t kSettled = 1000;
constexpr std::size_t kNoTurn = TurnRecord::kNoTurn;

/// What remarks before a roll have to say about the decision to double, until its record is made.
struct Pending {
    std::string comment;
    const CubeAnalysis* analysis = nullptr;
    const Turn* remark = nullptr;
    std::size_t turn = kNoTurn;
};

const CubeAnalysis* first_of(const CubeAnalyses& analyses)
{
    return analyses.empty() ? nullptr : &analyses.front();
}

void add_line(std::string& text, std::string_view more)
{
    if (!text.empty() && !more.empty()) text += '\n';
    text += more;
}

bool has_ended(const GameState& state)
{
    return state.phase == GamePhase::over || state.phase == GamePhase::dropped;
}

/// Goes over the turns of one game and makes their records. XG has a record of the decision to double (a cube
/// record) before every roll, while a turn of ours says something of the cube only if it is a double, if an
/// analysis tells of the decision, or if a remark in front of the roll does. So the recorder is always in one
/// of three states:
///
/// - idle: nothing is open. A roll opens a cube record of its own ("not doubled", or "may not double") and
///   closes it at once; a double opens one that stays open.
/// - pending: remarks have said something (a comment, an analysis) of a decision whose record is not made
///   yet. `pending_` keeps it until a roll or a double opens the record. If the game ends before that,
///   open_pending() makes a record of the decision that nobody made.
/// - open (`is_open_`): the last record of `part_` is a double. The answer, its comment and its analysis
///   still go into it. The next roll, another double or the end of the game closes it, and only then are its
///   errors, comment and extras written.
///
/// What is said when there is no further decision (after a resignation, at the end) is gathered beside these
/// in `closing_comment_`, and becomes the comment of the game's footer.
class GameRecorder {
public:
    GameRecorder(const Match& match, std::size_t index, RecordMaker& maker)
        : match_(match), index_(index), game_(match.games[index]), maker_(maker),
          replayer_(match.rules, game_, is_crawford_game(match, index))
    {
        set_header();
    }

    GamePart record()
    {
        for (turn_ = 0; turn_ < game_.turns.size() && !replayer_.stopped(); ++turn_)
            add(game_.turns[turn_]);
        if (waits_for_decision()) open_pending();
        if (is_open_) close_cube();
        if (!pending_.comment.empty()) close_with(pending_.comment, *pending_.remark);
        if (closing_ != nullptr) {
            part_.header.footer_comment = maker_.comment(closing_comment_, closing_->extras);
        }
        if (maker_.with_extras) apply(values_of(game_.extras, kGameKey), part_.header, maker_.version);
        set_footer();
        return std::move(part_);
    }

private:
    [[nodiscard]] const GameState& state() const { return replayer_.state(); }

    void set_header()
    {
        HeaderGame& header = part_.header;
        header.score = {game_.score.first, game_.score.second};
        header.crawford_game = state().crawford_game;
        header.number = game_.number;
        header.automatic_doubles = game_.automatic_doubles;
        header.header_comment = maker_.comment(game_.comment, game_.extras);
        if (index_ > 0) header.start = board_of(starting_position(match_.rules.variant), Player::first);
    }

    void add(const Turn& turn)
    {
        std::visit([&](const auto& action) { record_action(turn, action); }, turn.action);
        replayer_.apply(turn);
    }

    /// The state in which the turn's player decides, whatever was open before it.
    GameState state_for(const Turn& turn) const
    {
        GameState state = replayer_.state();
        state.on_roll = turn.player;
        state.dice.reset();
        return state;
    }

    void record_action(const Turn& turn, const CheckerPlay& play)
    {
        if (!play.notation.empty() && !play.result) return remark(turn);
        record_roll(turn, play);
    }
    void record_action(const Turn& turn, const Roll& roll) { record_roll(turn, roll); }

    void record_roll(const Turn& turn, const std::variant<CheckerPlay, Roll>& action)
    {
        const Dice dice = std::visit([](const auto& one) { return one.dice; }, action);
        if (!is_open_) open_cube(turn, may_double(state_for_double(turn), turn.player) ? 0 : -2);
        last_cube().dice = {static_cast<std::int8_t>(dice.high()), static_cast<std::int8_t>(dice.low())};
        close_cube();
        const PlayAnalysis* analysis = turn.plays.empty() ? nullptr : &turn.plays.front();
        MoveRecord move = maker_.move_of(analysis, state_for(turn), action, turn.extras);
        move.comment = maker_.comment(turn.comment, turn.extras);
        if (const auto luck = equity_of(turn.luck, state().rules.is_money())) move.luck = *luck;
        move.automatic_doubles = game_.automatic_doubles;
        if (maker_.with_extras) apply(values_of(turn.extras, kMoveKey), move, maker_.version);
        part_.turns.push_back({.record = std::move(move), .place = turn_});
    }

    /// A game that nobody has begun allows no double.
    GameState state_for_double(const Turn& turn) const
    {
        GameState state = state_for(turn);
        state.offer = Offer::none;
        return state;
    }

    void record_action(const Turn& turn, const Double&)
    {
        if (is_open_) close_cube();
        open_cube(turn, 1);
    }
    void record_action(const Turn& turn, const Take&) { answer(turn, 1); }
    void record_action(const Turn& turn, const Drop&) { answer(turn, 0); }
    void record_action(const Turn& turn, const Beaver&) { answer(turn, 2); }
    void record_action(const Turn& turn, const Raccoon&) { answer(turn, 2); }

    /// To the double, to the beaver or to the raccoon, whatever was last.
    void answer(const Turn& turn, std::int32_t what)
    {
        if (!is_open_) return;
        CubeRecord& cube = last_cube();
        if (state().offer == Offer::raccoon) {
            cube.raccoon = what;
        } else if (state().offer == Offer::beaver) {
            cube.beaver = what;
        } else {
            cube.takes = what;
        }
        add_line(comment_, turn.comment);
        use_analysis(turn, cube);
    }

    /// The answer may be analyzed where the double is not: they are one decision here.
    void use_analysis(const Turn& turn, CubeRecord& cube)
    {
        if (turn.cubes.empty() || state().offer != Offer::cube) return;
        if (cube.analysis.verdict != kNotAnalyzed) return;
        GameState doubled = state();
        doubled.on_roll = player_of(cube.active);
        CubeRecord analyzed = maker_.cube_of(first_of(turn.cubes), doubled, turn.extras);
        cube.analysis = analyzed.analysis;
        cube.rollout = analyzed.rollout;
    }

    void record_action(const Turn& turn, const Remark&) { remark(turn); }

    /// Says in front of the next decision, or behind the end of the game, what a turn says that has no
    /// record.
    void remark(const Turn& turn)
    {
        if (state().phase == GamePhase::resigned || has_ended(state()) || is_last(turn)) {
            close_with(turn.comment, turn);
        } else if (!turn.comment.empty() || !turn.cubes.empty()) {
            add_line(is_open_ ? comment_ : pending_.comment, turn.comment);
            if (!turn.cubes.empty()) pending_.analysis = first_of(turn.cubes);
            pending_.remark = &turn;
            pending_.turn = turn_;
        }
    }

    void close_with(std::string_view comment, const Turn& turn)
    {
        add_line(closing_comment_, comment);
        closing_ = &turn;
    }
    /// A last remark without analysis closes the game.
    [[nodiscard]] bool is_last(const Turn& turn) const
    {
        return !game_.turns.empty() && &turn == &game_.turns.back() && turn.cubes.empty();
    }

    void record_action(const Turn& turn, const SetPosition& set)
    {
        remark(turn);
        if (part_.turns.empty()) {
            part_.header.start = board_of(*set.position, Player::first);
        } else {
            edited_ = true;
        }
    }
    void record_action(const Turn& turn, const SetCube&)
    {
        remark(turn);
        edited_ = true;
    }
    void record_action(const Turn& turn, const Resign&) { remark(turn); }
    void record_action(const Turn& turn, const AcceptResignation&) { remark(turn); }
    void record_action(const Turn& turn, const RefuseResignation&) { remark(turn); }

    /// Begins the record of a decision to double. What remarks said of it comes in front of what the turn
    /// says.
    void open_cube(const Turn& turn, std::int32_t doubles)
    {
        const bool is_double = doubles == 1;
        const CubeAnalysis* analysis = turn.cubes.empty() ? pending_.analysis : first_of(turn.cubes);
        const Extras& extras =
            turn.cubes.empty() && pending_.remark != nullptr ? pending_.remark->extras : turn.extras;
        CubeRecord cube = maker_.cube_of(analysis, state_for_double(turn), extras);
        cube.doubles = doubles;
        comment_ = std::move(pending_.comment);
        if (is_double) add_line(comment_, turn.comment);
        comment_extras_ = is_double || pending_.remark == nullptr ? &turn.extras : &pending_.remark->extras;
        push(std::move(cube), turn_, &turn.extras);
    }

    /// The decision of a game that ends before it is made.
    void open_pending()
    {
        const Turn* remark = pending_.remark;
        const Extras& extras = remark == nullptr ? game_.extras : remark->extras;
        GameState before = state();
        const bool says_whose = remark != nullptr && std::holds_alternative<Remark>(remark->action);
        if (says_whose) before.on_roll = remark->player;
        CubeRecord cube = maker_.cube_of(pending_.analysis, before, extras);
        cube.doubles = -1;
        comment_ = std::move(pending_.comment);
        comment_extras_ = &extras;
        push(std::move(cube), pending_.turn, &extras);
    }

    void push(CubeRecord cube, std::size_t turn, const Extras* extras)
    {
        cube.edited = std::exchange(edited_, false);
        cube.automatic_doubles = game_.automatic_doubles;
        part_.turns.push_back({.record = std::move(cube), .place = turn});
        cube_extras_ = extras;
        pending_ = {};
        is_open_ = true;
    }

    CubeRecord& last_cube() { return std::get<CubeRecord>(part_.turns.back().record); }

    void close_cube()
    {
        CubeRecord& cube = last_cube();
        set_errors(cube);
        cube.comment = maker_.comment(comment_, *comment_extras_);
        if (maker_.with_extras) apply(values_of(*cube_extras_, kCubeKey), cube, maker_.version);
        is_open_ = false;
        comment_.clear();
    }

    [[nodiscard]] bool ends_with_roll() const
    {
        if (part_.turns.empty()) return false;
        const auto* move = std::get_if<MoveRecord>(&part_.turns.back().record);
        return move != nullptr && !move->played;
    }

    /// The game breaks off, or is given up, where somebody is to roll or to double.
    [[nodiscard]] bool waits_for_decision() const
    {
        return !is_open_ && !has_ended(state()) && !ends_with_roll() && !replayer_.stopped() &&
               state().phase != GamePhase::not_started;
    }

    void set_footer()
    {
        const std::optional<Outcome>& outcome =
            game_.claimed_outcome ? game_.claimed_outcome : replayer_.outcome();
        if (!outcome) return;
        FooterGame footer;
        footer.score = part_.header.score;
        footer.score[outcome->winner == Player::first ? 0 : 1] += outcome->points;
        footer.winner = active_of(outcome->winner);
        footer.points = outcome->points;
        footer.termination = termination();
        footer.crawford_next = index_ + 1 < match_.games.size() && is_crawford_game(match_, index_ + 1);
        if (maker_.with_extras) apply(values_of(game_.extras, kGameEndKey), footer, maker_.version);
        part_.footer = footer;
    }

    [[nodiscard]] std::int32_t termination() const
    {
        if (game_.claimed_outcome) return kSettled + 1;
        const Stake stake = state().resigned_stake;
        if (state().phase == GamePhase::dropped) return 0;
        if (state().phase == GamePhase::resigned) return kResigned + multiple(stake);
        for (const Player player : kPlayers) {
            if (state().position.has_won(player))
                return multiple(stake_by_bearing_off(state().position, player));
        }
        return 1;
    }

    const Match& match_;
    std::size_t index_;
    const Game& game_;
    RecordMaker& maker_;
    GameReplayer replayer_;
    GamePart part_;
    Pending pending_;
    std::string comment_;
    std::string closing_comment_;
    const Turn* closing_ = nullptr;
    const Extras* cube_extras_ = nullptr;
    const Extras* comment_extras_ = nullptr;
    std::size_t turn_ = 0;
    bool is_open_ = false;  ///< The last record is a decision to double that is still being told.
    bool edited_ = false;
};

}  // namespace

GamePart game_part_of(const Match& match, std::size_t index, RecordMaker& maker)
{
    return GameRecorder(match, index, maker).record();
}

std::size_t turns_beyond_reach(const Match& match, std::size_t index)
{
    return match.games[index].turns.size() - follow(match, index).turns_followed;
}

}  // namespace gammonkit::xg
