#include "cli/commands/cube/command.hpp"

#include "analysis/met/named_tables.hpp"
#include "analysis/met/score_of.hpp"
#include "cli/batch/outcome.hpp"
#include "cli/commands/cube/case.hpp"
#include "cli/commands/eval/answer_output.hpp"
#include "cli/console/console.hpp"
#include "cli/engine/cube_model.hpp"
#include "cli/engine/position_questions.hpp"
#include "cli/engine/tables.hpp"
#include "cli/output/json_output.hpp"
#include "report/answers/cube_answer.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

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
    GK_TRY(const RankedCube ranked, question.judge.judge_cube(state, question.level, question.progress));
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
Result<void> check_question(const CubeOptions& options)
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

ExitCode print_one(Session& session, const Result<std::string>& text)
{
    if (!text) return refuse(session, text.error());
    if (session.options.output.json) {
        print_json(session, *text);
    } else {
        session.console.data(*text);
    }
    return ExitCode::ok;
}

Result<std::string> sheet_of_chances(const CubeOptions& options)
{
    GK_TRY(const CubeAnswer answer, calculated(options));
    return options.output.json ? answers::answer_json(answer) : answers::answer_text(answer);
}

}  // namespace

void CubeOptions::bind(OptionTable& table)
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

ExitCode run_cube(Session& session, const CubeOptions& options)
{
    if (const Result<void> good = check_question(options); !good) return refuse(session, good.error());
    if (options.chances) return print_one(session, sheet_of_chances(options));
    if (options.inputs.empty()) return print_one(session, converted(options));
    const Result<CubeModel> model = cube_model_of(options.engine);
    if (!model) return refuse(session, model.error());
    return answer_each(session, options, [&](const EngineQuestion& question) -> Result<std::string> {
        GK_TRY(const CubeAnswer answer, answered(question, *model));
        return shown(options, question, answer);
    });
}

}  // namespace gammonkit::cli
