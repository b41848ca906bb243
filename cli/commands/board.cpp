#include "cli/batch.hpp"
#include "cli/choice.hpp"
#include "cli/commands/commands.hpp"
#include "cli/console.hpp"
#include "cli/place.hpp"
#include "cli/reading.hpp"
#include "formats/notation/notation.hpp"
#include "model/identifier.hpp"
#include "model/ogid.hpp"
#include "model/replay.hpp"
#include "model/xgid.hpp"
#include "render/text_board.hpp"
#include "support/text.hpp"

#include <filesystem>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

std::string drawing(const GameState& state, const TextBoardOptions& options)
{
    return fmt::format("{}{}\nOGID={}\n", draw_text_board(state, options), xgid(state), ogid(state));
}

TextBoardOptions options_for(const ByPlayer<PlayerInfo>& players)
{
    TextBoardOptions options;
    for (const Player player : kPlayers) {
        if (!players[player].name.empty()) options.names[player] = printable(players[player].name);
    }
    return options;
}

std::string name_of(const ByPlayer<PlayerInfo>& players, Player player)
{
    return options_for(players).names[player];
}

/// "Al plays 52: 13/11 13/8", "Bo: double".
std::string words_for(const Match& match, const Turn& turn, const Position& before)
{
    const std::string name = name_of(match.players, turn.player);
    const auto* played = std::get_if<CheckerPlay>(&turn.action);
    if (played == nullptr) return fmt::format("{}: {}", name, action_name(turn.action));
    const std::string play = notation::format_play(
        played->play, before, turn.player, {.bar_and_off = notation::BarAndOff::words_lower, .merge = true});
    return fmt::format("{} plays {}{}: {}", name, played->dice.first(), played->dice.second(),
                       play.empty() ? "cannot move" : play);
}

Result<std::string> board_before_turn(const Match& match, std::size_t game, int turn)
{
    const Replay followed = replay(match, game);
    const auto index = static_cast<std::size_t>(turn) - 1;
    const std::vector<Turn>& turns = match.games[game].turns;
    if (index >= turns.size()) {
        return failure("no-such-place",
                       fmt::format("game {} has {}", game + 1, counted(turns.size(), "turn", "turns")));
    }
    if (index >= followed.before.size()) {
        return failure("no-such-place", fmt::format("game {} cannot be followed to turn {}", game + 1, turn),
                       "'gammonkit check' says why");
    }
    GameState state = followed.before[index];
    if (const auto* played = std::get_if<CheckerPlay>(&turns[index].action)) state.dice = played->dice;
    return fmt::format("Game {}, turn {} of {}. {}\n\n{}", game + 1, turn, turns.size(),
                       words_for(match, turns[index], state.position),
                       drawing(state, options_for(match.players)));
}

Result<std::string> board_of(const Match& match, const Place& place)
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
    if (place.turn) return board_before_turn(match, index, *place.turn);
    const Replay followed = replay(match, index);
    const std::optional<gammonkit::Outcome>& outcome =
        followed.outcome ? followed.outcome : match.games[index].claimed_outcome;
    const std::string result =
        !outcome ? ""
                 : fmt::format(". {} wins {}", name_of(match.players, outcome->winner),
                               counted(static_cast<std::size_t>(outcome->points), "point", "points"));
    return fmt::format("Game {}, after {}{}\n\n{}", game,
                       counted(match.games[index].turns.size(), "turn", "turns"), result,
                       drawing(followed.end, options_for(match.players)));
}

/// The boards of all matches, or of the one meant, and all positions that stand alone.
Result<std::string> boards_of(const Collection& collection, const Place& place)
{
    std::span<const Match> matches = collection.matches;
    if (place.match) {
        const auto index = static_cast<std::size_t>(*place.match) - 1;
        if (index >= matches.size()) {
            return failure("no-such-place",
                           fmt::format("the file has {}", counted(matches.size(), "match", "matches")));
        }
        matches = matches.subspan(index, 1);
    }
    std::vector<std::string> boards;
    for (const Match& match : matches) {
        GK_TRY(std::string board, board_of(match, place));
        boards.push_back(std::move(board));
    }
    for (const PositionRecord& record : collection.positions)
        boards.push_back(drawing(record.state, options_for(record.players)));
    return joined(boards, "\n");
}

Outcome board_of_file(const Session& session, const ReadSettings& settings, const Place& place,
                      const InputFile& input)
{
    Outcome outcome;
    const std::optional<Reading> reading = read_one(session, settings, input, outcome);
    if (!reading) return outcome;
    if (!reading->collection) {
        keep_messages(session, *reading, false, outcome);
        return outcome;
    }
    Result<std::string> boards = boards_of(*reading->collection, place);
    if (boards) {
        outcome.status = ExitCode::ok;
        if (input.found) outcome.data = fmt::format("{}\n", printable(input.path));
        outcome.data += *std::move(boards);
        if (input.found) outcome.data += '\n';
    } else {
        outcome.status = exit_code_of(boards.error());
        outcome.messages = session.console.rendered(boards.error(), reading->source);
    }
    return outcome;
}

/// An argument that names no file is an identifier.
ExitCode draw(Session& session, const ReadSettings& settings, const Place& place, const std::string& argument)
{
    std::error_code ignored;
    if (argument == "-" || std::filesystem::exists(argument, ignored)) {
        const std::vector<InputFile> inputs = find_inputs({&argument, 1});
        return run_batch(
                   session, inputs,
                   [&](const InputFile& input) { return board_of_file(session, settings, place, input); })
            .status;
    }
    const Result<IdentifiedState> identified = state_from_identifier(argument);
    if (!identified) {
        return refuse(session,
                      {.code = "no-such-file",
                       .message = fmt::format("there is no file {}, and as an identifier it fails: {}",
                                              argument, identified.error().message)});
    }
    session.console.data(drawing(identified->state, {}));
    return ExitCode::ok;
}

}  // namespace

ExitCode run_board(Session& session)
{
    const Result<Place> place = place_of(session.arguments);
    if (!place) return refuse(session, place.error());
    const Result<ReadSettings> settings = read_settings(session);
    if (!settings) return refuse(session, settings.error());
    if (session.arguments.inputs.empty()) {
        return refuse(session,
                      {.code = "usage",
                       .message = "there is nothing to draw",
                       .hint = "name a file, or give an XGID, an OGID, or gnubg's PositionID:MatchID"});
    }
    ExitCode status = ExitCode::ok;
    for (const std::string& argument : session.arguments.inputs) {
        if (&argument != &session.arguments.inputs.front()) session.console.data("\n");
        const ExitCode drawn = draw(session, *settings, *place, argument);
        if (drawn != ExitCode::ok) status = drawn;
        if (status == ExitCode::interrupted) break;
    }
    return status;
}

}  // namespace gammonkit::cli
