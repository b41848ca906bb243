#include "formats/bgammon/format.hpp"

#include "exporters/turns/turn_facts.hpp"
#include "formats/bgammon/names.hpp"
#include "formats/feature_counter.hpp"
#include "formats/notation/notation.hpp"
#include "model/find_extra.hpp"
#include "model/match.hpp"
#include "model/outcome.hpp"
#include "model/replay.hpp"
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

bool tells_date(const Match& match)
{
    return match.date && match.date->year >= 1970;
}

/// True if the time of a match can be told: "19:30", of a day since 1970.
bool tells_time(const Match& match)
{
    return tells_date(match) && minute_of(match.time).has_value();
}

/// True for a name that is read back as it is.
bool fits_in_heading(std::string_view name)
{
    return trimmed(name) == name && name.find(kBlankInName) == std::string_view::npos &&
           std::none_of(name.begin(), name.end(), is_control);
}

/// Seconds since 1970 at which a game began: as its file had it, or else as the match tells day and time
/// (UTC); nothing if that is not known.
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

/// "i 1702738670 Ann Bob 5 0 2 1 1 0"; `outcome` is that of the game.
std::string heading_line(const Match& match, const Game& game, const std::optional<Outcome>& outcome)
{
    const std::optional<std::int64_t> started = start_of(match, game);
    const int winner = !outcome ? 0 : outcome->winner == Player::first ? 1 : 2;
    return fmt::format("i {}{} {} {} {} {} {} {} 0\n", started ? fmt::format("{} ", *started) : "",
                       word_for(match.players.first.name, "Player1"),
                       word_for(match.players.second.name, "Player2"), match.rules.length, game.score.first,
                       game.score.second, winner, outcome ? outcome->points : 0);
}

}  // namespace
}  // namespace gammonkit::bgammon

namespace gammonkit {
namespace {

/// Writes the lines of one game.
class EventWriter {
public:
    void write(const Turn& turn, const GameState& state)
    {
        std::visit([&](const auto& action) { write(turn.player, action, state); }, turn.action);
    }
    [[nodiscard]] std::string take() { return std::move(out_); }

private:
    void line(Player player, std::string_view event)
    {
        out_ += fmt::format("{} {}\n", player == Player::first ? 1 : 2, event);
    }

    static std::string roll(Dice dice) { return fmt::format("r {}-{}", dice.first(), dice.second()); }

    /// All points are counted as the first player does.
    void write(Player player, const CheckerPlay& turn, const GameState& state)
    {
        const std::string moves = notation::format_play(turn.play, state.position, player,
                                                        {.bar_and_off = notation::BarAndOff::words_lower,
                                                         .mark_hits = false,
                                                         .mirrored = player == Player::second});
        line(player, fmt::format("{}{}{}", roll(turn.dice), moves.empty() ? "" : " ", moves));
    }
    void write(Player player, const Roll& turn, const GameState&) { line(player, roll(turn.dice)); }

    /// One line says who doubled, to what, and whether it was taken.
    void write(Player player, const Take&, const GameState& state) { answer(player, state, 1); }
    void write(Player player, const Drop&, const GameState& state) { answer(player, state, 0); }
    void answer(Player player, const GameState& state, int taken)
    {
        const Player doubler = state.cube_is_offered() ? state.offered_by : opponent(player);
        line(doubler, fmt::format("d {} {}", 2 * state.cube.value, taken));
    }

    void write(Player player, const AcceptResignation&, const GameState&) { line(opponent(player), "t"); }

    void write(Player, const auto&, const GameState&) {}

    std::string out_;
};

std::string game_lines(const Match& match, std::size_t index)
{
    EventWriter events;
    const GameReplayer end = write_turns(
        match, index, [&](const Turn& turn, const GameState& state) { events.write(turn, state); });
    const Game& game = match.games[index];
    const std::optional<Outcome>& outcome = end.outcome() ? end.outcome() : game.claimed_outcome;
    return bgammon::heading_line(match, game, outcome) + events.take();
}

/// Doubles that nobody has answered have no line.
std::size_t open_doubles(const Match& match)
{
    std::size_t open = 0;
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        if (follow_to_end(match.games[i], match.rules, is_crawford_game(match, i)).state().cube_is_offered())
            ++open;
    }
    return open;
}

}  // namespace

Result<std::string> write_bgammon(const Collection& collection, const Options&)
{
    GK_TRY(const Match* const match, match_to_write(collection));
    std::vector<std::string> games;
    for (std::size_t i = 0; i < match->games.size(); ++i)
        games.push_back(game_lines(*match, i));
    // Where each game begins is counted from the first byte of the file.
    std::size_t offset = games.size() * std::string_view("bgammon-replay 00000000\n").size();
    std::string out;
    for (const std::string& game : games) {
        out += fmt::format("bgammon-replay {:08}\n", offset);
        offset += game.size();
    }
    for (const std::string& game : games)
        out += game;
    return out;
}

Census bgammon_partial_losses(const Collection& collection, const Options&)
{
    FeatureCounter lost;
    for (const Match& match : collection.matches) {
        for (const Player player : kPlayers) {
            const std::string& name = match.players[player].name;
            lost.count_if(Feature::player_names, !name.empty() && !bgammon::fits_in_heading(name));
        }
        lost.count_if(Feature::place, !match.place.empty() && match.place != "bgammon.org");
        lost.count_if(Feature::date, match.date && !bgammon::tells_date(match));
        lost.count_if(Feature::time, !match.time.empty() && !bgammon::tells_time(match));
        lost.count(Feature::cube_actions, open_doubles(match));
    }
    return lost.result();
}

}  // namespace gammonkit
