#include "cli/commands/verbs.hpp"

#include "analysis/evaluate/chances.hpp"
#include "analysis/met/match_equity_table.hpp"
#include "analysis/met/match_score.hpp"
#include "analysis/met/named_tables.hpp"
#include "analysis/met/score_of.hpp"
#include "cli/commands/eval/answer_output.hpp"
#include "cli/commands/question_options.hpp"
#include "cli/console/console.hpp"
#include "cli/engine/analysis_settings.hpp"
#include "cli/engine/position_questions.hpp"
#include "cli/engine/tables.hpp"
#include "cli/options/position_options.hpp"
#include "cli/output/json_output.hpp"
#include "model/cube.hpp"
#include "model/player.hpp"
#include "model/rules.hpp"
#include "report/answers/cube_answer.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kChancesForm =
    "wins, gammons and backgammons of both in percent: 45.4,10.3,0.1/10.6,0.3";

/// As many numbers as `most`; 0 for those left out. Nothing if it is anything else.
std::optional<std::vector<float>> shares(std::string_view text, std::size_t most)
{
    std::vector<float> numbers;
    for (const std::string_view part : split(text, ',')) {
        const std::optional<double> number = percentage(part);
        if (!number || numbers.size() == most) return std::nullopt;
        numbers.push_back(static_cast<float>(*number));
    }
    numbers.resize(most);
    return numbers;
}

/// "7-4"
Result<ByPlayer<int>> number_pair(std::string_view option, std::string_view text)
{
    const std::vector<std::string_view> parts = split(text, '-');
    const std::optional<int> first = parse_int(first_or_empty(parts));
    const std::optional<int> second = parse_int(last_or_empty(parts));
    if (parts.size() == 2 && first && second && *first >= 0 && *second >= 0)
        return ByPlayer<int>{*first, *second};
    return failure("usage",
                   fmt::format("{} needs two numbers such as 7-4, not '{}'", option, printable(text)));
}

/// The points that both need, and those that both have.
Result<ByPlayer<int>> parse_away(std::string_view text)
{
    return number_pair("--away", text);
}

Result<ByPlayer<int>> parse_score(std::string_view text)
{
    return number_pair("--score", text);
}

/// "2,own", "2,other", "1,centered", "1".
Result<Cube> parse_cube(std::string_view text)
{
    const std::vector<std::string_view> parts = split(text, ',');
    const std::optional<int> value = parse_int(first_or_empty(parts));
    const std::string_view owner = parts.size() == 2 ? trimmed(parts[1]) : "centered";
    const bool is_named = owner == "own" || owner == "other" || owner == "centered";
    if (parts.size() > 2 || !value || !is_cube_value(*value) || !is_named)
        return failure("usage", fmt::format("--cube needs a value and who owns it, such as 2,own, 2,other or "
                                            "1,centered, not '{}'",
                                            printable(text)));
    if (owner == "centered") return Cube{.value = *value};
    return Cube{.value = *value, .owner = owner == "own" ? Player::first : Player::second};
}

/// "45.4,10.3,0.1/10.6,0.3": wins, those that are gammons and backgammons, and the same of losses, in
/// percent. What is left out is 0.
Result<Chances> parse_chances(std::string_view text)
{
    const std::vector<std::string_view> sides = split(text, '/');
    const std::optional<std::vector<float>> own = shares(first_or_empty(sides), 3);
    const std::optional<std::vector<float>> other = shares(sides.size() > 1 ? sides[1] : "0", 2);
    if (sides.size() > 2 || !own || !other)
        return failure("usage", fmt::format("--chances cannot be '{}'", printable(text)),
                       std::string(kChancesForm));
    const Chances chances{(*own)[0], (*own)[1], (*own)[2], (*other)[0], (*other)[1]};
    constexpr float kRounding = 1e-6F;
    const bool is_whole = chances.win_gammon <= chances.win && chances.win_backgammon <= chances.win_gammon &&
                          chances.lose_gammon <= 1 - chances.win + kRounding &&
                          chances.lose_backgammon <= chances.lose_gammon;
    if (is_whole) return chances;
    return failure("usage", "--chances cannot have more gammons than wins, or more backgammons than gammons",
                   "wins count gammons and backgammons, and gammons count backgammons");
}

struct CubeOptions : QuestionOptions {
    std::optional<Chances> chances = {};
    std::optional<ByPlayer<int>> away = {};   ///< The points that both need.
    std::optional<ByPlayer<int>> score = {};  ///< The points that both have.
    std::optional<int> length = {};
    bool post_crawford = false;
    std::optional<Cube> cube = {};  ///< "2,own"
    bool jacoby = false;
    bool beavers = false;
    std::optional<double> emg = {};
    std::optional<double> mwc = {};

    void bind(OptionTable& table) override
    {
        table.add("--chances", "W,G,B/G,B", chances, parse_chances);
        table.add("--away", "A-B", away, parse_away);
        table.add("--score", "A-B", score, parse_score);
        table.add("--length", "N", length, {1, kLongestMatch});
        table.flag("--post-crawford", post_crawford);
        table.add("--cube", "N[,own|other|centered]", cube, parse_cube);
        table.flag("--jacoby", jacoby);
        table.flag("--beavers", beavers);
        table.number("--emg", "NUMBER", emg, -100, 100);
        table.percent("--mwc", "PERCENT", mwc);
        place.bind(table);
        engine.bind_level(table);
        engine.bind_rolls(table);
        engine.bind_engine(table);
        engine.bind_met(table);
        engine.bind_cube_model(table);
        table.find("--cube-model")->old_name = "--model";
        output.bind_printing(table);
        output.bind_jsonl(table);
        bind_question(table);
    }
    [[nodiscard]] bool prints() const override { return true; }
};

constexpr OptionOfQuestions kOptionsOfPositions[] = {{"--place", "positions"},
                                                     {"--game", "positions"},
                                                     {"--turn", "positions"},
                                                     {"--level", "positions"},
                                                     {"--ply", "positions"},
                                                     {"--rolls", "positions"},
                                                     {"--engine", "positions"},
                                                     {"--gnubg", "positions"},
                                                     {"--board", "positions"},
                                                     {"--from", "positions"},
                                                     {"--charset", "positions"},
                                                     {"--x", "positions and --chances"},
                                                     {"--cube-model", "positions and --chances"}};

/// The game that the calculator is asked about. The first player is on roll.
struct CubeCase {
    Rules rules;       ///< A length of 0: money. Else the shortest match that can stand so.
    MatchScore score;  ///< In a match.
    Cube cube;
};

/// What both still need: what --away says, or --score leaves of a match of --length.
Result<ByPlayer<int>> points_needed(const CubeOptions& options)
{
    if (options.away && (options.score || options.length))
        return failure("usage", "--away says what both need: --score and --length say it in another way");
    ByPlayer<int> away = options.away.value_or(options.score.value_or(ByPlayer<int>{}));
    if (options.score && options.length) away = {*options.length - away.first, *options.length - away.second};
    const auto [least, most] = std::minmax({away.first, away.second});
    if (least >= 1 && most <= kLongestMatch) return away;
    if (options.score && options.length)
        return failure("usage", "--score has more points than a match of --length can have",
                       "--score is of the points that both have");
    return failure("usage", "--away is of the points that both players still need",
                   "--score with --length is of the points that both have");
}

/// As the command line says. Fails with code "usage".
Result<CubeCase> cube_case(const CubeOptions& options)
{
    CubeCase asked;
    asked.cube = options.cube.value_or(Cube{});
    if (!options.away && !options.score) {
        if (options.length || options.post_crawford)
            return failure("usage", "a match needs its score", "--away 7-4 says it");
        asked.rules.jacoby = options.jacoby;
        asked.rules.beavers = options.beavers;
        return asked;
    }
    if (options.jacoby || options.beavers)
        return failure("usage", "--jacoby and --beavers are rules of money games, and this is a match");
    GK_TRY(asked.score.away, points_needed(options));
    asked.score.post_crawford = options.post_crawford;
    const auto [own, other] = asked.score.away;
    asked.rules.length = options.length.value_or(std::max(own, other));
    if (!options.post_crawford || own == 1 || other == 1) return asked;
    return failure("usage", "after the Crawford game one of the players needs one point");
}

using answers::CubeAnswer;

/// The efficiency of the model where nothing is known of the position.
constexpr CubeEfficiency kOfContact = CubeEfficiency::uniform(0.68);

Result<CubeAnswer> empty_answer(const EngineOptions& engine, const CubeCase& asked)
{
    if (asked.rules.is_money())
        return CubeAnswer{
            .context = CubeContext::money(asked.rules), .rules = asked.rules, .cube = asked.cube};
    GK_TRY(const std::optional<MatchEquityTable> named, users_met(engine));
    const MatchEquityTable table = named ? *named : default_met();
    return CubeAnswer{.context = CubeContext::match(asked.score, table),
                      .rules = asked.rules,
                      .score = asked.score,
                      .table = table.name(),
                      .cube = asked.cube};
}

/// Works the answer out from its chances.
void complete(CubeAnswer& answer, const CubeModel& model, const CubeEfficiency& usual)
{
    const CubeEfficiency efficiency = model.volatility ? jump_efficiency(answer.chances, *model.volatility)
                                                       : model.efficiency.value_or(usual);
    answer.efficiency =
        answer.context.numbers_of(efficiency, outcome_mix(answer.chances), answer.player, answer.cube.value);
    answer.model = efficiency_text(answer.efficiency);
    if (model.volatility) answer.model = fmt::format("{}, {}", cube_model_text(model), answer.model);
    answer.sheet =
        cube_sheet(answer.context, answer.rules, answer.chances, answer.player, answer.cube, efficiency);
}

/// The answer about chances of the command line.
Result<CubeAnswer> calculated(const CubeOptions& options)
{
    GK_TRY(const CubeCase asked, cube_case(options));
    GK_TRY(const CubeModel model, cube_model_of(options.engine));
    if (model.local)
        return failure("usage", "chances do not tell how far the next roll moves them",
                       "leave :local out, or give a position");
    GK_TRY(CubeAnswer answer, empty_answer(options.engine, asked));
    answer.chances = *options.chances;
    complete(answer, model, kOfContact);
    return answer;
}

/// The answer about what the engine says of a position.
Result<CubeAnswer> answered(const EngineQuestion& question, const CubeModel& model)
{
    const GameState& state = question.position.state;
    GK_TRY_VOID(with_turn_hint(answers::still_played(state)));
    GK_TRY(const CubeEvaluation ranked, question.judge.judge_cube(state, question.level, question.progress));
    const MatchEquityTable& table = question.judge.match_equity_table();
    CubeAnswer answer{.context = CubeContext::of(state, table),
                      .rules = state.rules,
                      .player = state.on_roll,
                      .cube = state.cube};
    answer.names = question.position.names;
    answer.chances = ranked.chances;
    if (!state.rules.is_money()) {
        answer.score = score_of(state);
        answer.table = table.name();
    }
    complete(answer, model, cube_efficiency(board_of(state.position, state.on_roll)));
    const Cube turned{.value = 2 * state.cube.value, .owner = opponent(state.on_roll)};
    const auto effective = [&](const Cube& cube, double value) {
        return effective_efficiency(answer.context, answer.chances, answer.player, cube, value);
    };
    const CubeSides& values = ranked.decision.values;
    answer.search = {.plies = question.level.context.plies,
                     .no_double = effective(state.cube, values.no_double),
                     .double_take = effective(turned, values.double_take)};
    return answer;
}

Result<answers::Conversion> conversion(const CubeAnswer& answer, const CubeOptions& cube)
{
    answers::Conversion both;
    if (cube.emg) {
        both.emg = *cube.emg;
        both.mwc = answer.context.unnormalized(both.emg, answer.player, answer.cube.value);
        if (both.mwc >= 0 && both.mwc <= 1) return both;
        return failure("usage",
                       fmt::format("EMG {:+.4f} is more than the whole match at this score", both.emg));
    }
    both.mwc = *cube.mwc;
    both.emg = answer.context.normalized(both.mwc, answer.player, answer.cube.value);
    return both;
}

/// What --emg or --mwc is in the other unit.
Result<std::string> converted(const CubeOptions& options)
{
    if (options.emg && options.mwc)
        return failure("usage", "--emg and --mwc exclude each other: each is converted to the other");
    if (!options.away && !options.score)
        return failure("usage", "a conversion needs the score of a match", "--away 7-4");
    GK_TRY(const CubeCase asked, cube_case(options));
    GK_TRY(const CubeAnswer answer, empty_answer(options.engine, asked));
    GK_TRY(const answers::Conversion both, conversion(answer, options));
    return options.output.json ? answers::conversion_json(answer, both)
                               : answers::conversion_text(answer, both);
}

/// Fails if what is asked does not go together.
Result<void> check_asked(const CubeOptions& options)
{
    const bool has_position = !options.inputs.empty();
    const bool converts = options.emg || options.mwc;
    if (options.chances && (has_position || converts))
        return failure("usage", "--chances, a position and a conversion are three questions",
                       "ask one at a time");
    if (has_position && converts) return failure("usage", "--emg and --mwc are converted without a position");
    const bool has_case = options.away || options.score || options.cube || options.length || options.jacoby ||
                          options.beavers || options.post_crawford;
    if (has_position && has_case) return failure("usage", "a position has its score and cube with it");
    if (has_position || converts || options.chances) return {};
    return failure("usage", "there is nothing to work out",
                   "give --chances 45.4,10.3,0.1/10.6,0.3, or a position, or --emg or --mwc with --away");
}

Result<std::string> sheet_of_chances(const CubeOptions& options)
{
    GK_TRY(const CubeAnswer answer, calculated(options));
    return options.output.json ? answers::answer_json(answer) : answers::answer_text(answer);
}

Result<ExitCode> run_cube(Session& session, const CubeOptions& options)
{
    GK_TRY_VOID(check_asked(options));
    if (options.inputs.empty()) {
        const std::string_view question = options.chances ? "--chances" : "--emg and --mwc";
        GK_TRY_VOID(check_question(session.table, question, kOptionsOfPositions));
        GK_TRY(const std::string answer, options.chances ? sheet_of_chances(options) : converted(options));
        print_answer(session, answer);
        return ExitCode::ok;
    }
    GK_TRY(const CubeModel model, cube_model_of(options.engine));
    return answer_each(session, options, [&](const EngineQuestion& question) -> Result<std::string> {
        GK_TRY(const CubeAnswer answer, answered(question, model));
        return shown(options, question, answer);
    });
}

}  // namespace

constexpr Command kCubeCommand = with_options<CubeOptions, run_cube>({.name = "cube",
                                                                      .group = VerbGroup::positions,
                                                                      .completes = Completes::file,
                                                                      .print_forms = kPrintForms});

}  // namespace gammonkit::cli
