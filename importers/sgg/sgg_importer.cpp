#include "formats/sgg/format.hpp"

#include "importers/sgg/file_parts.hpp"
#include "importers/sgg/game_reader.hpp"
#include "importers/sgg/header.hpp"
#include "model/replay.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace sgg {
namespace {

/// Reads one match from its lines.
class MatchReader {
public:
    MatchReader(const SourceText& source, const MatchLines& lines, Reporter& reporter)
        : source_(source), lines_(lines), reporter_(reporter)
    {
    }

    Match read()
    {
        const std::string_view begin = lines_.names.empty() ? lines_.games.front().heading : lines_.names;
        match_.origin = {.offset = source_.offset_of(begin)};
        read_header(lines_, source_, match_, reporter_);
        for (const GameLines& lines : lines_.games)
            read_heading(lines);
        const std::vector<bool> crawford = crawford_games(match_);
        // Games refer to the match while they are read, so they join it afterwards.
        std::vector<Game> games = std::move(match_.games);
        for (std::size_t i = 0; i < games.size(); ++i) {
            const GameContext context{source_, match_, crawford[i], outcome_by_next_score(games, i)};
            read_game(lines_.games[i], context, games[i], reporter_);
        }
        match_.games = std::move(games);
        return std::move(match_);
    }

private:
    void read_heading(const GameLines& lines)
    {
        const Heading& says = lines.says;
        Game& game = match_.games.emplace_back();
        game.number = says.number;
        game.score = says.score;
        if (says.crawford) game.crawford = true;
        game.origin = {.offset = source_.offset_of(lines.heading)};
        if (says.length.value_or(0) == match_.rules.length || told_of_length_) return;
        told_of_length_ = true;
        reporter_.report(warning_at(
            source_, lines.heading, "length-changes",
            fmt::format("the match is to {} points by the first game: keeping that", match_.rules.length)));
    }

    const SourceText& source_;
    const MatchLines& lines_;
    Reporter& reporter_;
    Match match_;
    bool told_of_length_ = false;
};

}  // namespace
}  // namespace sgg

Confidence sniff_sgg(const Sample& sample)
{
    const std::string_view text = trimmed_left(sample.text);
    LineCursor lines(text);
    if (lines.peek().find(sgg::kVersus) == std::string_view::npos) return Confidence::none;
    while (!lines.at_end()) {
        if (sgg::heading_of(trimmed_right(lines.next()))) return Confidence::certain;
    }
    return Confidence::none;
}

Result<Collection> read_sgg(const SourceText& source, const Options&, Reporter& reporter)
{
    if (source.text().empty()) return failure("empty", "the file is empty");
    Collection collection;
    for (const sgg::MatchLines& lines : sgg::split_into_matches(source)) {
        GK_TRY_VOID(check_lengths(source, lines.games));
        collection.matches.push_back(sgg::MatchReader(source, lines, reporter).read());
    }
    if (collection.matches.empty()) {
        return failure("no-game", "no game was found: nothing reads \"Game 1.0-0/5\" or the like");
    }
    return collection;
}

}  // namespace gammonkit
