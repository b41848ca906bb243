#include "formats/party/format.hpp"

#include "importers/party/entries.hpp"
#include "importers/party/gameplay.hpp"
#include "importers/turns/game_context.hpp"
#include "model/limits.hpp"
#include "model/scoring.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace party {
namespace {

std::vector<Extra> extras_of(const std::vector<Entry>& entries)
{
    std::vector<Extra> extras;
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
    MatchReader(const SourceText& source, const MatchEntries& entries, Reporter& reporter)
        : source_(source), entries_(entries), reporter_(reporter), marks_hits_(are_marked(entries))
    {
    }

    /// Nothing if no game is on record.
    std::optional<Match> read()
    {
        const auto first = std::find_if(entries_.games.begin(), entries_.games.end(),
                                        [](const auto& game) { return game.second.is_on_record(); });
        if (first == entries_.games.end()) return std::nullopt;
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

Result<Collection> read_party(const SourceText& source, const Options&, Reporter& reporter)
{
    if (source.text().empty()) return failure("empty", "the file is empty");
    const party::Text text = party::entries_of(source);
    Collection collection;
    for (const party::MatchEntries& entries : text.matches) {
        if (std::optional<Match> match = party::MatchReader(source, entries, reporter).read())
            collection.matches.push_back(*std::move(match));
    }
    if (collection.matches.empty())
        return failure("no-game", "no game was found",
                       "a game is told by lines such as \"GAME_1_GAMEPLAY=...\"");
    party::report(text, source, reporter);
    return collection;
}

}  // namespace gammonkit
