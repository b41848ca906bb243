#include "cli/facts.hpp"

#include "model/replay.hpp"

#include <algorithm>

namespace gammonkit::cli {
namespace {

struct ByteOrderMark {
    std::string_view bytes;
    std::string_view charset;
};

/// Longest first: that of UTF-32 begins like that of UTF-16.
constexpr ByteOrderMark kMarks[] = {{std::string_view("\xFF\xFE\0\0", 4), "utf-32le"},
                                    {std::string_view("\0\0\xFE\xFF", 4), "utf-32be"},
                                    {"\xEF\xBB\xBF", "utf-8"},
                                    {"\xFF\xFE", "utf-16le"},
                                    {"\xFE\xFF", "utf-16be"}};

void count_turns(const Game& game, MatchFacts& facts)
{
    for (const Turn& turn : game.turns) {
        facts.plays += std::holds_alternative<CheckerPlay>(turn.action) ? 1 : 0;
        facts.analyzed_plays += turn.plays.empty() ? 0 : 1;
        facts.analyzed_cubes += turn.cubes.empty() ? 0 : 1;
    }
}

}  // namespace

MatchFacts facts_of(const Match& match)
{
    MatchFacts facts;
    facts.players = {match.players.first.name, match.players.second.name};
    facts.variant = match.rules.variant;
    facts.length = match.rules.length;
    facts.games = match.games.size();
    facts.event = match.event;
    if (match.date) facts.date = to_string(*match.date);
    if (!match.games.empty()) facts.score = score_after(match, match.games.size() - 1);
    for (const Game& game : match.games)
        count_turns(game, facts);
    return facts;
}

std::string charset_of(std::string_view bytes, const ReadSettings& settings, const Format& format)
{
    if (format.kind == SourceKind::binary) return "binary";
    for (const ByteOrderMark& mark : kMarks) {
        if (bytes.starts_with(mark.bytes)) return std::string(mark.charset);
    }
    const bool ascii = std::all_of(bytes.begin(), bytes.end(), [](char c) { return c >= 0; });
    if (ascii) return "ascii";
    if (is_valid_utf8(bytes)) return "utf-8";
    if (settings.charset) return *settings.charset;
    return format.fallback_charset.empty() ? "guessed" : std::string(format.fallback_charset);
}

}  // namespace gammonkit::cli
