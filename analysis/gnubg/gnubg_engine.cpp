#include "analysis/gnubg/gnubg_engine.hpp"
#include "support/files/temporary_folder.hpp"

#include "analysis/cube/decision.hpp"
#include "analysis/engine.hpp"
#include "analysis/evaluate/board_chances.hpp"
#include "analysis/met/met_files.hpp"
#include "analysis/ranking.hpp"
#include "support/files/file.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <fstream>
#include <iterator>

namespace gammonkit {
namespace {

constexpr int kTableLength = 64;

/// Writes the table that is in use.
constexpr std::string_view kTableScript = R"(
import gnubg
table = gnubg.met(64)
with open('table', 'w') as file:
    for row in table[0] + table[1:]:
        file.write(' '.join('%.9f' % x for x in row) + '\n')
)";

/// Reads questions, a line each, and writes an answer to each.
constexpr std::string_view kQuestionScript = R"(
answers = open('answers', 'w')
for line in open('questions'):
    words = line.split()
    context = {'plies': int(words[0]), 'cubeful': 1, 'deterministic': 1, 'noise': float(words[1])}
    n = [int(word) for word in words[2:]]
    cube, owner, move, length, score0, score1, crawford, jacoby, beavers = n[:9]
    board = (tuple(n[9:34]), tuple(n[34:59]))
    info = gnubg.cubeinfo(cube, owner, move, length, (score0, score1), crawford)
    if length == 0:
        price = 0.0 if jacoby and owner == -1 else 1.0
        info.update(jacoby=jacoby, beavers=beavers, gammonprice=((price, price), (price, price)))
    chances = gnubg.evaluate(board, info, context)
    equities = gnubg.cfevaluate(board, info, context)
    answers.write(' '.join('%.9f' % x for x in chances[:5] + equities[:3]) + '\n')
answers.close()
)";

int number_of(Player player)
{
    return player == Player::first ? 0 : 1;
}

std::string question_line(const GameState& state, const Board& board, Player on_roll,
                          const EvaluationContext& context, int plies)
{
    const auto counts = [](const Side& side) {
        return fmt::format("{}", fmt::join(side.begin() + 1, side.end(), " "));
    };
    const int owner = state.cube.is_centered() ? -1 : number_of(*state.cube.owner);
    return fmt::format("{} {} {} {} {} {} {} {} {:d} {:d} {:d} {} {}\n", plies, context.noise,
                       state.cube.value, owner, number_of(on_roll), state.rules.length, state.score.first,
                       state.score.second, state.crawford_game, state.rules.uses_jacoby(),
                       state.rules.beavers.value_or(false), counts(board.other), counts(board.own));
}

/// All numbers of a file; as many as there must be.
Result<std::vector<double>> numbers_in(const std::filesystem::path& path, std::size_t count,
                                       std::string_view output)
{
    std::ifstream in(path);
    std::vector<double> numbers{std::istream_iterator<double>(in), {}};
    if (numbers.size() == count) return numbers;
    return tl::unexpected(gnubg_failure("gave no answer", output));
}

Result<MatchEquityTable> table_of(const std::vector<double>& numbers, std::string name)
{
    constexpr std::size_t kLength = kTableLength;
    const auto part = [&](std::size_t from, std::size_t count) {
        return std::vector<double>(numbers.begin() + static_cast<std::ptrdiff_t>(from),
                                   numbers.begin() + static_cast<std::ptrdiff_t>(from + count));
    };
    return MatchEquityTable::from(
        {.name = std::move(name),
         .length = kTableLength,
         .pre_crawford = part(0, kLength * kLength),
         .post_crawford = {part(kLength * kLength, kLength), part(kLength * (kLength + 1), kLength)}});
}

/// Chances are no more than 1, and no game is worth a million times the cube.
bool is_possible(const GnubgAnswer& answer)
{
    const Chances& chances = answer.chances;
    const auto is_chance = [](float chance) { return chance >= 0 && chance <= 1; };
    const auto is_equity = [](double equity) { return std::abs(equity) < 1e6; };
    return std::ranges::all_of(std::array{chances.win, chances.win_gammon, chances.win_backgammon,
                                          chances.lose_gammon, chances.lose_backgammon},
                               is_chance) &&
           std::ranges::all_of(std::array{answer.optimal, answer.no_double, answer.double_take}, is_equity);
}

/// The first line of all scripts, which run in `folder`.
Result<std::string> first_line(const std::optional<MatchEquityTable>& table,
                               const std::filesystem::path& folder)
{
    GK_TRY(const std::string command, gnubg_table_command(table, folder));
    if (command.empty()) return "import gnubg\n";
    return fmt::format("import gnubg\ngnubg.command('{}')\n", command.substr(0, command.size() - 1));
}

/// What a board is worth to the player whose turn it would be, if the other has won; nothing else needs
/// asking.
std::optional<GnubgAnswer> answer_at_end(const Board& board, const CubeContext& context, Player on_roll,
                                         const Cube& cube)
{
    const std::optional<Chances> over = chances_at_end(board);
    if (!over) return std::nullopt;
    const double value = context.dead(outcome_mix(*over), on_roll, cube);
    return GnubgAnswer{.chances = *over, .optimal = context.normalized(value, on_roll, cube.value)};
}

}  // namespace

Result<std::string> gnubg_table_command(const std::optional<MatchEquityTable>& table,
                                        const std::filesystem::path& folder)
{
    if (!table) return "";
    GK_TRY_VOID(write_output(folder / "table.xml", write_gnubg_met(*table), Overwrite::yes));
    return "set matchequitytable table.xml\n";
}

Result<std::unique_ptr<PositionJudge>> GnubgEngine::make(const GnubgProgram& program,
                                                         const std::optional<MatchEquityTable>& table,
                                                         const Progress& progress)
{
    GK_TRY(const TemporaryFolder folder, TemporaryFolder::make());
    GK_TRY(const std::string first, first_line(table, folder.path()));
    GK_TRY(const std::string output,
           program.run_script(folder.path(), first + std::string(kTableScript), progress));
    constexpr std::size_t kNumbers = std::size_t{kTableLength} * (kTableLength + 2);
    GK_TRY(const std::vector<double> numbers, numbers_in(folder.path() / "table", kNumbers, output));
    Result<MatchEquityTable> equities =
        table_of(numbers, table ? table->name() : "that of " + program.name());
    if (!equities) return tl::unexpected(gnubg_failure("gave no table: " + equities.error().message, output));
    return std::make_unique<GnubgEngine>(program, table, *std::move(equities));
}

Result<std::vector<GnubgAnswer>> GnubgEngine::ask(const GameState& state, std::span<const Board> boards,
                                                  Player on_roll, const Level& level, int plies,
                                                  const Progress& progress) const
{
    GK_TRY(const TemporaryFolder folder, TemporaryFolder::make());
    std::ofstream questions(folder.path() / "questions");
    for (const Board& board : boards)
        questions << question_line(state, board, on_roll, level.context, plies);
    questions.close();
    GK_TRY(const std::string first, first_line(given_, folder.path()));
    GK_TRY(const std::string output,
           program_.run_script(folder.path(), first + std::string(kQuestionScript), progress));
    constexpr std::size_t kNumbers = 8;
    GK_TRY(const std::vector<double> n,
           numbers_in(folder.path() / "answers", kNumbers * boards.size(), output));
    std::vector<GnubgAnswer> answers;
    for (std::size_t i = 0; i < n.size(); i += kNumbers) {
        const auto chance = [&](std::size_t k) { return static_cast<float>(n[i + k]); };
        const GnubgAnswer answer{.chances = {chance(0), chance(1), chance(2), chance(3), chance(4)},
                                 .optimal = n[i + 5],
                                 .no_double = n[i + 6],
                                 .double_take = n[i + 7]};
        if (!is_possible(answer)) return tl::unexpected(gnubg_failure("gave an impossible answer", output));
        answers.push_back(answer);
    }
    return answers;
}

Result<std::vector<PlayEvaluation>> GnubgEngine::rank_plays(const GameState& state, const Level& level,
                                                            const Progress& progress,
                                                            std::span<const Position> always)
{
    GK_TRY_VOID(can_be_judged(state));
    const CubeContext context = CubeContext::of(state, table_);
    const Player other = opponent(state.on_roll);
    const auto look = [&](std::span<PlayEvaluation> plays, std::span<const Board> boards,
                          int plies) -> Result<void> {
        GK_TRY(const std::vector<GnubgAnswer> answers, ask(state, boards, other, level, plies, progress));
        for (std::size_t i = 0; i < plays.size(); ++i) {
            const GnubgAnswer theirs =
                answer_at_end(boards[i], context, other, state.cube).value_or(answers[i]);
            const double value = context.unnormalized(-theirs.optimal, state.on_roll, state.cube.value);
            set_worth(plays[i], theirs.chances, value, context, state);
            plays[i].equity = -theirs.optimal;
        }
        return {};
    };
    return ranked_plays(state, level, always, look);
}

Result<CubeEvaluation> GnubgEngine::judge_cube(const GameState& state, const Level& level,
                                               const Progress& progress)
{
    GK_TRY_VOID(can_be_judged(state));
    const CubeContext context = CubeContext::of(state, table_);
    const Board board = board_of(state.position, state.on_roll);
    GK_TRY(const std::vector<GnubgAnswer> answers,
           ask(state, {&board, 1}, state.on_roll, level, level.context.plies, progress));
    const GnubgAnswer& answer = answers.front();
    const auto value = [&](double equity) {
        return context.unnormalized(equity, state.on_roll, state.cube.value);
    };
    const bool gammons = answer.chances.win_gammon > 0 && context.gammons_count(state.cube);
    return CubeEvaluation{.chances = answer.chances,
                          .cubeless = static_cast<double>(cubeless_equity(answer.chances)),
                          .decision = decide(context, state.rules, state.on_roll, state.cube,
                                             value(answer.no_double), value(answer.double_take), gammons),
                          .is_money = context.is_money()};
}

}  // namespace gammonkit
