// Asks GNU Backgammon to take over random states, and compares what it prints with ours: the Position ID, the
// Match ID and the whole board, byte for byte; then reads the printed IDs back.
//
//     oracle_gnubg_states [COUNT [SEED [GNUBG]]]
#include "model/identifiers/match_id.hpp"
#include "model/identifiers/position_id.hpp"
#include "model/identifiers/xgid.hpp"
#include "report/render/text_board.hpp"
#include "tests/random_state.hpp"

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <iterator>
#include <vector>

using namespace gammonkit;

namespace {

/// How a state is given to gnubg.
enum class Way { gnubg_id, simple_board, xgid };

struct Question {
    GameState state;
    TextBoardOptions options;
    Way way;
};

// gnubg does not let both have one name, not even for a moment.
constexpr std::array<std::string_view, 3> kTopNames{"ann", "J\u00fcrgen \u00dcberall", "zoe (O)"};
constexpr std::array<std::string_view, 3> kBottomNames{"Ben Ottway", "|+|", "\u7d75\u7f8e\u5b50"};

/// gnubg cannot be given an offer by an identifier.
GameState without_offer(GameState state)
{
    state.offer = Offer::none;
    state.offered_by = Player::first;
    return state;
}

std::string any_name(std::mt19937& random, const std::array<std::string_view, 3>& names)
{
    return std::string(names[static_cast<std::size_t>(any_number(random, 0, 2))]);
}

Question random_question(std::mt19937& random)
{
    Question question{.state = random_state(random),
                      .options = {.names = {any_name(random, kTopNames), any_name(random, kBottomNames)},
                                  .clockwise = one_in(random, 3)},
                      .way = static_cast<Way>(any_number(random, 0, 2))};
    GameState& state = question.state;
    // gnubg refuses a double that could not bring its owner anything.
    const bool dead = !state.rules.is_money() && away(state, state.on_roll) <= state.cube.value;
    if (state.offer == Offer::cube && dead) state = without_offer(state);
    // An XGID says nothing of Jacoby in a match; gnubg then writes "off".
    if (question.way == Way::xgid && !state.rules.is_money()) state.rules.jacoby = false;
    return question;
}

/// Of the player on roll: his bar, the points from 1 to 24 with the other's checkers negative, the other's
/// bar.
std::string simple_board(const GameState& state)
{
    const Player roller = state.on_roll;
    std::string text = fmt::format(" {}", state.position.checkers(roller, kBar));
    for (int number = 1; number <= 24; ++number) {
        const Point point(number);
        text += fmt::format(" {}", state.position.checkers(roller, point) -
                                       state.position.checkers(opponent(roller), point.mirrored()));
    }
    return text + fmt::format(" {}", state.position.checkers(opponent(roller), kBar));
}

/// gnubg lets the player on roll of an XGID be its player 1, the bottom: one who is at the top must be
/// swapped twice.
std::string xgid_commands(const GameState& state)
{
    const bool top = state.on_roll == Player::first;
    return fmt::format("set xgid {}\n", xgid(state)) + (top ? "swap players\n" : "");
}

std::string commands_for(const GameState& state, Way way)
{
    const std::string match = match_id(state).value();
    if (way == Way::xgid) return xgid_commands(state);
    if (way == Way::gnubg_id)
        return fmt::format("set gnubgid {}:{}\n", position_id(state.position, state.on_roll), match);
    return fmt::format("set matchid {}\nset board simple{}\n", match, simple_board(state));
}

std::string offer_command(const GameState& state)
{
    constexpr std::array<std::string_view, 3> kStakes{"normal", "gammon", "backgammon"};
    if (state.offer == Offer::cube) return "double\n";
    if (state.offer != Offer::resignation) return "";
    return fmt::format("resign {}\n", kStakes[static_cast<std::size_t>(multiple(state.resigned_stake) - 1)]);
}

std::string script_for(const std::vector<Question>& questions)
{
    std::string script = "set automatic game off\nset automatic roll off\nset automatic bearoff off\n"
                         "set automatic move off\nset confirm new off\nset output matchpc off\n"
                         "set player 0 human\nset player 1 human\nset prompt begin\nnew session\n";
    for (std::size_t index = 0; index < questions.size(); ++index) {
        const auto& [state, options, way] = questions[index];
        script += commands_for(without_offer(state), way);
        if (state.dice) script += fmt::format("set dice {} {}\n", state.dice->first(), state.dice->second());
        script += offer_command(state);
        script +=
            fmt::format("set player 0 name {}\nset player 1 name {}\nset clockwise {}\n"
                        "set prompt q{}q\nshow board\nset prompt end\n",
                        options.names.first, options.names.second, options.clockwise ? "on" : "off", index);
    }
    return script;
}

std::string run(const std::string& gnubg, const std::string& script)
{
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "gammonkit-oracle";
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "commands") << script;
    const std::string command =
        fmt::format("cd {0} && HOME={0} LC_ALL=C.UTF-8 {1} -t -q -r -c commands < /dev/null "
                    "> answers 2> errors",
                    folder.string(), gnubg);
    if (std::system(command.c_str()) != 0) fmt::print(stderr, "gnubg did not end well\n");
    std::ifstream answers(folder / "answers");
    return {std::istreambuf_iterator<char>(answers), {}};
}

/// What was printed between the marks of a question; without the blank line that ends it.
std::string answer_to(const std::string& answers, std::size_t index)
{
    const std::string mark = fmt::format("`q{}q'.\n", index);
    const std::size_t begin = answers.find(mark);
    if (begin == std::string::npos) return {};
    const std::size_t end = answers.find("\nThe prompt has been set", begin + mark.size());
    return answers.substr(begin + mark.size(), end - begin - mark.size());
}

/// The state as its identifiers can hold it: dice with the higher first, "not said" for Jacoby in a match.
GameState as_carried(GameState state)
{
    if (state.dice) state.dice = Dice::from(state.dice->high(), state.dice->low());
    return state;
}

std::string first_two_lines(const std::string& answer)
{
    return answer.substr(0, answer.find('\n', answer.find('\n') + 1));
}

struct Tally {
    int boards = 0;
    int states = 0;
};

void judge(const Question& question, const std::string& answer, Tally& tally)
{
    const std::string ours = draw_text_board(question.state, question.options);
    if (answer == ours) {
        ++tally.boards;
    } else {
        fmt::print("DIFFERS ({})\n{}gnubg:\n{}\n", static_cast<int>(question.way), ours, answer);
    }
    const Result<GameState> read = state_from_gnubg_id(first_two_lines(answer));
    if (read && *read == as_carried(question.state)) {
        ++tally.states;
    } else {
        fmt::print("READ DIFFERENTLY: {}\n{}\n", read ? "" : read.error().message, answer);
    }
}

}  // namespace

int main(int argc, char** argv)
{
    const int count = argc > 1 ? std::atoi(argv[1]) : 1000;
    std::mt19937 random(argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : 1U);
    std::vector<Question> questions;
    for (int index = 0; index < count; ++index)
        questions.push_back(random_question(random));

    const std::string answers = run(argc > 3 ? argv[3] : "/usr/games/gnubg", script_for(questions));
    Tally tally;
    for (std::size_t index = 0; index < questions.size(); ++index)
        judge(questions[index], answer_to(answers, index), tally);
    fmt::print("{} states: {} boards and {} identifiers as gnubg prints them\n", count, tally.boards,
               tally.states);
    return tally.boards == count && tally.states == count ? 0 : 1;
}
