#include "importers/oldmoves/log_lines.hpp"

#include "model/limits.hpp"
#include "support/ends.hpp"
#include "support/line_cursor.hpp"
#include "support/suggest.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace gammonkit::oldmoves {
namespace {

/// A line without the prompts in front of it and the blanks around it.
std::string_view without_prompt(std::string_view line)
{
    std::string_view text = trimmed(line);
    while (text.starts_with('>'))
        text = trimmed_left(text.substr(1));
    return text;
}

/// Takes a number, which may have a sign, from the front of a text.
std::optional<int> take_number(std::string_view& text)
{
    const auto* begin = text.begin() + (text.starts_with('-') ? 1 : 0);
    const auto* end = std::find_if_not(begin, text.end(), is_digit);
    const std::optional<int> number = parse_int(text.substr(0, static_cast<std::size_t>(end - text.begin())));
    text = without_first(text, static_cast<std::size_t>(end - text.begin()));
    return number;
}

/// The length in "... in a 5 point match."; 0 for anything else, such as "in an unlimited match.".
int length_in(std::string_view text)
{
    constexpr std::string_view kIn = "in a ";
    const std::size_t at = text.find(kIn);
    if (at == std::string_view::npos) return 0;
    text = without_first(text, at + kIn.size());
    const int length = take_number(text).value_or(0);
    const bool fits = length >= 1 && length <= kMostPoints &&
                      trimmed_left(text.substr(text.starts_with('-') ? 1 : 0)).starts_with("point");
    return fits ? length : 0;
}

/// "Score is 2-1 in a 5 point match.", perhaps behind what a terminal left there.
std::optional<GameLines> heading_in(std::string_view line)
{
    constexpr std::string_view kScore = "Score is ";
    const std::size_t at = line.find(kScore);
    if (at == std::string_view::npos) return std::nullopt;
    GameLines game{.heading = line.substr(at)};
    std::string_view rest = trimmed_left(game.heading.substr(kScore.size()));
    const std::optional<int> first = take_number(rest);
    if (!first || !rest.starts_with('-')) return std::nullopt;
    rest = without_first(rest);
    const std::optional<int> second = take_number(rest);
    if (!second) return std::nullopt;
    game.score = {*first, *second};
    game.length = length_in(rest);
    return game;
}

/// "ann is X - ben is O", in either order, with or without a full stop.
std::optional<ByPlayer<std::string_view>> names_in(std::string_view line)
{
    if (line.ends_with('.')) line = trimmed_right(line.substr(0, line.size() - 1));
    const bool x_is_last = line.ends_with(" is X");
    if (!x_is_last && !line.ends_with(" is O")) return std::nullopt;
    const std::string_view middle = x_is_last ? " is O - " : " is X - ";
    const bool has_left = !line.starts_with(middle.substr(1));
    const std::size_t at = has_left ? line.find(middle) : 0;
    const std::size_t behind = at + middle.size() - (has_left ? 0 : 1);
    constexpr std::size_t kEnd = std::string_view(" is X").size();
    if (at == std::string_view::npos || behind > line.size() - kEnd) return std::nullopt;
    const std::string_view left = line.substr(0, at);
    const std::string_view right = line.substr(behind, line.size() - kEnd - behind);
    return x_is_last ? ByPlayer<std::string_view>{right, left} : ByPlayer<std::string_view>{left, right};
}

bool is_row(std::string_view line)
{
    return line.starts_with("X:") || line.starts_with("O:");
}

/// "O (3 1) 17-20", "?: wins": a row whose front is damaged.
bool resembles_row(std::string_view line)
{
    constexpr std::size_t kFront = 4;
    const std::size_t roll = line.find('(');
    if (roll < kFront && roll + 1 < line.size() && is_digit(line[roll + 1])) return true;
    const bool has_front = line.starts_with("X ") || line.starts_with("O ") || line.find(':') == 1;
    const std::vector<std::string_view> said = words(line);
    static constexpr std::string_view kSaid[] = {"wins", "doubles", "accepts", "rejects"};
    return has_front && said.size() >= 2 &&
           std::ranges::any_of(kSaid, [&](std::string_view word) { return said[1].starts_with(word); });
}

/// True for what may have been a heading, the names below it, or a row.
bool resembles_part_of_game(std::string_view line)
{
    static constexpr std::string_view kScore[] = {"Score is"};
    const std::string_view front = trimmed(line.substr(0, line.find_first_of("0123456789-")));
    const bool is_heading = line.find("Score is ") != std::string_view::npos || is_misspelt(front, kScore);
    const bool is_names =
        line.find(" is X") != std::string_view::npos || line.find(" is O") != std::string_view::npos;
    return is_heading || is_names || resembles_row(line);
}

/// Walks over a capture.
class Finder {
public:
    explicit Finder(const SourceText& source) : lines_(source) {}

    Log log()
    {
        while (!lines_.at_end())
            place(without_prompt(lines_.next()));
        return std::move(log_);
    }

private:
    void place(std::string_view line)
    {
        if (line.empty()) return;
        if (is_row(line) && !log_.games.empty()) {
            log_.games.back().rows.push_back(line);
        } else if (line.starts_with("oldmoves")) {
            is_asked_for_ = true;
        } else if (!begin_game(line)) {
            if (resembles_part_of_game(line)) log_.not_understood.push_back(line);
            if (log_.noise++ == 0) log_.first_noise = line;
        }
    }

    /// A heading is one only if the names follow.
    bool begin_game(std::string_view line)
    {
        std::optional<GameLines> game = heading_in(line);
        if (!game) return false;
        LineCursor ahead = lines_;
        ahead.skip_blank();
        const auto names = names_in(without_prompt(ahead.next()));
        if (!names) return false;
        lines_ = ahead;
        game->names = *names;
        game->is_asked_for = is_asked_for_;
        is_asked_for_ = false;
        log_.games.push_back(*std::move(game));
        return true;
    }

    LineCursor lines_;
    Log log_;
    bool is_asked_for_ = false;
};

}  // namespace

Log games_in(const SourceText& source)
{
    return Finder(source).log();
}

}  // namespace gammonkit::oldmoves
