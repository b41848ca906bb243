#include "formats/tmg/format.hpp"

#include "exporters/turns/turn_facts.hpp"
#include "formats/feature_counter.hpp"
#include "formats/notation/notation.hpp"
#include "formats/record/scanner.hpp"
#include "formats/tmg/tmg_records.hpp"
#include "model/find_extra.hpp"
#include "model/match.hpp"
#include "model/replay.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit::tmg {
namespace {

/// The most automatic doubles that are written: more than that no cube can show.
constexpr int kMostAutomaticDoubles = 20;

/// Follows one game and writes the records of each turn.
class GameWriter {
public:
    GameWriter(std::string& out, const Match& match, const Game& game, bool crawford_game)
        : out_(out), match_(match), game_(game), replayer_(match.rules, game, crawford_game)
    {
    }

    void write(bool another_follows)
    {
        write_automatic_doubles();
        for (const Turn& turn : game_.turns) {
            std::visit([&](const auto& action) { write(turn.player, action); }, turn.action);
            if (const Extra* kept = find_extra(turn.extras, kRecord)) write_kept(*kept);
            replayer_.apply(turn);
            if (!has_ended_ && replayer_.outcome()) write_result(*replayer_.outcome());
        }
        if (!has_ended_ && game_.claimed_outcome) write_result(*game_.claimed_outcome);
        // GNU Backgammon takes the next game for more of this one if there is no result.
        if (!has_ended_ && another_follows) line(0, Code::wins_single, "0 nobody wins 0 points");
    }

private:
    [[nodiscard]] const GameState& state() const { return replayer_.state(); }

    void line(int number, Code code, std::string_view data)
    {
        fmt::format_to(std::back_inserter(out_), "  {} {} {}\n", number, static_cast<int>(code), data);
    }

    void write_kept(const Extra& kept)
    {
        for (const std::string& text : kept.values)
            fmt::format_to(std::back_inserter(out_), "  {}\n", one_line(trimmed(text)));
    }

    void write_automatic_doubles()
    {
        const int count = std::clamp(game_.automatic_doubles, 0, kMostAutomaticDoubles);
        const Extra* kept = find_extra(game_.extras, kRecord);
        if (kept != nullptr && kept->values.size() == static_cast<std::size_t>(count))
            return write_kept(*kept);
        for (int i = 1; i <= count; ++i)
            line(0, Code::automatic_double, fmt::format("Automatic double to {}", 1 << i));
    }

    /// Adds a record with the next number, whose sign tells the player.
    void record(Player player, Code code, std::string_view data)
    {
        ++number_;
        announced_.reset();
        same_number(player, code, data);
    }

    void same_number(Player player, Code code, std::string_view data)
    {
        line(player == Player::first ? number_ : -number_, code, data);
    }

    void write(Player player, const CheckerPlay& turn)
    {
        const bool rolled = announced_ && announced_->same_roll(turn.dice) && state().on_roll == player;
        if (!rolled) record(player, Code::roll, digits_and_colon(turn.dice));
        announced_.reset();
        same_number(player, Code::play, moves_of(player, turn));
    }

    [[nodiscard]] std::string moves_of(Player player, const CheckerPlay& turn) const
    {
        if (turn.play.empty()) {
            return turn.notation.empty() ? std::string(kNothingPlayed) : one_line(trimmed(turn.notation));
        }
        return notation::format_play(turn.play, state().position, player, {.mark_hits = false});
    }

    void write(Player player, const Roll& turn)
    {
        record(player, Code::roll, digits_and_colon(turn.dice));
        announced_ = turn.dice;
    }
    void write(Player player, const Double& turn)
    {
        record(player, Code::doubles,
               fmt::format("Double to {}", turn.value.value_or(2 * state().cube.value)));
    }
    void write(Player player, const Take&) { record(player, Code::takes, "Take"); }
    void write(Player player, const Drop&) { record(player, Code::passes, "Pass"); }
    void write(Player player, const Beaver&) { redouble(player, "Beaver"); }
    void write(Player player, const Raccoon&) { redouble(player, "Raccoon"); }
    void redouble(Player player, std::string_view name)
    {
        record(player, Code::beavers, fmt::format("{} to {}", name, 4 * state().cube.value));
    }

    // A resignation shows only in the result.
    void write(Player, const Resign&) {}
    void write(Player, const AcceptResignation&) {}
    void write(Player, const RefuseResignation&) {}
    void write(Player, const SetPosition&) {}
    void write(Player, const SetCube&) {}
    void write(Player, const Remark&) {}

    /// GNU Backgammon takes the first number for the points, and the sign for the winner.
    void write_result(const Outcome& derived)
    {
        const Outcome outcome = game_.claimed_outcome.value_or(derived);
        const int times = std::clamp(outcome.points / std::max(state().cube.value, 1), 1, 3);
        const Code code{static_cast<int>(Code::wins_single) + times - 1};
        record(outcome.winner, code,
               fmt::format("{} {} wins {} points", outcome.points,
                           one_line(trimmed(match_.players[outcome.winner].name)), outcome.points));
        has_ended_ = true;
    }

    std::string& out_;
    const Match& match_;
    const Game& game_;
    GameReplayer replayer_;
    int number_ = 0;
    std::optional<Dice> announced_;
    bool has_ended_ = false;
};

/// Appends the records of one game and its result.
void write_game(std::string& out, const Match& match, const Game& game, bool crawford_game,
                bool another_follows)
{
    GameWriter(out, match, game, crawford_game).write(another_follows);
}

constexpr std::string_view kOwn = "tmg:";

/// Writes the lines of one header; what is not known is left out.
class HeaderWriter {
public:
    HeaderWriter(std::string& out, const Match& match) : out_(out), match_(match) {}

    void write()
    {
        if (!match_.match_id.empty()) entry("MatchID", match_.match_id);
        entry("Player1", player(Player::first));
        entry("Player2", player(Player::second));
        if (match_.date) entry("Startdate", fmt::format("{} {}", to_string(*match_.date), match_.time));
        rules();
        extras();
    }

private:
    void entry(std::string_view key, std::string_view value)
    {
        fmt::format_to(std::back_inserter(out_), "{}: {}\n", key, one_line(trimmed(value)));
    }

    /// GNU Backgammon needs a number at the front; the rating parts a name that ends in a number from it.
    [[nodiscard]] std::string player(Player player) const
    {
        const Extra* ids = find_extra(match_.extras, kIds);
        const auto index = static_cast<std::size_t>(player);
        const std::string_view id =
            ids != nullptr && ids->values.size() == 2 ? ids->values[index] : kUnknownId;
        const PlayerInfo& info = match_.players[player];
        const auto rating = record::rating_in(info.rating);
        std::string text =
            fmt::format("{} {} ", id, info.name.empty() ? kUnknown : std::string_view(info.name));
        text += rating ? rating->number : kUnknown;
        if (rating && !rating->experience.empty()) text.append("/").append(rating->experience);
        return text;
    }

    void rules()
    {
        const Rules& rules = match_.rules;
        flag("Jacoby", rules.jacoby);
        flag("Beavers", rules.beavers);
        flag("Raccoons", rules.raccoons);
        flag("Crawford", rules.crawford);
        flag("Cube", rules.uses_cube());
        if (rules.uses_cube() && rules.cube_limit) entry("MaxCube", std::to_string(*rules.cube_limit));
        entry("Length", std::to_string(rules.length));
        if (find_extra(match_.extras, "tmg:Variant") == nullptr) {
            entry("Variant", rules.variant == Variant::nackgammon ? "2" : "1");
        }
    }

    /// An extra says the same and more.
    void flag(std::string_view key, std::optional<bool> rule)
    {
        if (rule && find_extra(match_.extras, std::string(kOwn).append(key)) == nullptr)
            entry(key, *rule ? "1" : "0");
    }

    void extras()
    {
        for (const Extra& extra : match_.extras) {
            if (!extra.key.starts_with(kOwn) || extra.key == kIds) continue;
            for (const std::string& value : extra.values)
                write_extra(std::string_view(extra.key).substr(kOwn.size()), value);
        }
    }

    void write_extra(std::string_view key, std::string_view value)
    {
        if (key != "header") return entry(key, value);
        out_.append(one_line(trimmed(value))) += '\n';
    }

    std::string& out_;
    const Match& match_;
};

/// Appends all that stands above the first game.
void write_header(std::string& out, const Match& match)
{
    HeaderWriter(out, match).write();
}

/// True if the rating, which may be empty, can stand behind a name.
bool rating_fits(std::string_view rating)
{
    return rating.empty() || record::rating_in(rating);
}

}  // namespace
}  // namespace gammonkit::tmg

namespace gammonkit {

namespace {

/// `is_last`: no further match follows.
void write_tmg_match(std::string& out, const Match& match, bool is_last)
{
    tmg::write_header(out, match);
    const std::vector<bool> crawford = crawford_games(match);
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        const Game& game = match.games[i];
        fmt::format_to(std::back_inserter(out), "\nGame {}: {}-{}\n", game.number, game.score.first,
                       game.score.second);
        const bool another_follows = !is_last || i + 1 < match.games.size();
        tmg::write_game(out, match, game, crawford[i], another_follows);
    }
}

/// True if the record tells of a player who ran out of time, so that its result is no resignation.
bool has_timed_out(const Game& game)
{
    return std::any_of(game.turns.begin(), game.turns.end(),
                       [](const Turn& turn) { return find_extra(turn.extras, tmg::kRecord) != nullptr; });
}

/// True if a reader would take the claim for a resignation.
bool looks_resigned(const Match& match, const Game& game)
{
    if (!game.claimed_outcome || has_timed_out(game)) return false;
    Game copy = game;
    copy.claimed_outcome.reset();
    const GameReplayer end = follow_to_end(copy, match.rules, false);
    settle_outcome(copy, end, *game.claimed_outcome, true);
    return !copy.claimed_outcome;
}

class TmgLossCounter : public FeatureCounter {
public:
    void add(const Match& match)
    {
        for (const Player player : kPlayers)
            count_if(Feature::ratings, !tmg::rating_fits(match.players[player].rating));
        const Variant variant = match.rules.variant;
        count_if(Feature::variants, variant != Variant::standard && variant != Variant::nackgammon);
        count_if(Feature::time, !match.time.empty() && !match.date);
        count_if(match.rules.is_money() ? Feature::raccoon_rules : Feature::moot_rules,
                 match.rules.automatic_doubles.has_value());
        for (const Game& game : match.games) {
            count_if(Feature::automatic_doubles, game.automatic_doubles > tmg::kMostAutomaticDoubles);
            count_if(Feature::claimed_outcomes, looks_resigned(match, game));
        }
    }
};

}  // namespace

Result<std::string> write_tmg(const Collection& collection, const Options&)
{
    return write_matches(collection, [&](std::string& out, const Match& match) {
        if (!out.empty()) out += '\n';
        write_tmg_match(out, match, &match == &collection.matches.back());
    });
}

Census tmg_partial_losses(const Collection& collection, const Options&)
{
    return census_of<TmgLossCounter>(collection.matches);
}

}  // namespace gammonkit
