#include "cli/batch/positions.hpp"

#include "analysis/met/match_units.hpp"
#include "analysis/met/named_tables.hpp"
#include "cli/batch/reading.hpp"
#include "cli/console/console.hpp"
#include "model/decisions/place.hpp"
#include "model/identifiers/identifier.hpp"
#include "model/is_analyzed.hpp"
#include "model/match.hpp"
#include "model/replay.hpp"
#include "report/render/play_arrows.hpp"
#include "report/turn_words.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <span>

namespace gammonkit::cli {
namespace {

ByPlayer<std::string> names_of(const ByPlayer<PlayerInfo>& players)
{
    ByPlayer<std::string> names = {"O", "X"};
    for (const Player player : kPlayers) {
        if (!players[player].name.empty()) names[player] = printable(players[player].name);
    }
    return names;
}

bool is_of_resignation(const Action& action)
{
    return std::holds_alternative<Resign>(action) || std::holds_alternative<AcceptResignation>(action) ||
           std::holds_alternative<RefuseResignation>(action);
}

/// "Al plays 52: 13/11 13/8", "Bo rolls 31", "Bo: double", "Bo resigns a gammon".
std::string words_for(const Match& match, const Turn& turn, const Position& before)
{
    const std::string name = names_of(match.players)[turn.player];
    if (const auto* roll = std::get_if<Roll>(&turn.action))
        return fmt::format("{} rolls {}{}", name, roll->dice.first(), roll->dice.second());
    const auto* played = std::get_if<CheckerPlay>(&turn.action);
    if (is_of_resignation(turn.action)) return fmt::format("{} {}", name, turn_words(turn, std::nullopt));
    if (played == nullptr) return fmt::format("{}: {}", name, action_name(turn.action));
    const std::string play = notation::format_play(played->play, before, turn.player, notation::kForPeople);
    return fmt::format("{} plays {}{}: {}", name, played->dice.first(), played->dice.second(),
                       play.empty() ? "cannot move" : play);
}

/// The play of a turn, if it is one that the rules allow as far as the record knows.
std::optional<Play> legally_made(const Turn& turn)
{
    const auto* made = std::get_if<CheckerPlay>(&turn.action);
    if (made == nullptr || !made->notation.empty() || made->result) return std::nullopt;
    return made->play;
}

/// What a turn did with the cube before the dice were rolled.
std::optional<CubeChoice> made_with_cube(const Turn& turn)
{
    if (dice_of(turn)) return CubeChoice::no_double;
    if (std::holds_alternative<Double>(turn.action)) return CubeChoice::doubled;
    if (std::holds_alternative<Take>(turn.action)) return CubeChoice::taken;
    if (std::holds_alternative<Drop>(turn.action)) return CubeChoice::dropped;
    if (std::holds_alternative<Beaver>(turn.action)) return CubeChoice::beavered;
    return std::nullopt;
}

Result<NamedPosition> position_before_turn(const Match& match, TurnPlace place)
{
    const std::size_t game = place.game - 1;
    const FollowedGame followed = follow(match, game);
    const std::size_t index = place.turn - 1;
    const std::vector<Turn>& turns = match.games[game].turns;
    if (index >= turns.size()) {
        return failure("no-such-place",
                       fmt::format("game {} has {}", place.game, counted(turns.size(), "turn", "turns")));
    }
    if (index >= followed.before.size()) {
        return failure("no-such-place",
                       fmt::format("game {} cannot be followed to turn {}", place.game, place.turn),
                       "'gammonkit check' says why");
    }
    NamedPosition position{.state = followed.before[index],
                           .names = names_of(match.players),
                           .analyzed_cubes = cubes_at(match.games[game], index)};
    std::string what;
    place.before_roll = place.before_roll && dice_of(turns[index]);
    if (place.before_roll) {
        what = position.names[turns[index].player] + " on roll";
    } else {
        position.state = decided_in(position.state, turns[index]);
        position.made_play = legally_made(turns[index]);
        what = words_for(match, turns[index], position.state.position);
        position.plays = shown_plays(turns[index]);
        position.analyzed_plays = turns[index].plays;
    }
    if (!position.state.dice) position.made_cube = made_with_cube(turns[index]);
    const int row = rows_of_turns(match.games[game])[index];
    position.turn = place;
    position.place = place_in_words(place, row);
    position.heading = fmt::format("{}. {}", position.place, what);
    return position;
}

NamedPosition position_after(const Match& match, std::size_t game)
{
    FollowedGame followed = follow(match, game);
    const std::vector<Turn>& turns = match.games[game].turns;
    // Who broke off after a roll still has to play it.
    if (!followed.outcome && !turns.empty() && std::holds_alternative<Roll>(turns.back().action))
        followed.end.dice = dice_of(turns.back());
    const ByPlayer<std::string> names = names_of(match.players);
    const std::optional<gammonkit::Outcome>& outcome =
        followed.outcome ? followed.outcome : match.games[game].claimed_outcome;
    const std::string result =
        !outcome ? ""
                 : fmt::format(". {} wins {}", names[outcome->winner],
                               counted(static_cast<std::size_t>(outcome->points), "point", "points"));
    return {.heading =
                fmt::format("Game {}, after {}{}", game + 1, counted(turns.size(), "turn", "turns"), result),
            .state = followed.end,
            .names = names};
}

/// `number` is that of the match, where the file holds several.
Result<NamedPosition> position_of(const Match& match, std::optional<std::size_t> number,
                                  const PlaceInRecord& place)
{
    if (match.games.empty()) return failure("no-such-place", "the match has no game");
    const auto last = static_cast<int>(match.games.size());
    const int game = place.game.value_or(last);
    if (game > last) {
        return failure("no-such-place",
                       fmt::format("the match has {}", counted(match.games.size(), "game", "games")));
    }
    if (place.turn && !place.game && last > 1) {
        return failure("usage", fmt::format("turn {} of which game?", *place.turn), "--game N says it");
    }
    const auto index = static_cast<std::size_t>(game) - 1;
    if (place.turn) {
        return position_before_turn(match, {.match = number,
                                            .game = index + 1,
                                            .turn = static_cast<std::size_t>(*place.turn),
                                            .before_roll = place.before_roll});
    }
    return position_after(match, index);
}

/// The best play that an analysis names.
std::vector<ShownPlay> best_play(const PlayAnalyses& analyses)
{
    if (analyses.empty() || analyses.front().candidates.empty()) return {};
    return {{.play = analyses.front().candidates.front().play, .kind = ShownPlay::Kind::best}};
}

NamedPosition named(const PositionRecord& record, std::size_t index)
{
    return {.place = fmt::format("position {}", index + 1),
            .state = record.state,
            .names = names_of(record.players),
            .plays = best_play(record.plays),
            .analyzed_plays = record.plays,
            .analyzed_cubes = record.cubes,
            .table = &table_behind(record)};
}

/// Those that stand alone, as far as the place means any of them.
Result<void> add_records(const Collection& collection, const PlaceInRecord& place,
                         std::vector<NamedPosition>& positions)
{
    const std::vector<PositionRecord>& records = collection.positions;
    const std::string count = counted(records.size(), "position that stands", "positions that stand");
    if (place.position && static_cast<std::size_t>(*place.position) > records.size())
        return failure("no-such-place", fmt::format("the file has {} alone", count));
    const bool is_in_match = place.match || place.game || place.turn;
    if (is_in_match && collection.matches.empty()) {
        return failure("no-such-place", "the file holds no match, but positions",
                       fmt::format("-p p1 to -p p{} mean them", records.size()));
    }
    for (std::size_t i = 0; i < records.size(); ++i) {
        const bool is_meant =
            place.position ? static_cast<std::size_t>(*place.position) == i + 1 : !is_in_match;
        if (is_meant) positions.push_back(named(records[i], i));
    }
    return {};
}

}  // namespace

Result<std::vector<NamedPosition>> positions_at(const Collection& collection, const PlaceInRecord& place)
{
    std::span<const Match> matches = collection.matches;
    if (place.position) matches = {};
    if (place.match) {
        const auto index = static_cast<std::size_t>(*place.match) - 1;
        if (index >= matches.size()) {
            return failure("no-such-place",
                           fmt::format("the file has {}", counted(matches.size(), "match", "matches")));
        }
        matches = part_of(matches, index, 1);
    }
    std::vector<NamedPosition> positions;
    for (const Match& match : matches) {
        const auto number = static_cast<std::size_t>(&match - collection.matches.data()) + 1;
        GK_TRY(
            NamedPosition position,
            position_of(match, collection.matches.size() > 1 ? std::optional(number) : std::nullopt, place));
        position.table = &table_behind(match);
        positions.push_back(std::move(position));
    }
    GK_TRY_VOID(add_records(collection, place, positions));
    return positions;
}

std::optional<ReadSource> record_in(const Session& session, const ReadSettings& settings,
                                    const std::optional<MatchEquityTable>& users_table,
                                    const InputFile& input, Outcome& outcome)
{
    std::optional<ReadSource> reading = read_one(session, settings, input, outcome);
    if (!reading) return std::nullopt;
    keep_messages(session, *reading, false, outcome);
    if (!reading->collection) return std::nullopt;
    if (is_analyzed(*reading->collection))
        state_in_both_units(*reading->collection, KnownTables(users_table));
    return reading;
}

std::optional<std::vector<NamedPosition>> positions_in(const Session& session, const ReadSource& record,
                                                       std::span<const PlaceInRecord> places,
                                                       Outcome& outcome)
{
    std::vector<NamedPosition> all;
    for (const PlaceInRecord& place : places) {
        Result<std::vector<NamedPosition>> positions = positions_at(*record.collection, place);
        if (!positions) {
            outcome.status = exit_code_of(positions.error());
            outcome.messages += session.console.rendered(positions.error(), record.source);
            return std::nullopt;
        }
        std::ranges::move(*positions, std::back_inserter(all));
    }
    return all;
}

Result<NamedPosition> identified_position(const std::string& argument)
{
    if (is_match_id_alone(argument)) {
        return failure("usage", fmt::format("{} is a Match ID, which tells of no checkers", argument),
                       "give it together with a Position ID: 4HPwATDgc/ABMA:" + argument);
    }
    const Result<IdentifiedState> identified = state_from_identifier(argument);
    if (identified) return NamedPosition{.place = argument, .state = identified->state};
    if (starts_with_ignoring_case(argument, "XGID=")) return tl::unexpected(identified.error());
    return failure("no-such-file", fmt::format("there is no file {}, and as an identifier it fails: {}",
                                               argument, identified.error().message));
}

namespace {

/// The same position in another game: checkers that this one does not have are not off either.
Result<NamedPosition> as_variant(NamedPosition position, Variant variant)
{
    GameState& state = position.state;
    const ByPlayer<Side> sides{state.position.side(Player::first), state.position.side(Player::second)};
    const std::optional<Position> other = Position::from(sides, checkers_of(variant));
    if (!other) {
        return failure("usage", fmt::format("{}: {} has at most {} checkers a side", position.place,
                                            to_string(variant), checkers_of(variant)));
    }
    state.position = *other;
    state.rules.variant = variant;
    return position;
}

}  // namespace

Result<NamedPosition> asked_position(const EngineOptions& engine, const std::string& identifier)
{
    Result<NamedPosition> position = identified_position(identifier);
    return position && engine.variant ? as_variant(*std::move(position), *engine.variant)
                                      : std::move(position);
}

}  // namespace gammonkit::cli
