// What validate looks at in a position that stands alone.
#include "model/legal_plays.hpp"
#include "model/validation/validate.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

/// Reports findings about one position, each with the names of record and player.
class PositionReport {
public:
    PositionReport(const PositionRecord& record, std::string_view label, Reporter& reporter)
        : record_(record), label_(label), reporter_(reporter)
    {
    }

    [[nodiscard]] const GameState& state() const { return record_.state; }
    [[nodiscard]] std::string name_of(Player player) const
    {
        const std::string& name = record_.players[player].name;
        if (!name.empty()) return name;
        return player == Player::first ? "the first player" : "the second player";
    }

    void impossible(std::string message) const
    {
        report(Severity::error, "impossible-position", std::move(message));
    }
    void illegal(std::string message) const { report(Severity::warning, "illegal-play", std::move(message)); }
    void crawford(std::string message) const
    {
        report(Severity::warning, "crawford-mismatch", std::move(message));
    }

private:
    void report(Severity severity, std::string_view code, std::string message) const
    {
        reporter_.report({.severity = severity,
                          .code = std::string(code),
                          .message = fmt::format("{}{}", label_, message),
                          .where = record_.origin.known()});
    }

    const PositionRecord& record_;
    std::string_view label_;
    Reporter& reporter_;
};

bool is_closed_out(const Position& position, Player player)
{
    if (position.checkers(player, kBar) == 0) return false;
    for (int point = 19; point <= 24; ++point) {
        if (!position.is_blocked(player, Point(point))) return false;
    }
    return true;
}

void check_checkers(const PositionReport& report)
{
    const GameState& state = report.state();
    const int total = checkers_of(state.rules.variant);
    for (const Player player : kPlayers) {
        const int here = state.position.total(player);
        if (here != total) {
            report.impossible(
                fmt::format("{} has {} checkers and not {}", report.name_of(player), here, total));
        }
    }
    if (state.position.has_won(Player::first) && state.position.has_won(Player::second)) {
        report.impossible("both players have borne off all their checkers");
    }
    if (is_closed_out(state.position, Player::first) && is_closed_out(state.position, Player::second)) {
        report.impossible("both players are on the bar against six closed points");
    }
}

void check_end(const PositionReport& report)
{
    const GameState& state = report.state();
    const bool won = state.position.has_won(Player::first) || state.position.has_won(Player::second);
    const bool goes_on = state.phase == GamePhase::playing || state.phase == GamePhase::not_started;
    if (!won || !goes_on || !(state.dice || state.offer != Offer::none)) return;
    report.impossible(state.dice ? "dice are rolled, but the game is over"
                                 : "something is offered, but the game is over");
}

void check_score(const PositionReport& report)
{
    const GameState& state = report.state();
    const int length = state.rules.length;
    const bool playing = state.phase == GamePhase::playing || state.phase == GamePhase::not_started;
    if (length < 0) report.impossible(fmt::format("a match cannot have {} points", length));
    for (const Player player : kPlayers) {
        const int score = state.score[player];
        if (score < 0) report.impossible(fmt::format("{} has {} points", report.name_of(player), score));
        if (length > 0 && playing && score >= length) {
            report.impossible(fmt::format("{} has already won the match to {}, with {} points",
                                          report.name_of(player), length, score));
        }
    }
}

bool is_cube_offer(Offer offer)
{
    return offer == Offer::cube || offer == Offer::beaver || offer == Offer::raccoon;
}

void check_cube(const PositionReport& report)
{
    const GameState& state = report.state();
    if (!is_cube_value(state.cube.value)) {
        report.impossible(fmt::format("{} is not a value of the cube", state.cube.value));
    } else if (state.cube.owner && state.cube.value == 1) {
        report.impossible(
            fmt::format("{} owns a cube that was never turned", report.name_of(*state.cube.owner)));
    }
    if (!is_cube_offer(state.offer)) return;
    if (state.dice) report.impossible("a double is offered after the dice were rolled");
    if (state.offer == Offer::cube && state.cube.owner == opponent(state.offered_by)) {
        report.impossible(
            fmt::format("{} doubles, but does not own the cube", report.name_of(state.offered_by)));
    }
    if (state.crawford_game) report.impossible("a double is offered in the Crawford game");
}

void check_crawford(const PositionReport& report)
{
    const GameState& state = report.state();
    if (!state.crawford_game) return;
    if (state.rules.is_money()) return report.crawford("a money session has no Crawford game");
    const bool someone = away(state, Player::first) == 1 || away(state, Player::second) == 1;
    if (!someone) {
        report.crawford("said to be the Crawford game, but nobody needs exactly one point");
    } else if (state.cube.value != 1) {
        report.crawford("said to be the Crawford game, but the cube has been turned");
    }
}

void check_candidate(const PositionReport& report, const Candidate& candidate, std::size_t index)
{
    const GameState& state = report.state();
    const std::optional<std::string> why =
        why_illegal(state.position, state.on_roll, *state.dice, candidate.play);
    if (!why) return;
    const std::string play = candidate.play.empty() ? "not to move" : to_string(candidate.play);
    report.illegal(fmt::format("candidate {}: {} is not legal: {}", index + 1, play, *why));
}

void check_candidates(const PositionReport& report, const PlayAnalyses& analyses)
{
    for (const PlayAnalysis& analysis : analyses) {
        if (!report.state().dice) return report.illegal("plays are analyzed, but no dice are rolled");
        for (std::size_t i = 0; i < analysis.candidates.size(); ++i)
            check_candidate(report, analysis.candidates[i], i);
    }
}

}  // namespace

void validate(const PositionRecord& record, std::string_view label, Reporter& reporter)
{
    const PositionReport report(record, label, reporter);
    check_checkers(report);
    check_end(report);
    check_score(report);
    check_cube(report);
    check_crawford(report);
    check_candidates(report, record.plays);
}

}  // namespace gammonkit
