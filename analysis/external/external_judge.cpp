#include "analysis/external/external_judge.hpp"

#include "analysis/cube/decision.hpp"
#include "analysis/engine.hpp"
#include "analysis/evaluate/board_chances.hpp"
#include "analysis/external/board_question.hpp"
#include "analysis/maps/roll_map.hpp"
#include "analysis/ranking.hpp"
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

Result<std::vector<PlayEvaluation>> ExternalJudge::rank_plays(const GameState& state, const Level& level,
                                                              const Progress& progress,
                                                              std::span<const Position> always)
{
    GK_TRY_VOID(can_be_judged(state));
    const CubeContext context = cube_context(state);
    const auto look = [&](std::span<PlayEvaluation> plays, std::span<const Board> /*boards*/,
                          int depth) -> Result<void> {
        for (PlayEvaluation& play : plays) {
            const Position behind = after(state.position, state.on_roll, play.play).value_or(state.position);
            const GameState next = state_after(state, behind);
            GK_TRY(const Chances theirs, chances(next, depth, progress));
            set_worth(play, theirs, value_after(context, next, theirs), context, state);
        }
        return {};
    };
    return ranked_plays(state, level, always, look);
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
