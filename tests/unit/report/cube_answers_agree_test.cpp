#include "analysis/annotate/decisions.hpp"
#include "analysis/bearoff/table_set.hpp"
#include "include/gammonkit/reading.hpp"
#include "include/gammonkit/writing.hpp"
#include "model/decisions/analysis_table.hpp"
#include "model/replay.hpp"
#include "report/answers/evaluation.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <gmock/gmock.h>
#include <iterator>
#include <nlohmann/json.hpp>
#include <regex>

namespace gammonkit::answers {
namespace {

/// Whoever is on roll with the cube at hand, at each turn of a match, and the same in money games.
std::vector<GameState> cube_states()
{
    Reading reading = read_file(GAMMONKIT_SOURCE_DIR "/samples/mat/xg-7-point.mat");
    std::vector<GameState> states;
    for (const FollowedGame& game : follow(reading.collection().matches.at(0))) {
        for (GameState state : game.before) {
            if (state.offer != Offer::none) continue;
            state.dice.reset();
            if (CubeContext::of(state, default_met()).may_double(state.on_roll, state.cube))
                states.push_back(state);
            state.rules = {.jacoby = states.size() % 2 == 0, .beavers = states.size() % 3 == 0};
            state.crawford_game = false;
            if (state.cube.owner != opponent(state.on_roll)) states.push_back(state);
        }
    }
    return states;
}

/// What one door says of the cube, in words and numbers that do not depend on the door.
struct Said {
    std::vector<std::string> choices = {};  ///< Best first.
    std::string verdict = {};               ///< "No double, take"
    std::vector<double> percent = {};   ///< How many wrong answers a wrong double needs; none if it is right.
    std::vector<double> cubeless = {};  ///< At the score; and in a match in a money game.
};

void PrintTo(const Said& said, std::ostream* out)
{
    *out << joined(said.choices, " < ") << "; " << said.verdict << "; "
         << testing::PrintToString(said.percent) << " %; cubeless " << testing::PrintToString(said.cubeless);
}

/// As far as three decimals, and percent with one, can tell.
bool are_near(const std::vector<double>& one, const std::vector<double>& other, double most)
{
    return std::ranges::equal(one, other, [&](double a, double b) { return std::abs(a - b) <= most; });
}

MATCHER_P(SaysTheSameAs, expected, "")
{
    return arg.choices == expected.choices && arg.verdict == expected.verdict &&
           are_near(arg.percent, expected.percent, 0.1001) &&
           are_near(arg.cubeless, expected.cubeless, 0.0011);
}

std::vector<std::string> found(const std::string& text, const std::string& pattern)
{
    const std::regex regex(pattern);
    std::vector<std::string> all;
    for (std::sregex_iterator match(text.begin(), text.end(), regex), end; match != end; ++match)
        all.push_back((*match)[1]);
    return all;
}

std::string first(const std::string& text, const std::string& pattern)
{
    const std::vector<std::string> all = found(text, pattern);
    return all.empty() ? "" : all.front();
}

std::vector<double> numbers(const std::string& text, const std::string& pattern)
{
    std::vector<double> numbers;
    for (const std::string& number : found(text, pattern))
        numbers.push_back(std::stod(number));
    return numbers;
}

Said command_says(const std::string& text)
{
    Said said{.choices = found(text, R"(\n((?:no )?(?:re)?double(?:, \w+)?) +[+-])"),
              .verdict = first(text, R"(\n\n([A-Z][^\n]*ouble, \w+))"),
              .percent = numbers(text, R"(breaks even if ([\d.]+)%)"),
              .cubeless = numbers(text, R"(\ncubeless +(\S+))")};
    std::ranges::copy(numbers(text, R"(\((\S+) money points)"), std::back_inserter(said.cubeless));
    return said;
}

Said json_says(const std::string& text)
{
    const auto json = nlohmann::json::parse(text);
    const auto& cube = json["cube"];
    Said said{.verdict = cube["verdict"]};
    const bool redouble = said.verdict.find("edouble") != std::string::npos;
    for (const std::string option : cube["best_first"]) {
        said.choices.push_back(to_string(option == "no_double"     ? CubeOption::no_double
                                         : option == "double_take" ? CubeOption::double_take
                                                                   : CubeOption::double_drop,
                                         redouble));
    }
    if (!cube["break_even"].is_null()) said.percent = {100 * cube["break_even"].get<double>()};
    const auto& cubeless = json["cubeless"];
    if (cubeless.contains("emg")) said.cubeless.push_back(cubeless["emg"]);
    said.cubeless.push_back(cubeless["equity"]);
    return said;
}

/// Boards have no cubeless equity.
Said board_says(const CubeAnalysis& analysis, const GameState& state, const Said& expected)
{
    const AnalysisTable table = analysis_tables({analysis}, {}, state, state.on_roll).at(0);
    Said said{.verdict = first(table.verdict, "Proper cube action: ([^.]*)"),
              .percent = numbers(table.verdict, R"(breaks even if ([\d.]+)%)"),
              .cubeless = expected.cubeless};
    for (const std::vector<std::string>& row : table.rows)
        said.choices.push_back(row.front());
    return said;
}

/// The text has two habits of GNU Backgammon that we have nowhere else: its rows know no redoubles, and it
/// reckons what a bluff needs where a beaver is the answer, too.
Said gnubg_text_says(const CubeAnalysis& analysis, const GameState& state)
{
    const std::string text =
        write({.positions = {{.state = state, .cubes = {analysis}}}}, "gnubg-text").value().bytes;
    Said said{.choices = found(text, R"(\n\d\. (\S.*?)  )"),
              .verdict = first(text, R"(Proper cube action: ([^(\n]*[^ (\n]))"),
              .percent = numbers(text, R"(Proper cube action: .*\(([\d.]+)%\))"),
              .cubeless = numbers(text, R"(cubeless equity (\S+))")};
    std::ranges::copy(numbers(text, R"(\(Money: (\S+)\))"), std::back_inserter(said.cubeless));
    for (std::string& choice : said.choices) {
        choice = lowered(choice);
        if (!state.cube.is_centered()) choice.insert(choice.find("double"), "re");
    }
    if (said.verdict.ends_with("beaver")) said.percent.clear();
    return said;
}

/// `eval` had the choices in a fixed order, no share of wrong answers, and the cubeless equity for money
/// only.
TEST(CubeAnswers, AreTheSameFromTheCommandOnBoardsAndAsGnuBackgammonSaysThem)
{
    NetEngine engine({.threads = 1, .tables = bearoff::standard_tables({}).value()});
    const Progress progress;
    const Depth depth{.screen = level_of_plies(0), .level = level_of_plies(0)};
    const std::vector<GameState> states = cube_states();
    EXPECT_GT(states.size(), 300U);
    std::size_t bluffs = 0;
    for (const GameState& state : states) {
        NamedPosition position{.state = state};
        const PositionQuestion question{
            .position = position, .judge = engine, .level = depth.level, .progress = progress};
        const EvaluationAnswer evaluation = evaluate_cube(question).value();
        const DecisionJudge judge{.engine = engine, .depth = depth, .progress = progress};
        const CubeAnalysis analysis = judge_cube(judge, state, {}).value().analysis;
        const Said expected = gnubg_text_says(analysis, state);
        const std::string text = answer_text(question, evaluation);
        ASSERT_THAT(command_says(text), SaysTheSameAs(expected)) << text;
        ASSERT_THAT(json_says(answer_json(question, evaluation)), SaysTheSameAs(expected)) << text;
        ASSERT_THAT(board_says(analysis, state, expected), SaysTheSameAs(expected)) << text;
        bluffs += expected.percent.size();
    }
    EXPECT_GT(bluffs, 50U);
}

}  // namespace
}  // namespace gammonkit::answers
