#include "importers/xg/game_reader.hpp"

#include "formats/notation/notation.hpp"
#include "formats/xg/mapping/analysis_records.hpp"
#include "formats/xg/mapping/boards.hpp"
#include "formats/xg/mapping/extras.hpp"
#include "formats/xg/records/rtf.hpp"
#include "importers/turns/turn_builder.hpp"
#include "model/legal_plays.hpp"
#include "model/limits.hpp"

#include <cmath>
#include <fmt/format.h>

namespace gammonkit::xg {
namespace {

constexpr int kMostGames = 1'000'000;
constexpr std::int32_t kResigned = 100;
constexpr std::int32_t kSettled = 1000;

std::optional<Dice> dice_of(const MoveRecord& move)
{
    return Dice::from(move.dice[0], move.dice[1]);
}

/// The legal play that leads to the board, if there is one: that which the steps mean, or else any. What
/// comes from other programs' files may hold one checker's way as a single step.
std::optional<Play> in_single_steps(const Play& play, const Position& before, Player player, Dice dice,
                                    const Position& result)
{
    notation::Moves moves;
    for (const Step step : play)
        moves.add({.from = step.from, .to = step.to});
    const Result<notation::Resolution> resolved = notation::resolve(moves, before, player, dice);
    if (resolved && after_legal(before, player, dice, resolved->play) == result) return resolved->play;
    return play_between(before, result, player, dice);
}

/// Reads the records of one game and follows it on the board.
class GameReader {
public:
    GameReader(const GamePart& part, const Match& match, const Lowering& lowering)
        : part_(part), match_(match), lowering_(lowering), game_(start(part, match, lowering)),
          turns_(match.rules, game_, game_.crawford.value_or(false))
    {
    }

    Game read()
    {
        game_.comment = lowering_.comment(part_.header.header_comment, game_.extras);
        for (const TurnRecord& turn : part_.turns) {
            place_ = turn.place;
            if (const auto* cube = std::get_if<CubeRecord>(&turn.record)) read_cube(*cube);
            if (const auto* move = std::get_if<MoveRecord>(&turn.record)) read_move(*move);
        }
        flush(nullptr);
        settle();
        add_remark(part_.header.footer_comment);
        return std::move(game_);
    }

private:
    static int number(const GamePart& part, const Match& match, const Lowering& lowering)
    {
        const std::int32_t stated = part.header.number;
        if (stated >= 0 && stated <= kMostGames) return stated;
        const int next = static_cast<int>(match.games.size()) + 1;
        lowering.warn("xg-number", fmt::format("a game is numbered {}: recording {}", stated, next),
                      part.place);
        return next;
    }

    static Game start(const GamePart& part, const Match& match, const Lowering& lowering)
    {
        Game game{.number = number(part, match, lowering), .score = lowering.score(part)};
        game.automatic_doubles = std::clamp(part.header.automatic_doubles, 0, 20);
        if (!match.rules.is_money()) game.crawford = part.header.crawford_game;
        game.origin.offset = part.place;
        return game;
    }

    void add(Turn turn)
    {
        turn.origin.offset = place_;
        turns_.add(std::move(turn));
    }

    /// Where a record shows another board or cube than the turns lead to, somebody has edited it.
    void follow(const Board& board, std::int32_t cube_state, Player player)
    {
        if (turns_.replayer().stopped()) return;
        const std::optional<Position> position = position_of(board, Player::first, match_.rules.variant);
        if (!position) {
            lowering_.warn("xg-board", "the record shows a board that cannot be: it is passed over", place_);
        } else if (*position != turns_.state().position) {
            add({.player = player, .action = SetPosition{*position}});
        }
        const std::optional<Cube> cube = cube_of(cube_state);
        if (cube && *cube != turns_.state().cube && !is_automatic(*cube)) {
            add({.player = player, .action = SetCube{*cube}});
        }
    }
    /// Records do not count automatic doubles in the cube.
    [[nodiscard]] bool is_automatic(const Cube& cube) const
    {
        const Cube& now = turns_.state().cube;
        return cube.owner == now.owner && game_.automatic_doubles > 0 &&
               cube.value << game_.automatic_doubles == now.value;
    }

    void read_cube(const CubeRecord& cube)
    {
        flush(nullptr);
        const Player player = player_of(cube.active);
        follow(cube.board, cube.cube, player);
        std::optional<CubeAnalysis> analysis = cube_analysis_of(cube, lowering_.analysis);
        if (cube.doubles != 1) {
            pending_ = &cube;
            pending_place_ = place_;
            pending_analysis_ = std::move(analysis);
            return;
        }
        Turn turn{.player = player, .action = Double{}};
        turn.comment = lowering_.comment(cube.comment, turn.extras);
        if (analysis) turn.cubes.push_back(*std::move(analysis));
        add(std::move(turn));
        read_answers(cube, player);
    }

    void read_answers(const CubeRecord& cube, Player doubler)
    {
        const Player taker = opponent(doubler);
        read_answer(cube.takes, taker, Beaver{});
        if (cube.takes != 2) return;
        read_answer(cube.beaver, doubler, Raccoon{});
        if (cube.beaver == 2) read_answer(cube.raccoon, taker, Take{});
    }
    /// 0 drop, 1 take, 2 `redouble`.
    void read_answer(std::int32_t answer, Player player, Action redouble)
    {
        if (answer == 0) add({.player = player, .action = Drop{}});
        if (answer == 1) add({.player = player, .action = Take{}});
        if (answer == 2) add({.player = player, .action = std::move(redouble)});
    }

    /// A decision not to double belongs to the roll behind it; its comment stands in front of that. Without
    /// a roll, it is a remark.
    void flush(Turn* roll)
    {
        if (pending_ == nullptr) return;
        Turn remark{.player = player_of(pending_->active)};
        remark.comment = lowering_.comment(pending_->comment, remark.extras);
        CubeAnalyses& cubes = roll == nullptr ? remark.cubes : roll->cubes;
        if (pending_analysis_) cubes.push_back(*std::move(pending_analysis_));
        const std::size_t here = std::exchange(place_, pending_place_);
        if (!remark.comment.empty() || !remark.cubes.empty()) add(std::move(remark));
        place_ = here;
        pending_ = nullptr;
        pending_analysis_.reset();
    }

    void read_move(const MoveRecord& move)
    {
        const Player player = player_of(move.active);
        const std::optional<Dice> dice = dice_of(move);
        if (!dice) {
            flush(nullptr);
            return lowering_.warn(
                "xg-dice", fmt::format("skipped a roll of {} and {}", move.dice[0], move.dice[1]), place_);
        }
        Turn turn{.player = player, .action = Roll{*dice}};
        flush(&turn);
        if (!is_empty(move.before)) follow(move.before, move.cube, player);
        if (move.played) turn.action = play_made(move, *dice, player);
        turn.comment = lowering_.comment(move.comment, turn.extras);
        if (std::isfinite(move.luck) && move.luck != kNoError)
            turn.luck = value_of(move.luck, lowering_.analysis.money);
        if (auto analysis = play_analysis_of(move, lowering_.analysis))
            turn.plays.push_back(*std::move(analysis));
        add(std::move(turn));
    }

    /// The play by its steps; where they do not lead to the board that is recorded, with that board.
    CheckerPlay play_made(const MoveRecord& move, Dice dice, Player player) const
    {
        CheckerPlay made{.dice = dice};
        const std::optional<Position> result = position_of(move.after, player, match_.rules.variant);
        const Position& before = turns_.state().position;
        if (result == before) return made;
        if (!result) {
            lowering_.warn("xg-board", "the record shows a board that cannot be: it is passed over", place_);
        }
        made.play = play_of(move.steps).value_or(Play{});
        if (!result || after_legal(before, player, dice, made.play) == *result) return made;
        if (const std::optional<Play> single = in_single_steps(made.play, before, player, dice, *result)) {
            made.play = *single;
        } else if (gammonkit::after(before, player, made.play) != *result) {
            made.result = result;
        }
        return made;
    }

    void add_remark(std::int32_t comment)
    {
        Turn remark{.player = Player::first};
        remark.comment = lowering_.comment(comment, remark.extras);
        if (!remark.comment.empty()) add(std::move(remark));
    }

    void settle()
    {
        if (!part_.footer) return;
        const FooterGame& footer = *part_.footer;
        if (footer.points <= 0 || footer.points > kMostPoints) {
            return lowering_.warn(
                "xg-result",
                fmt::format("game {} is said to be won by {} points", game_.number, footer.points),
                part_.place);
        }
        const bool resigned = footer.termination >= kResigned && footer.termination < kSettled;
        const std::size_t played = game_.turns.size();
        turns_.settle({.winner = player_of(footer.winner), .points = footer.points}, resigned);
        for (std::size_t i = played; i < game_.turns.size(); ++i)
            game_.turns[i].origin.offset = place_;
    }

    const GamePart& part_;
    const Match& match_;
    const Lowering& lowering_;
    Game game_;
    TurnBuilder turns_;
    std::size_t place_ = 0;
    const CubeRecord* pending_ = nullptr;
    std::size_t pending_place_ = 0;
    std::optional<CubeAnalysis> pending_analysis_;
};

}  // namespace

std::string Lowering::comment(std::int32_t index, Extras& extras) const
{
    if (index == kNone) return {};
    if (index < 0 || static_cast<std::size_t>(index) >= document.comments.size()) {
        warn("xg-comment",
             fmt::format("comment {} is missing: there are {}", index, document.comments.size()), 0);
        return {};
    }
    const std::string& rtf = document.comments[static_cast<std::size_t>(index)];
    std::string text = text_of_rtf(rtf);
    if (!text.empty() && rtf != rtf_of(text))
        extras.push_back({.key = std::string(kRtfKey), .values = {rtf}});
    return text;
}

ByPlayer<int> Lowering::score(const GamePart& game) const
{
    const auto& [first, second] = game.header.score;
    const auto is_possible = [](std::int32_t points) { return points >= 0 && points <= kMostPoints; };
    if (is_possible(first) && is_possible(second)) return {first, second};
    warn(
        "xg-score",
        fmt::format("game {} is said to begin at {} to {}: recording 0-0", game.header.number, first, second),
        game.place);
    return {};
}

void Lowering::warn(std::string code, std::string message, std::size_t place) const
{
    reporter.report({.severity = Severity::warning,
                     .code = std::move(code),
                     .message = std::move(message),
                     .where = place});
}

Game read_game(const GamePart& part, const Match& match, const Lowering& lowering)
{
    return GameReader(part, match, lowering).read();
}

}  // namespace gammonkit::xg
