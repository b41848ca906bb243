#include "formats/bgammon/format.hpp"

#include "formats/bgammon/names.hpp"
#include "importers/turns/game_context.hpp"
#include "importers/turns/turn_recorder.hpp"
#include "model/match.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <string_view>

namespace gammonkit {
namespace bgammon {
namespace {

/// The first line of a game: "i 1702738670 Ann Bob 5 0 2 1 1 0".
struct Heading {
    std::optional<std::int64_t> started = {};  ///< Seconds since 1970; older files do not tell.
    ByPlayer<std::string> names;
    int length = 0;
    ByPlayer<int> score;
    int winner = 0;   ///< 1, 2, or 0: nobody.
    int points = 0;   ///< In practice the value of the cube.
    int variant = 0;  ///< 0 is backgammon.
};

constexpr std::size_t kNumbers = 6;
/// "i", two names and the numbers; newer files have the time as well.
constexpr std::size_t kOldWords = 3 + kNumbers;
constexpr std::size_t kNewWords = kOldWords + 1;

std::optional<std::int64_t> seconds_in(std::string_view word)
{
    const bool is_number =
        !word.empty() && word.size() <= kMostTimeDigits && std::all_of(word.begin(), word.end(), is_digit);
    return is_number ? std::optional(std::stoll(std::string(word))) : std::nullopt;
}

std::string name_in(std::string_view word)
{
    std::string name(word);
    for (std::size_t at = name.find(kBlankInName); at != std::string::npos; at = name.find(kBlankInName, at))
        name.replace(at, kBlankInName.size(), " ");
    return name;
}

/// True for the first line of a game.
bool is_heading(std::string_view line)
{
    return line.starts_with("i ");
}

/// Nothing if the line has not the right number of words, or they are no numbers.
std::optional<Heading> heading_in(std::string_view line)
{
    std::vector<std::string_view> parts = words(line);
    if (parts.size() != kOldWords && parts.size() != kNewWords) return std::nullopt;
    Heading heading;
    if (parts.size() == kNewWords) {
        heading.started = seconds_in(parts[1]);
        if (!heading.started) return std::nullopt;
        parts.erase(parts.begin() + 1);
    }
    heading.names = {name_in(parts[1]), name_in(parts[2])};
    std::array<int, kNumbers> numbers{};
    for (std::size_t i = 0; i < kNumbers; ++i) {
        const std::optional<int> number = parse_int(parts[i + 3]);
        if (!number || *number < 0) return std::nullopt;
        numbers[i] = *number;
    }
    heading.length = numbers[0];
    heading.score = {numbers[1], numbers[2]};
    heading.winner = numbers[3];
    heading.points = numbers[4];
    heading.variant = numbers[5];
    return heading;
}

/// Fills in what the first game tells of the match.
void read_facts(const Heading& heading, Match& match)
{
    match.rules.length = heading.length;
    match.players.first.name = heading.names.first;
    match.players.second.name = heading.names.second;
    match.place = "bgammon.org";
    match.source = "bgammon.org";
    if (!heading.started) return;
    using namespace std::chrono;
    const sys_seconds moment{seconds(*heading.started)};
    const auto day = floor<days>(moment);
    const year_month_day date(day);
    match.date =
        date_from(static_cast<int>(date.year()), static_cast<int>(static_cast<unsigned>(date.month())),
                  static_cast<int>(static_cast<unsigned>(date.day())));
    const auto minute = floor<minutes>(moment - day).count();
    match.time = fmt::format("{:02}:{:02}", minute / 60, minute % 60);
}

/// "acey-deucey", "tabula", or the number.
std::string variant_name(int variant)
{
    if (variant == 1) return "acey-deucey";
    return variant == 2 ? "tabula" : fmt::format("variant {}", variant);
}

constexpr std::string_view kMagic = "bgammon-replay ";
constexpr std::size_t kIndexDigits = 8;

/// The lines of one game.
struct GameLines {
    std::string_view heading;
    std::vector<std::string_view> events = {};
};

/// The index in front of the games is not looked at: a player who changes his name makes it wrong.
std::vector<GameLines> split_into_games(const SourceText& source, Reporter& reporter)
{
    std::vector<GameLines> games;
    for (LineCursor lines(source); !lines.at_end();) {
        const std::string_view line = lines.next();
        if (is_heading(line)) {
            games.push_back({.heading = line});
        } else if (trimmed(line).empty() || line.starts_with(kMagic)) {
            continue;
        } else if (!games.empty()) {
            games.back().events.push_back(line);
        } else {
            reporter.report(
                warning_at(source, line, "bgammon-line", "a line before the first game: left out"));
        }
    }
    return games;
}

/// "6-1".
std::optional<Dice> dice_in(std::string_view word)
{
    const bool has_two = word.size() == 3 && word[1] == '-' && is_digit(word[0]) && is_digit(word[2]);
    return has_two ? Dice::from(word[0] - '0', word[2] - '0') : std::nullopt;
}

class EventReader {
public:
    EventReader(const SourceText& source, const Rules& rules, Game& game, bool crawford_game,
                Reporter& reporter)
        : recorder_(source, rules, game, crawford_game, false, reporter)
    {
    }

    void read(std::string_view line)
    {
        const std::vector<std::string_view> parts = words(line);
        const bool has_player = parts.size() >= 2 && (parts[0] == "1" || parts[0] == "2");
        const Player player = has_player && parts[0] == "2" ? Player::second : Player::first;
        if (has_player && parts[1] == "r" && parts.size() >= 3) return read_roll(player, line, parts[2]);
        if (has_player && parts[1] == "d" && parts.size() == 4)
            return read_double(player, line, parts[2], parts[3]);
        if (has_player && parts[1] == "t") {
            resigned_ = true;
        } else {
            not_understood(line);
        }
    }

    /// The points that are stated are those of the cube, so they count only where the turns do not end the
    /// game.
    void settle(const Heading& heading)
    {
        if (heading.winner != 1 && heading.winner != 2) return;
        const Player winner = heading.winner == 1 ? Player::first : Player::second;
        const std::optional<Outcome>& by_turns = recorder_.replayer().outcome();
        if (by_turns && by_turns->winner == winner) return;
        recorder_.settle({.winner = winner, .points = std::max(1, heading.points)}, resigned_);
    }

private:
    void read_roll(Player player, std::string_view line, std::string_view roll)
    {
        const std::optional<Dice> dice = dice_in(roll);
        if (!dice) return not_understood(line);
        const auto behind = static_cast<std::size_t>(roll.data() - line.data()) + roll.size();
        const std::string_view written = trimmed(line.substr(behind));
        if (written.empty()) {
            recorder_.roll_alone(player, *dice, line);
            return;
        }
        // All points are counted as the first player does.
        recorder_.play(player, *dice, written, line,
                       player == Player::second ? Renumber(notation::mirrored) : Renumber());
    }

    void read_double(Player player, std::string_view line, std::string_view value, std::string_view accepted)
    {
        const std::optional<int> stake = parse_int(value);
        if (!stake || (accepted != "0" && accepted != "1")) return not_understood(line);
        recorder_.add(player, Double{.value = stake}, line);
        recorder_.add(opponent(player), accepted == "1" ? Action(Take{}) : Action(Drop{}), line);
    }

    void not_understood(std::string_view line)
    {
        recorder_.warn(line, "bgammon-line", "this line is not understood: left out");
    }

    TurnRecorder recorder_;
    bool resigned_ = false;
};

/// False if the game is none that we know.
bool read_game(const GameLines& lines, const SourceText& source, Match& match, Reporter& reporter)
{
    const std::optional<Heading> heading = heading_in(lines.heading);
    if (!heading || heading->variant != 0) {
        reporter.report(error_at(source, lines.heading, heading ? "bgammon-variant" : "bgammon-heading",
                                 heading
                                     ? fmt::format("a game of {}: left out", variant_name(heading->variant))
                                     : "expected i TIME NAME NAME LENGTH SCORE SCORE WINNER POINTS VARIANT"));
        return false;
    }
    if (match.games.empty()) read_facts(*heading, match);
    Game& game = match.games.emplace_back();
    game.number = static_cast<int>(match.games.size());
    game.score = heading->score;
    game.origin = {.offset = source.offset_of(lines.heading)};
    if (heading->started) {
        game.extras.push_back({.key = "bgammon:started", .values = {std::to_string(*heading->started)}});
    }
    const bool crawford = is_crawford_game(match, match.games.size() - 1);
    EventReader reader(source, match.rules, game, crawford, reporter);
    for (const std::string_view line : lines.events)
        reader.read(line);
    reader.settle(*heading);
    return true;
}

}  // namespace
}  // namespace bgammon

Confidence sniff_bgammon(const Sample& sample)
{
    using bgammon::kIndexDigits;
    using bgammon::kMagic;
    if (!sample.text.starts_with(kMagic)) return Confidence::none;
    const std::string_view index = sample.text.substr(kMagic.size(), kIndexDigits);
    const bool has_index = index.size() == kIndexDigits && std::all_of(index.begin(), index.end(), is_digit);
    return has_index ? Confidence::certain : Confidence::none;
}

Result<Collection> read_bgammon(const SourceText& source, const Options&, Reporter& reporter)
{
    Match match;
    for (const bgammon::GameLines& lines : bgammon::split_into_games(source, reporter))
        bgammon::read_game(lines, source, match, reporter);
    return match_or_failure(std::move(match));
}

}  // namespace gammonkit
