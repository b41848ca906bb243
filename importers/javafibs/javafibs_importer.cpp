#include "formats/javafibs/format.hpp"

#include "importers/turns/game_context.hpp"
#include "importers/turns/log_recorder.hpp"
#include "importers/turns/starts.hpp"
#include "support/ends.hpp"
#include "support/letters/plain_letters.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace gammonkit {
namespace javafibs {
namespace {

constexpr std::string_view kMagic = "JavaFIBS internal match representation";
constexpr std::string_view kSelf = "You";

/// What the number in front of a line says.
enum Code {
    kRoll = 0,
    kMove = 1,
    kDouble = 2,
    kResign = 3,
    kTake = 4,
    kDrop = 5,
    kPlayers = 6,
    kWinsGame = 7,
    kMatch = 8,
    kWinsMatch = 9,
    kOpening = 11,
    kGame = 13,
    kScore = 14,
    kCannotMove = 15
};

/// "1:You:17-21 19-21".
struct Line {
    std::string_view text;
    int code = -1;
    std::string_view name;
    std::string_view rest;
};

std::optional<Line> parse_line(std::string_view text)
{
    const std::size_t first = text.find(':');
    const std::size_t second = first == std::string_view::npos ? first : text.find(':', first + 1);
    if (second == std::string_view::npos) return std::nullopt;
    const std::optional<int> code = parse_int(text.substr(0, first));
    if (!code) return std::nullopt;
    return Line{.text = text,
                .code = *code,
                .name = trimmed(text.substr(first + 1, second - first - 1)),
                .rest = trimmed(text.substr(second + 1))};
}

std::vector<Line> read_lines(const SourceText& source, Reporter& reporter)
{
    std::vector<Line> lines;
    for (LineCursor cursor(source); !cursor.at_end();) {
        const std::string_view text = cursor.next();
        if (trimmed(text).empty() || text.starts_with(kMagic)) continue;
        if (const std::optional<Line> line = parse_line(text)) {
            lines.push_back(*line);
        } else {
            reporter.report(
                warning_at(source, text, "javafibs-line", "this line is not understood: left out"));
        }
    }
    return lines;
}

/// From the bar one enters the opponent's home.
bool goes_up(const notation::Moves& moves)
{
    constexpr int kMiddle = 12;
    return std::any_of(moves.begin(), moves.end(), [](const notation::WrittenStep& hop) {
        if (hop.from == kBar) return hop.to.number() <= kMiddle;
        return hop.to == kOff ? hop.from.number() > kMiddle : hop.from < hop.to;
    });
}

/// Each player may count the points from either side, and changes that between games: moves that go up are
/// counted as the opponent does.
notation::Moves in_own_numbering(const notation::Moves& moves)
{
    return goes_up(moves) ? notation::mirrored(moves) : moves;
}

/// "Snow-White" of "Snow-White-1", however the last dash is written.
std::string_view without_score(std::string_view text)
{
    constexpr std::size_t kLongestDash = 16;  // "&#x00002013;"
    for (std::size_t at = text.size(); at-- > 0;) {
        const std::string plain = in_plain_letters(text.substr(at, kLongestDash), Pasted::letters);
        if (plain.starts_with('-')) return text.substr(0, at);
    }
    return text;
}

/// Who is called what. "You" is the player who kept the log; the score lines have his name.
class Names {
public:
    explicit Names(const std::vector<Line>& lines)
    {
        for (const Line& line : lines) {
            if (line.code == kMatch) other_ = line.name;
            if (line.code == kPlayers && other_.empty()) other_ = line.rest;
        }
        for (const Line& line : lines) {
            if (line.code == kScore && own_.empty()) own_ = own_name(line);
        }
    }

    [[nodiscard]] std::optional<Player> player(std::string_view name) const
    {
        if (name == kSelf || (name == own_ && !own_.empty())) return Player::first;
        return name == other_ ? std::optional(Player::second) : std::nullopt;
    }
    [[nodiscard]] std::string_view own() const { return own_.empty() ? kSelf : own_; }
    [[nodiscard]] std::string_view other() const { return other_; }

private:
    /// "14:SnowWhite-1:JoeBlack-0".
    [[nodiscard]] std::string_view own_name(const Line& line) const
    {
        const std::string_view a = without_score(line.name);
        const std::string_view b = without_score(line.rest);
        return a == other_ ? b : a;
    }

    std::string_view own_;
    std::string_view other_;
};

class LineReader {
public:
    LineReader(const SourceText& source, const Names& names, const Match& match, Game& game,
               bool crawford_game, Reporter& reporter)
        : names_(names), recorder_(source, match.rules, game, crawford_game, reporter)
    {
    }

    void read(const Line& line)
    {
        const std::optional<Player> player = names_.player(line.name);
        if (!player || !read_action(line, *player)) {
            recorder_.warn(line.text, "javafibs-line", "this line is not understood: left out");
        }
    }

    /// Call after the last line.
    void finish()
    {
        recorder_.end_roll_or_dance();
        if (won_) recorder_.settle_uncut(*won_, resigned_);
    }

private:
    /// False if the line means nothing.
    bool read_action(const Line& line, Player player)
    {
        switch (line.code) {
        case kRoll:
        case kOpening:
            return read_roll(player, line);
        case kMove:
        case kCannotMove:
            return read_move(player, line);
        case kWinsGame:
            if (parse_int(line.rest).value_or(0) < 1)
                recorder_.warn(line.text, "bad-points", "the points that this wins cannot be read: taking 1");
            won_ = Outcome{.winner = player, .points = std::max(1, parse_int(line.rest).value_or(1))};
            return true;
        case kResign:
            resigned_ = true;
            return true;
        default:
            return read_cube(player, line);
        }
    }

    bool read_cube(Player player, const Line& line)
    {
        recorder_.end_roll_or_dance();
        if (line.code == kDouble) {
            recorder_.add_double(player, line.text);
        } else if (line.code == kTake) {
            recorder_.add(player, Take{}, line.text);
        } else if (line.code == kDrop) {
            recorder_.add(player, Drop{}, line.text);
        } else {
            return false;
        }
        return true;
    }

    bool read_roll(Player player, const Line& line)
    {
        recorder_.end_roll_or_dance();
        const std::optional<Dice> dice = dice_of_words(line.rest);
        if (dice) recorder_.roll(player, *dice, line.text);
        return dice.has_value();
    }

    bool read_move(Player player, const Line& line)
    {
        const std::optional<Dice> dice = recorder_.announced(player);
        if (!dice) return false;
        recorder_.play(player, *dice, line.code == kCannotMove ? "" : line.rest, line.text, in_own_numbering);
        return true;
    }

    const Names& names_;
    LogRecorder recorder_;
    std::optional<Outcome> won_;
    bool resigned_ = false;
};

/// Lines that are read before the games, or say only what the games lead to.
bool is_about_the_match(int code)
{
    return code == kPlayers || code == kMatch || code == kWinsMatch || code == kGame || code == kScore;
}

/// The lines of each game: a game ends where somebody wins it.
std::vector<std::vector<Line>> split_into_games(const std::vector<Line>& lines)
{
    std::vector<std::vector<Line>> games;
    bool over = true;
    for (const Line& line : lines) {
        if (is_about_the_match(line.code)) continue;
        if (over || line.code == kOpening) games.emplace_back();
        games.back().push_back(line);
        over = line.code == kWinsGame;
    }
    return games;
}

void read_facts(const std::vector<Line>& lines, const Names& names, const SourceText& source, Match& match,
                Reporter& reporter)
{
    match.source = "JavaFIBS";
    match.players.first.name = names.own();
    match.players.second.name = names.other();
    for (const Line& line : lines) {
        if (line.code != kMatch) continue;
        const std::optional<int> length = parse_int(line.rest);
        match.rules.length = std::max(0, length.value_or(0));
        if (!length || *length < 0) {
            reporter.report(warning_at(source, line.text, "bad-length",
                                       "this is not the length of a match: reading a money session"));
        }
    }
}

Match read_match(const SourceText& source, const std::vector<Line>& lines, const Rules& start,
                 Reporter& reporter)
{
    const Names names(lines);
    Match match{.rules = start};
    read_facts(lines, names, source, match, reporter);
    for (const std::vector<Line>& game_lines : split_into_games(lines)) {
        const std::size_t index = match.games.size();
        const ByPlayer<int> score = index == 0 ? ByPlayer<int>{} : score_after(match, index - 1);
        Game& game = match.games.emplace_back();
        game.number = static_cast<int>(index) + 1;
        game.score = score;
        game.origin = {.offset = source.offset_of(first_or_empty(game_lines).text)};
        LineReader reader(source, names, match, game, is_crawford_game(match, index), reporter);
        for (const Line& line : game_lines)
            reader.read(line);
        reader.finish();
    }
    return match;
}

}  // namespace
}  // namespace javafibs

Confidence sniff_javafibs(const Sample& sample)
{
    return sample.text.starts_with(javafibs::kMagic) ? Confidence::certain : Confidence::none;
}

Result<Collection> read_javafibs(const SourceText& source, const Options& options, Reporter& reporter)
{
    const std::vector<javafibs::Line> lines = javafibs::read_lines(source, reporter);
    const auto read = [&](const Rules& start, Reporter& told) {
        return javafibs::read_match(source, lines, start, told);
    };
    return match_or_failure(match_from(options, read, reporter));
}

}  // namespace gammonkit
