#include "importers/transcript/game_at_hand.hpp"

#include "importers/transcript/typed_action.hpp"
#include "model/legal_plays.hpp"
#include "model/validation/corrections.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::transcript {
namespace {

constexpr std::string_view kForce = "! behind the line says that it happened all the same";

std::string digits(Dice dice)
{
    return fmt::format("{}{}", dice.first(), dice.second());
}

tl::unexpected<Diagnostic> refusal(std::string message, std::string hint = {})
{
    return failure("transcript", std::move(message), std::move(hint));
}

}  // namespace

GameReplayer follow_last_game(const Match& match)
{
    if (match.games.empty()) return {match.rules, Game{}, false};
    return follow_to_end(match.games.back(), match.rules, is_crawford_game(match, match.games.size() - 1));
}

bool is_last_game_over(const Match& match)
{
    return !match.games.empty() && (match.games.back().claimed_outcome || follow_last_game(match).outcome());
}

std::optional<Player> winner_of(const Match& match)
{
    if (match.games.empty() || match.rules.is_money()) return std::nullopt;
    const ByPlayer<int> score = score_after(match, match.games.size() - 1);
    for (const Player player : kPlayers)
        if (score[player] >= match.rules.length) return player;
    return std::nullopt;
}

std::string GameAtHand::name_of(Player player) const
{
    const std::string& name = match_.players[player].name;
    if (!name.empty()) return name;
    return player == Player::first ? "the first player" : "the second player";
}

void GameAtHand::begin_game()
{
    const std::size_t count = match_.games.size();
    Game next;
    if (count > 0) {
        next.number = match_.games.back().number + 1;
        next.score = score_after(match_, count - 1);
    }
    match_.games.push_back(std::move(next));
}

Result<void> GameAtHand::begin_game_if_needed()
{
    if (!match_.games.empty() && !is_last_game_over(match_)) return {};
    if (const std::optional<Player> winner = winner_of(match_)) {
        return refusal(fmt::format("the match is over: {} has won it", name_of(*winner)),
                       "undo takes the last line back");
    }
    begin_game();
    return {};
}

/// Who rolls now. Who begins must be said.
Result<Player> GameAtHand::roller(const Entry& entry) const
{
    if (entry.typed.who) return *entry.typed.who;
    const GameState state = follow_last_game(match_).state();
    if (state.phase == GamePhase::not_started) {
        return refusal("it is not known who begins",
                       fmt::format("say it before the roll: first 31 ({}), or second 31 ({})",
                                   name_of(Player::first), name_of(Player::second)));
    }
    return state.on_roll;
}

std::string GameAtHand::hint_for(const Breach& breach) const
{
    const GameState state = follow_last_game(match_).state();
    if (breach.code == "opening-double") return "both roll again; automatic doubles the cube, if so agreed";
    if (breach.code == "not-on-roll") return fmt::format("{} is on roll; {}", name_of(state.on_roll), kForce);
    if (breach.code == "offer-unanswered" || breach.code == "wrong-player") {
        const bool resigned = state.offer == Offer::resignation;
        return fmt::format("{} answers: {}", name_of(state.to_decide()),
                           resigned ? "accept or refuse" : "take or drop");
    }
    return breach.stops ? "" : std::string(kForce);
}

/// "perhaps 8/5 6/5 was meant", or what can be played at all, if that is not much.
std::string GameAtHand::what_was_meant(const Turn& turn, Dice dice)
{
    Game so = game();
    const bool rolled = !so.turns.empty() && std::holds_alternative<Roll>(so.turns.back().action);
    if (rolled) so.turns.pop_back();
    so.turns.push_back(turn);
    const std::size_t last = so.turns.size() - 1;
    const bool crawford = is_crawford_game(match_, match_.games.size() - 1);
    if (const std::optional<Correction> meant = CorrectionFinder(match_.rules, so, crawford).find(last)) {
        const std::string what = fmt::format("perhaps {} was meant", describe(*meant));
        if (meant->turn == last) return what;
        const std::size_t back = last - meant->turn;
        return fmt::format("{} {} before", what, counted(back, "turn", "turns"));
    }
    const std::string plays = some_plays(follow_last_game(match_).state().position, turn.player, dice);
    return plays.empty() ? "nothing can be played" : fmt::format("what can be played: {}", plays);
}

void GameAtHand::tell_outcome(Transcribed& done)
{
    const std::optional<Outcome> by_turns = follow_last_game(match_).outcome();
    const std::optional<Outcome>& outcome = by_turns ? by_turns : game().claimed_outcome;
    if (!outcome) return;
    const ByPlayer<int> score = score_after(match_, match_.games.size() - 1);
    const bool ends = winner_of(match_).has_value();
    done.said.push_back(fmt::format("{} wins {}{}: {}-{}", name_of(outcome->winner),
                                    counted(static_cast<std::size_t>(outcome->points), "point", "points"),
                                    ends ? " and the match" : "", score.first, score.second));
}

Result<void> GameAtHand::add_turn(Turn turn, const Entry& entry)
{
    GameReplayer replayer = follow_last_game(match_);
    std::vector<Breach> breaches;
    replayer.apply(turn, &breaches);
    if (!breaches.empty() && (!entry.is_forced || replayer.stopped())) {
        const Breach& worst = breaches.back();
        return failure(worst.code, worst.message, hint_for(worst));
    }
    std::vector<Turn>& turns = game().turns;
    const auto* play = std::get_if<CheckerPlay>(&turn.action);
    const auto* roll = turns.empty() ? nullptr : std::get_if<Roll>(&turns.back().action);
    const bool completes = play != nullptr && roll != nullptr && roll->dice.same_roll(play->dice) &&
                           turns.back().player == turn.player;
    if (completes) {
        turns.back().action = std::move(turn.action);
    } else {
        turns.push_back(std::move(turn));
    }
    tell_outcome(entry.done);
    return {};
}

Result<void> GameAtHand::add_play(Player player, Dice dice, const std::string& moves, const Entry& entry)
{
    const Position position = follow_last_game(match_).state().position;
    GK_TRY(TypedPlay found, find_play(moves, position, player, dice));
    Turn turn{.player = player, .action = CheckerPlay{.dice = dice, .play = found.play}};
    if (!found.is_legal && !(entry.is_forced && after(position, player, found.play))) {
        return failure("illegal-play",
                       fmt::format("{} is not legal: {}", to_string(found.play),
                                   why_illegal(position, player, dice, found.play).value_or("")),
                       what_was_meant(turn, dice));
    }
    std::move(found.doubts.begin(), found.doubts.end(), std::back_inserter(entry.done.doubts));
    return add_turn(std::move(turn), entry);
}

/// A roll of which no moves are typed: what the rules leave no choice of is played.
Result<void> GameAtHand::add_roll(Player player, Dice dice, const Entry& entry)
{
    const GameState state = follow_last_game(match_).state();
    const std::vector<LegalPlay> plays = legal_plays(state.position, player, dice);
    if (plays.size() > 1) {
        if (state.dice)
            return refusal(fmt::format("{} is rolled already", digits(*state.dice)),
                           "type the play, or undo");
        return add_turn({.player = player, .action = Roll{.dice = dice}}, entry);
    }
    const Play play = plays.empty() ? Play{} : plays.front().play;
    if (Result<void> added =
            add_turn({.player = player, .action = CheckerPlay{.dice = dice, .play = play}}, entry);
        !added)
        return added;
    entry.done.said.insert(
        entry.done.said.begin(),
        plays.empty() ? "nothing can be played"
                      : fmt::format("the only play: {}", play_in_words(play, state.position, player)));
    return {};
}

Result<void> GameAtHand::enter(const TypedRoll& roll, const Entry& entry)
{
    GK_TRY_VOID(begin_game_if_needed());
    GK_TRY(const Player player, roller(entry));
    const GameState state = follow_last_game(match_).state();
    if (state.dice && !state.dice->same_roll(roll.dice) && !entry.is_forced) {
        return refusal(fmt::format("{} is rolled already", digits(*state.dice)),
                       "type the play; undo takes the roll back");
    }
    if (!roll.moves.empty()) return add_play(player, roll.dice, roll.moves, entry);
    if (roll.is_no_play && (entry.is_forced || can_move(state.position, player, roll.dice)))
        return add_turn({.player = player, .action = CheckerPlay{.dice = roll.dice}}, entry);
    return add_roll(player, roll.dice, entry);
}

Result<void> GameAtHand::enter(const TypedMoves& moves, const Entry& entry)
{
    const GameState state = follow_last_game(match_).state();
    if (match_.games.empty() || !state.dice)
        return refusal("what was rolled?", "the dice come first: 31 8/5 6/5");
    return add_play(entry.typed.who.value_or(state.on_roll), *state.dice, moves.moves, entry);
}

Result<void> GameAtHand::enter(const TypedOffers& offers, const Entry& entry)
{
    GK_TRY_VOID(begin_game_if_needed());
    std::optional<Player> who = entry.typed.who;
    for (const Action& action : offers) {
        const GameState state = follow_last_game(match_).state();
        const bool names_itself = who || state.phase != GamePhase::not_started;
        if (!names_itself && std::holds_alternative<Resign>(action))
            return refusal("it is not known who resigns", "first resign 1, or second resign 1");
        const Player player = who.value_or(state.to_decide());
        GK_TRY_VOID(add_turn({.player = player, .action = action}, entry));
        who.reset();
    }
    return {};
}

Result<void> GameAtHand::enter(const TypedResult& result, const Entry& entry)
{
    if (!entry.typed.who) return refusal("who wins?", "first wins 1, or a name before it");
    GK_TRY_VOID(begin_game_if_needed());
    settle_outcome(game(), follow_last_game(match_), {.winner = *entry.typed.who, .points = result.points},
                   false);
    tell_outcome(entry.done);
    return {};
}

Result<void> GameAtHand::enter(const TypedGame&, const Entry& entry)
{
    const bool is_open = !match_.games.empty() && !is_last_game_over(match_);
    if (is_open && game().turns.empty()) return refusal("this game has not begun yet");
    if (is_open && !entry.is_forced) {
        return refusal(fmt::format("game {} is not over", game().number),
                       "first wins 1 says how it ended; game ! leaves it as it is");
    }
    if (!is_open) return begin_game_if_needed();
    begin_game();
    return {};
}

Result<void> GameAtHand::enter(const TypedAutomaticDouble&, const Entry&)
{
    GK_TRY_VOID(begin_game_if_needed());
    if (!game().turns.empty())
        return refusal("the game has begun: automatic doubles come before the first play");
    if (follow_last_game(match_).state().cube.value >= kHighestCube)
        return refusal("the cube has reached the highest value");
    ++game().automatic_doubles;
    return {};
}

Result<void> GameAtHand::add(const TypedAction& typed, bool is_forced, Transcribed& done)
{
    const Entry entry{.typed = typed, .is_forced = is_forced, .done = done};
    return std::visit([&](const auto& what) { return enter(what, entry); }, typed.what);
}

}  // namespace gammonkit::transcript
