#include "importers/transcript/transcriber.hpp"

#include "importers/transcript/game_at_hand.hpp"
#include "importers/transcript/information.hpp"
#include "importers/transcript/typed_action.hpp"
#include "model/match.hpp"
#include "support/diagnostic.hpp"
#include "support/ends.hpp"
#include "support/number_text.hpp"
#include "support/result.hpp"
#include "support/suggest.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {
namespace transcript {
namespace {

constexpr std::array<std::string_view, 30> kFirstWords{
    "double", "redouble", "take",  "drop", "pass",      "beaver", "raccoon", "resign", "accept", "refuse",
    "reject", "wins",     "game",  "undo", "automatic", "clock",  "match",   "length", "money",  "players",
    "event",  "round",    "place", "date", "annotator", "about",  "variant", "score",  "jacoby", "crawford"};

Diagnostic refused(std::string message, std::string hint)
{
    return {.code = "transcript", .message = std::move(message), .hint = std::move(hint)};
}

/// "resign 4", "Ann wins 0": the number is none that can be.
std::optional<Diagnostic> wrong_number_in(std::string_view line)
{
    const std::vector<std::string_view> parts = words(line);
    if (parts.size() < 2) return std::nullopt;
    const std::string_view number = parts.back();
    const std::string word = lowered(parts[parts.size() - 2]);
    if (understand(fmt::format("{} {}", word, number), {}, false)) return std::nullopt;
    if (word == "resign" || word == "resigns" || word == "r")
        return refused(fmt::format("'{:.40}' is not 1, 2 or 3", number), "resign 2 offers to lose a gammon");
    if (word == "wins" || word == "win")
        return refused(fmt::format("'{:.40}' is not a number of points", number), "first wins 2");
    return std::nullopt;
}

/// A longer beginning of a line is nobody's name.
constexpr std::size_t kLongestName = 40;

/// The words before what would mean something, if it were known whom they name.
std::optional<std::string_view> name_in(std::string_view line)
{
    for (std::size_t gap = line.find(' '); gap <= kLongestName; gap = line.find(' ', gap + 1))
        if (understand(line.substr(gap + 1), {}, false)) return line.substr(0, gap);
    return std::nullopt;
}

/// Why a line without its times and comment means nothing between these players, and what may have been
/// meant.
Diagnostic why_not_understood(std::string_view line, const ByPlayer<PlayerInfo>& players)
{
    if (std::optional<Diagnostic> wrong = wrong_number_in(line)) return *std::move(wrong);
    if (const std::optional<std::string_view> name = name_in(line)) {
        if (may_name(players.first, *name) && may_name(players.second, *name))
            return refused(fmt::format("the names of both players begin with '{:.40}'", *name),
                           "first and second will do, and so will more of the name");
        return refused(fmt::format("nobody is called '{:.40}'", *name),
                       "players Ann vs Bo tells the names; first and second will do");
    }
    const std::string word = lowered(line.substr(0, line.find(' ')));
    const bool is_known = std::find(kFirstWords.begin(), kFirstWords.end(), word) != kFirstWords.end();
    std::string hint = is_known ? "" : did_you_mean(word, kFirstWords);
    if (hint.empty()) hint = "31 8/5 6/5, double, take, drop, resign 1, # a comment; help lists all";
    return refused(fmt::format("'{:.60}' means nothing here", line), std::move(hint));
}

/// A typed line taken apart: what happened, and what is told of when and how.
struct TypedLine {
    std::string action = {};  ///< "31 8/5 6/5"; empty if the line only tells something of the last turn.
    std::optional<std::string> comment = {};  ///< Behind "#".
    TurnTimes times = {};                     ///< Behind "clock" and "@".
    bool is_forced = false;                   ///< "!": it happened, whatever the rules say.
};

constexpr std::string_view kClockHint = "both clocks, that of the first player first: clock 11:45 12:03";

/// A time of a clock; "-" stands for one that is not known.
Result<std::optional<int>> time_of(std::string_view word, std::string_view hint)
{
    if (word == "-") return std::optional<int>();
    const std::optional<int> seconds = seconds_from(word);
    if (!seconds)
        return failure("transcript", fmt::format("'{:.40}' is not a time", word), std::string(hint));
    return seconds;
}

/// Takes "clock 11:45 12:03" and "@ 0:14:23" at the front of `words` away. False if neither stands there.
Result<bool> take_time(std::span<const std::string_view>& words, TurnTimes& times)
{
    constexpr std::string_view kStampHint = "hours, minutes and seconds into the video: @ 0:14:23";
    const std::string_view word = first_or_empty(words);
    if (equals_ignoring_case(word, "clock")) {
        if (words.size() < 3)
            return failure("transcript", "a clock reading needs two times", std::string(kClockHint));
        GK_TRY(times.clocks.first, time_of(words[1], kClockHint));
        GK_TRY(times.clocks.second, time_of(words[2], kClockHint));
        words = without_first(words, 3);
        return true;
    }
    if (!word.starts_with('@')) return false;
    const bool stands_alone = word.size() == 1;
    if (stands_alone && words.size() < 2)
        return failure("transcript", "a video stamp needs a time", std::string(kStampHint));
    GK_TRY(times.video, time_of(stands_alone ? words[1] : word.substr(1), kStampHint));
    words = without_first(words, stands_alone ? 2 : 1);
    return true;
}

/// Takes a line apart. Fails if a time cannot be read.
Result<TypedLine> take_apart(std::string_view line)
{
    TypedLine typed;
    if (const std::size_t sign = line.find('#'); sign != std::string_view::npos) {
        typed.comment = trimmed(line.substr(sign + 1));
        line = line.substr(0, sign);
    }
    const std::vector<std::string_view> all = words(line);
    std::vector<std::string> action;
    for (std::span<const std::string_view> left = all; !left.empty();) {
        GK_TRY(const bool is_time, take_time(left, typed.times));
        if (is_time) continue;
        if (left.front() == "!") {
            typed.is_forced = true;
        } else {
            action.emplace_back(left.front());
        }
        left = without_first(left);
    }
    typed.action = joined(action, " ");
    return typed;
}

}  // namespace
}  // namespace transcript

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
    return game.turns.empty() ? game.comment : game.turns.back().comment.edited();
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
