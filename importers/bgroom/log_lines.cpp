#include "importers/bgroom/log_lines.hpp"

#include "support/ends.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

namespace gammonkit::bgroom {
namespace {

constexpr std::string_view kX = " (X)";
constexpr std::string_view kZero = " (0)";
constexpr std::string_view kVersus = " vs. ";

/// Takes the number, which may have a sign, from the front of a text.
std::optional<int> take_number(std::string_view& text)
{
    std::size_t digits = text.starts_with('-') ? 1 : 0;
    while (digits < text.size() && is_digit(text[digits]))
        ++digits;
    const std::optional<int> number = parse_int(text.substr(0, digits));
    if (number) text = without_first(text, digits);
    return number;
}

/// "Ann (X) vs. Ben (0)", in either order.
std::optional<ByPlayer<std::string_view>> names_in(std::string_view text)
{
    const bool x_is_last = text.ends_with(kX);
    if (!x_is_last && !text.ends_with(kZero)) return std::nullopt;
    const std::string both = std::string(x_is_last ? kZero : kX) + std::string(kVersus);
    const std::size_t at = text.find(both);
    if (at == std::string_view::npos || at + both.size() + kX.size() > text.size() + 1) return std::nullopt;
    const std::string_view left = trimmed(text.substr(0, at));
    const std::string_view behind = text.substr(at + both.size() - 1);  // With its blank.
    const std::string_view right = trimmed(behind.substr(0, behind.size() - kX.size()));
    return x_is_last ? ByPlayer<std::string_view>{right, left} : ByPlayer<std::string_view>{left, right};
}

/// "Game 1 - Ann (X) vs. Ben (0)".
std::optional<GameLines> heading_in(std::string_view line)
{
    constexpr std::string_view kGame = "game ";
    if (!starts_with_ignoring_case(line, kGame)) return std::nullopt;
    std::string_view rest = line.substr(kGame.size());
    const std::optional<int> number = take_number(rest);
    rest = trimmed_left(rest);
    if (!number || !rest.starts_with('-')) return std::nullopt;
    const auto names = names_in(rest.substr(1));
    if (!names) return std::nullopt;
    return GameLines{.heading = line, .number = *number, .names = *names};
}

/// "4.0:(6 1)13/7 8/7"; the side is a digit, but letters are understood too.
std::optional<Row> row_in(std::string_view line)
{
    std::string_view rest = line;
    if (!take_number(rest) || !rest.starts_with('.')) return std::nullopt;
    rest = trimmed_left(rest.substr(1));
    if (rest.size() < 2 || trimmed_left(rest.substr(1)).find(':') != 0) return std::nullopt;
    const bool is_x = rest[0] == 'X' || rest[0] == 'x';
    const bool is_zero = rest[0] == '0' || rest[0] == 'O' || rest[0] == 'o';
    if (!is_x && !is_zero) return std::nullopt;
    return Row{.is_x = is_x, .said = trimmed(rest.substr(rest.find(':') + 1)), .text = line};
}

/// Gives each line to its game.
class Collector {
public:
    Log collect(const SourceText& source)
    {
        for (LineCursor lines(source); !lines.at_end();)
            place(trimmed(lines.next()));
        return std::move(log_);
    }

private:
    [[nodiscard]] bool in_game() const
    {
        return !log_.sessions.empty() && !log_.sessions.back().games.empty();
    }
    GameLines& game() { return log_.sessions.back().games.back(); }

    void place(std::string_view line)
    {
        if (line.empty() || starts_with_ignoring_case(line, "win the match")) {
            if (in_game() && !game().rows.empty()) game().is_closed = true;
        } else if (version_in(line)) {
            log_.sessions.push_back({.games = {}, .version = version_in(line)});
        } else if (std::optional<GameLines> heading = heading_in(line)) {
            if (log_.sessions.empty()) log_.sessions.emplace_back();
            if (in_game()) game().is_closed = true;
            log_.sessions.back().games.push_back(*std::move(heading));
        } else if (in_game()) {
            place_in_game(line);
        } else {
            log_.others.push_back(line);
        }
    }

    /// A blank line may stand between rows: the game goes on if rows follow.
    void place_in_game(std::string_view line)
    {
        if (const std::optional<Row> row = row_in(line)) {
            game().rows.push_back(*row);
            game().is_closed = false;
        } else if (game().rows.empty() && !game().kind) {
            game().kind = line;
        } else {
            game().others.push_back(line);
        }
    }

    Log log_;
};

}  // namespace

std::optional<std::string_view> version_in(std::string_view line)
{
    constexpr std::string_view kVersion = "bgf version";
    if (!starts_with_ignoring_case(line, kVersion)) return std::nullopt;
    return trimmed(line.substr(kVersion.size()));
}

Log log_of(const SourceText& source)
{
    return Collector().collect(source);
}

}  // namespace gammonkit::bgroom
