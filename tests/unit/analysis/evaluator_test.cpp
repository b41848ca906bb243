#include "analysis/evaluate/evaluator.hpp"

#include "analysis/evaluate/board_chances.hpp"
#include "analysis/evaluate/position_class.hpp"
#include "analysis/evaluate/shipped_nets.hpp"
#include "model/identifiers/identifier.hpp"
#include "model/rules.hpp"
#include "tests/unit/model/random_positions.hpp"

#include <array>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

Board start()
{
    return board_of(starting_position(Variant::standard), Player::first);
}

/// A board with these checkers on these points, the others off.
Board board(std::vector<std::pair<std::size_t, int>> own, std::vector<std::pair<std::size_t, int>> other)
{
    Board result;
    result.own[0] = 15;
    result.other[0] = 15;
    for (const auto& [point, count] : own) {
        result.own[point] = static_cast<std::uint8_t>(count);
        result.own[0] = static_cast<std::uint8_t>(result.own[0] - count);
    }
    for (const auto& [point, count] : other) {
        result.other[point] = static_cast<std::uint8_t>(count);
        result.other[0] = static_cast<std::uint8_t>(result.other[0] - count);
    }
    return result;
}

TEST(PositionClass, FollowsContactAndTheCheckersLeft)
{
    EXPECT_EQ(classify(start()), PositionClass::contact);
    EXPECT_EQ(classify(board({}, {{1, 2}})), PositionClass::over);
    EXPECT_EQ(classify(board({{6, 15}}, {{6, 15}})), PositionClass::bearoff);
    EXPECT_EQ(classify(board({{7, 15}}, {{6, 15}})), PositionClass::race);
    EXPECT_EQ(classify(board({{12, 15}}, {{13, 15}})), PositionClass::contact);
    EXPECT_EQ(classify(board({{12, 15}}, {{12, 15}})), PositionClass::race);
    EXPECT_EQ(classify(board({{24, 6}}, {{12, 15}})), PositionClass::crashed);
    EXPECT_EQ(classify(board({{24, 7}}, {{12, 15}})), PositionClass::contact);
    EXPECT_EQ(classify(board({{24, 5}, {1, 5}}, {{12, 15}})), PositionClass::crashed);
    EXPECT_EQ(classify(board({{24, 7}, {1, 5}, {2, 3}}, {{12, 15}})), PositionClass::contact);
}

TEST(StageOf, IsLateOnceCheckersAreOffOrCrashed)
{
    EXPECT_EQ(stage_of(start()), Stage::contact);
    EXPECT_EQ(stage_of(board({{12, 15}}, {{12, 15}})), Stage::race);
    EXPECT_EQ(stage_of(board({{12, 14}}, {{13, 15}})), Stage::late);
    EXPECT_EQ(stage_of(board({{12, 15}}, {{13, 14}})), Stage::late);
    EXPECT_EQ(stage_of(board({{24, 3}, {1, 12}}, {{12, 15}})), Stage::late);
    EXPECT_EQ(stage_of(board({{18, 7}, {1, 5}, {2, 3}}, {{12, 15}})), Stage::contact);
}

TEST(StageOf, IsABackGameWithTwoPointsOrFiveCheckersInTheOtherHome)
{
    const Board two_points = board({{24, 2}, {19, 2}, {12, 11}}, {{12, 15}});
    EXPECT_EQ(stage_of(two_points), Stage::back_game);
    EXPECT_EQ(stage_of({two_points.other, two_points.own}), Stage::back_game);
    EXPECT_EQ(stage_of(board({{24, 2}, {18, 2}, {12, 11}}, {{12, 15}})), Stage::contact);
    EXPECT_EQ(stage_of(board({{24, 3}, {19, 1}, {12, 11}}, {{12, 15}})), Stage::contact);
    EXPECT_EQ(stage_of(board({{25, 1}, {24, 3}, {19, 1}, {12, 10}}, {{12, 15}})), Stage::back_game);
}

TEST(Sanity, TakesAwayWhatCannotHappen)
{
    const Chances all{.win = 0.6F,
                      .win_gammon = 0.7F,
                      .win_backgammon = 0.1F,
                      .lose_gammon = 0.2F,
                      .lose_backgammon = 0.05F};
    const Chances opening = made_possible(all, start());
    EXPECT_FLOAT_EQ(opening.win_gammon, 0.6F);
    EXPECT_FLOAT_EQ(opening.win_backgammon, 0.1F);
    const Chances race = made_possible(all, board({{7, 15}}, {{6, 15}}));
    EXPECT_FLOAT_EQ(race.win_gammon, 0.6F);
    EXPECT_FLOAT_EQ(race.win_backgammon, 0);
    EXPECT_FLOAT_EQ(race.lose_backgammon, 0);
    const Chances bearoff = made_possible(all, board({{6, 14}}, {{24, 15}}));
    EXPECT_FLOAT_EQ(bearoff.lose_gammon, 0);
    EXPECT_FLOAT_EQ(bearoff.win_backgammon, 0.1F);
}

TEST(Evaluator, JudgesWhatIsOverExactly)
{
    const Evaluator evaluator = Evaluator::shipped();
    const std::vector<Board> boards{board({{1, 15}}, {}), start(), board({{6, 3}}, {})};
    std::vector<Chances> chances(3);
    Evaluator::Scratch scratch;
    evaluator.evaluate(boards, chances, scratch);
    EXPECT_FLOAT_EQ(cubeless_equity(chances[0]), -2);
    EXPECT_FLOAT_EQ(cubeless_equity(chances[2]), -1);
}

TEST(Evaluator, AsksTheTablesWhereTheyReach)
{
    const Evaluator evaluator = Evaluator::shipped(*bearoff::standard_tables({}));
    // CgAAEAEAAAAAAA of the GNU Backgammon manual: 67.1 % and, with the cube, 0.3441, 0.3210, 0.1605.
    const GameState state = state_from_identifier("CgAAEAEAAAAAAA")->state;
    const Board few = board_of(state.position, state.on_roll);
    EXPECT_NEAR(evaluator.known(few)->win, 0.671, 0.0005);
    EXPECT_NEAR(evaluator.known_with_cube(few)->own_cube, 0.3441F, 0.00005F);
    const Board many = board({{6, 15}}, {{6, 15}});
    EXPECT_GT(evaluator.known(many)->win, 0.5F);
    EXPECT_FALSE(evaluator.known_with_cube(many).has_value());
    EXPECT_FALSE(evaluator.known(start()).has_value());
    EXPECT_FALSE(evaluator.known(board({{7, 1}}, {{6, 2}})).has_value());
}

TEST(Evaluator, AsksTheNetOfTheStage)
{
    const std::vector<Board> boards{board({{12, 15}}, {{12, 15}}), start(), board({{20, 14}}, {{20, 15}}),
                                    board({{20, 15}}, {{20, 15}})};
    const std::vector<NetWeights> nets{NetWeights::random({64}, 1), NetWeights::random({64}, 2),
                                       NetWeights::random({64}, 3), NetWeights::random({64}, 4)};
    const auto wins = [&](const std::array<NetWeights, kStages>& stages) {
        std::vector<Chances> chances(boards.size());
        Evaluator::Scratch scratch;
        Evaluator({.stages = stages, .ordering = nets[0]}).evaluate(boards, chances, scratch);
        return std::vector<float>{chances[0].win, chances[1].win, chances[2].win, chances[3].win};
    };
    const auto alone = [&](std::size_t net) { return wins({nets[net], nets[net], nets[net], nets[net]}); };
    EXPECT_EQ(wins({nets[0], nets[1], nets[2], nets[3]}),
              (std::vector<float>{alone(3)[0], alone(0)[1], alone(2)[2], alone(1)[3]}));
    EXPECT_NE(alone(0)[0], alone(1)[0]);
}

TEST(Evaluator, KnowsTheOpening)
{
    const Evaluator evaluator = Evaluator::shipped();
    const Board opening = start();
    Chances chances;
    Evaluator::Scratch scratch;
    evaluator.evaluate({&opening, 1}, {&chances, 1}, scratch);
    // Rolled out by others: win 0.5215, gammons 0.154 and 0.130.
    EXPECT_NEAR(chances.win, 0.5215, 0.02);
    EXPECT_NEAR(chances.win_gammon, 0.154, 0.03);
    EXPECT_NEAR(chances.lose_gammon, 0.130, 0.03);
}

TEST(Evaluator, EstimatesAgainWhatItEstimatedBefore)
{
    const Evaluator evaluator = Evaluator::shipped();
    std::vector<Board> boards = {start(), board({{6, 15}}, {}), board({{12, 15}}, {{12, 15}})};
    std::vector<Chances> first(boards.size());
    std::vector<Chances> again(boards.size());
    Evaluator::Scratch scratch;
    evaluator.estimate(boards, first, scratch);
    EXPECT_NEAR(first[0].win, 0.52, 0.05);
    EXPECT_EQ(first[1].lose_gammon, 1);  // Over: no net is asked.
    std::ranges::reverse(boards);
    evaluator.estimate(boards, again, scratch);
    std::ranges::reverse(again);
    for (std::size_t i = 0; i < boards.size(); ++i) {
        EXPECT_EQ(first[i].win, again[i].win);
        EXPECT_EQ(first[i].lose_gammon, again[i].lose_gammon);
    }
    // What the small net said is not what the large ones say.
    std::ranges::reverse(boards);
    evaluator.evaluate(boards, again, scratch);
    EXPECT_NE(first[0].win, again[0].win);
}

TEST(ShippedNets, AreTheFilesOfTheRepository)
{
    constexpr std::array<std::size_t, kStages> kLayers{5, 4, 4, 3};  // Contact, back games, late, races.
    for (std::size_t stage = 0; stage < kStages; ++stage) {
        const NetWeights& net = shipped_net(static_cast<Stage>(stage));
        const bool is_of_races = static_cast<Stage>(stage) == Stage::race;
        EXPECT_EQ(net.layers.size(), kLayers[stage]) << stage;
        EXPECT_EQ(net.encoding() == Encoding::one_side, is_of_races) << stage;
    }
    EXPECT_EQ(shipped_ordering_net().layers.size(), 3U);
}

}  // namespace
}  // namespace gammonkit
