#include "formats/tmg/format.hpp"

#include "formats/tmg/tmg_records.hpp"
#include "importers/tmg/file_parts.hpp"
#include "importers/tmg/header.hpp"
#include "importers/turns/game_context.hpp"
#include "importers/turns/log_recorder.hpp"
#include "model/limits.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <functional>

namespace gammonkit {
namespace tmg {
namespace {

/// The dice of "31:"; nothing for "?" and the like.
std::optional<Dice> dice_in(std::string_view data)
{
    const bool fits = data.size() >= 2 && is_digit(data[0]) && is_digit(data[1]) &&
                      (data.size() == 2 || data.substr(2) == ":");
    return fits ? Dice::from(data[0] - '0', data[1] - '0') : std::nullopt;
}

/// The number in "Double to 4".
std::optional<int> stake_in(std::string_view data)
{
    const std::vector<std::string_view> parts = words(data);
    return parts.empty() ? std::nullopt : parse_int(parts.back());
}

/// The N of "wins N points", or else the number at the front.
std::optional<int> points_in(std::string_view data)
{
    const std::vector<std::string_view> parts = words(data);
    const auto sensible = [](std::string_view word) {
        const std::optional<int> points = parse_int(word);
        return points && *points >= 0 && *points <= kMostPoints ? points : std::nullopt;
    };
    for (std::size_t i = 1; i + 1 < parts.size(); ++i) {
        const bool states = parts[i - 1] == "wins" && parts[i + 1].starts_with("point");
        if (states && sensible(parts[i])) return sensible(parts[i]);
    }
    return parts.empty() ? std::nullopt : sensible(parts.front());
}

/// Reads one game record by record.
class GameReader {
public:
    GameReader(const GameContext& context, Game& game, Reporter& reporter)
        : context_(context), game_(game), reporter_(reporter),
          turns_(context.source, context.match.rules, game, context.crawford_game, reporter)
    {
    }

    void read(const GameLines& lines)
    {
        for (const std::string_view line : lines.body) {
            const std::optional<Record> record = record_in(line);
            record ? read_record(*record) : keep(line, "not-understood", "this is not a record: it is kept");
        }
        if (!settled_) settle_without_result(lines.heading);
        turns_.finish();
    }

private:
    void read_record(const Record& record)
    {
        switch (Code{record.code}) {
        case Code::wins_single:
        case Code::wins_gammon:
        case Code::wins_backgammon:
            return read_result(record);
        case Code::automatic_double:
            return double_automatically(record);
        case Code::timed_out:
        case Code::lost_on_time:
            timed_out_ = true;
            return keep(record);
        case Code::settled:
            return keep(record);
        default:
            return record.player
                       ? read_action(record, *record.player)
                       : keep(record.text, "no-player", "whose action this is, is not recorded: it is kept");
        }
    }

    /// Turns alternate: whose those with even numbers are, if this record is of its player.
    static Player of_even_by(const Record& record, Player player)
    {
        return record.turn % 2 == 0 ? player : opponent(player);
    }

    void read_action(const Record& record, Player player)
    {
        if (!of_even_) of_even_ = of_even_by(record, player);
        switch (Code{record.code}) {
        case Code::roll:
            return read_roll(record, player);
        case Code::play:
            return read_play(record, player);
        case Code::doubles:
            return read_double(record, player);
        case Code::takes:
            return add(player, Take{}, record);
        case Code::beavers:
            return add(player, redouble(player), record);
        case Code::passes:
            return add(player, Drop{}, record);
        default:
            return keep(record.text, "unknown-code",
                        fmt::format("what the code {} means is not known: it is kept", record.code));
        }
    }

    void add(Player player, Action action, const Record& record)
    {
        turns_.add(player, std::move(action), record.text);
    }

    void read_roll(const Record& record, Player player)
    {
        if (const std::optional<Dice> dice = dice_in(record.data)) {
            turns_.roll(player, *dice, record.text);
        } else if (record.data == kUnknown) {
            keep(record);
        } else {
            keep(record.text, "bad-dice", "these are not two dice: the record is kept");
        }
    }

    void read_play(const Record& record, Player player)
    {
        const std::optional<Dice> dice = turns_.dice_to_play(player);
        if (!dice) {
            return keep(record.text, "no-roll", "a play without a roll before it: the record is kept");
        }
        turns_.play(player, *dice, record.data == kNothingPlayed ? "" : record.data, record.text);
    }

    /// A beaver that answers a beaver is a raccoon.
    [[nodiscard]] Action redouble(Player player) const
    {
        const GameState& state = turns_.state();
        const bool answers = state.offer == Offer::beaver && state.offered_by == opponent(player);
        return answers ? Action(Raccoon{}) : Action(Beaver{});
    }

    void double_automatically(const Record& record)
    {
        if (!game_.turns.empty()) {
            return keep(record.text, "late-automatic-double",
                        "an automatic double after the first turn: it is kept");
        }
        if (game_.extras.empty()) game_.extras.push_back({.key = std::string(kRecord), .values = {}});
        game_.extras.back().values.emplace_back(record.text);
        turns_.double_automatically();
    }

    /// A record that is no action becomes a remark, which the writer puts back.
    void keep(const Record& record)
    {
        if (of_even_ && record.player && of_even_ != of_even_by(record, *record.player))
            tell(record.text, "other-player", "by its number this belongs to the other player");
        Turn& turn = turns_.add(record.player.value_or(Player::first), Remark{}, record.text);
        turn.extras.push_back({.key = std::string(kRecord), .values = {std::string(record.text)}});
    }

    void keep(std::string_view text, std::string code, std::string message)
    {
        const std::string_view line = trimmed(text);
        tell(line, std::move(code), std::move(message));
        keep(Record{.text = line});
    }

    void read_result(const Record& record)
    {
        const std::optional<int> points = points_in(record.data);
        const std::optional<Player> winner = winner_of(record);
        if (settled_ || !points || !winner) {
            return keep(record.text, "result-unclear",
                        "a result that cannot be made out, or a second one: it is kept");
        }
        settled_ = true;
        if (*points > 0) settle({.winner = *winner, .points = *points});
    }

    /// The one who is named, or else the one whose record it is.
    [[nodiscard]] std::optional<Player> winner_of(const Record& record) const
    {
        const auto is_named = [&](Player player) {
            const std::string& name = context_.match.players[player].name;
            return !name.empty() && record.data.find(" " + name + " wins ") != std::string_view::npos;
        };
        const bool first = is_named(Player::first);
        if (first != is_named(Player::second)) return first ? Player::first : Player::second;
        return points_in(record.data) == 0 ? Player::first : record.player;
    }

    /// The log has no record of a resignation: who has not lost otherwise has resigned, or run out of time.
    void settle(const Outcome& stated)
    {
        turns_.finish();
        turns_.settle(stated, !timed_out_);
    }

    void read_double(const Record& record, Player player)
    {
        const std::optional<int> stake = stake_in(record.data);
        if (!stake && !trimmed(record.data).empty())
            tell(record.text, "bad-stake", "the stake of this double cannot be read");
        add(player, Double{.value = stake}, record);
    }

    void settle_without_result(std::string_view heading)
    {
        turns_.finish();
        if (turns_.replayer().outcome() || !context_.by_score) return;
        reporter_.report(result_from_score(context_.source, heading, *context_.by_score, "score"));
        turns_.settle(*context_.by_score, false);
    }

    void tell(std::string_view where, std::string code, std::string message)
    {
        reporter_.report(warning_at(context_.source, where, std::move(code), std::move(message)));
    }

    const GameContext& context_;
    Game& game_;
    Reporter& reporter_;
    LogRecorder turns_;
    std::optional<Player> of_even_;  ///< Whose the turns with even numbers are.
    bool timed_out_ = false;
    bool settled_ = false;
};

Match read_match(const SourceText& source, const MatchLines& lines, const Rules& start, Reporter& reporter)
{
    Match match{.rules = start};
    match.origin = {.offset = source.offset_of(lines.header.empty() ? lines.games.front().heading
                                                                    : lines.header.front())};
    read_header(lines, source, match, reporter);
    read_headings(lines.games, source, match);
    read_bodies(lines.games, source, match,
                [&](const GameLines& game_lines, const GameContext& context, Game& game) {
                    GameReader(context, game, reporter).read(game_lines);
                });
    return match;
}

}  // namespace
}  // namespace tmg

Confidence sniff_tmg(const Sample& sample)
{
    bool has_player = false;
    for (LineCursor lines(sample.text); !lines.at_end();) {
        const std::string_view line = trimmed_right(lines.next());
        if (line.empty()) continue;
        if (tmg::heading_of(line)) return has_player ? Confidence::certain : Confidence::none;
        const std::optional<tmg::Entry> entry = tmg::entry_in(line);
        if (!entry) return Confidence::none;
        has_player = has_player || entry->key == "Player1";
    }
    return Confidence::none;
}

Result<Collection> read_tmg(const SourceText& source, const Options& options, Reporter& reporter)
{
    return read_matches(source, tmg::split_into_matches(source), "Game 1: 0-0", options, reporter,
                        std::bind_front(tmg::read_match, std::cref(source)));
}

}  // namespace gammonkit
