#include "formats/gmd/format.hpp"

#include "importers/gmd/lines.hpp"
#include "importers/turns/game_context.hpp"
#include "importers/turns/log_recorder.hpp"
#include "support/text.hpp"

namespace gammonkit {
namespace gmd {
namespace {

class LineReader {
public:
    LineReader(const SourceText& source, const Rules& rules, Game& game, bool crawford_game,
               Reporter& reporter)
        : game_(game), recorder_(source, rules, game, crawford_game, reporter)
    {
    }

    void set_up(const SetUp& set_up, std::string_view line)
    {
        const Player player = set_up.on_roll.value_or(Player::first);
        if (set_up.position) recorder_.add(player, SetPosition{.position = *set_up.position}, line);
        if (set_up.cube && *set_up.cube != Cube{}) recorder_.add(player, SetCube{.cube = *set_up.cube}, line);
        if (set_up.dice) recorder_.roll(player, *set_up.dice, line);
    }

    void read(std::string_view text)
    {
        if (text.starts_with('#')) return recorder_.remark(std::string(trimmed(text.substr(1))), text);
        const std::optional<Line> line = parse_line(text);
        if (!line || !read_line(*line, text)) {
            recorder_.warn(text, "gmd-line", "this line is not understood: left out");
        } else if (!line->time.empty() && !game_.turns.empty()) {
            game_.turns.back().extras.push_back({.key = "gmd:time", .values = {std::string(line->time)}});
        }
    }

    /// Call after the last line.
    void finish() { recorder_.end_roll(); }

private:
    /// False if the line means nothing.
    bool read_line(const Line& line, std::string_view text)
    {
        if (line.action == "Roll") return read_roll(line, text);
        if (line.player == '-') return false;
        const Player player = line.player == 'W' ? Player::first : Player::second;
        if (line.action == "Move") return read_move(player, line.rest, text);
        recorder_.end_roll();
        return read_offer(player, line, text);
    }

    bool read_offer(Player player, const Line& line, std::string_view text)
    {
        if (line.action == "Double") {
            recorder_.add_double(player, text);
        } else if (line.action == "Take") {
            recorder_.add(player, Take{}, text);
        } else if (line.action == "Drop") {
            recorder_.add(player, Drop{}, text);
        } else if (line.action == "Accept") {
            recorder_.add(player, AcceptResignation{}, text);
        } else if (line.action == "Reject") {
            recorder_.add(player, RefuseResignation{}, text);
        } else if (line.action == "Resign") {
            const std::optional<Stake> stake = stake_for(parse_int(line.rest).value_or(0));
            if (!stake) return false;
            recorder_.add(player, Resign{.stake = *stake}, text);
        } else {
            return false;
        }
        return true;
    }

    /// A resignation is told in points.
    [[nodiscard]] std::optional<Stake> stake_for(int points) const
    {
        const int cube = recorder_.state().cube.value;
        // Some write the stake alone: 1 with the cube on 2.
        const int stake = points % cube == 0 ? points / cube : points;
        return stake >= 1 && stake <= 3 ? std::optional(static_cast<Stake>(stake)) : std::nullopt;
    }

    /// In the opening each player rolls one die, W's first; the higher begins.
    bool read_roll(const Line& line, std::string_view text)
    {
        recorder_.end_roll();
        const std::optional<Dice> dice = dice_of_words(line.rest);
        if (!dice) return false;
        if (line.player == '-' && dice->is_double()) return note_equal_opening(line.rest);
        const bool first = line.player == '-' ? dice->first() > dice->second() : line.player == 'W';
        recorder_.roll(first ? Player::first : Player::second, *dice, text);
        return true;
    }

    bool note_equal_opening(std::string_view numbers)
    {
        if (game_.extras.empty()) game_.extras.push_back({.key = "gmd:equal-openings", .values = {}});
        game_.extras[0].values.emplace_back(numbers);
        return true;
    }

    /// A roll that was offered to be resigned is still to be played if the offer is refused.
    bool read_move(Player player, std::string_view written, std::string_view text)
    {
        const std::optional<Dice> dice = recorder_.dice_to_play(player);
        if (!dice || recorder_.announced(opponent(player))) return false;
        // All points are counted as W does.
        recorder_.play(player, *dice, written, text,
                       player == Player::second ? Renumber(notation::mirrored) : Renumber());
        return true;
    }

    Game& game_;
    LogRecorder recorder_;
};

void read_game(const GameLines& lines, const SourceText& source, Match& match, Reporter& reporter)
{
    const std::optional<SetUp> set_up = set_up_in(lines.heading, source, reporter);
    if (!set_up) {
        reporter.report(warning_at(source, lines.heading, "gmd-line",
                                   "what this line sets up is not understood: taking the usual start"));
    }
    const std::size_t index = match.games.size();
    const ByPlayer<int> counted = index == 0 ? ByPlayer<int>{} : score_after(match, index - 1);
    Game& game = match.games.emplace_back();
    game.number = static_cast<int>(index) + 1;
    game.score = set_up && set_up->score ? *set_up->score : counted;
    game.origin = {.offset = source.offset_of(lines.heading)};
    LineReader reader(source, match.rules, game, is_crawford_game(match, index), reporter);
    if (set_up) reader.set_up(*set_up, lines.heading);
    for (const std::string_view line : lines.body)
        reader.read(line);
    reader.finish();
}

}  // namespace
}  // namespace gmd

Confidence sniff_gmd(const Sample& sample)
{
    constexpr std::string_view kMagic = "GMD-";
    const bool is_ours = sample.text.starts_with(kMagic) && sample.text.size() > kMagic.size() &&
                         is_digit(sample.text[kMagic.size()]);
    return is_ours ? Confidence::certain : Confidence::none;
}

Result<Collection> read_gmd(const SourceText& source, const Options&, Reporter& reporter)
{
    const gmd::FileLines lines = gmd::split_file(source);
    const bool is_ours = !lines.header.empty() && lines.header[0].starts_with("GMD-");
    if (!is_ours) {
        return tl::unexpected(
            error_at(source, source.text(), "gmd-header", "expected a first line such as \"GMD-2\""));
    }
    if (lines.games.empty()) {
        return tl::unexpected(
            error_at(source, source.text(), "gmd-no-game", "there is no game: no line \"Game:\" is in it"));
    }
    Match match{.origin = {.offset = 0}};
    gmd::read_header(lines, source, match, reporter);
    for (const gmd::GameLines& game : lines.games)
        gmd::read_game(game, source, match, reporter);
    Collection collection;
    collection.matches.push_back(std::move(match));
    return collection;
}

}  // namespace gammonkit
