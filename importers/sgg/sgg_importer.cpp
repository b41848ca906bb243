#include "formats/sgg/format.hpp"

#include "importers/sgg/file_parts.hpp"
#include "importers/sgg/header.hpp"
#include "importers/sgg/row.hpp"
#include "importers/turns/game_context.hpp"
#include "importers/turns/log_recorder.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <functional>

namespace gammonkit {
namespace sgg {
namespace {

/// Reads one game line by line.
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
            if (!line.empty()) read_line(line);
        }
        if (!settled_) settle_without_result(lines.heading);
        give_up_resignation();
        turns_.finish();
    }

private:
    void read_line(std::string_view line)
    {
        const std::optional<Result> result = settled_ ? std::nullopt : result_in(line);
        if (const std::optional<Row> row = row_of(line)) {
            read_row(*row);
        } else if (result && is_result(*result)) {
            read_result(*result, line);
        } else {
            if (resembles_row(line) || resembles_heading(line) || (!settled_ && resembles_result(line))) {
                tell(Severity::warning, line, "not-understood",
                     "this looks like a part of the game, but cannot be read: kept as a remark");
            }
            turns_.comment(unquoted(line));
        }
    }

    /// "Ann win", "Ann wins x points", or somebody wins who does not play.
    [[nodiscard]] bool resembles_result(std::string_view line) const
    {
        if (result_in(line)) return true;
        const ByPlayer<PlayerInfo>& players = context_.match.players;
        return line.find(" win") != std::string_view::npos &&
               (line.starts_with(players.first.name) || line.starts_with(players.second.name));
    }

    void read_row(const Row& row)
    {
        switch (row.kind) {
        case RowKind::accepts:
        case RowKind::passes:
            return answer(row);
        case RowKind::resigns:
            return resign(row);
        case RowKind::automatic_double:
            return double_automatically(row);
        case RowKind::bad_dice:
            return keep_as_remark(row, "bad-dice", "these are not two dice: kept as a remark");
        case RowKind::unknown:
            return keep_as_remark(row, "not-understood",
                                  "this is neither a roll nor a cube action: kept as a remark");
        default:
            give_up_resignation();
            return read_action(row);
        }
    }

    /// What a player does in his own turn.
    void read_action(const Row& row)
    {
        switch (row.kind) {
        case RowKind::roll:
            return turns_.roll(row.player, *row.dice, row.text);
        case RowKind::play:
            return turns_.play(row.player, *row.dice, row.moves, row.text);
        case RowKind::dance:
            return turns_.play(row.player, *row.dice, "", row.text);
        case RowKind::not_rolled:
            return sit_out(row);
        case RowKind::beavers:
            return void(turns_.add(row.player, Beaver{}, row.text));
        case RowKind::raccoons:
            return void(turns_.add(row.player, Raccoon{}, row.text));
        default:
            if (row.is_unclear)
                tell(Severity::warning, row.text, "bad-stake", "the stake of this double cannot be read");
            return void(turns_.add(row.player, Double{.value = row.value}, row.text));
        }
    }

    /// The model has no turn without dice: two sixes, as GNU Backgammon has it.
    void sit_out(const Row& row)
    {
        constexpr int kSix = 6;
        Turn& turn = turns_.add(row.player, CheckerPlay{.dice = *Dice::from(kSix, kSix)}, row.text);
        turn.extras.push_back({.key = std::string(kNotRolled), .values = {}});
        if (told_of_sitting_out_) return;
        told_of_sitting_out_ = true;
        tell(Severity::note, row.text, "not-rolled",
             "closed out, so no dice were rolled: 66 stands for that");
    }

    void answer(const Row& row)
    {
        const bool accepts = row.kind == RowKind::accepts;
        if (!resigned_) {
            turns_.add(row.player, accepts ? Action(Take{}) : Action(Drop{}), row.text);
        } else if (!accepts) {
            give_up_resignation();
            turns_.add(row.player, RefuseResignation{}, row.text);
        }
    }

    /// How much is resigned only the result tells.
    void resign(const Row& row)
    {
        give_up_resignation();
        if (row.dice) turns_.roll(row.player, *row.dice, row.text);
        turns_.finish();
        resigned_ = Resigned{row.player, row.text};
    }

    /// A resignation for which no result gives the stake.
    void give_up_resignation()
    {
        if (!resigned_) return;
        tell(Severity::warning, resigned_->where, "resignation-unknown",
             "how much is resigned is not recorded: taking a single game");
        turns_.add(resigned_->player, Resign{}, resigned_->where);
        resigned_.reset();
    }

    void double_automatically(const Row& row)
    {
        if (!game_.turns.empty()) {
            return keep_as_remark(row, "late-automatic-double",
                                  "an automatic double after the first turn: kept as a remark");
        }
        if (game_.extras.empty()) game_.extras.push_back({.key = std::string(kOpeningDoubles), .values = {}});
        game_.extras.back().values.emplace_back(row.text.substr(0, 2));
        turns_.double_automatically();
    }

    void keep_as_remark(const Row& row, std::string code, std::string message)
    {
        tell(Severity::warning, row.text, std::move(code), std::move(message));
        turns_.comment(row.text);
    }

    /// People also chat about who wins what.
    [[nodiscard]] bool is_result(const Result& result) const
    {
        const ByPlayer<PlayerInfo>& players = context_.match.players;
        return result.winner == players.first.name || result.winner == players.second.name ||
               result.points == 0;
    }

    void read_result(const Result& result, std::string_view line)
    {
        settled_ = true;
        if (result.points == 0) return give_up_resignation();
        const std::optional<Player> winner = winner_named(result.winner);
        if (winner) {
            settle({.winner = *winner, .points = result.points});
        } else {
            tell(Severity::warning, line, "winner-unclear",
                 "both players have this name: who won is not known");
            give_up_resignation();
        }
    }

    /// Where both players have one name, who won shows in the turns or in the next score.
    [[nodiscard]] std::optional<Player> winner_named(std::string_view name) const
    {
        const ByPlayer<PlayerInfo>& players = context_.match.players;
        if (players.first.name != players.second.name) {
            return name == players.first.name ? Player::first : Player::second;
        }
        if (const auto& by_turns = turns_.replayer().outcome()) return by_turns->winner;
        if (resigned_) return opponent(resigned_->player);
        return context_.by_score ? std::optional(context_.by_score->winner) : std::nullopt;
    }

    void settle(const Outcome& stated)
    {
        turns_.finish();
        const bool by_resignation = resigned_ && resigned_->player != stated.winner;
        turns_.settle(stated, by_resignation);
        // Points that are no stake leave a claim behind, and the resignation without an answer.
        if (resigned_ && game_.claimed_outcome) return give_up_resignation();
        resigned_.reset();
    }

    void settle_without_result(std::string_view heading)
    {
        turns_.finish();
        if (turns_.replayer().outcome() || !context_.by_score) return;
        reporter_.report(result_from_score(context_.source, heading, *context_.by_score, "score"));
        settle(*context_.by_score);
    }

    void tell(Severity severity, std::string_view where, std::string code, std::string message)
    {
        reporter_.report({.severity = severity,
                          .code = std::move(code),
                          .message = std::move(message),
                          .where = context_.source.offset_of(where)});
    }

    struct Resigned {
        Player player;
        std::string_view where;
    };

    const GameContext& context_;
    Game& game_;
    Reporter& reporter_;
    LogRecorder turns_;
    std::optional<Resigned> resigned_;
    bool settled_ = false;
    bool told_of_sitting_out_ = false;
};

/// The length of the match is that of the first heading.
void check_lengths_in_headings(const MatchLines& lines, const SourceText& source, const Match& match,
                               Reporter& reporter)
{
    const auto changed = std::ranges::find_if(lines.games, [&](const GameLines& game) {
        return game.says.length.value_or(0) != match.rules.length;
    });
    if (changed == lines.games.end()) return;
    reporter.report(warning_at(
        source, changed->heading, "length-changes",
        fmt::format("the match is to {} points by the first game: keeping that", match.rules.length)));
}

Match read_match(const SourceText& source, const MatchLines& lines, const Rules& start, Reporter& reporter)
{
    Match match{.rules = start};
    const std::string_view begin = lines.names.empty() ? lines.games.front().heading : lines.names;
    match.origin = {.offset = source.offset_of(begin)};
    read_header(lines, source, match, reporter);
    read_headings(lines.games, source, match);
    for (std::size_t i = 0; i < lines.games.size(); ++i) {
        if (lines.games[i].says.crawford) match.games[i].crawford = true;
    }
    check_lengths_in_headings(lines, source, match, reporter);
    read_bodies(lines.games, source, match,
                [&](const GameLines& game_lines, const GameContext& context, Game& game) {
                    GameReader(context, game, reporter).read(game_lines);
                });
    return match;
}

}  // namespace
}  // namespace sgg

Confidence sniff_sgg(const Sample& sample)
{
    const std::string_view text = trimmed_left(sample.text);
    LineCursor lines(text);
    if (lines.peek().find(sgg::kVersus) == std::string_view::npos) return Confidence::none;
    while (!lines.at_end()) {
        if (sgg::heading_of(trimmed_right(lines.next()))) return Confidence::certain;
    }
    return Confidence::none;
}

Result<Collection> read_sgg(const SourceText& source, const Options& options, Reporter& reporter)
{
    return read_matches(source, sgg::split_into_matches(source), "Game 1.0-0/5", options, reporter,
                        std::bind_front(sgg::read_match, std::cref(source)));
}

}  // namespace gammonkit
