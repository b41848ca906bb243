#include "importers/bgf/game_reader.hpp"

#include "importers/bgf/analysis.hpp"
#include "importers/turns/turn_builder.hpp"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>

namespace gammonkit::bgf {
namespace {

/// "-1" is Green, who is our first player, and "1" is Red.
std::optional<Player> player_of(const Json* move)
{
    const std::optional<int> player = integer(member(move, "player"));
    if (player == -1) return Player::first;
    return player == 1 ? std::optional(Player::second) : std::nullopt;
}

bool is_dance(const Json* move)
{
    return member(move, "dancingEquity") != nullptr;
}

/// A dance has its dice where other moves have their first checker.
std::optional<Dice> dice_of(const Json* move)
{
    const auto dice = [](const std::optional<int>& a, const std::optional<int>& b) {
        return Dice::from(a.value_or(0), b.value_or(0));
    };
    const std::optional<Dice> of_dance = is_dance(move) ? dice(integer(element(member(move, "from"), 0)),
                                                               integer(element(member(move, "to"), 0)))
                                                        : std::nullopt;
    return of_dance ? of_dance : dice(integer(member(move, "green")), integer(member(move, "red")));
}

/// True for records of the cube, and for the one behind a game's last move.
bool moves_nothing(const Json* move)
{
    return integer(element(member(move, "from"), 0)).value_or(-1) == -1;
}

class TurnReader {
public:
    TurnReader(const SourceText& source, const Rules& rules, Game& game, bool crawford_game,
               Reporter& reporter)
        : source_(source), game_(game), reporter_(reporter), turns_(rules, game, crawford_game)
    {
    }

    void read_start(const Json* json, const Position& usual)
    {
        const Json* const moves = member(json, "moves");
        const Player starts = player_of(element(moves, 0)).value_or(Player::first);
        const std::optional<Position> position = initial_position(json);
        if (position && *position != usual) add(starts, SetPosition{.position = *position});
        if (!position && member(member(json, "initial"), "points") != nullptr) {
            warn("bgf-position", "the board that the game starts from cannot be: taking the usual one");
        }
        const Cube cube = initial_cube(member(json, "initial"));
        if (cube != Cube{}) add(starts, SetCube{.cube = cube});
    }

    void read_moves(const Json* moves)
    {
        for (std::size_t i = 0; i < size_of(moves); ++i) {
            number_ = i + 1;
            const Json* const next = element(moves, i + 1);
            const bool has_answer = next != nullptr && is_cube_record(next);
            if (read_move(element(moves, i), next == nullptr, has_answer ? next : nullptr)) ++i;
        }
    }

    void settle(const Outcome& stated, bool by_resignation) { turns_.settle(stated, by_resignation); }

private:
    static Cube initial_cube(const Json* initial)
    {
        const int value = integer(member(initial, "cube")).value_or(1);
        const int owner = integer(member(initial, "cubeOwner")).value_or(0);
        Cube cube{.value = is_cube_value(value) ? value : 1};
        if (owner == -1) cube.owner = Player::first;
        if (owner == 1) cube.owner = Player::second;
        return cube;
    }

    static bool is_cube_record(const Json* move)
    {
        const std::string type = text(member(move, "type"));
        return (type.empty() || type == "amove") && !is_dance(move) && moves_nothing(move);
    }

    /// True if the move after this one, its answer, is read as well.
    bool read_move(const Json* move, bool is_last, const Json* answer)
    {
        const std::optional<Player> player = player_of(move);
        const std::string type = text(member(move, "type"));
        if (!player) {
            warn("bgf-move", "it does not say whose it is: left out");
        } else if (type == "adouble") {
            add(*player, Double{}, move);
        } else if (type == "atake") {
            add(*player, Take{}, move);
        } else if (type == "apass") {
            add(*player, Drop{}, move);
        } else if (!type.empty() && type != "amove") {
            warn("bgf-move", fmt::format("there is no such move as '{}': left out", type));
        } else if (is_cube_record(move)) {
            return read_cube_record(move, *player, is_last, answer);
        } else {
            read_play(move, *player);
        }
        return false;
    }

    bool read_cube_record(const Json* move, Player player, bool is_last, const Json* answer)
    {
        const Json* const decision = member(member(move, "equity"), "cubeDecision");
        if (flag(member(decision, "hasDoubled")).value_or(false)) {
            add(player, Double{}, move);
            return read_answer(decision, opponent(player), answer);
        }
        const std::optional<Dice> dice = dice_of(move);
        const bool plays = !turns_.replayer().stopped() && turns_.state().phase == GamePhase::playing;
        const bool dances = dice && plays && !turns_.could_move(player, *dice);
        if (dances) {
            add_play(player, CheckerPlay{.dice = *dice}, move, *dice);
        } else if (!is_last) {
            warn("bgf-move", "neither a play nor a double: left out");
        }
        return false;
    }

    bool read_answer(const Json* decision, Player player, const Json* answer)
    {
        std::optional<bool> accepted = flag(member(decision, "hasAccepted"));
        if (answer != nullptr && !accepted) {
            accepted = flag(member(member(member(answer, "equity"), "cubeDecision"), "hasAccepted"));
        }
        if (accepted) {
            add(player, *accepted ? Action(Take{}) : Action(Drop{}));
        } else {
            warn("bgf-move", "it does not say whether the double was taken");
        }
        return answer != nullptr;
    }

    void read_play(const Json* move, Player player)
    {
        const std::optional<Dice> dice = dice_of(move);
        if (!dice) return warn("bgf-dice", "it has no dice: left out");
        CheckerPlay play{.dice = *dice};
        if (!is_dance(move)) find_play(move, player, play);
        add_play(player, play, move, *dice);
    }

    /// BGBlitz says where each checker began and ended; the rules say how it went there.
    void find_play(const Json* move, Player player, CheckerPlay& play)
    {
        const auto tell = [&](const std::string& code, const std::string& message) { warn(code, message); };
        const std::optional<notation::Moves> moves = moves_in(move);
        if (!moves) tell("bgf-move", "its points are not on the board");
        const auto found = moves ? turns_.find_play(*moves, player, play.dice, false, tell) : std::nullopt;
        if (found) {
            play.play = found->play;
        } else {
            play.notation = fmt::format("{} {}", as_json(member(move, "from")), as_json(member(move, "to")));
        }
    }

    void add_play(Player player, const CheckerPlay& play, const Json* move, Dice dice)
    {
        std::size_t unread = 0;
        std::optional<PlayAnalysis> analysis =
            play_analysis(move, turns_.state().position, player, dice, unread);
        if (unread > 0) warn("bgf-analysis", fmt::format("{} candidates cannot be read", unread));
        Turn& turn = add(player, play, move);
        if (analysis) turn.plays.push_back(*std::move(analysis));
        turn.luck = luck_of(move);
    }

    Turn& add(Player player, Action action, const Json* move = nullptr)
    {
        Turn& turn = turns_.add(player, std::move(action));
        if (move == nullptr) return turn;
        if (std::optional<CubeAnalysis> cube = cube_analysis(move)) turn.cubes.push_back(*std::move(cube));
        for (const auto& [name, value] : move->items()) {
            if (!is_among(kMoveMembers, name) && !value.is_null())
                turn.extras.push_back({.key = std::string(kExtraPrefix) + name, .values = {as_json(&value)}});
        }
        return turn;
    }

    void warn(std::string code, std::string_view message)
    {
        Diagnostic warning = warning_at(source_, source_.text(), std::move(code),
                                        fmt::format("game {}, move {}: {}", game_.number, number_, message));
        warning.where.reset();  // It is packed: no place in the file would help.
        reporter_.report(std::move(warning));
    }

    const SourceText& source_;
    Game& game_;
    Reporter& reporter_;
    TurnBuilder turns_;
    std::size_t number_ = 0;
};

/// Puts the number of checkers on a side's points into place.
bool add_checkers(Side& side, int point, int count)
{
    if (count > Position::kMostCheckers) return false;
    side[static_cast<std::size_t>(point)] = static_cast<std::uint8_t>(count);
    return true;
}

std::optional<Player> winner_by(const ByPlayer<int>& before, const std::optional<ByPlayer<int>>& behind)
{
    if (!behind) return std::nullopt;
    if (behind->first > before.first) return Player::first;
    return behind->second > before.second ? std::optional(Player::second) : std::nullopt;
}

}  // namespace

std::optional<Position> initial_position(const Json* game)
{
    constexpr std::size_t kPoints = 24;
    const Json* const points = member(member(game, "initial"), "points");
    if (size_of(points) < kPoints + 4) return std::nullopt;
    if (!std::ranges::all_of(*points, [](const Json& count) { return integer(&count).has_value(); }))
        return std::nullopt;
    const auto at = [&](std::size_t index) {
        return std::clamp(integer(element(points, index)).value_or(0), -100, 100);
    };
    ByPlayer<Side> sides;
    for (std::size_t i = 0; i < kPoints; ++i) {
        const int count = at(i);
        const int greens_point = static_cast<int>(kPoints - i);
        Side& side = count > 0 ? sides.first : sides.second;
        const int point = count > 0 ? greens_point : kBar.number() - greens_point;
        if (!add_checkers(side, point, std::abs(count))) return std::nullopt;
    }
    if (!add_checkers(sides.first, kBar.number(), std::abs(at(kPoints)))) return std::nullopt;
    if (!add_checkers(sides.second, kBar.number(), std::abs(at(kPoints + 1)))) return std::nullopt;
    ByPlayer<int> total{std::abs(at(kPoints + 2)), std::abs(at(kPoints + 3))};
    for (const Player player : kPlayers) {
        for (const std::uint8_t count : sides[player])
            total[player] += count;
    }
    if (total.first > Position::kMostCheckers || total.second > Position::kMostCheckers) return std::nullopt;
    return Position::from(sides, total);
}

void read_turns(const Json* json, const std::optional<ByPlayer<int>>& score_behind, bool crawford_game,
                const Rules& rules, const SourceText& source, Game& game, Reporter& reporter)
{
    TurnReader reader(source, rules, game, crawford_game, reporter);
    reader.read_start(json, starting_position(rules.variant));
    reader.read_moves(member(json, "moves"));
    const int points = std::abs(integer(member(json, "wonPoints")).value_or(0));
    const std::optional<Player> winner = winner_by(game.score, score_behind);
    if (points == 0 || !winner) return;
    const bool resigned = flag(member(json, "wasResignation")).value_or(false);
    reader.settle({.winner = *winner, .points = points}, resigned);
}

}  // namespace gammonkit::bgf
