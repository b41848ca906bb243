#include "analysis/external/session.hpp"

#include "analysis/external/board_question.hpp"
#include "analysis/rollout/rollout_starts.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

Result<std::string> answer_to_double(const SessionEngine& who, const GameState& state,
                                     const Progress& progress)
{
    GameState before = state;
    before.offer = Offer::none;
    before.dice.reset();
    before.on_roll = state.offered_by;
    GK_TRY(const CubeEvaluation cube, who.engine.judge_cube(before, who.cube, progress));
    const DoubleAnswer answer = cube.decision.verdict.answer;
    if (answer == DoubleAnswer::drop) return "drop";
    return allows_beavers(state.rules) && answer == DoubleAnswer::beaver ? "beaver" : "take";
}

/// The rest of a line behind its first word.
std::string_view behind_first_word(std::string_view line)
{
    const std::size_t end = line.find_first_of(" \t");
    return end == std::string_view::npos ? std::string_view{} : trimmed(line.substr(end));
}

struct Asked {
    int plies = 0;
    bool cubeful = false;
};

/// "PLIES 2 CUBEFUL"
Result<Asked> asked_of(std::string_view text)
{
    Asked asked;
    const std::vector<std::string_view> all = words(text);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::string word = lowered(all[i]);
        if (word == "cubeful") {
            asked.cubeful = true;
        } else if (word == "plies" && i + 1 < all.size()) {
            const std::optional<int> plies = parse_int(all[++i]);
            if (!plies || *plies < 0 || *plies > kMostPlies)
                return failure("usage", fmt::format("plies go from 0 to {}", kMostPlies));
            asked.plies = *plies;
        } else {
            return failure("usage", fmt::format("'{}' is not understood", printable(all[i])));
        }
    }
    return asked;
}

/// What a position is worth if both do what is best with the cube, as gnubg says it: points per unit of the
/// cube, or the chance to win the match.
double value_with_cube(const CubeEvaluation& cube, const GameState& state)
{
    return cube.is_money ? cube.decision.optimal / state.cube.value : cube.decision.optimal;
}

std::string help_text()
{
    return "board:...  the line of a board of FIBS: a move or a cube action is answered\n"
           "evaluation fibsboard BOARD [PLIES N] [CUBEFUL]  the chances, and the equity\n"
           "version  exit\n";
}

}  // namespace

Result<std::string> external_answer(const SessionEngine& who, const GameState& state,
                                    const Progress& progress)
{
    if (state.offer == Offer::resignation) return failure("unsupported", "resignations are not answered");
    if (state.cube_is_offered()) return answer_to_double(who, state, progress);
    if (state.dice) {
        GK_TRY(const std::vector<PlayEvaluation> plays,
               who.engine.rank_plays(state, who.plays, progress, {}));
        return plays.empty() ? std::string() : to_string(plays.front().play);
    }
    GameState before = state;
    before.phase = GamePhase::playing;
    if (!who.engine.cube_context(before).may_double(before.on_roll, before.cube)) return "roll";
    GK_TRY(const CubeEvaluation cube, who.engine.judge_cube(before, who.cube, progress));
    return cube.decision.verdict.doubling == Doubling::right_double ? "double" : "roll";
}

bool ExternalSession::knows(std::string_view line)
{
    const std::string word = lowered(trimmed(line).substr(0, trimmed(line).find_first_of(" \t:")));
    return word == "board" || word == "evaluation" || word == "version" || word == "help" || word == "exit";
}

SessionReply ExternalSession::answer(std::string_view line, const Progress& progress)
{
    const std::string_view text = trimmed(line);
    const std::string word = lowered(text.substr(0, text.find_first_of(" \t:")));
    if (word == "exit") return {.ends = true};
    if (word == "help") return {.text = help_text()};
    if (word == "version")
        return {.text = fmt::format("Interface: 2\nEngine: GammonKit\nSoftware: {}\n", who_.version)};
    Result<std::string> said = failure("usage", "this line is not understood: 'help' tells what is");
    if (word == "evaluation") {
        said = evaluation(behind_first_word(text), progress);
    } else if (word == "board") {
        said = asked_state(text, who_.money).and_then([&](const GameState& state) {
            return external_answer(who_, state, progress);
        });
    }
    if (!said && said.error().code == "interrupted") return {.ends = true};
    return {.text = said ? *said + "\n" : fmt::format("Error: {}\n", said.error().message)};
}

/// "fibsboard board:... PLIES 2 CUBEFUL": the five chances of who is on roll, and his equity.
Result<std::string> ExternalSession::evaluation(std::string_view text, const Progress& progress)
{
    if (lowered(text.substr(0, text.find(' '))) != "fibsboard")
        return failure("usage", "behind 'evaluation' stands 'fibsboard', and then the line of a board");
    const std::string_view rest = behind_first_word(text);
    const std::size_t end = rest.find(' ');
    GK_TRY(GameState state, asked_state(rest.substr(0, end), who_.money));
    GK_TRY(const Asked asked,
           asked_of(end == std::string_view::npos ? std::string_view{} : rest.substr(end)));
    state.dice.reset();
    state.offer = Offer::none;
    GK_TRY(const CubeEvaluation cube, who_.engine.judge_cube(state, level_of_plies(asked.plies), progress));
    const Chances& c = cube.chances;
    const double equity = asked.cubeful ? value_with_cube(cube, state) : cube.cubeless;
    return fmt::format("{:.6f} {:.6f} {:.6f} {:.6f} {:.6f} {:.6f}", c.win, c.win_gammon, c.win_backgammon,
                       c.lose_gammon, c.lose_backgammon, equity);
}

}  // namespace gammonkit
