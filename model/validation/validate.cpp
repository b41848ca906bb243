#include "model/validation/validate.hpp"

#include "model/decisions/place.hpp"
#include "model/game_report.hpp"
#include "model/identifiers/position_id.hpp"
#include "model/replay.hpp"
#include "model/scoring.hpp"
#include "model/validation/corrections.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

/// Says what may help to put a game's wrong turns right.
class Hints {
public:
    Hints(const Rules& rules, const Game& game, bool crawford, std::optional<std::size_t> match,
          std::size_t index)
        : finder_(rules, game, crawford), match_(match), game_(index + 1)
    {
    }

    std::string about(std::size_t turn, const Breach& breach, const Position& before, Player player)
    {
        if (!is_about_the_board(breach)) return "";
        const bool shows_board = breach.code != "after-end";
        const std::string board =
            shows_board ? fmt::format("the position before this turn is {}", position_id(before, player))
                        : "";
        const std::string cause = cause_of(turn);
        return cause + (cause.empty() || board.empty() ? "" : "; ") + board;
    }

private:
    /// What was probably meant, here or before; empty if nothing is near.
    std::string cause_of(std::size_t turn)
    {
        const bool is_explained = cause_ && (cause_->to_the_end || turn < cause_->followed_to);
        if (is_explained) return fmt::format("follows from {}", place(cause_->turn));
        cause_ = finder_.find(turn);
        if (!cause_) return "";
        const std::string meant = describe(*cause_);
        const bool is_proved = cause_->to_the_end && cause_->plays > 0;
        const std::string_view rest = is_proved ? ", and the rest of the game can be played then" : "";
        if (cause_->turn == turn) return fmt::format("perhaps {} was meant{}", meant, rest);
        return fmt::format("perhaps {} was meant in {}{}", meant, place(cause_->turn), rest);
    }

    [[nodiscard]] std::string place(std::size_t turn) const
    {
        return to_string(TurnPlace{.match = match_, .game = game_, .turn = turn + 1});
    }

    CorrectionFinder finder_;
    std::optional<std::size_t> match_;
    std::size_t game_;
    std::optional<Correction> cause_ = {};
};

/// Follows the turns of a game and reports what they break.
GameReplayer check_turns(const Rules& rules, const Game& game, bool crawford, Hints hints, GameReport& report)
{
    GameReplayer replayer(rules, game, crawford);
    std::vector<Breach> breaches;
    for (std::size_t index = 0; index < game.turns.size() && !replayer.stopped(); ++index) {
        const Turn& turn = game.turns[index];
        const Position before = replayer.state().position;
        breaches.clear();
        replayer.apply(turn, &breaches);
        for (const Breach& breach : breaches)
            report.of_turn(index, breach, hints.about(index, breach, before, turn.player));
    }
    return replayer;
}

/// Whether the turns lead to the end that the record states.
void check_end(const Match& match, const GameReplayer& end, bool is_last, const GameReport& report)
{
    const std::optional<Outcome>& claimed = report.game().claimed_outcome;
    if (end.outcome() && claimed && end.outcome() != claimed) {
        report.error("outcome-mismatch",
                     fmt::format("the turns give {}, but the record gives {}",
                                 describe(*end.outcome(), match), describe(*claimed, match)));
    }
    if (end.outcome() || end.stopped()) return;
    if (claimed) {
        report.note("claimed-outcome", fmt::format("the turns do not end the game; the record gives {}",
                                                   describe(*claimed, match)));
    } else if (is_last) {
        report.note("unfinished-game", "the game is not finished");
    } else {
        report.warning("unfinished-game", "the game is not finished, but another one follows");
    }
}

void check_automatic_doubles(const Rules& rules, const GameReport& report)
{
    const int count = report.game().automatic_doubles;
    if (count == 0) return;
    if (!rules.is_money()) {
        report.warning("automatic-double", "a match has no automatic doubles");
    } else if (rules.automatic_doubles && count > *rules.automatic_doubles) {
        report.warning("automatic-double",
                       fmt::format("{} automatic doubles, but no more than {} were agreed", count,
                                   *rules.automatic_doubles));
    }
}

}  // namespace

void validate(const Match& match, std::optional<std::size_t> number, Reporter& reporter)
{
    std::optional<ByPlayer<int>> score_before;
    for (std::size_t index = 0; index < match.games.size(); ++index) {
        const Game& game = match.games[index];
        GameReport report(game, index, number, reporter);
        check_order(match, index, score_before, report);
        check_crawford(match, index, report);
        check_automatic_doubles(match.rules, report);
        const bool crawford = is_crawford_game(match, index);
        const GameReplayer end = check_turns(match.rules, game, crawford,
                                             Hints(match.rules, game, crawford, number, index), report);
        check_end(match, end, index + 1 == match.games.size(), report);
        score_before = certain_score(game, end.outcome(), match.rules);
    }
}

void validate(const Collection& collection, Reporter& reporter)
{
    const bool several = collection.matches.size() > 1;
    for (std::size_t index = 0; index < collection.matches.size(); ++index) {
        validate(collection.matches[index], several ? std::optional(index + 1) : std::nullopt, reporter);
    }
    const bool several_positions = collection.positions.size() > 1;
    for (std::size_t index = 0; index < collection.positions.size(); ++index) {
        const std::string label = several_positions ? fmt::format("position {}: ", index + 1) : "";
        validate(collection.positions[index], label, reporter);
    }
}

}  // namespace gammonkit
