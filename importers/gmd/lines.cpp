#include "importers/gmd/lines.hpp"

#include "support/ends.hpp"
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

/// "Name{1 2 3}"
struct NamedList {
    std::string_view text = {};  ///< As it stands in the file.
    std::string_view name = {};
    std::optional<std::vector<int>> numbers = {};  ///< Nothing where anything else stands there.
};

std::optional<std::vector<int>> numbers_in(std::string_view text)
{
    std::vector<int> numbers;
    for (const std::string_view word : words(text)) {
        const std::optional<int> number = parse_int(word);
        if (!number) return std::nullopt;
        numbers.push_back(*number);
    }
    return numbers;
}

std::vector<NamedList> lists_in(std::string_view text)
{
    std::vector<NamedList> lists;
    for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
        const std::size_t end = text.find('}');
        NamedList list{.text = text.substr(0, end == std::string_view::npos ? end : end + 1)};
        const std::size_t begin = list.text.find('{');
        list.name = trimmed(list.text.substr(0, begin));
        if (begin < end && end != std::string_view::npos)
            list.numbers = numbers_in(text.substr(begin + 1, end - begin - 1));
        text = without_first(text, list.text.size());
        lists.push_back(std::move(list));
    }
    return lists;
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

/// Takes what a list says into a set-up; false if it means nothing, or what it says was said before.
class SetUpReader {
public:
    bool take(const NamedList& list)
    {
        if (!list.numbers) return false;
        const std::vector<int>& numbers = *list.numbers;
        if (list.name == "Points") return put(position_of(numbers), set_up_.position);
        if (list.name == "Turn")
            return numbers.size() == 1 && put(player_of(numbers.front()), set_up_.on_roll);
        if (list.name == "Cube")
            return numbers.size() == 1 && is_cube_value(numbers.front()) && put(numbers.front(), cube_);
        if (numbers.size() != 2) return false;
        const int first = numbers.front();
        const int second = numbers.back();
        if (list.name == "Scores")
            return std::min(first, second) >= 0 && put(ByPlayer<int>{first, second}, set_up_.score);
        if (list.name == "Dice") return put(Dice::from(first, second), set_up_.dice);
        return list.name == "May-Double" && std::min(first, second) >= 0 && std::max(first, second) <= 1 &&
               put(ByPlayer<int>{first, second}, may_double_);
    }

    /// The cube belongs to the one who alone may double.
    [[nodiscard]] SetUp set_up() const
    {
        SetUp result = set_up_;
        result.cube = Cube{.value = cube_.value_or(1)};
        if (may_double_ && result.cube->value > 1 && may_double_->first != may_double_->second)
            result.cube->owner = may_double_->first > 0 ? Player::first : Player::second;
        return result;
    }

private:
    static std::optional<Player> player_of(int turn)
    {
        if (turn != 1 && turn != -1) return std::nullopt;
        return turn > 0 ? Player::first : Player::second;
    }

    template <class T>
    static bool put(const std::optional<T>& value, std::optional<T>& place)
    {
        if (!value || place) return false;
        place = value;
        return true;
    }
    template <class T>
    static bool put(const T& value, std::optional<T>& place)
    {
        return put(std::optional<T>(value), place);
    }

    SetUp set_up_;
    std::optional<int> cube_;
    std::optional<ByPlayer<int>> may_double_;
};

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

/// True for a rule that nobody knows; slow dice change nothing on the board.
bool is_strange_rule(std::string_view key, std::string_view rule)
{
    return key == "Rule" && rule != "Slow dice";
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
        if (colon != std::string_view::npos && read_entry(key, value, match)) continue;
        if (colon == std::string_view::npos || key == "Length" || is_strange_rule(key, value) ||
            is_misspelt(key, kKeys)) {
            reporter.report(warning_at(source, line, "gmd-line", "this line is not understood: it is kept"));
        }
        match.extras.push_back({.key = fmt::format("gmd:{}", key), .values = {std::string(value)}});
    }
}

std::optional<SetUp> set_up_in(std::string_view heading, const SourceText& source, Reporter& reporter)
{
    const std::string_view said = trimmed(heading.substr(kGame.size()));
    if (said.empty()) return SetUp{};
    SetUpReader reader;
    std::vector<std::string_view> strange;
    for (const NamedList& list : lists_in(said)) {
        if (!reader.take(list)) strange.push_back(list.text);
    }
    const SetUp set_up = reader.set_up();
    if (!set_up.score || !set_up.position) return std::nullopt;
    for (const std::string_view part : strange)
        reporter.report(warning_at(source, part, "gmd-line", "this is not understood: left out"));
    return set_up;
}

}  // namespace gammonkit::gmd
