#include "importers/sgg/file_parts.hpp"

#include "importers/sgg/header.hpp"
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

}  // namespace gammonkit::sgg
