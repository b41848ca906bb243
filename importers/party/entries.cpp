#include "importers/party/entries.hpp"

#include "support/line_cursor.hpp"
#include "support/suggest.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <iterator>
#include <string>

namespace gammonkit::party {
namespace {

/// "GAME_12_SCORE1" taken apart.
struct GameKey {
    int number;
    std::string_view name;
};

std::optional<GameKey> game_key(std::string_view key)
{
    constexpr std::string_view kGame = "game_";
    if (!starts_with_ignoring_case(key, kGame)) return std::nullopt;
    const std::string_view rest = key.substr(kGame.size());
    const std::size_t end = rest.find('_');
    if (end == std::string_view::npos || end == 0 || !is_digit(rest[0])) return std::nullopt;
    const std::optional<int> number = parse_int(rest.substr(0, end));
    return number ? std::optional(GameKey{.number = *number, .name = rest.substr(end + 1)}) : std::nullopt;
}

/// A key with other numbers, or misspelt.
bool is_misspelt_key(std::string_view key)
{
    static constexpr std::string_view kKnown[] = {"GAME__GAMEPLAY", "GAME__PLAYER_", "GAME__SCORE",
                                                  "MATCHLENGTH",    "BoardId",       "Creator"};
    std::string without_numbers;
    std::ranges::copy_if(key, std::back_inserter(without_numbers), [](char c) { return !is_digit(c); });
    return starts_with_ignoring_case(key, "game_") || is_misspelt(without_numbers, kKnown);
}

bool is_misspelt_name(std::string_view name)
{
    static constexpr std::string_view kKnown[] = {"GAMEPLAY", "PLAYER_1", "PLAYER_2", "SCORE1", "SCORE2"};
    return is_misspelt(name, kKnown);
}

/// Gives each entry to what it is about.
class Collector {
public:
    Text collect(const SourceText& source)
    {
        for (LineCursor lines(source); !lines.at_end();) {
            const std::string_view line = trimmed(lines.next());
            if (line.empty()) continue;
            const std::optional<Entry> entry = entry_in(line);
            entry ? add(*entry, line) : text_.not_understood.push_back(line);
        }
        return std::move(text_);
    }

private:
    void add(const Entry& entry, std::string_view line)
    {
        const bool begins = equals_ignoring_case(entry.key, "BoardId");
        if (begins || text_.matches.empty()) text_.matches.emplace_back();
        MatchEntries& match = text_.matches.back();
        if (begins) {
            match.board = entry.value;
        } else if (const std::optional<GameKey> key = game_key(entry.key)) {
            GameEntries& game = match.games[key->number];
            if (game.first.empty()) game.first = line;
            add_to(game, *key, entry.value, line);
        } else if (equals_ignoring_case(entry.key, "MATCHLENGTH")) {
            set(match.length, entry.value, line);
        } else {
            if (is_misspelt_key(entry.key)) text_.misspelt.push_back(line);
            match.others.push_back(entry);
        }
    }

    void add_to(GameEntries& game, const GameKey& key, std::string_view value, std::string_view line)
    {
        const auto is = [&](std::string_view name) { return equals_ignoring_case(key.name, name); };
        if (is("PLAYER_1")) {
            game.names.first = value;
        } else if (is("PLAYER_2")) {
            game.names.second = value;
        } else if (is("GAMEPLAY")) {
            set(game.play, value, line);
        } else if (is("SCORE1")) {
            set(game.score.first, value, line);
        } else if (is("SCORE2")) {
            set(game.score.second, value, line);
        } else {
            if (is_misspelt_name(key.name)) text_.misspelt.push_back(line);
            game.others.push_back({.key = key.name, .value = value});
        }
    }

    void set(std::optional<std::string_view>& place, std::string_view value, std::string_view line)
    {
        if (place) text_.repeated.push_back(line);
        place = value;
    }

    Text text_;
};

}  // namespace

std::optional<Entry> entry_in(std::string_view line)
{
    const std::size_t equals = line.find('=');
    if (equals == std::string_view::npos || equals == 0) return std::nullopt;
    const std::string_view key = trimmed(line.substr(0, equals));
    const bool is_key = std::none_of(key.begin(), key.end(), is_blank);
    return is_key ? std::optional(Entry{.key = key, .value = trimmed(line.substr(equals + 1))})
                  : std::nullopt;
}

Text entries_of(const SourceText& source)
{
    return Collector().collect(source);
}

}  // namespace gammonkit::party
