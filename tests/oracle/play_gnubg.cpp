// Plays money games without the cube against GNU Backgammon, both at PLIES (0), and tells our points a game.
//
//     play_gnubg [GAMES [SEED [PLIES [FOLDER [GNUBG]]]]]
//
// Every sequence of dice is played twice, with changed sides, and the luck of both is taken out: what each
// roll brought, best played, more than all rolls do on average, as our nets say. That has a mean of zero
// whatever they say. All games go on at the same time: one roll is played in each, and the moves of GNU
// Backgammon come from several of its processes, because it waits a hundredth of a second before each answer.
// FOLDER is where their questions and answers lie.
#include "analysis/evaluate/evaluator.hpp"
#include "analysis/evaluate/game_over.hpp"
#include "analysis/search/dice_rolls.hpp"
#include "analysis/search/level.hpp"
#include "analysis/search/play_picker.hpp"
#include "analysis/training/random.hpp"
#include "model/rules.hpp"
#include "support/object_pool.hpp"
#include "support/thread_pool.hpp"
#include "tests/oracle/gnubg_counts.hpp"

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <sstream>
#include <vector>

using namespace gammonkit;

namespace {

constexpr std::size_t kMostProcesses = 16;

/// Starting one more takes as long as some fifty answers.
std::size_t processes_for(std::size_t questions)
{
    return std::min(kMostProcesses, questions / 50 + 1);
}

/// What GNU Backgammon's Python is given to run: a question a line, dice and board, gets the moves as its
/// answer.
constexpr std::string_view kScript = R"(
import gnubg
CONTEXT = {'plies': PLIES, 'cubeful': 0, 'deterministic': 1, 'noise': 0.0}
for command in ('set automatic game off', 'set automatic roll off',
                'set player 0 human', 'set player 1 human', 'new session', 'set board 4HPwATDgc/ABMA'):
    gnubg.command(command)
info = gnubg.cubeinfo(1, -1, 0, 0, (0, 0), 0)
answers = open('answers', 'w')
for line in open('questions'):
    n = [int(word) for word in line.split()]
    gnubg.command('set dice %d %d' % (n[0], n[1]))
    moves = gnubg.findbestmove((tuple(n[2:27]), tuple(n[27:52])), info, CONTEXT)
    answers.write(' '.join(str(number) for number in moves) + '\n')
answers.close()
)";

struct Game {
    Board board = board_of(starting_position(Variant::standard), Player::first);
    Random dice;
    bool ours = false;  ///< Whose turn it is.
    bool opening = true;
    double points = 0;  ///< Ours, without luck once the game is over.
    bool over = false;

    Dice roll()
    {
        Dice roll = dice.roll();
        while (opening && roll.is_double())
            roll = dice.roll();
        return roll;
    }

    /// `next` is seen by the player who would roll next.
    void go_on(const Board& next)
    {
        if (const std::optional<Chances> end = chances_at_end(next)) {
            const int lost = 1 + static_cast<int>(end->lose_gammon) + static_cast<int>(end->lose_backgammon);
            points += ours ? lost : -lost;
            over = true;
        }
        board = next;
        ours = !ours;
        opening = false;
    }
};

struct Turn {
    Game* game;
    Dice dice;
};

/// What our nets think of rolls and plays, on all processors.
class Ours {
public:
    Ours(const Evaluator& evaluator, int plies)
        : level_(level_of_plies(plies)), minds_([&evaluator] { return std::make_unique<Mind>(evaluator); })
    {
    }

    /// Takes out of each game what its roll brings the player on roll more than his rolls do on average.
    void take_luck_out(const std::vector<Turn>& turns)
    {
        run(turns, [](Mind& mind, const Turn& turn) {
            const double luck = mind.luck(*turn.game, turn.dice);
            turn.game->points -= turn.game->ours ? luck : -luck;
        });
    }

    void play(const std::vector<Turn>& turns)
    {
        run(turns, [this](Mind& mind, const Turn& turn) {
            turn.game->go_on(mind.play(turn.game->board, turn.dice, level_));
        });
    }

private:
    struct Mind {
        explicit Mind(const Evaluator& evaluator) : look_ahead(evaluator), picker(evaluator, look_ahead) {}

        double luck(const Game& game, Dice dice)
        {
            const std::vector<LookAhead::Reply> replies = look_ahead.best_replies(game.board, {});
            double mean = 0;
            double weights = 0;
            for (std::size_t i = 0; i < replies.size(); ++i) {
                const WeightedRoll& roll = kAllRolls[i];
                if (game.opening && roll.dice.is_double()) continue;
                weights += static_cast<double>(roll.probability);
                mean -= static_cast<double>(roll.probability * cubeless_equity(replies[i].chances));
            }
            return -static_cast<double>(cubeless_equity(replies[index_of(dice)].chances)) - mean / weights;
        }

        Board play(const Board& board, Dice dice, const Level& level)
        {
            const PlayQuestion question{
                .board = board, .cubeful = false, .plies = level.context.plies, .filters = level.filters};
            return picker.best(question, context, dice);
        }

        LookAhead look_ahead;
        PlayPicker picker;
        CubeContext context = CubeContext::money({});
    };

    template <class Task>
    void run(const std::vector<Turn>& turns, Task task)
    {
        constexpr std::size_t kAtOnce = 64;
        threads_.run_parts(turns.size(), kAtOnce, [&](std::size_t begin, std::size_t end) {
            minds_.with([&](Mind& mind) {
                for (std::size_t i = begin; i < end; ++i)
                    task(mind, turns[i]);
            });
        });
    }

    Level level_;
    ThreadPool threads_{0};
    ObjectPool<Mind> minds_;
};

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

void fail(const std::string& what)
{
    fmt::print(stderr, "{}\n", what);
    std::exit(1);
}

class Opponent {
public:
    Opponent(std::string program, std::filesystem::path folder, int plies)
        : program_(std::move(program)), folder_(std::move(folder))
    {
        for (std::size_t p = 0; p < kMostProcesses; ++p) {
            std::filesystem::create_directories(of_process(p));
            std::ofstream(of_process(p) / "ask.py") << "PLIES = " << plies << kScript;
        }
    }

    void play(const std::vector<Turn>& turns) const
    {
        if (turns.empty()) return;
        const std::size_t processes = processes_for(turns.size());
        ask(turns, processes);
        run(processes);
        take(turns, processes);
    }

private:
    [[nodiscard]] std::filesystem::path of_process(std::size_t process) const
    {
        return folder_ / std::to_string(process);
    }

    void ask(const std::vector<Turn>& turns, std::size_t processes) const
    {
        for (std::size_t p = 0; p < processes; ++p) {
            std::ofstream questions(of_process(p) / "questions");
            for (std::size_t i = p; i < turns.size(); i += processes) {
                const auto& [game, dice] = turns[i];
                questions << fmt::format("{} {} {} {}\n", dice.high(), dice.low(),
                                         gnubg_counts(game->board.other), gnubg_counts(game->board.own));
            }
        }
    }

    void run(std::size_t processes) const
    {
        std::string command;
        for (std::size_t p = 0; p < processes; ++p)
            command += fmt::format("(cd {0} && HOME={0} LC_ALL=C.UTF-8 {1} -t -q -r -p ask.py < /dev/null "
                                   "> output 2> errors) & ",
                                   of_process(p).string(), program_);
        if (std::system((command + "wait").c_str()) != 0) fail("gnubg did not end well");
    }

    void take(const std::vector<Turn>& turns, std::size_t processes) const
    {
        for (std::size_t p = 0; p < processes; ++p) {
            std::ifstream answers(of_process(p) / "answers");
            std::string line;
            for (std::size_t i = p; i < turns.size(); i += processes) {
                if (!std::getline(answers, line)) fail("gnubg left a question unanswered");
                turns[i].game->go_on(after(turns[i].game->board, line));
            }
        }
    }

    std::string program_;
    std::filesystem::path folder_;
};

void print_result(const std::vector<Game>& games)
{
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i + 1 < games.size(); i += 2) {
        const double mean = (games[i].points + games[i + 1].points) / 2;
        sum += mean;
        squares += mean * mean;
    }
    const double pairs = static_cast<double>(games.size() / 2);
    const double mean = sum / pairs;
    fmt::print("{} games: {:+.4f} +- {:.4f} points a game\n", games.size(), mean,
               std::sqrt((squares / pairs - mean * mean) / pairs));
}

}  // namespace

int main(int argc, char** argv)
{
    const int count = argc > 1 ? std::atoi(argv[1]) / 2 * 2 : 20000;
    const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    const int plies = argc > 3 ? std::atoi(argv[3]) : 0;
    const std::filesystem::path folder =
        argc > 4 ? argv[4] : std::filesystem::temp_directory_path() / "gammonkit-games";
    const Opponent opponent(argc > 5 ? argv[5] : "/usr/games/gnubg", folder, plies);
    Result<bearoff::StandardTables> tables = bearoff::standard_tables({});
    if (!tables) fail(tables.error().message);
    const Evaluator evaluator = Evaluator::shipped(*std::move(tables));
    Ours ours(evaluator, plies);
    std::vector<Game> games;
    for (int i = 0; i < count; ++i)
        games.push_back(
            {.dice = Random(seed * 1'000'003 + static_cast<std::uint64_t>(i / 2)), .ours = i % 2 == 0});
    for (std::size_t running = games.size(); running > 0;) {
        std::vector<Turn> our_turns;
        std::vector<Turn> others;
        for (Game& game : games) {
            if (!game.over) (game.ours ? our_turns : others).push_back({&game, game.roll()});
        }
        running = our_turns.size() + others.size();
        ours.take_luck_out(our_turns);
        ours.take_luck_out(others);
        ours.play(our_turns);
        opponent.play(others);
        fmt::print(stderr, "\r{} games are left ", running);
    }
    fmt::print(stderr, "\n");
    print_result(games);
}
