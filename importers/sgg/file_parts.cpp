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

struct Line {
    std::string_view text;
    std::optional<Heading> heading = {};
    bool begins_match = false;
};

std::vector<Line> lines_of(const SourceText& source)
{
    std::vector<Line> lines;
    for (LineCursor cursor(source); !cursor.at_end();) {
        const std::string_view text = trimmed_right(cursor.next());
        lines.push_back({.text = text, .heading = heading_of(text)});
    }
    return lines;
}

/// Names begin another match only where a header and a heading follow: people also chat about who plays whom.
void find_further_matches(std::vector<Line>& lines)
{
    bool leads_to_game = false;
    bool has_header = false;
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
        if (line->heading) {
            leads_to_game = true;
            has_header = false;
        } else if (is_names(line->text)) {
            line->begins_match = leads_to_game && has_header;
            leads_to_game = false;
        } else if (is_header_line(line->text)) {
            has_header = true;
        } else if (!line->text.empty()) {
            leads_to_game = false;
        }
    }
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
    std::vector<Line> lines = lines_of(source);
    find_further_matches(lines);
    std::vector<MatchLines> matches(1);
    for (const Line& line : lines) {
        if (line.begins_match && !matches.back().games.empty()) matches.emplace_back();
        MatchLines& match = matches.back();
        if (line.heading) {
            match.games.push_back({.heading = line.text, .says = *line.heading});
        } else if (match.games.empty()) {
            add_to_header(match, line.text);
        } else {
            match.games.back().body.push_back(line.text);
        }
    }
    if (matches.back().games.empty()) matches.pop_back();
    return matches;
}

}  // namespace gammonkit::sgg
