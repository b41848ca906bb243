#pragma once

#include "formats/xg/records/records.hpp"

#include <concepts>
#include <type_traits>

/// Says once, for those who decode, encode and compare records, where each field stands. All numbers are
/// little-endian. A visitor is called as
///
/// - `v(name, offset, field)`: numbers, flags and arrays of them, one after the other;
/// - `v.wide(name, offset, field)`: UTF-16 text of 128 units and a NUL;
/// - `v.ansi(offset, most, field)`: the same in an ANSI code page, as a Pascal string, only for old readers;
/// - `v.link(offset, field)`: the index of a comment or a rollout;
/// - `v.since(version)`: false if the fields that follow are not in a file of this version;
/// - `v.choices(field)`: how many candidates there are; their fields follow, one candidate after the other;
/// - `v.choice(index)`: the fields that follow belong to this candidate, or to none without an index.
namespace gammonkit::xg {

template <class T, class Record>
concept Is = std::same_as<std::remove_const_t<T>, Record>;

void describe_rules(auto& v, Is<HeaderMatch> auto& header)
{
    v("length", 92, header.length);
    v("variation", 96, header.variation);
    v("crawford", 100, header.crawford);
    v("jacoby", 101, header.jacoby);
    v("beaver", 102, header.beaver);
    v("automatic-doubles", 103, header.automatic_doubles);
    v("invert", 548, header.invert);
    v("cube-limit", 612, header.cube_limit);
    v("most-automatic-doubles", 616, header.most_automatic_doubles);
}

void describe_people(auto& v, Is<HeaderMatch> auto& header)
{
    v("elo", 104, header.elo);
    v("experience", 120, header.experience);
    v("computer-level", 272, header.computer_level);
    v("counts-for-elo", 280, header.counts_for_elo);
    v("adds-to-profile", 281, header.adds_to_profile);
    v("game-mode", 412, header.game_mode);
    v("imported", 416, header.imported);
    v("entered-counted-unrated", 572, header.entered_counted_unrated);
    v("site", 608, header.site);
    if (v.since(24)) v("transcribed", 620, header.transcribed);
    if (v.since(26)) v("delayed-rollouts", 1944, header.delayed_rollouts);
}

void describe_money(auto& v, Is<HeaderMatch> auto& header)
{
    v("money-games", 560, header.money_games);
    v("money-scores", 564, header.money_scores);
    v("for-money", 584, header.for_money);
    v("amounts", 588, header.amounts);
    v("currency", 596, header.currency);
    v("fee", 600, header.fee);
    v("stake", 604, header.stake);
}

void describe_texts(auto& v, Is<HeaderMatch> auto& header)
{
    v.ansi(9, 40, header.ansi_players[0]);
    v.ansi(50, 40, header.ansi_players[1]);
    v.ansi(136, 128, header.ansi_event);
    v.ansi(283, 128, header.ansi_location);
    v.ansi(417, 128, header.ansi_round);
    if (v.since(24)) {
        v.wide("event", 622, header.event);
        v.wide("player-1", 880, header.players[0]);
        v.wide("player-2", 1138, header.players[1]);
        v.wide("location", 1396, header.location);
        v.wide("round", 1654, header.round);
    }
    if (v.since(30)) v.wide("transcriber", 1960, header.transcriber);
}

void describe_clock(auto& v, Is<TimeSetting> auto& clock)
{
    v("clock-kind", 1912, clock.kind);
    v("clock-per-game", 1916, clock.per_game);
    v("clock-seconds", 1920, clock.seconds);
    v("clock-added-seconds", 1924, clock.added_seconds);
    v("clock-penalty-points", 1928, clock.penalty_points);
    v("clock-time-left", 1932, clock.time_left);
    v("clock-money-penalty", 1940, clock.money_penalty);
}

void describe(auto& v, Is<HeaderMatch> auto& header)
{
    v("version", 552, header.version);
    v("date", 128, header.date);
    v("game-id", 268, header.game_id);
    v.link(576, header.header_comment);
    v.link(580, header.footer_comment);
    describe_rules(v, header);
    describe_people(v, header);
    describe_money(v, header);
    describe_texts(v, header);
    if (v.since(25)) describe_clock(v, header.clock);
}

void describe(auto& v, Is<HeaderGame> auto& game)
{
    v("score", 12, game.score);
    v("crawford-game", 20, game.crawford_game);
    v("start", 21, game.start);
    v("number", 48, game.number);
    v("in-progress", 52, game.in_progress);
    v.link(56, game.header_comment);
    v.link(60, game.footer_comment);
    if (v.since(26)) v("automatic-doubles", 64, game.automatic_doubles);
}

void describe(auto& v, Is<DoubleAction> auto& analysis)
{
    v("analysis-board", 64, analysis.board);
    v("analysis-level", 92, analysis.level);
    v("away", 96, analysis.away);
    v("analysis-cube", 104, analysis.cube);
    v("owner", 108, analysis.owner);
    v("jacoby-beaver", 112, analysis.jacoby_beaver);
    v("crawford", 116, analysis.crawford);
    v("unused", 118, analysis.unused);
    v("verdict", 120, analysis.verdict);
    v("would-be-beavered", 122, analysis.would_be_beavered);
    v("no-double", 124, analysis.no_double);
    v("equity-no-double", 152, analysis.equity_no_double);
    v("equity-double-take", 156, analysis.equity_double_take);
    v("equity-double-drop", 160, analysis.equity_double_drop);
    v("analysis-level-requested", 164, analysis.level_requested);
    v("choice-3ply", 166, analysis.choice_3ply);
    v("double-take", 168, analysis.double_take);
}

void describe_actions(auto& v, Is<CubeRecord> auto& cube)
{
    v("active", 12, cube.active);
    v("doubles", 16, cube.doubles);
    v("takes", 20, cube.takes);
    v("beaver", 24, cube.beaver);
    v("raccoon", 28, cube.raccoon);
    v("cube", 32, cube.cube);
    v("board", 36, cube.board);
    v.dice(208, cube.dice);
}

void describe(auto& v, Is<CubeRecord> auto& cube)
{
    describe_actions(v, cube);
    describe(v, cube.analysis);
    v("error", 200, cube.error);
    v("take-error", 216, cube.take_error);
    v.link(224, cube.rollout);
    v("engine-choice", 228, cube.engine_choice);
    v("level", 232, cube.level);
    v("beaver-error", 240, cube.beaver_error);
    v("raccoon-error", 248, cube.raccoon_error);
    v("level-requested", 256, cube.level_requested);
    v("validity", 260, cube.validity);
    v("tutor-choices", 264, cube.tutor_choices);
    v("tutor-errors", 272, cube.tutor_errors);
    v("flagged", 288, cube.flagged);
    v.link(292, cube.comment);
    if (v.since(24)) v("edited", 296, cube.edited);
    if (v.since(26)) v("rollout-wanted", 297, cube.rollout_wanted);
    if (v.since(26)) v("rollout-done", 298, cube.rollout_done);
    if (v.since(27)) v("automatic-doubles", 300, cube.automatic_doubles);
    if (v.since(28)) v("clocks", 304, cube.clocks);
}

void describe_choices(auto& v, Is<BestMove> auto& analysis)
{
    v.choices(188, analysis.choices);
    for (std::size_t i = 0; i < analysis.choices.size(); ++i) {
        auto& choice = analysis.choices[i];
        v.choice(i);
        v("result", 192 + 26 * i, choice.result);
        v.steps("steps", 1024 + 8 * i, choice.steps);
        v("level", 1280 + 4 * i, choice.level);
        v("assumes-double", 1282 + 4 * i, choice.assumes_double);
        v("evaluation", 1408 + 28 * i, choice.evaluation);
    }
    v.choice(std::nullopt);
}

void describe(auto& v, Is<BestMove> auto& analysis)
{
    v("analysis-board", 124, analysis.board);
    v("analysis-dice", 152, analysis.dice);
    v("analysis-level", 160, analysis.level);
    v("away", 164, analysis.away);
    v("analysis-cube", 172, analysis.cube);
    v("owner", 176, analysis.owner);
    v("crawford", 180, analysis.crawford);
    v("jacoby-beaver", 184, analysis.jacoby_beaver);
    describe_choices(v, analysis);
    v("irrelevant", 2304, analysis.irrelevant);
    v("analysis-unused", 2305, analysis.unused);
    v("choice-1ply", 2306, analysis.choice_1ply);
    v("choice-3ply", 2307, analysis.choice_3ply);
}

void describe_play(auto& v, Is<MoveRecord> auto& move)
{
    v("before", 9, move.before);
    v("after", 35, move.after);
    v("active", 64, move.active);
    v.steps("move", 68, move.steps);
    v("dice", 100, move.dice);
    v("cube", 108, move.cube);
    v("unused", 112, move.unused);
    v("played", 2308, move.played);
}

void describe(auto& v, Is<MoveRecord> auto& move)
{
    describe_play(v, move);
    describe(v, move.analysis);
    v("error", 2312, move.error);
    v("luck", 2320, move.luck);
    v("engine-choice", 2328, move.engine_choice);
    v("equity-before", 2336, move.equity_before);
    for (std::size_t i = 0; i < move.rollouts.size(); ++i)
        v.link(2344 + 4 * i, move.rollouts[i]);
    v("level", 2472, move.level);
    v("luck-level", 2476, move.luck_level);
    v("validity", 2480, move.validity);
    v("tutor-board", 2484, move.tutor_board);
    v("tutor-choice", 2510, move.tutor_choice);
    v("tutor-error", 2512, move.tutor_error);
    v("flagged", 2520, move.flagged);
    v.link(2524, move.comment);
    if (v.since(24)) v("edited", 2528, move.edited);
    if (v.since(26)) v("rollouts-wanted-done", 2532, move.rollouts_wanted_done);
    if (v.since(27)) v("automatic-doubles", 2540, move.automatic_doubles);
    v("filler", 2544, move.filler);
}

void describe(auto& v, Is<FooterGame> auto& footer)
{
    v("score", 12, footer.score);
    v("crawford-next", 20, footer.crawford_next);
    v("winner", 24, footer.winner);
    v("points", 28, footer.points);
    v("termination", 32, footer.termination);
    v("resign-errors", 40, footer.resign_errors);
    v("evaluation", 56, footer.evaluation);
    v("level", 112, footer.level);
}

void describe(auto& v, Is<FooterMatch> auto& footer)
{
    v("score", 12, footer.score);
    v("winner", 20, footer.winner);
    v("elo", 24, footer.elo);
    v("experience", 40, footer.experience);
    v("date", 48, footer.date);
}

void describe_settings(auto& v, Is<Rollout> auto& rollout)
{
    v("truncated", 0, rollout.truncated);
    v("stops-on-interval", 1, rollout.stops_on_interval);
    v("truncated-at", 4, rollout.truncated_at);
    v("least-games", 8, rollout.least_games);
    v("interval-limit", 16, rollout.interval_limit);
    v("most-games", 24, rollout.most_games);
    v("checker-levels", 28, rollout.checker_levels);
    v("cut", 36, rollout.cut);
    v("variance-reduction", 40, rollout.variance_reduction);
    v("cubeless", 41, rollout.cubeless);
    v("time-limited", 42, rollout.time_limited);
    v("cube-levels", 44, rollout.cube_levels);
    v("minutes", 52, rollout.minutes);
    v("bearoff", 56, rollout.bearoff);
    v("seeds", 60, rollout.seeds);
    v("rolls-both", 68, rollout.rolls_both);
    v("search-interval", 72, rollout.search_interval);
    v("unused", 76, rollout.unused);
    v("first-roll-double-extended", 80, rollout.first_roll_double_extended);
}

void describe_results(auto& v, Is<Rollout> auto& rollout)
{
    v("games", 84, rollout.games);
    v("doubles-at-once", 88, rollout.doubles_at_once);
    v("sum", 96, rollout.sums[0]);
    v("squares", 392, rollout.squares[0]);
    v("sum-double", 688, rollout.sums[1]);
    v("squares-double", 984, rollout.squares[1]);
    v("deviation", 1280, rollout.deviations[0]);
    v("deviation-double", 1576, rollout.deviations[1]);
    v("games-per-roll", 1872, rollout.games_per_roll);
    v("intervals", 2020, rollout.intervals);
    v("result", 2028, rollout.results[0]);
    v("result-double", 2056, rollout.results[1]);
    v("means", 2084, rollout.means);
    v("games-double", 2140, rollout.games_double);
}

void describe(auto& v, Is<Rollout> auto& rollout)
{
    describe_settings(v, rollout);
    describe_results(v, rollout);
    v("previous-level", 2092, rollout.previous_level);
    v("previous", 2096, rollout.previous);
    v("previous-equities", 2124, rollout.previous_equities);
    v("seconds", 2132, rollout.seconds);
    v("truncation-level", 2136, rollout.truncation_level);
    v("multiple-least-games", 2144, rollout.multiple_least_games);
    v("stops", 2148, rollout.stops);
    v("stop-thresholds", 2152, rollout.stop_thresholds);
    v("as-take", 2160, rollout.as_take);
    v("rotation", 2164, rollout.rotation);
    v("interrupted", 2168, rollout.interrupted);
    v("engine-version", 2170, rollout.engine_version);
    v("unused-end", 2176, rollout.unused_end);
}

}  // namespace gammonkit::xg
