#include "exporters/bgammon/heading_output.hpp"

#include "formats/bgammon/names.hpp"
#include "model/find_extra.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>

namespace gammonkit::bgammon {
namespace {

constexpr std::string_view kStarted = "bgammon:started";

bool is_time(std::string_view text)
{
    return !text.empty() && text.size() <= kMostTimeDigits && std::all_of(text.begin(), text.end(), is_digit);
}

/// The minute of "19:30"; nothing for anything else.
std::optional<int> minute_of(std::string_view time)
{
    const bool has_form = time.size() == 5 && time[2] == ':' && is_digit(time[0]) && is_digit(time[1]) &&
                          is_digit(time[3]) && is_digit(time[4]);
    if (!has_form) return std::nullopt;
    const int hour = *parse_int(time.substr(0, 2));
    const int minute = *parse_int(time.substr(3));
    return hour < 24 && minute < 60 ? std::optional(60 * hour + minute) : std::nullopt;
}

bool is_control(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

/// The server's names are one word. Who has no name is called as he sits.
std::string word_for(std::string_view name, std::string_view seat)
{
    std::string word;
    for (const char c : trimmed(name))
        word += c == ' ' || is_control(c) ? std::string(kBlankInName) : std::string(1, c);
    return word.empty() ? std::string(seat) : word;
}

}  // namespace

bool tells_date(const Match& match)
{
    return match.date && match.date->year >= 1970;
}

bool tells_time(const Match& match)
{
    return tells_date(match) && minute_of(match.time).has_value();
}

bool fits_in_heading(std::string_view name)
{
    return trimmed(name) == name && name.find(kBlankInName) == std::string_view::npos &&
           std::none_of(name.begin(), name.end(), is_control);
}

std::optional<std::int64_t> start_of(const Match& match, const Game& game)
{
    const auto* kept = values_of_extra(game.extras, kStarted, 1);
    if (kept != nullptr && is_time(kept->front())) return std::stoll(kept->front());
    // Of a match that the server wrote, games without a time have none.
    const bool is_servers = std::any_of(match.games.begin(), match.games.end(), [](const Game& other) {
        return find_extra(other.extras, kStarted) != nullptr;
    });
    if (is_servers || !tells_date(match)) return std::nullopt;
    using namespace std::chrono;
    const sys_days date{year(match.date->year) / match.date->month / match.date->day};
    return seconds(date.time_since_epoch()).count() + 60 * std::int64_t{minute_of(match.time).value_or(0)};
}

std::string heading_line(const Match& match, const Game& game, const std::optional<Outcome>& outcome)
{
    const std::optional<std::int64_t> started = start_of(match, game);
    const int winner = !outcome ? 0 : outcome->winner == Player::first ? 1 : 2;
    return fmt::format("i {}{} {} {} {} {} {} {} 0\n", started ? fmt::format("{} ", *started) : "",
                       word_for(match.players.first.name, "Player1"),
                       word_for(match.players.second.name, "Player2"), match.rules.length, game.score.first,
                       game.score.second, winner, outcome ? outcome->points : 0);
}

}  // namespace gammonkit::bgammon
