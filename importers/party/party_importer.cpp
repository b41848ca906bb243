#include "formats/party/format.hpp"

#include "importers/party/entries.hpp"
#include "importers/turns/game_context.hpp"
#include "importers/turns/starts.hpp"
#include "importers/turns/turn_recorder.hpp"
#include "model/limits.hpp"
#include "model/scoring.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace gammonkit {
namespace party {
namespace {

/// Reads the play of one game, "1 0 0 31 8/5 6/5#2 0 0 65 24/18 18/13#...", into `game`.
class GameplayReader {
public:
    /// `one`: which player of the match is number 1 in this game.
    GameplayReader(const SourceText& source, const Rules& rules, Game& game, bool crawford_game,
                   bool marks_hits, Player one, Reporter& reporter)
        : one_(one), turns_(source, rules, game, crawford_game, marks_hits, reporter)
    {
    }

    void read(std::string_view play);

    /// The game as far as it has been read.
    [[nodiscard]] TurnBuilder& turns() { return turns_; }

private:
    void read_token(std::string_view token);
    bool read_roll(std::optional<Player> player, std::string_view said, std::string_view token);
    bool read_word(std::optional<Player> player, std::string_view said, std::string_view token);

    Player one_;
    TurnRecorder turns_;
};

constexpr std::size_t kNumbers = 2;  ///< Between the player and the roll; what they mean is not known.

/// "31", both from 1 to 6.
std::optional<Dice> dice_in(std::string_view word)
{
    if (word.size() != 2 || !is_digit(word[0]) || !is_digit(word[1])) return std::nullopt;
    return Dice::from(word[0] - '0', word[1] - '0');
}

/// True if moves may begin with this word.
bool may_be_move(std::string_view word)
{
    return word.find_first_of("/-") != std::string_view::npos;
}

/// Where the roll stands among the words of a token, the player left out; their number if nowhere.
std::size_t place_of_roll(const std::vector<std::string_view>& said)
{
    const auto is_roll = [&](std::size_t at) { return at < said.size() && dice_in(said[at]); };
    if (is_roll(kNumbers)) return kNumbers;
    for (const std::size_t at : {std::size_t{0}, std::size_t{1}}) {
        if (is_roll(at) && (at + 1 == said.size() || may_be_move(said[at + 1]))) return at;
    }
    return said.size();
}

enum class Word { doubles, takes, drops };

/// What a word of any length begins with.
struct Meaning {
    std::string_view start;
    Word word;
};
constexpr std::array<Meaning, 8> kWords{{{"double", Word::doubles},
                                         {"redouble", Word::doubles},
                                         {"beaver", Word::doubles},
                                         {"take", Word::takes},
                                         {"accept", Word::takes},
                                         {"drop", Word::drops},
                                         {"pass", Word::drops},
                                         {"reject", Word::drops}}};

/// What a token says whose first word, or first behind the two numbers, is one of the cube.
std::optional<Word> word_in(const std::vector<std::string_view>& said)
{
    for (const std::size_t at : {std::size_t{0}, kNumbers}) {
        if (at >= said.size()) break;
        const auto* found = std::find_if(kWords.begin(), kWords.end(), [&](const Meaning& meaning) {
            return starts_with_ignoring_case(said[at], meaning.start);
        });
        if (found != kWords.end()) return found->word;
    }
    return std::nullopt;
}

/// The text from one word of it on.
std::string_view from_word(std::string_view text, std::string_view word)
{
    return text.substr(static_cast<std::size_t>(word.data() - text.data()));
}

void GameplayReader::read(std::string_view play)
{
    for (const std::string_view token : split(play, '#')) {
        if (!trimmed(token).empty()) read_token(trimmed(token));
    }
}

void GameplayReader::read_token(std::string_view token)
{
    std::optional<Player> player;
    std::string_view said = token;
    const bool has_player = token.size() > 1 && (token[0] == '1' || token[0] == '2') && is_blank(token[1]);
    if (has_player) {
        player = token[0] == '1' ? one_ : opponent(one_);
        said = trimmed_left(token.substr(1));
    }
    if (!read_word(player, said, token) && !read_roll(player, said, token)) {
        turns_.warn(token, "not-understood", "this is neither a roll nor a cube action: left out");
    }
}

/// Some tokens lack the player: whoever is on turn is meant.
bool GameplayReader::read_roll(std::optional<Player> player, std::string_view said, std::string_view token)
{
    const std::vector<std::string_view> parts = words(said);
    const std::size_t at = place_of_roll(parts);
    if (at == parts.size()) return false;
    const bool is_taken = turns_.state().offer == Offer::cube && !player;
    if (is_taken) turns_.take_silently();
    const Player who = player ? *player : turns_.on_turn(false).value_or(one_);
    turns_.complete(who);
    const Dice dice = *dice_in(parts[at]);
    Turn& turn = at + 1 == parts.size() ? turns_.roll_alone(who, dice, token)
                                        : turns_.play(who, dice, from_word(said, parts[at + 1]), token);
    const bool has_numbers = at == kNumbers && !(parts[0] == "0" && parts[1] == "0");
    if (has_numbers) {
        turn.extras.push_back(
            {.key = "party:numbers", .values = {std::string(parts[0]), std::string(parts[1])}});
    }
    return true;
}

bool GameplayReader::read_word(std::optional<Player> player, std::string_view said, std::string_view token)
{
    const std::optional<Word> word = word_in(words(said));
    if (!word) return false;
    const Player who = player ? *player : turns_.on_turn(true).value_or(one_);
    if (*word == Word::doubles) {
        Action action = turns_.double_to({}, who, true);
        if (std::holds_alternative<Double>(action)) turns_.complete(who);
        turns_.add(who, std::move(action), token);
    } else {
        turns_.add(who, *word == Word::takes ? Action(Take{}) : Action(Drop{}), token);
    }
    return true;
}

Extras extras_of(const std::vector<Entry>& entries)
{
    Extras extras;
    for (const Entry& entry : entries) {
        const bool is_empty_creator = equals_ignoring_case(entry.key, "Creator") && entry.value.empty();
        if (!is_empty_creator)
            extras.push_back(
                {.key = fmt::format("party:{}", entry.key), .values = {std::string(entry.value)}});
    }
    return extras;
}

bool are_marked(const MatchEntries& entries)
{
    return std::any_of(entries.games.begin(), entries.games.end(), [](const auto& game) {
        return game.second.play && game.second.play->find('*') != std::string_view::npos;
    });
}

/// Reads one match.
class MatchReader {
public:
    MatchReader(const SourceText& source, const MatchEntries& entries, const Rules& start, Reporter& reporter)
        : source_(source), entries_(entries), reporter_(reporter), marks_hits_(are_marked(entries)),
          match_{.rules = start}
    {
    }

    /// Without games if none is on record.
    Match read()
    {
        const auto first = std::find_if(entries_.games.begin(), entries_.games.end(),
                                        [](const auto& game) { return game.second.is_on_record(); });
        if (first == entries_.games.end()) return {};
        names_ = first->second.names;
        match_.origin = {.offset = source_.offset_of(first->second.first)};
        match_.players = {{.name = std::string(names_.first)}, {.name = std::string(names_.second)}};
        if (entries_.board) match_.match_id = *entries_.board;
        match_.extras = extras_of(entries_.others);
        read_length(first->second.first);
        for (const auto& [number, game] : entries_.games)
            read_game(number, game);
        match_.games = std::move(games_);
        return std::move(match_);
    }

private:
    void read_length(std::string_view start)
    {
        const std::optional<int> length = entries_.length ? parse_int(*entries_.length) : std::nullopt;
        if (length && *length >= 0 && *length <= kMostPoints) {
            match_.rules.length = *length;
        } else if (entries_.length) {
            warn(*entries_.length, "bad-length",
                 "this is not the length of a match: reading a money session");
        } else {
            warn(start, "no-length", "no line such as \"MATCHLENGTH=5\": reading a money session");
        }
    }

    void read_game(int number, const GameEntries& entries)
    {
        const ByPlayer<int> before = score_;
        const bool has_score = read_score(entries);
        if (!entries.is_on_record()) return;
        if (!are_same_players(entries.names)) {
            warn(entries.first, "other-names",
                 "this game has other names than the first: reading the players in the same order");
        }
        Game game{.number = number, .score = before};
        game.origin = {.offset = source_.offset_of(entries.first)};
        game.extras = extras_of(entries.others);
        const Player one = is_swapped(entries) ? Player::second : Player::first;
        const bool crawford = !games_.empty() && is_crawford_by_score(match_.rules, games_.back(), game);
        GameplayReader reader(source_, match_.rules, game, crawford, marks_hits_, one, reporter_);
        reader.read(entries.play.value_or(std::string_view{}));
        settle(reader.turns(), before, has_score);
        games_.push_back(std::move(game));
    }

    /// A score that is stated is believed; otherwise it is counted on.
    void settle(TurnBuilder& turns, const ByPlayer<int>& before, bool has_score)
    {
        const std::optional<Outcome> stated = has_score ? outcome_between(before, score_) : std::nullopt;
        if (stated) turns.settle(*stated, false);
        const std::optional<Outcome>& by_turns = turns.replayer().outcome();
        if (!has_score && by_turns) score_ = score_with(before, *by_turns, match_.rules);
    }

    /// The score behind a game, the number that is missing as it was. False if both are.
    bool read_score(const GameEntries& entries)
    {
        const bool swapped = is_swapped(entries);
        bool has_score = false;
        for (const Player player : kPlayers) {
            const std::optional<std::string_view>& text = entries.score[swapped ? opponent(player) : player];
            const std::optional<int> points = text ? parse_int(*text) : std::nullopt;
            if (text && !(points && *points >= 0)) warn(*text, "bad-score", "this is not a score: left out");
            if (!points || *points < 0) continue;
            score_[player] = *points;
            has_score = true;
        }
        return has_score;
    }

    [[nodiscard]] bool are_same_players(const ByPlayer<std::string_view>& names) const
    {
        const bool unnamed = names.first.empty() && names.second.empty();
        return unnamed || names == names_ || are_exchanged(names, names_);
    }

    [[nodiscard]] bool is_swapped(const GameEntries& entries) const
    {
        return are_exchanged(entries.names, names_);
    }

    void warn(std::string_view text, std::string code, std::string message)
    {
        reporter_.report(warning_at(source_, text, std::move(code), std::move(message)));
    }

    const SourceText& source_;
    const MatchEntries& entries_;
    Reporter& reporter_;
    bool marks_hits_;
    Match match_;
    ByPlayer<std::string_view> names_;
    ByPlayer<int> score_;  ///< Behind the last game.
    std::vector<Game> games_;
};

void report(const Text& text, const SourceText& source, Reporter& reporter)
{
    for (const std::string_view line : text.not_understood)
        reporter.report(warning_at(source, line, "not-understood", "this is not KEY=value: left out"));
    for (const std::string_view line : text.misspelt)
        reporter.report(
            warning_at(source, line, "unknown-key", "this key is nearly one that is known: kept"));
    for (const std::string_view line : text.repeated)
        reporter.report(warning_at(source, line, "repeated-key", "this is said twice: the last counts"));
}

}  // namespace
}  // namespace party

Confidence sniff_party(const Sample& sample)
{
    const auto holds = [&](std::string_view words) {
        return sample.text.find(words) != std::string_view::npos;
    };
    if (!holds("=") || (!holds("reator=") && !holds("REATOR="))) return Confidence::none;
    for (LineCursor lines(sample.text); !lines.at_end();) {
        if (!starts_with_ignoring_case(trimmed(lines.next()), "BoardId=")) continue;
        if (starts_with_ignoring_case(trimmed(lines.peek()), "Creator=")) return Confidence::certain;
    }
    return Confidence::none;
}

Result<Collection> read_party(const SourceText& source, const Options& options, Reporter& reporter)
{
    if (source.text().empty()) return failure("empty", "the file is empty");
    const party::Text text = party::entries_of(source);
    Collection collection;
    for (const party::MatchEntries& entries : text.matches) {
        const auto read = [&](const Rules& start, Reporter& told) {
            return party::MatchReader(source, entries, start, told).read();
        };
        Match match = match_from(options, read, reporter);
        if (!match.games.empty()) collection.matches.push_back(std::move(match));
    }
    if (collection.matches.empty())
        return failure("no-game", "no game was found",
                       "a game is told by lines such as \"GAME_1_GAMEPLAY=...\"");
    party::report(text, source, reporter);
    return collection;
}

}  // namespace gammonkit
