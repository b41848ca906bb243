#include "importers/bgf/analysis.hpp"

#include <algorithm>

namespace gammonkit::bgf {
namespace {

Provenance bgblitz()
{
    return {.engine = std::string(kProgram)};
}

std::optional<Probabilities> probabilities(const Json* equity)
{
    const std::optional<double> win = number(member(equity, "myWins"));
    if (!win) return std::nullopt;
    const auto chance = [&](std::string_view name) { return number(member(equity, name)).value_or(0); };
    return Probabilities{.win = *win,
                         .win_gammon = chance("myGammon"),
                         .win_backgammon = chance("myBackGammon"),
                         .lose_gammon = chance("oppGammon"),
                         .lose_backgammon = chance("oppBackGammon")};
}

/// In matches BGBlitz gives normalized equities beside the chances to win the match; in money play neither.
bool is_match_equity(const Json* equity)
{
    return flag(member(equity, "hasEMG")).value_or(false);
}

std::optional<Mwc> winning_chance(const Json* value)
{
    const std::optional<double> chance = number(value);
    return chance && *chance >= 0 && *chance <= 1 ? std::optional(Mwc{*chance}) : std::nullopt;
}

/// The cubeful equity of a money game. Its name is found with one l and with two.
std::optional<double> money_equity(const Json* equity)
{
    const Json* const cube = member(equity, "cubeDecision");
    for (const std::string_view name : {"eqCubeFul", "eqCubeFull"}) {
        if (const std::optional<double> found = number(member(cube, name))) return found;
    }
    return number(member(equity, "equity"));
}

Estimate estimate_of(const Json* equity)
{
    Estimate estimate{.probabilities = probabilities(equity)};
    if (is_match_equity(equity)) {
        if (const auto emg = number(member(equity, "emg"))) estimate.cubeful = Emg{*emg};
        estimate.mwc = winning_chance(member(equity, "matchEquity"));
    } else if (const auto money = money_equity(equity)) {
        estimate.cubeful = Equity{*money};
    }
    return estimate;
}

/// BGBlitz counts plies as we do: 0 looks at the position alone.
std::optional<EvaluationContext> context_of(const Json* holder)
{
    constexpr int kMostPlies = 20;
    const std::optional<int> plies = integer(member(holder, "ply"));
    if (!plies || *plies < 0 || *plies > kMostPlies) return std::nullopt;
    return EvaluationContext{.plies = *plies, .cubeful = true};
}

std::optional<Candidate> candidate(const Json* entry, const Position& before, Player player, Dice dice)
{
    const std::optional<notation::Moves> moves = moves_in(member(entry, "move"));
    if (!moves) return std::nullopt;
    const Result<notation::Resolution> found = notation::resolve(*moves, before, player, dice);
    if (!found) return std::nullopt;
    Candidate result{.play = found->play};
    const Json* const equity = member(entry, "eq");
    if (equity != nullptr)
        result.assessment = Assessment{.estimate = estimate_of(equity), .context = context_of(entry)};
    return result;
}

/// What the board is worth behind a dance: the only candidate, which moves nothing.
std::optional<PlayAnalysis> dance_analysis(const Json* move)
{
    const Json* const equity = member(move, "dancingEquity");
    if (!probabilities(equity)) return std::nullopt;
    Candidate none{.play = {},
                   .assessment = Assessment{.estimate = estimate_of(equity), .context = context_of(move)}};
    return PlayAnalysis{.by = bgblitz(), .candidates = {std::move(none)}, .played = 0};
}

/// One of the three equities of a cube decision: chances to win the match, or money.
std::optional<Value> cube_value(const Json* decision, std::string_view name, bool in_match)
{
    const Json* const value = member(decision, name);
    if (in_match) {
        const std::optional<Mwc> chance = winning_chance(value);
        return chance ? std::optional<Value>(*chance) : std::nullopt;
    }
    const std::optional<double> equity = number(value);
    return equity ? std::optional<Value>(Equity{*equity}) : std::nullopt;
}

}  // namespace

std::optional<PlayAnalysis> play_analysis(const Json* move, const Position& before, Player player, Dice dice,
                                          std::size_t& unread)
{
    const Json* const entries = member(move, "moveAnalysis");
    PlayAnalysis analysis{.by = bgblitz(), .candidates = {}};
    for (std::size_t i = 0; i < size_of(entries); ++i) {
        const Json* const entry = element(entries, i);
        std::optional<Candidate> found = candidate(entry, before, player, dice);
        if (!found) {
            ++unread;
            continue;
        }
        if (flag(member(entry, "played")).value_or(false)) analysis.played = analysis.candidates.size();
        analysis.candidates.push_back(*std::move(found));
    }
    return analysis.candidates.empty() ? dance_analysis(move) : std::optional(std::move(analysis));
}

std::optional<CubeAnalysis> cube_analysis(const Json* move)
{
    const Json* const equity = member(move, "equity");
    const Json* const decision = member(equity, "cubeDecision");
    const bool in_match = is_match_equity(equity);
    const auto no_double = cube_value(decision, "eqNoDouble", in_match);
    const auto double_take = cube_value(decision, "eqDoubleTake", in_match);
    if (!no_double || !double_take) return std::nullopt;
    CubeAnalysis analysis{.by = bgblitz(), .no_double = {}, .double_take = {}};
    analysis.no_double.estimate = {.probabilities = probabilities(equity), .cubeful = no_double};
    analysis.double_take.estimate.cubeful = double_take;
    analysis.double_drop = cube_value(decision, "eqDoublePass", in_match);
    analysis.no_double.context = context_of(move);
    analysis.double_take.context = analysis.no_double.context;
    return analysis;
}

std::optional<Value> luck_of(const Json* move)
{
    const Json* const luck = member(move, "luck");
    const bool money = text(member(luck, "mode")) == "Money";
    const std::optional<double> found = number(member(luck, money ? "luckPlain" : "luckWeighted"));
    if (!found) return std::nullopt;
    return money ? Value(Equity{*found}) : Value(Emg{*found});
}

}  // namespace gammonkit::bgf
