#include "formats/gnubg_text/format.hpp"

#include "formats/positions/positions.hpp"
#include "importers/gnubg_text/entries.hpp"
#include "importers/gnubg_text/entry_reader.hpp"
#include "importers/gnubg_text/game_reader.hpp"
#include "importers/gnubg_text/header.hpp"
#include "importers/gnubg_text/in_english.hpp"
#include "importers/turns/game_context.hpp"
#include "support/ends.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

using namespace gnubg_text;

void name_engine(Game& game, const std::string& program)
{
    for (Turn& turn : game.turns) {
        for (PlayAnalysis& plays : turn.plays)
            plays.by.engine = program;
        for (CubeAnalysis& cube : turn.cubes)
            cube.by.engine = program;
    }
}

bool is_same_name(const PlayerInfo& a, const PlayerInfo& b)
{
    return a.name == b.name;
}

/// The next game of the same players, at a score that is not lower.
bool continues(const Match& match, const Match& next, const Game& game)
{
    if (match.games.empty()) return false;
    const Game& last = match.games.back();
    return match.rules == next.rules && is_same_name(match.players.first, next.players.first) &&
           is_same_name(match.players.second, next.players.second) &&
           (game.number == kNoNumber || game.number > last.number) && game.score.first >= last.score.first &&
           game.score.second >= last.score.second;
}

/// Reads the boards of a text group by group: games where they follow one another, positions elsewhere.
class GroupReader {
public:
    /// `is_position`: the text holds one board, as exports of a position do.
    GroupReader(const SourceText& source, WrittenBy by, bool is_position, Reporter& reporter)
        : source_(source), by_(std::move(by)), is_position_(is_position), reporter_(reporter)
    {
    }

    void read(const Group& group)
    {
        const bool may_be_game = group.may_be_game();
        std::vector<EntryRecord> entries = entries_of(group);
        const bool is_whole = entries.size() == group.entries.size();
        if (may_be_game && is_whole && add_game(group, entries)) return;
        if (group.is_export && !may_be_game && !is_position_) warn_of_number(group);
        add_positions(entries);
    }

    Collection collection;
    std::size_t other_lines = 0;

private:
    [[nodiscard]] std::vector<EntryRecord> entries_of(const Group& group) const
    {
        const GameFrame frame = frame_of(source_, group.entries.front());
        std::vector<EntryRecord> found;
        for (const Entry& entry : group.entries) {
            if (std::optional<EntryRecord> record = read_entry(source_, entry, frame, reporter_))
                found.push_back(*std::move(record));
        }
        return found;
    }

    bool add_game(const Group& group, const std::vector<EntryRecord>& entries)
    {
        std::optional<GameRecord> found = read_game(source_, entries, group.is_export, reporter_);
        if (!found) return false;
        for (const EntryRecord& entry : entries) {
            tell_others(entry);
            tell_levels(entry);
        }
        Match match = read_title(source_, group.entries.front().title, by_, *found, reporter_);
        warn_of_result(entries.back());
        if (!by_.program.empty()) name_engine(found->game, by_.program);
        add(std::move(match), std::move(found->game), group.is_export);
        return true;
    }

    void add(Match match, Game game, bool is_export)
    {
        if (!is_export || collection.matches.empty() || !continues(collection.matches.back(), match, game)) {
            collection.matches.push_back(std::move(match));
        }
        std::vector<Game>& games = collection.matches.back().games;
        if (game.number == kNoNumber) game.number = games.empty() ? 1 : games.back().number + 1;
        games.push_back(std::move(game));
    }

    void add_positions(std::vector<EntryRecord>& entries)
    {
        for (EntryRecord& entry : entries) {
            if (is_position_) take_comment(entry);
            other_lines += entry.other_lines.size() + entry.game_lines;
            collection.positions.push_back(std::move(entry.record));
        }
    }

    /// What stands below two identifiers and nothing else is said of them.
    static void take_comment(EntryRecord& entry)
    {
        PositionRecord& record = entry.record;
        const bool has_board = !entry.names.first.empty() || !entry.names.second.empty();
        if (has_board || !record.plays.empty() || !record.cubes.empty() || !record.comment.empty()) return;
        record.comment = fmt::format("{}", fmt::join(entry.other_lines, "\n"));
        entry.other_lines.clear();
    }

    /// In a game every line is known, those aside that tell how rollouts were made.
    void tell_others(const EntryRecord& entry)
    {
        for (const std::string_view line : entry.other_lines) {
            if (is_setting_line(line)) {
                ++other_lines;
            } else if (line != entry.unknown_result) {
                reporter_.report(
                    warning_at(source_, line, "gnubg-line", "this line of a game is not understood"));
            }
        }
    }

    /// The exports of games name no levels; a candidate that has one was not evaluated in a known way.
    void tell_levels(const EntryRecord& entry)
    {
        for (const PlayAnalysis& plays : entry.record.plays) {
            for (const Candidate& candidate : plays.candidates) {
                if (!candidate.assessment->level.empty()) warn_of_level(entry, candidate.assessment->level);
            }
        }
    }

    void warn_of_level(const EntryRecord& entry, const std::string& level)
    {
        reporter_.report(
            warning_at(source_, entry.place, "gnubg-line",
                       fmt::format("a candidate has an unknown evaluation, \"{:.40}\"", printable(level))));
    }

    void warn_of_number(const Group& group)
    {
        const Entry& entry = group.entries[group.break_at];
        const std::string_view place = entry.heading.empty() ? first_or_empty(entry.lines) : entry.heading;
        const int expected = group.break_at == 0 ? 1 : group.entries[group.break_at - 1].number + 1;
        reporter_.report(warning_at(
            source_, place, "gnubg-game",
            fmt::format("expected move number {} here; the boards of this game become positions", expected)));
    }

    void warn_of_result(const EntryRecord& last)
    {
        if (last.unknown_result.empty()) return;
        reporter_.report(warning_at(source_, last.unknown_result, "gnubg-game",
                                    "expected who wins the game, and how much; it has no result"));
    }

    const SourceText& source_;
    WrittenBy by_;
    bool is_position_;
    Reporter& reporter_;
};

/// Lines that were probably meant to stand above a board, with the Match ID below them.
void warn_of_damaged_heads(const SourceText& source, std::span<const std::string_view> lines,
                           Reporter& reporter)
{
    const auto holds = [](std::string_view line, std::string_view words) {
        return line.find(words) != std::string_view::npos;
    };
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        const bool is_head = holds(lines[i], "Position ID") || holds(lines[i], "GNU Backgammon");
        if (!is_head || begins_board(lines[i]) || !holds(lines[i + 1], "Match ID")) continue;
        reporter.report(warning_at(source, lines[i], "gnubg-text",
                                   "this looks like the head of a board, but cannot be read: left out"));
    }
}

/// What was found; a failure if that is nothing.
Result<Collection> found_or_failure(Collection collection, std::size_t other_lines, Reporter& reporter)
{
    if (collection.matches.empty()) {
        return positions_or_failure(std::move(collection), other_lines,
                                    "no board of GNU Backgammon in it could be read", reporter);
    }
    if (other_lines > 0) {
        reporter.report({.severity = Severity::note,
                         .code = "other-text",
                         .message = fmt::format("{} passed over", counted(other_lines, "line", "lines"))});
    }
    return collection;
}

}  // namespace

Confidence sniff_gnubg_text(const Sample& sample)
{
    if (sample.text.find("GNU") == std::string_view::npos) return Confidence::none;
    if (sample.text.starts_with("<!DOCTYPE")) return Confidence::none;  // A page, whose boards are no text.
    LineCursor lines(sample.text);
    while (!lines.at_end()) {
        const std::string_view line = lines.next();
        if (begins_board(line) || is_head(line)) return Confidence::certain;
    }
    return Confidence::none;
}

Result<Collection> read_gnubg_text(const SourceText& original, const Options&, Reporter& reporter)
{
    const std::optional<SourceText> translated = in_english(original, reporter);
    const SourceText& source = translated ? *translated : original;
    const std::vector<std::string_view> lines = lines_of(source);
    warn_of_damaged_heads(source, lines, reporter);
    const std::vector<Entry> entries = entries_of(lines);
    for (const Entry& entry : entries) {
        GK_TRY_VOID(check_length(source, entry.lines));
    }
    GroupReader reader(source, written_by(lines), entries.size() == 1, reporter);
    for (const Group& group : groups_of(entries))
        reader.read(group);
    return found_or_failure(std::move(reader.collection), reader.other_lines, reporter);
}

}  // namespace gammonkit
