#include "analysis/external/external_contestant.hpp"

#include "analysis/external/board_question.hpp"
#include "formats/notation/notation.hpp"
#include "model/legal_plays.hpp"
#include "support/files/temporary_folder.hpp"
#include "support/text.hpp"

#include <chrono>
#include <fmt/format.h>
#include <fstream>
#include <thread>

namespace gammonkit {
namespace {

/// Longer than any program thinks about one decision at the plies that games are played with.
constexpr int kMostSeconds = 600;

/// Why an answer is none that was asked for.
tl::unexpected<Diagnostic> wrong_answer(std::string_view answer, std::string_view wanted)
{
    return failure("wrong-answer",
                   fmt::format("the other program answered '{}', not {}", printable(answer), wanted));
}

/// All that a GNU Backgammon needs while it plays.
struct RunningGnubg {
    TemporaryFolder folder;
    std::unique_ptr<ConnectedProgram> program;
    Connection connection;
};

std::string gnubg_commands(const GnubgPlaying& how, const std::filesystem::path& socket)
{
    const auto on = [](std::optional<bool> rule) { return rule.value_or(false) ? "on" : "off"; };
    return fmt::format("set evaluation chequerplay evaluation plies {0}\n"
                       "set evaluation cubedecision evaluation plies {0}\n"
                       "set jacoby {1}\nset beavers {2}\nexternal {3}\n",
                       how.plies, on(how.rules.jacoby), how.rules.beavers.value_or(false) ? 1 : 0,
                       socket.generic_string());
}

/// Connects as soon as somebody listens.
Result<Connection> patient_connection(const SocketAddress& address, const GoOn& go_on)
{
    constexpr int kTries = 400;
    constexpr std::chrono::milliseconds kPause{50};
    for (int tries = 1;; ++tries) {
        Result<Connection> connection = Connection::to(address);
        if (connection || tries == kTries) return connection;
        if (go_on && !go_on()) return failure("interrupted", "connecting was stopped");
        std::this_thread::sleep_for(kPause);
    }
}

}  // namespace

Result<GameState> ExternalContestant::state_at(const GameSituation& situation) const
{
    const std::optional<GameState> state = state_of(start_, situation);
    if (!state) return failure("impossible", "a position cannot be");
    return *state;
}

Result<std::string> ExternalContestant::asked(const GameState& state)
{
    GK_TRY_VOID(connection_.write(board_question(state) + "\n"));
    GK_TRY(const std::optional<std::string> line, connection_.read_line(go_on_, kMostSeconds));
    if (!line) return failure("connection", "the other program ended");
    return std::string(trimmed(*line));
}

Result<bool> ExternalContestant::doubles(const GameSituation& situation)
{
    GK_TRY(const GameState state, state_at(situation));
    GK_TRY(const std::string answer, asked(state));
    const std::string word = lowered(answer);
    if (word == "double" || word == "redouble") return true;
    if (word == "roll") return false;
    return wrong_answer(answer, "'double' or 'roll'");
}

Result<DoubleAnswer> ExternalContestant::answers(const GameSituation& situation)
{
    GK_TRY(GameState state, state_at(situation));
    state.offer = Offer::cube;
    state.offered_by = situation.on_roll;
    GK_TRY(const std::string answer, asked(state));
    const std::string word = lowered(answer);
    if (word == "take" || word == "accept") return DoubleAnswer::take;
    if (word == "drop" || word == "pass" || word == "reject") return DoubleAnswer::drop;
    if (word == "beaver" || word == "redouble") return DoubleAnswer::beaver;
    return wrong_answer(answer, "'take', 'drop' or 'beaver'");
}

Result<Board> ExternalContestant::plays(const GameSituation& situation, Dice dice)
{
    GK_TRY(GameState state, state_at(situation));
    const Player other = opponent(situation.on_roll);
    if (!can_move(state.position, situation.on_roll, dice)) return board_of(state.position, other);
    state.dice = dice;
    GK_TRY(const std::string answer, asked(state));
    const SourceText source("answer", answer);
    const Result<notation::Moves> moves = notation::parse_moves(source, source.text());
    if (!moves) return wrong_answer(answer, "a move");
    GK_TRY(const notation::Resolution found,
           notation::resolve(*moves, state.position, situation.on_roll, dice));
    const std::optional<Position> after = after_legal(state.position, situation.on_roll, dice, found.play);
    if (!after) return wrong_answer(answer, fmt::format("a legal move of {}{}", dice.high(), dice.low()));
    return board_of(*after, other);
}

Result<std::unique_ptr<Contestant>> contestant_at(const SocketAddress& address, const GoOn& go_on)
{
    GK_TRY(Connection connected, Connection::to(address));
    const auto connection = std::make_shared<Connection>(std::move(connected));
    return std::make_unique<ExternalContestant>(*connection, go_on, connection);
}

Result<std::unique_ptr<Contestant>> contestant_by_program(std::vector<std::string> command, const GoOn& go_on)
{
    GK_TRY(std::shared_ptr<ConnectedProgram> program, ConnectedProgram::run(std::move(command)));
    return std::make_unique<ExternalContestant>(program->connection(), go_on, program);
}

Result<std::unique_ptr<Contestant>> gnubg_contestant(const GnubgPlaying& how, const GoOn& go_on)
{
    GK_TRY(TemporaryFolder folder, TemporaryFolder::make());
    const std::filesystem::path socket = folder.path() / "player";
    const std::filesystem::path script = folder.path() / "commands";
    std::ofstream(script) << gnubg_commands(how, socket);
    GK_TRY(std::unique_ptr<ConnectedProgram> program,
           ConnectedProgram::run(
               {how.program.generic_string(), "-t", "-q", "-r", "-c", script.generic_string()}, true));
    GK_TRY(Connection connection, patient_connection({.path = socket.generic_string()}, go_on));
    const auto running = std::make_shared<RunningGnubg>(
        RunningGnubg{std::move(folder), std::move(program), std::move(connection)});
    return std::make_unique<ExternalContestant>(running->connection, go_on, running);
}

}  // namespace gammonkit
