// Asks GNU Backgammon for cube decisions at 0 plies, and compares them with ours for the same chances.
//
//     oracle_gnubg_cube [COUNT [SEED [GNUBG [FOLDER]]]]
//
// FOLDER is where the match equity table Kazaross-XG2.xml lies, which GNU Backgammon uses too.
#include "analysis/board.hpp"
#include "analysis/cube/decision.hpp"
#include "tests/oracle/gnubg_counts.hpp"
#include "tests/random_game.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>
#include <vector>

using namespace gammonkit;

namespace {

/// What gnubg's Python is given to run: it reads the questions, a line each, and writes an answer to each.
constexpr std::string_view kScript = R"(
import gnubg
CONTEXT = {'plies': 0, 'cubeful': 1, 'deterministic': 1, 'noise': 0.0}
answers = open('answers', 'w')
for line in open('questions'):
    n = [int(word) for word in line.split()]
    cube, owner, move, length, score0, score1, crawford, jacoby, beavers = n[:9]
    board = (tuple(n[9:34]), tuple(n[34:59]))
    info = gnubg.cubeinfo(cube, owner, move, length, (score0, score1), crawford)
    if length == 0:
        price = 0.0 if jacoby and owner == -1 else 1.0
        info.update(jacoby=jacoby, beavers=beavers, gammonprice=((price, price), (price, price)))
    chances = gnubg.evaluate(board, info, CONTEXT)
    equities = gnubg.cfevaluate(board, info, CONTEXT)
    answers.write(' '.join('%.9f' % x for x in chances[:5] + equities[:4]) + ' ' + equities[5] + '\n')
answers.close()
table = gnubg.met(64)
with open('table', 'w') as file:
    for row in table[0] + table[1:]:
        file.write(' '.join('%.9f' % x for x in row) + '\n')
)";

struct Answer {
    Chances chances;
    double optimal = 0;
    double no_double = 0;
    double take = 0;
    double drop = 0;
    std::string verdict;
};

/// A position in which both sides bear off, or have only to run home.
Position random_race(std::mt19937& random, bool home)
{
    ByPlayer<Side> sides;
    for (const Player player : kPlayers) {
        const int checkers = one_in(random, 2) ? 15 : any_number(random, 7, 15);
        for (int placed = 0; placed < checkers; ++placed)
            ++sides[player][static_cast<std::size_t>(any_number(random, 1, home ? 6 : 12))];
    }
    return *Position::from(sides);
}

Position any_position(std::mt19937& random)
{
    const int kind = any_number(random, 1, 4);
    return kind <= 2 ? random_position(random) : random_race(random, kind == 3);
}

void any_score(std::mt19937& random, GameState& state)
{
    state.rules.length = one_in(random, 4) ? 0 : any_number(random, 1, one_in(random, 4) ? 25 : 9);
    if (state.rules.is_money()) {
        state.rules.jacoby = one_in(random, 2);
        state.rules.beavers = one_in(random, 2);
        return;
    }
    for (const Player player : kPlayers)
        state.score[player] = any_number(random, 0, state.rules.length - 1);
    const bool one_away = away(state, Player::first) == 1 || away(state, Player::second) == 1;
    state.crawford_game = one_away && one_in(random, 2);
}

void any_cube(std::mt19937& random, GameState& state)
{
    if (state.crawford_game || one_in(random, 3)) return;
    state.cube.value = 2 << any_number(random, 0, 2);
    state.cube.owner = one_in(random, 2) ? Player::first : Player::second;
}

GameState random_question(std::mt19937& random)
{
    GameState state;
    state.position = any_position(random);
    state.on_roll = one_in(random, 2) ? Player::first : Player::second;
    any_score(random, state);
    any_cube(random, state);
    return state;
}

int number_of(Player player)
{
    return player == Player::first ? 0 : 1;
}

std::string question_line(const GameState& state)
{
    const Board board = board_of(state.position, state.on_roll);
    return fmt::format("{} {} {} {} {} {} {} {} {} {} {}\n", state.cube.value,
                       state.cube.is_centered() ? -1 : number_of(*state.cube.owner), number_of(state.on_roll),
                       state.rules.length, state.score.first, state.score.second,
                       static_cast<int>(state.crawford_game), static_cast<int>(state.rules.uses_jacoby()),
                       static_cast<int>(state.rules.beavers.value_or(false)), gnubg_counts(board.other),
                       gnubg_counts(board.own));
}

std::filesystem::path run(const std::string& gnubg, const std::vector<GameState>& questions)
{
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "gammonkit-cube-oracle";
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "ask.py") << kScript;
    std::ofstream file(folder / "questions");
    for (const GameState& state : questions)
        file << question_line(state);
    file.close();
    const std::string command =
        fmt::format("cd {0} && HOME={0} LC_ALL=C.UTF-8 {1} -t -q -r -p ask.py < /dev/null "
                    "> output 2> errors",
                    folder.string(), gnubg);
    if (std::system(command.c_str()) != 0) fmt::print(stderr, "gnubg did not end well\n");
    return folder;
}

Answer answer_in(const std::string& line)
{
    std::istringstream in(line);
    Answer a;
    in >> a.chances.win >> a.chances.win_gammon >> a.chances.win_backgammon >> a.chances.lose_gammon >>
        a.chances.lose_backgammon >> a.optimal >> a.no_double >> a.take >> a.drop >> std::ws;
    std::getline(in, a.verdict);
    return a;
}

MatchEquityTable table_in(const std::filesystem::path& path)
{
    std::ifstream in(path);
    const std::vector<double> numbers{std::istream_iterator<double>(in), {}};
    const std::size_t length = 64;
    const auto row = [&](std::size_t from, std::size_t count) {
        return std::vector<double>(numbers.begin() + static_cast<std::ptrdiff_t>(from),
                                   numbers.begin() + static_cast<std::ptrdiff_t>(from + count));
    };
    return *MatchEquityTable::from(
        {.length = 64,
         .pre_crawford = row(0, length * length),
         .post_crawford = {row(length * length, length), row(length * (length + 1), length)}});
}

struct Tally {
    int judged = 0;
    int good = 0;
    int other_words = 0;
    double worst = 0;
};

std::string kind_of(const GameState& state)
{
    std::string kind = state.rules.is_money()    ? (state.rules.uses_jacoby() ? "money, Jacoby" : "money")
                       : state.crawford_game     ? "Crawford"
                       : is_post_crawford(state) ? "post-Crawford"
                                                 : "match";
    const bool own = state.cube.owner == state.on_roll;
    return kind + (state.cube.is_centered() ? ", centered" : own ? ", own cube" : ", other's cube");
}

/// gnubg's words for a decision, in ours.
std::string our_words(std::string verdict)
{
    const std::size_t comment = verdict.find(" (");
    return verdict.substr(0, comment);
}

/// True if gnubg knows the position exactly: its equities then come from no model.
bool is_in_two_sided_table(const GameState& state)
{
    const Board board = board_of(state.position, state.on_roll);
    const auto small = [](const Side& side) {
        int checkers = 0;
        for (std::size_t point = 1; point < side.size(); ++point)
            checkers += side[point];
        return checkers <= 6 && pips(side) <= 36;
    };
    return small(board.own) && small(board.other);
}

/// The efficiency by kind of position that GNU Backgammon 1.07 has at 0 plies.
CubeEfficiency gnubg_efficiency(const Board& board)
{
    if (!is_race(board)) return CubeEfficiency::uniform(0.68);
    if (both_are_home(board)) return CubeEfficiency::uniform(0.6);
    return CubeEfficiency::uniform(std::clamp(0.55 + 0.00125 * pips(board.own), 0.6, 0.7));
}

void judge(const GameState& state, const std::string& line, const MatchEquityTable& table,
           std::map<std::string, Tally>& tallies)
{
    const Answer answer = answer_in(line);
    const CubeContext context = CubeContext::of(state, table);
    const CubeEfficiency x = gnubg_efficiency(board_of(state.position, state.on_roll));
    const CubeDecision ours =
        static_decision(context, state.rules, answer.chances, state.on_roll, state.cube, x);
    const bool available = ours.verdict.doubling != Doubling::not_available;
    double difference = std::abs(ours.normalized.no_double - answer.no_double);
    if (available) difference = std::max(difference, std::abs(ours.normalized.double_take - answer.take));
    const bool other_words = available && to_string(ours.verdict) != our_words(answer.verdict);
    Tally& tally = tallies[kind_of(state)];
    ++tally.judged;
    tally.good += difference < 0.001 ? 1 : 0;
    tally.other_words += other_words ? 1 : 0;
    tally.worst = std::max(tally.worst, difference);
    if (difference < 0.001 && !other_words) return;
    fmt::print("DIFFERS {}: {}-away {}-away, on roll {}, cube {}: ours {:.4f} {:.4f} {}; gnubg {}\n",
               kind_of(state), away(state, Player::first), away(state, Player::second),
               number_of(state.on_roll), state.cube.value, ours.normalized.no_double,
               ours.normalized.double_take, to_string(ours.verdict), line);
}

}  // namespace

int main(int argc, char** argv)
{
    const int count = argc > 1 ? std::atoi(argv[1]) : 2000;
    std::mt19937 random(argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : 1U);
    std::vector<GameState> questions;
    while (static_cast<int>(questions.size()) < count) {
        const GameState state = random_question(random);
        if (!is_in_two_sided_table(state)) questions.push_back(state);
    }
    const std::filesystem::path folder = run(argc > 3 ? argv[3] : "/usr/games/gnubg", questions);
    const MatchEquityTable table = table_in(folder / "table");
    std::ifstream answers(folder / "answers");
    std::map<std::string, Tally> tallies;
    std::string line;
    for (std::size_t index = 0; index < questions.size() && std::getline(answers, line); ++index)
        judge(questions[index], line, table, tallies);
    int good = 0;
    for (const auto& [kind, tally] : tallies) {
        fmt::print("{}: {} of {} the same, the worst differs by {:.5f}; {} with other words\n", kind,
                   tally.good, tally.judged, tally.worst, tally.other_words);
        good += tally.good;
    }
    fmt::print("{} of {} the same\n", good, count);
    return good == count ? 0 : 1;
}
