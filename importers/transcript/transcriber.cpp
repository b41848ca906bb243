#include "importers/transcript/transcriber.hpp"

#include "importers/transcript/game_at_hand.hpp"
#include "importers/transcript/information.hpp"
#include "importers/transcript/not_understood.hpp"
#include "importers/transcript/typed_action.hpp"
#include "importers/transcript/typed_line.hpp"
#include "support/text.hpp"

namespace gammonkit {
namespace {

/// So many lines can be taken back one by one; before them, turns.
constexpr std::size_t kMostUndone = 100;

void add_comment(std::string& comment, const std::string& more)
{
    if (!comment.empty()) comment += '\n';
    comment += more;
}

/// A comment of the last turn, or else of the game or the match.
std::string& place_of_comment(Match& match)
{
    if (match.games.empty()) return match.comment;
    Game& game = match.games.back();
    return game.turns.empty() ? game.comment : game.turns.back().comment;
}

Result<void> add_times(Match& match, const TurnTimes& times)
{
    if (times == TurnTimes{}) return {};
    if (match.games.empty() || match.games.back().turns.empty())
        return failure("transcript", "there is no turn yet that this time could belong to");
    Boxed<TurnTimes>& known = match.games.back().turns.back().times;
    if (!known) known.emplace();
    for (const Player player : kPlayers)
        if (times.clocks[player]) known->clocks[player] = times.clocks[player];
    if (times.video) known->video = times.video;
    return {};
}

}  // namespace

GameState Transcriber::state() const
{
    return transcript::follow_last_game(match_).state();
}

std::optional<Player> Transcriber::winner() const
{
    return transcript::winner_of(match_);
}

Transcriber::Before Transcriber::before()
{
    Before before{.games = match_.games.size(), .last = {}};
    if (!match_.games.empty()) before.last = match_.games.back();
    std::vector<Game> games = std::move(match_.games);
    match_.games.clear();
    before.without_games = match_;
    match_.games = std::move(games);
    return before;
}

void Transcriber::go_back(Before before)
{
    std::vector<Game> games = std::move(match_.games);
    match_ = std::move(before.without_games);
    games.resize(before.games);
    if (before.last && !games.empty()) games.back() = *std::move(before.last);
    match_.games = std::move(games);
}

/// The last line, or of a match that was there already the last turn.
Result<Transcribed> Transcriber::undo()
{
    if (!before_.empty()) {
        go_back(std::move(before_.back()));
        before_.pop_back();
        return Transcribed{.changed = true, .said = {"the last line is taken back"}};
    }
    std::vector<Game>& games = match_.games;
    // A match may begin with a game of which nothing is known.
    if (games.empty() || games == std::vector<Game>{Game{}})
        return failure("transcript", "there is nothing to take back");
    Game& game = games.back();
    if (game.claimed_outcome) {
        game.claimed_outcome.reset();
    } else if (!game.turns.empty()) {
        game.turns.pop_back();
    } else {
        games.pop_back();
    }
    return Transcribed{.changed = true, .said = {"the last turn is taken back"}};
}

Result<Transcribed> Transcriber::enter(std::string_view text)
{
    const std::string_view line = trimmed(text);
    if (line.empty()) return Transcribed{};
    if (equals_ignoring_case(line, "undo") || equals_ignoring_case(line, "u")) return undo();
    Before before = this->before();
    Result<Transcribed> done = take(line);
    if (!done) {
        go_back(std::move(before));
        return done;
    }
    before_.push_back(std::move(before));
    if (before_.size() > kMostUndone) before_.pop_front();
    return done;
}

Result<Transcribed> Transcriber::take(std::string_view line)
{
    Transcribed done{.changed = true};
    GK_TRY(const bool is_of_match, transcript::tell_of_match(match_, line));
    if (is_of_match) return done;
    GK_TRY(const transcript::TypedLine typed, transcript::take_apart(line));
    if (!typed.action.empty()) {
        const bool awaits_moves = state().dice.has_value();
        const std::optional<transcript::TypedAction> action =
            transcript::understand(typed.action, match_.players, awaits_moves);
        if (!action) return tl::unexpected(transcript::why_not_understood(typed.action, match_.players));
        GK_TRY_VOID(transcript::GameAtHand(match_).add(*action, typed.is_forced, done));
    }
    GK_TRY_VOID(add_times(match_, typed.times));
    if (typed.comment && !typed.comment->empty()) add_comment(place_of_comment(match_), *typed.comment);
    return done;
}

}  // namespace gammonkit
