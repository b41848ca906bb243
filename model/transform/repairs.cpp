#include "model/transform/repairs.hpp"

#include "model/decisions/place.hpp"
#include "model/game_report.hpp"
#include "model/legal_plays.hpp"
#include "model/replay.hpp"
#include "model/scoring.hpp"
#include "model/validation/corrections.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// Money sessions are often recorded without keeping the score.
bool keeps_no_score(const Match& match, const Game& game)
{
    return match.rules.is_money() && game.score == ByPlayer<int>{};
}

void repair_score(Match& match, std::size_t index, std::vector<std::string>& done)
{
    Game& game = match.games[index];
    const bool follows = game.number == std::int64_t{match.games[index - 1].number} + 1;
    if (!follows || keeps_no_score(match, game)) return;
    const Game& before = match.games[index - 1];
    const GameReplayer end = follow_to_end(before, match.rules, is_crawford_game(match, index - 1));
    const std::optional<ByPlayer<int>> score = certain_score(before, end.outcome(), match.rules);
    if (!score || *score == game.score) return;
    done.push_back(fmt::format("game {}: the score before it is {}-{}, not {}-{}", game.number, score->first,
                               score->second, game.score.first, game.score.second));
    game.score = *score;
}

bool contradicts(const Match& match, std::size_t index, bool stated)
{
    const ByPlayer<int>& score = match.games[index].score;
    const int near = match.rules.length - 1;
    if (!stated) return is_crawford_by_score(match, index);
    return !match.rules.uses_crawford() || (score.first != near && score.second != near);
}

void repair_crawford(Match& match, std::size_t index, std::vector<std::string>& done)
{
    Game& game = match.games[index];
    if (!game.crawford || !contradicts(match, index, *game.crawford)) return;
    done.push_back(fmt::format("game {}: by the scores it is {}the Crawford game", game.number,
                               *game.crawford ? "not " : ""));
    game.crawford.reset();
}

/// The first turn that breaks a rule about the board; nothing if none does.
std::optional<std::size_t> first_wrong(const Rules& rules, const Game& game, bool crawford)
{
    GameReplayer replayer(rules, game, crawford);
    std::vector<Breach> breaches;
    for (std::size_t turn = 0; turn < game.turns.size() && !replayer.stopped(); ++turn) {
        breaches.clear();
        replayer.apply(game.turns[turn], &breaches);
        if (std::ranges::any_of(breaches, is_about_the_board)) return turn;
    }
    return std::nullopt;
}

std::string dice_text(Dice dice)
{
    return fmt::format("{}{}", dice.first(), dice.second());
}

/// Sets what was meant. Says so.
std::string correct(Turn& turn, const TurnPlace& place, const Correction& correction)
{
    const MeantPlay& meant = correction.meant;
    const CheckerPlay written = std::get<CheckerPlay>(turn.action);
    const std::string written_text = written.play.empty() ? written.notation.str() : to_string(written.play);
    turn.action = CheckerPlay{.dice = meant.dice, .play = meant.play};
    for (PlayAnalysis& analysis : turn.plays)
        analysis.played.reset();
    if (!meant.dice.same_roll(written.dice)) {
        turn.plays.clear();
        turn.luck.reset();
    }
    turn.marks = {};
    return fmt::format("{}: {}: {}, not {}: {}", to_string(place), dice_text(meant.dice), correction.text,
                       dice_text(written.dice), written_text);
}

/// Rolls without a play are of a player who cannot move, or of a record that leaves the play out: which, the
/// board tells, and that may be another now.
void settle_rolls(Game& game, const Rules& rules, bool crawford)
{
    GameReplayer replayer(rules, game, crawford);
    for (std::size_t turn = 0; turn < game.turns.size() && !replayer.stopped(); ++turn) {
        const Player player = game.turns[turn].player;
        const bool is_passed_over = turn + 1 < game.turns.size() && game.turns[turn + 1].player != player;
        const auto* roll = std::get_if<Roll>(&game.turns[turn].action);
        if (roll != nullptr && is_passed_over && !can_move(replayer.state().position, player, roll->dice))
            game.turns[turn].action = CheckerPlay{.dice = roll->dice};
        replayer.apply(game.turns[turn]);
    }
}

void repair(Game& game, const Rules& rules, bool crawford, std::size_t index, std::vector<std::string>& done)
{
    const std::size_t before = done.size();
    // What is wrong behind a slip that stays may follow from it.
    while (const std::optional<std::size_t> wrong = first_wrong(rules, game, crawford)) {
        const std::optional<Correction> found = CorrectionFinder(rules, game, crawford).find(*wrong);
        if (!found || !found->certain) break;
        const TurnPlace place{.game = index + 1, .turn = found->turn + 1};
        done.push_back(correct(game.turns[found->turn], place, *found));
    }
    if (done.size() == before) return;
    settle_rolls(game, rules, crawford);
    if (game.claimed_outcome == follow_to_end(game, rules, crawford).outcome()) game.claimed_outcome.reset();
}

}  // namespace

std::vector<std::string> repair_scores(Match& match)
{
    std::vector<std::string> done;
    for (std::size_t index = 0; index < match.games.size(); ++index) {
        if (index > 0) repair_score(match, index, done);
        repair_crawford(match, index, done);
    }
    return done;
}

std::vector<std::string> repair_outcomes(Match& match)
{
    std::vector<std::string> done;
    for (std::size_t index = 0; index < match.games.size(); ++index) {
        Game& game = match.games[index];
        if (!game.claimed_outcome) continue;
        const std::optional<Outcome> derived =
            follow_to_end(game, match.rules, is_crawford_game(match, index)).outcome();
        if (!derived) continue;
        done.push_back(fmt::format("game {}: the play gives {}, not {}", game.number,
                                   describe(*derived, match), describe(*game.claimed_outcome, match)));
        game.claimed_outcome.reset();
    }
    return done;
}

std::vector<std::string> repair_plays(Match& match)
{
    std::vector<std::string> done;
    for (std::size_t index = 0; index < match.games.size(); ++index)
        repair(match.games[index], match.rules, is_crawford_game(match, index), index, done);
    return done;
}

}  // namespace gammonkit
