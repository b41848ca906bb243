#include "importers/sgg/file_parts.hpp"

#include "importers/sgg/header.hpp"
#include "model/limits.hpp"
#include "support/ends.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <optional>

namespace gammonkit::sgg {
namespace {

/// A name may be unknown: " vs. Bob".
bool is_names(std::string_view line)
{
    return line.find(kVersus) != std::string_view::npos || line.ends_with(trimmed_right(kVersus));
}

std::vector<std::string_view> trimmed_lines_of(const SourceText& source)
{
    std::vector<std::string_view> lines = lines_of(source);
    for (std::string_view& line : lines)
        line = trimmed_right(line);
    return lines;
}

/// Which lines begin another match. Names do only where a header and a heading follow: people also chat about
/// who plays whom.
std::vector<bool> beginnings_of_matches(const std::vector<std::string_view>& lines)
{
    std::vector<bool> begins_match(lines.size());
    bool leads_to_game = false;
    bool has_header = false;
    for (std::size_t i = lines.size(); i-- > 0;) {
        if (heading_of(lines[i])) {
            leads_to_game = true;
            has_header = false;
        } else if (is_names(lines[i])) {
            begins_match[i] = leads_to_game && has_header;
            leads_to_game = false;
        } else if (is_header_line(lines[i])) {
            has_header = true;
        } else if (!lines[i].empty()) {
            leads_to_game = false;
        }
    }
    return begins_match;
}

/// Until the first game all lines are the header; the first one that looks like names has them.
void add_to_header(MatchLines& match, std::string_view line)
{
    if (line.empty()) return;
    if (match.names.empty() && is_names(line)) {
        match.names = line;
    } else {
        match.header.push_back(line);
    }
}

}  // namespace

std::vector<MatchLines> split_into_matches(const SourceText& source)
{
    const std::vector<std::string_view> lines = trimmed_lines_of(source);
    const std::vector<bool> begins_match = beginnings_of_matches(lines);
    std::vector<MatchLines> matches;
    matches.emplace_back();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (begins_match[i] && !matches.back().games.empty()) matches.emplace_back();
        MatchLines& match = matches.back();
        if (const std::optional<Heading> heading = heading_of(lines[i])) {
            match.games.push_back({.heading = lines[i], .says = *heading});
        } else if (match.games.empty()) {
            add_to_header(match, lines[i]);
        } else {
            match.games.back().body.push_back(lines[i]);
        }
    }
    if (matches.back().games.empty()) matches.pop_back();
    return matches;
}

namespace {

using Names = ByPlayer<std::string_view>;

/// Every way to part the line; hostile lines have many.
std::vector<Names> ways_to_part(std::string_view line)
{
    constexpr std::size_t kMost = 8;
    std::vector<Names> ways;
    for (std::size_t at = line.find(kVersus); at != std::string_view::npos && ways.size() < kMost;
         at = line.find(kVersus, at + 1)) {
        ways.push_back({trimmed(line.substr(0, at)), trimmed(line.substr(at + kVersus.size()))});
    }
    const std::string_view end = trimmed_right(kVersus);
    if (line.ends_with(end)) ways.push_back({trimmed(line.substr(0, line.size() - end.size())), {}});
    return ways;
}

/// How many games end with the victory of one of the two.
std::ptrdiff_t winners_among(const Names& names, const MatchLines& lines)
{
    return std::count_if(lines.games.begin(), lines.games.end(), [&](const GameLines& game) {
        return std::any_of(game.body.rbegin(), game.body.rend(), [&](std::string_view line) {
            const std::optional<Result> result = result_in(line);
            return result && (result->winner == names.first || result->winner == names.second);
        });
    });
}

}  // namespace

std::optional<Result> result_in(std::string_view line)
{
    const std::size_t at = line.rfind(kWins);
    if (at == std::string_view::npos) return std::nullopt;
    std::vector<std::string_view> rest = words(line.substr(at + kWins.size()));
    if (rest.size() != 2) return std::nullopt;
    if (rest[1].ends_with('.')) rest[1] = without_last(rest[1]);
    const std::optional<int> points = parse_int(rest[0]);
    const bool fits =
        points && *points >= 0 && *points <= kMostPoints && (rest[1] == "point" || rest[1] == "points");
    return fits ? std::optional(Result{.winner = trimmed(line.substr(0, at)), .points = *points})
                : std::nullopt;
}

Names names_of(const MatchLines& lines)
{
    const std::vector<Names> ways = ways_to_part(lines.names);
    if (ways.empty()) return {};
    if (ways.size() == 1) return ways.front();
    return *std::max_element(ways.begin(), ways.end(), [&](const Names& a, const Names& b) {
        return winners_among(a, lines) < winners_among(b, lines);
    });
}

}  // namespace gammonkit::sgg
