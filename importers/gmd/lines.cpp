#include "importers/gmd/lines.hpp"

#include "support/line_cursor.hpp"
#include "support/suggest.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace gammonkit::gmd {
namespace {

constexpr std::string_view kGame = "Game:";
constexpr std::string_view kProgram = "Created by ";
constexpr std::array<std::string_view, 10> kKeys{"Length",   "Player:W", "Player:B", "Rank:W", "Rank:B",
                                                 "Location", "Event",    "Round",    "Rule",   "Game"};

/// The numbers in "Name{1 2 3}"; nothing if that is not there, or holds anything else.
std::optional<std::vector<int>> list(std::string_view heading, std::string_view name)
{
    const std::size_t found = heading.find(fmt::format("{}{{", name));
    if (found == std::string_view::npos) return std::nullopt;
    const std::string_view rest = heading.substr(found + name.size() + 1);
    std::vector<int> numbers;
    for (const std::string_view word : words(rest.substr(0, rest.find('}')))) {
        const std::optional<int> number = parse_int(word);
        if (!number) return std::nullopt;
        numbers.push_back(*number);
    }
    return numbers;
}

/// W's bar, his points from 1 to 24, and B's bar; B's checkers are negative.
std::optional<Position> position_of(const std::vector<int>& points)
{
    if (points.size() != std::size_t{26}) return std::nullopt;
    ByPlayer<Side> sides;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const int count = points[i];
        if (count > Position::kMostCheckers || count < -Position::kMostCheckers) return std::nullopt;
        const bool on_bar = i == 0 || i == 25;
        const std::size_t own = on_bar ? 25 : i;
        if (count > 0) sides.first[own] = static_cast<std::uint8_t>(count);
        if (count < 0) sides.second[on_bar ? own : 25 - i] = static_cast<std::uint8_t>(-count);
    }
    return Position::from(sides);
}

/// The cube belongs to the one who alone may double.
Cube cube_of(int value, const std::optional<std::vector<int>>& may_double)
{
    Cube cube{.value = is_cube_value(value) ? value : 1};
    if (!may_double || may_double->size() != 2 || value == 1) return cube;
    const bool first = may_double->front() != 0;
    const bool second = may_double->back() != 0;
    if (first != second) cube.owner = first ? Player::first : Player::second;
    return cube;
}

/// Files of 2012 have no times: what stands behind the player is what he did. Whoever says only that he
/// doubles or drops has nothing there but a time.
bool has_no_times(std::string_view action)
{
    return action == "Roll" || action == "Move" || action == "Resign";
}

void read_first_line(std::string_view line, Match& match)
{
    const std::size_t found = line.find(kProgram);
    match.source = "Gibbon";
    if (found != std::string_view::npos) match.source = trimmed(line.substr(found + kProgram.size()));
}

/// "Rule: Crawford".
bool read_rule(std::string_view rule, Rules& rules)
{
    if (rule == "Crawford") {
        rules.crawford = true;
    } else if (rule == "Jacoby") {
        rules.jacoby = true;
    } else {
        return false;
    }
    return true;
}

/// False if it is kept as an extra.
bool read_entry(std::string_view key, std::string_view value, Match& match)
{
    if (key == "Length" && parse_int(value).value_or(-1) >= 0) {
        match.rules.length = *parse_int(value);
    } else if (key == "Player:W") {
        match.players.first.name = value;
    } else if (key == "Player:B") {
        match.players.second.name = value;
    } else if (key == "Rank:W") {
        match.players.first.rating = value;
    } else if (key == "Rank:B") {
        match.players.second.rating = value;
    } else if (key == "Location") {
        match.place = value;
    } else if (key == "Event") {
        match.event = value;
    } else if (key == "Round") {
        match.round = value;
    } else {
        return key == "Rule" && read_rule(value, match.rules);
    }
    return true;
}

}  // namespace

FileLines split_file(const SourceText& source)
{
    FileLines file;
    for (LineCursor lines(source); !lines.at_end();) {
        const std::string_view line = lines.next();
        if (line.starts_with(kGame)) {
            file.games.push_back({.heading = line});
        } else if (trimmed(line).empty()) {
            continue;
        } else if (file.games.empty()) {
            file.header.push_back(line);
        } else {
            file.games.back().body.push_back(line);
        }
    }
    return file;
}

std::optional<Line> parse_line(std::string_view text)
{
    const std::size_t first = text.find(':');
    if (first == std::string_view::npos || first + 1 >= text.size()) return std::nullopt;
    const bool has_more = first + 2 < text.size();
    if (has_more && text[first + 2] != ':') return std::nullopt;
    Line line{.action = text.substr(0, first), .player = text[first + 1]};
    const std::string_view behind = has_more ? text.substr(first + 3) : std::string_view();
    const std::size_t end = behind.find(':');
    if (end != std::string_view::npos) {
        line.time = trimmed(behind.substr(0, end));
        line.rest = trimmed(behind.substr(end + 1));
    } else {
        (has_no_times(line.action) ? line.rest : line.time) = trimmed(behind);
    }
    const bool known = line.player == 'W' || line.player == 'B' || line.player == '-';
    return known ? std::optional(line) : std::nullopt;
}

void read_header(const FileLines& lines, const SourceText& source, Match& match, Reporter& reporter)
{
    for (const std::string_view line : lines.header) {
        if (line.starts_with("GMD-")) {
            read_first_line(line, match);
            continue;
        }
        if (line.starts_with('#')) {
            if (!match.comment.empty()) match.comment += '\n';
            match.comment += trimmed(line.substr(1));
            continue;
        }
        // "Player:W: Ann": the key may hold a colon.
        const std::size_t colon = line.find(": ");
        const std::string_view key = trimmed(line.substr(0, colon));
        const std::string_view value = colon == std::string_view::npos ? "" : trimmed(line.substr(colon + 2));
        if (read_entry(key, value, match)) continue;
        if (colon == std::string_view::npos || key == "Length" || is_misspelt(key, kKeys)) {
            reporter.report(warning_at(source, line, "gmd-line", "this line is not understood: it is kept"));
        }
        match.extras.push_back({.key = fmt::format("gmd:{}", key), .values = {std::string(value)}});
    }
}

std::optional<SetUp> set_up_in(std::string_view heading)
{
    const std::string_view said = trimmed(heading.substr(kGame.size()));
    SetUp set_up;
    if (said.empty()) return set_up;
    if (const auto scores = list(said, "Scores"); scores && scores->size() == 2) {
        set_up.score = {std::max(0, scores->front()), std::max(0, scores->back())};
    }
    if (const auto points = list(said, "Points")) set_up.position = position_of(*points);
    if (const auto cube = list(said, "Cube"); cube && cube->size() == 1) {
        set_up.cube = cube_of(cube->front(), list(said, "May-Double"));
    }
    if (const auto turn = list(said, "Turn"); turn && turn->size() == 1 && turn->front() != 0) {
        set_up.on_roll = turn->front() > 0 ? Player::first : Player::second;
    }
    if (!set_up.cube) set_up.cube = cube_of(1, list(said, "May-Double"));
    if (const auto dice = list(said, "Dice"); dice && dice->size() == 2)
        set_up.dice = Dice::from(dice->front(), dice->back());
    const bool understood = set_up.score && set_up.position;
    return understood ? std::optional(set_up) : std::nullopt;
}

}  // namespace gammonkit::gmd
