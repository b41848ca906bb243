#include "importers/tmg/file_parts.hpp"

#include "formats/record/scanner.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <cstdlib>

namespace gammonkit::tmg {
namespace {

/// As much as the model's scores can grow to.
bool is_sensible(int points)
{
    constexpr int kMost = 1'000'000'000;
    return points >= -kMost && points <= kMost;
}

bool begins_match(std::string_view line)
{
    const std::optional<Entry> entry = entry_in(line);
    return entry && (entry->key == "MatchID" || entry->key == "Player1");
}

}  // namespace

std::optional<Entry> entry_in(std::string_view line)
{
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    const std::string_view key = trimmed(line.substr(0, colon));
    if (key.empty() || is_digit(key[0]) || key[0] == '-') return std::nullopt;
    return Entry{.key = key, .value = trimmed(line.substr(colon + 1))};
}

std::optional<Heading> heading_of(std::string_view line)
{
    if (!line.starts_with("Game ")) return std::nullopt;
    record::Scanner scanner(line);
    scanner.take("Game");
    const std::optional<int> number = scanner.number();
    if (!number || !scanner.take(":")) return std::nullopt;
    const std::optional<int> first = scanner.number();
    if (!first || !scanner.take("-")) return std::nullopt;
    const std::optional<int> second = scanner.number();
    if (!second || !scanner.at_end()) return std::nullopt;
    if (!is_sensible(*number) || !is_sensible(*first) || !is_sensible(*second)) return std::nullopt;
    return Heading{.number = *number, .score = {*first, *second}};
}

std::optional<Record> record_in(std::string_view line)
{
    const std::string_view text = trimmed(line);
    record::Scanner scanner(text);
    scanner.take("+");
    const std::optional<int> number = scanner.number();
    const std::optional<int> code = number ? scanner.number() : std::nullopt;
    if (!code) return std::nullopt;
    Record record{.turn = std::abs(*number), .code = *code, .data = scanner.rest(), .text = text};
    if (*number != 0) record.player = *number < 0 ? Player::second : Player::first;
    return record;
}

std::vector<MatchLines> split_into_matches(const SourceText& source)
{
    std::vector<MatchLines> matches;
    matches.emplace_back();
    for (LineCursor cursor(source); !cursor.at_end();) {
        const std::string_view line = trimmed_right(cursor.next());
        if (line.empty()) continue;
        if (!matches.back().games.empty() && begins_match(line)) matches.emplace_back();
        MatchLines& match = matches.back();
        if (const std::optional<Heading> heading = heading_of(line)) {
            match.games.push_back({.heading = line, .says = *heading});
        } else if (match.games.empty()) {
            match.header.push_back(line);
        } else {
            match.games.back().body.push_back(line);
        }
    }
    if (matches.back().games.empty()) matches.pop_back();
    return matches;
}

}  // namespace gammonkit::tmg
