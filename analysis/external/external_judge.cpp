#include "analysis/external/external_judge.hpp"

#include "analysis/cube/decision.hpp"
#include "analysis/engine.hpp"
#include "analysis/evaluate/board_chances.hpp"
#include "analysis/external/board_question.hpp"
#include "analysis/search/level.hpp"
#include "model/legal_plays.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr int kPatienceInSeconds = 600;

/// "0.52 0.15 0.01 0.13 0.01 0.07": the chances, and an equity that is not used.
Result<Chances> chances_in(std::string_view line)
{
    std::vector<float> numbers;
    for (const std::string_view word : words(line)) {
        const std::optional<double> number = parse_double(word);
        if (number && *number >= -1e-6 && *number <= 1 + 1e-6) numbers.push_back(static_cast<float>(*number));
        if (numbers.size() == 5)
            return Chances{.win = numbers[0],
                           .win_gammon = numbers[1],
                           .win_backgammon = numbers[2],
                           .lose_gammon = numbers[3],
                           .lose_backgammon = numbers[4]};
    }
    return failure("wrong-answer",
                   fmt::format("the other program answered '{}', not chances", printable(line)));
}

constexpr std::string_view kEngine = "Engine: ";
constexpr std::string_view kSoftware = "Software: ";

/// gnubg says its version alone.
std::string name_of(const std::string& engine, const std::string& software)
{
    const bool is_number = engine.find_first_not_of("0123456789.") == std::string::npos;
    if (engine.empty()) return software;
    return fmt::format("{} {}", is_number ? "GNU Backgammon" : engine, software);
}

/// What the player has whose opponent is on roll with these chances, and doubles where that is best.
double value_after(const CubeContext& context, const GameState& next, const Chances& theirs)
{
    const CubeLine line(context, next.cube, 1);
    const OutcomeMix mix = outcome_mix(theirs);
    const CubeEfficiency efficiency =
        context.efficiency(mix, next.on_roll, cube_efficiency(board_of(next.position, next.on_roll)));
    CubeLineValues values{};
    for (std::size_t i = 0; i < line.size(); ++i)
        values[i] = context.cubeful(mix, next.on_roll, line.cube(i), efficiency);
    return context.opposite(line.decided(values, 0, next.on_roll));
}

/// The state after a play.
GameState after_play(const GameState& state, const Play& play)
{
    GameState next = state;
    next.position = after(state.position, state.on_roll, play).value_or(state.position);
    next.on_roll = opponent(state.on_roll);
    next.dice.reset();
    return next;
}

}  // namespace

Result<std::unique_ptr<PositionJudge>> ExternalJudge::at(const SocketAddress& address, MatchEquityTable table,
                                                         const GoOn& go_on)
{
    GK_TRY(Connection connection, Connection::to(address));
    GK_TRY_VOID(connection.write("version\n"));
    std::string engine;
    std::string software;
    // A few lines; the last of them has the program's version.
    while (software.empty()) {
        GK_TRY(const std::optional<std::string> line, connection.read_line(go_on, kPatienceInSeconds));
        if (!line) return failure("connection", "the other program ended");
        if (line->starts_with(kEngine)) engine = line->substr(kEngine.size());
        if (line->starts_with(kSoftware)) software = line->substr(kSoftware.size());
        if (line->starts_with("Error")) software = "an engine";
    }
    return std::make_unique<ExternalJudge>(
        std::move(connection), fmt::format("{} at {}", name_of(engine, software), to_string(address)),
        std::move(table));
}

Result<Chances> ExternalJudge::chances(const GameState& state, int plies, const Progress& progress)
{
    if (const auto over = chances_at_end(board_of(state.position, state.on_roll))) return *over;
    const std::string question =
        fmt::format("evaluation fibsboard {} PLIES {}\n", board_question(state), plies);
    GK_TRY_VOID(connection_.write(question));
    const GoOn go_on = [&] { return !progress || progress(0); };
    GK_TRY(const std::optional<std::string> line, connection_.read_line(go_on, kPatienceInSeconds));
    if (!line) return failure("connection", "the other program ended");
    return chances_in(*line);
}

/// Looks at these plays at some depth, and puts them in order.
Result<void> ExternalJudge::look(const GameState& state, std::span<PlayEvaluation> plays, int depth,
                                 const Progress& progress)
{
    const CubeContext context = cube_context(state);
    for (PlayEvaluation& play : plays) {
        const GameState next = after_play(state, play.play);
        GK_TRY(const Chances theirs, chances(next, depth, progress));
        const double value = value_after(context, next, theirs);
        play.chances = opposite(theirs);
        play.plies = depth;
        play.cubeless = static_cast<double>(cubeless_equity(play.chances));
        play.equity = context.normalized(value, state.on_roll, state.cube.value);
        play.value = context.value(value, state.on_roll, state.cube.value);
        if (!context.is_money()) play.mwc = Mwc{value};
    }
    std::ranges::stable_sort(plays, std::greater<>(), &PlayEvaluation::equity);
    return {};
}

Result<std::vector<PlayEvaluation>> ExternalJudge::rank_plays(const GameState& state, const Level& level,
                                                              const Progress& progress,
                                                              std::span<const Position> always)
{
    GK_TRY_VOID(can_be_judged(state));
    if (!state.dice) return failure("no-dice", "the position has no dice to play");
    std::vector<PlayEvaluation> plays;
    for (const LegalPlay& legal : legal_plays(state.position, state.on_roll, *state.dice))
        plays.push_back({.play = legal.play});
    if (plays.empty()) plays.emplace_back();
    const auto is_asked = [&](const PlayEvaluation& play) {
        return std::ranges::find(always, after_play(state, play.play).position) != always.end();
    };
    std::size_t count = plays.size();
    for (int depth = 0; depth <= level.context.plies; ++depth) {
        const bool is_last = depth == level.context.plies;
        const auto filter = is_last ? std::nullopt : level.filters[static_cast<std::size_t>(depth)];
        if (!is_last && !filter) continue;
        GK_TRY_VOID(look(state, std::span(plays).first(count), depth, progress));
        if (is_last) break;
        const std::size_t passed = passing(*filter, count, [&](std::size_t i) { return plays[i].equity; });
        const auto first_out = plays.begin() + static_cast<std::ptrdiff_t>(passed);
        const auto end = plays.begin() + static_cast<std::ptrdiff_t>(count);
        count = static_cast<std::size_t>(std::stable_partition(first_out, end, is_asked) - plays.begin());
    }
    return plays;
}

Result<CubeEvaluation> ExternalJudge::judge_cube(const GameState& state, const Level& level,
                                                 const Progress& progress)
{
    GK_TRY_VOID(can_be_judged(state));
    GK_TRY(const Chances found, chances(state, level.context.plies, progress));
    const CubeContext context = cube_context(state);
    const Board board = board_of(state.position, state.on_roll);
    const CubeEfficiency efficiency =
        context.efficiency(outcome_mix(found), state.on_roll, cube_efficiency(board));
    return CubeEvaluation{
        .chances = found,
        .cubeless = static_cast<double>(cubeless_equity(found)),
        .decision = static_decision(context, state.rules, found, state.on_roll, state.cube, efficiency),
        .is_money = context.is_money()};
}

}  // namespace gammonkit
