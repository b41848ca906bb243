#include "report/answers/race/race_answer.hpp"

#include "analysis/maps/score_map.hpp"

namespace gammonkit::answers {
namespace {

/// The money game whose cube the counts judge: the player on roll may double.
GameState money_state(const GameState& state)
{
    GameState money = state_for_money(state);
    money.dice.reset();
    money.cube = {};
    if (state.cube.owner == state.on_roll) money.cube = {.value = 2, .owner = state.on_roll};
    return money;
}

}  // namespace

Result<RaceAnswer> judge_race(const PositionQuestion& question, const bearoff::TableSet& tables)
{
    const GameState& state = question.position.state;
    GK_TRY_VOID(still_played(state));
    const Board board = board_of(state.position, state.on_roll);
    std::optional<RaceFacts> facts = race_facts(tables.one_sided_for(board), board);
    if (!facts) return failure("no-race", "the players can still hit each other: this is no race yet");
    const GameState money = money_state(state);
    RaceAnswer answer{.facts = *std::move(facts),
                      .cube_is_away = state.cube.owner == opponent(state.on_roll)};
    for (const RaceMethod method : kRaceMethods)
        answer.counts.push_back(count_race(method, board, money.cube.owner.has_value()));
    GK_TRY(answer.money, question.judge.judge_cube(money, question.level, question.progress));
    if (!state.rules.is_money()) {
        GK_TRY(answer.at_score, question.judge.judge_cube(state, question.level, question.progress));
    }
    return answer;
}

}  // namespace gammonkit::answers
