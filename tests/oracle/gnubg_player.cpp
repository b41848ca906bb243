#include "tests/oracle/gnubg_player.hpp"

#include "analysis/successors.hpp"
#include "tests/oracle/gnubg_counts.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace gammonkit {
namespace {

constexpr const char* kScriptName = "answer.py";
constexpr int kMostSeconds = 600;         ///< For one answer.
constexpr std::string_view kMark = "= ";  ///< Before answers: GNU Backgammon also says hello.

/// What GNU Backgammon's Python runs. A question is a line: dice, or zeros before a roll; the cube and whose
/// it is (-1: nobody's); the length of the match, both scores and whether this is the Crawford game; both
/// boards. The player on roll is its player 0. The answer is the moves, or what no double, a take and a drop
/// are worth to him. All else that it writes is lost, and it finds nothing to read.
constexpr std::string_view kScript = R"(
import gnubg
import os

questions = os.fdopen(os.dup(0))
answers = os.fdopen(os.dup(1), 'w')
nothing = os.open(os.devnull, os.O_RDWR)
os.dup2(nothing, 0)
os.dup2(nothing, 1)
for command in ('set threads 1', 'set automatic game off', 'set automatic roll off', 'set player 0 human',
                'set player 1 human', 'new session', 'set board 4HPwATDgc/ABMA'):
    gnubg.command(command)
for line in questions:
    n = [int(word) for word in line.split()]
    cube, owner, length, score, other_score, crawford = n[2:8]
    board = (tuple(n[8:33]), tuple(n[33:58]))
    info = gnubg.cubeinfo(cube, owner, 0, length, (score, other_score), crawford)
    if length == 0:
        info.update(jacoby=0, beavers=0, gammonprice=((1.0, 1.0), (1.0, 1.0)))
    if n[0] == 0:
        numbers = gnubg.cfevaluate(board, info, CUBE)[1:4]
    else:
        gnubg.command('set dice %d %d' % (n[0], n[1]))
        numbers = gnubg.findbestmove(board, info, PLAYS)
    answers.write('= ' + ' '.join(str(number) for number in numbers) + '\n')
    answers.flush()
)";

std::string context_line(const char* name, int plies, bool cubeful)
{
    return fmt::format("{} = {{'plies': {}, 'cubeful': {}, 'deterministic': 1, 'prune': 1, 'noise': 0.0}}\n",
                       name, plies, cubeful ? 1 : 0);
}

/// Whose the cube is, by its numbers.
int owner_number(const GameSituation& situation)
{
    if (situation.cube.is_centered()) return -1;
    return *situation.cube.owner == situation.on_roll ? 0 : 1;
}

/// The board after moves "from to from to ...", which gnubg fills up with zeros.
Board after(const Board& before, const std::string& moves)
{
    Board board = before;
    std::istringstream in(moves);
    int from = 0;
    int to = 0;
    while (in >> from >> to && from > 0) {
        --board.own.at(static_cast<std::size_t>(from));
        ++board.own.at(static_cast<std::size_t>(std::max(to, 0)));
        if (to <= 0 || board.other.at(static_cast<std::size_t>(25 - to)) == 0) continue;
        board.other.at(static_cast<std::size_t>(25 - to)) = 0;
        ++board.other.at(static_cast<std::size_t>(kBar.number()));
    }
    return opposite(board);
}

Result<std::unique_ptr<ConnectedProgram>> started(const GnubgPlayerSettings& settings)
{
    return ConnectedProgram::run({"env", "HOME=" + settings.folder.string(), "LC_ALL=C.UTF-8",
                                  settings.program.string(), "-t", "-q", "-r", "-p",
                                  (settings.folder / kScriptName).string()},
                                 true);
}

}  // namespace

void GnubgPlayer::prepare(const GnubgPlayerSettings& settings)
{
    std::filesystem::create_directories(settings.folder);
    std::ofstream(settings.folder / kScriptName) << context_line("PLAYS", settings.plies, settings.cubeful)
                                                 << context_line("CUBE", settings.plies, true) << kScript;
}

Result<std::unique_ptr<Contestant>> GnubgPlayer::start(const GnubgPlayerSettings& settings, const GoOn& go_on)
{
    GK_TRY(std::unique_ptr<ConnectedProgram> program, started(settings));
    return std::make_unique<GnubgPlayer>(settings, std::move(program), go_on);
}

Result<std::string> GnubgPlayer::asked(const GameSituation& situation, std::optional<Dice> dice)
{
    const std::string question = fmt::format(
        "{} {} {} {} {} {} {} {} {} {}\n", dice ? dice->high() : 0, dice ? dice->low() : 0,
        situation.cube.value, owner_number(situation), start_.rules.length, start_.score[situation.on_roll],
        start_.score[opponent(situation.on_roll)], start_.crawford_game ? 1 : 0,
        gnubg_counts(situation.board.other), gnubg_counts(situation.board.own));
    constexpr int kMostAnswers = 10'000;
    if (answers_++ == kMostAnswers) {
        GK_TRY(program_, started(settings_));
        answers_ = 1;
    }
    Connection& connection = program_->connection();
    if (const Result<void> written = connection.write(question); !written)
        return tl::unexpected(written.error());
    while (true) {
        GK_TRY(const std::optional<std::string> line, connection.read_line(go_on_, kMostSeconds));
        if (!line) return failure("gnubg", "GNU Backgammon ended");
        if (line->starts_with(kMark)) return line->substr(kMark.size());
    }
}

/// What the cube decision of the player on roll is worth to him, normalized.
Result<CubeSides> GnubgPlayer::worths(const GameSituation& situation)
{
    GK_TRY(const std::string answer, asked(situation, {}));
    std::istringstream in(answer);
    CubeSides worth;
    if (!(in >> worth.no_double >> worth.double_take >> worth.double_drop))
        return failure("gnubg", fmt::format("GNU Backgammon answered '{}' about the cube", answer));
    return worth;
}

Result<bool> GnubgPlayer::doubles(const GameSituation& situation)
{
    GK_TRY(const CubeSides worth, worths(situation));
    return worth.doubles();
}

Result<DoubleAnswer> GnubgPlayer::answers(const GameSituation& situation)
{
    GK_TRY(const CubeSides worth, worths(situation));
    return worth.takes() ? DoubleAnswer::take : DoubleAnswer::drop;
}

Result<Board> GnubgPlayer::plays(const GameSituation& situation, Dice dice)
{
    GK_TRY(const std::string moves, asked(situation, dice));
    const Board board = after(situation.board, moves);
    std::vector<Board> legal;
    add_successors(legal, situation.board, dice);
    if (std::ranges::find(legal, board) == legal.end())
        return failure("gnubg",
                       fmt::format("GNU Backgammon moved '{}' with {}{}", moves, dice.high(), dice.low()));
    return board;
}

}  // namespace gammonkit
