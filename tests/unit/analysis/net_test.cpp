#include "analysis/evaluate/net.hpp"

#include "analysis/evaluate/board_chances.hpp"
#include "analysis/evaluate/inputs.hpp"
#include "analysis/evaluate/shipped_nets.hpp"
#include "analysis/search/dice_rolls.hpp"
#include "analysis/successors.hpp"
#include "model/rules.hpp"
#include "tests/unit/analysis/race_sides.hpp"
#include "tests/unit/model/random_positions.hpp"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <random>

namespace gammonkit {
namespace {

std::vector<Board> boards()
{
    std::vector<Board> boards;
    for (int index = 0; index < 200; ++index)
        boards.push_back(board_of(random_position(index), Player::second));
    return boards;
}

std::vector<Chances> evaluated(const Net& net, const std::vector<Board>& boards)
{
    std::vector<Chances> chances(boards.size());
    Net::Scratch scratch;
    net.evaluate(boards, chances, scratch);
    return chances;
}

const NetWeights& small_net()
{
    static const NetWeights net = NetWeights::random({128, 64, 64}, 1);
    return net;
}

TEST(Inputs, AreThoseOfTheStartingPosition)
{
    const Inputs inputs =
        inputs_of(board_of(starting_position(Variant::standard), Player::first), Encoding::tesauro);
    float sum = 0;
    for (int i = 0; i < inputs.count; ++i)
        sum += inputs.values[static_cast<std::size_t>(i)];
    // Each side: 2 on the 24 point, 5 on the mid-point, 3 on the 8 and 5 on the 6 point: 2 + 3 + 1 + 3 + 3
    // + 1.
    EXPECT_EQ(inputs.count, 26);
    EXPECT_FLOAT_EQ(sum, 26);
}

TEST(Inputs, HaveRoomForEveryBoard)
{
    Board board;
    for (std::size_t point = 1; point <= 15; ++point)
        board.own[point] = 1;
    board.other[25] = 14;
    board.other[0] = 1;
    EXPECT_EQ(inputs_of(board, Encoding::tesauro).count, 17);
    EXPECT_EQ(inputs_of(board, Encoding::counts).count, 30);
    EXPECT_EQ(inputs_of(board, Encoding::one_side).count, 15);
}

void expect_equal(const std::vector<Chances>& a, const std::vector<Chances>& b)
{
    ASSERT_EQ(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        EXPECT_EQ(a[i].win, b[i].win);
        EXPECT_EQ(cubeless_equity(a[i]), cubeless_equity(b[i]));
    }
}

void expect_the_same_on_every_kind_of_processor(const NetWeights& net, const std::vector<Board>& some,
                                                FirstSteps steps = FirstSteps::coarse)
{
    const auto by = [&](const Kernels& kernels) { return evaluated(Net(net, steps, kernels), some); };
    const std::vector<Chances> portable = by(kPortableKernels);
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2")) expect_equal(by(kAvx2Kernels), portable);
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("avxvnni"))
        expect_equal(by(kAvxVnniKernels), portable);
    if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vnni"))
        expect_equal(by(kAvx512Kernels), portable);
#endif
    expect_equal(evaluated(Net(net, steps), some), portable);
}

TEST(Net, GivesTheSameOnEveryKindOfProcessor)
{
    expect_the_same_on_every_kind_of_processor(small_net(), boards());
    const NetWeights deep = NetWeights::random({128, 128, 64, 64}, 2);
    expect_the_same_on_every_kind_of_processor(deep, boards());
    expect_the_same_on_every_kind_of_processor(deep, boards(), FirstSteps::fine);
}

TEST(Kernels, RoundToTheNearestWords)
{
    constexpr int kCount = 4 * kPanel;
    std::mt19937 random(1);
    std::uniform_real_distribution<float> some(-3, 3);
    std::vector<float> numbers(kCount);
    std::vector<double> steps(kCount);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        numbers.at(i) = some(random);
        steps.at(i) = i % 3 == 0 ? 20000 : 0.5 * std::exp2(i % 7);
        if (i % 5 == 0) numbers.at(i) = std::round(numbers.at(i));  // Halves, too.
    }
    std::vector<std::int16_t> words(kCount);
    const auto expect_nearest = [&](const Kernels& kernels) {
        SCOPED_TRACE(kernels.name);
        kernels.round_words(numbers.data(), steps.data(), kCount, words.data());
        for (std::size_t i = 0; i < words.size(); ++i) {
            const double limited = std::clamp(numbers.at(i) * steps.at(i), -32768.0, 32767.0);
            EXPECT_EQ(words.at(i), std::lrint(limited)) << numbers.at(i) << " * " << steps.at(i);
        }
    };
    expect_nearest(kPortableKernels);
    expect_nearest(kernels());
}

/// Some in which gammons and backgammons are possible.
std::vector<Board> races()
{
    std::vector<Board> races;
    std::mt19937 random(1);
    for (int highest = 6; highest <= 23; ++highest) {
        for (int i = 0; i < 8; ++i)
            races.push_back(
                {.own = random_race_side(random, highest), .other = random_race_side(random, 24 - highest)});
    }
    return races;
}

TEST(NetOfRaces, GivesTheSameOnEveryKindOfProcessor)
{
    expect_the_same_on_every_kind_of_processor(shipped_net(Stage::race), races());
    expect_the_same_on_every_kind_of_processor(NetWeights::random({64}, 2, Encoding::one_side), races());
}

TEST(NetOfRaces, GivesTheSameForABoardAloneAndAmongOthers)
{
    const Net net(shipped_net(Stage::race));
    std::vector<Board> some = races();
    some.insert(some.begin() + 3, some[2]);  // The same side twice.
    some[3].other = some[0].other;
    const std::vector<Chances> together = evaluated(net, some);
    for (std::size_t i = 0; i < some.size(); ++i)
        expect_equal(evaluated(net, {some[i]}), {together[i]});
}

double mean_in_rolls(const bearoff::Distribution& distribution)
{
    return double(bearoff::mean_of(distribution)) / bearoff::kCertain;
}

TEST(NetOfRaces, CountsNearlyAsManyRollsAsATable)
{
    const bearoff::OneSidedTable table =
        *bearoff::OneSidedTable::from(bearoff::TableBytes(*bearoff::build_one_sided({.points = 8})));
    std::mt19937 random(2);
    std::vector<Side> sides;
    for (int i = 0; i < 300; ++i)
        sides.push_back(random_race_side(random, 8));
    std::vector<bearoff::SideRolls> found(sides.size());
    Net::Scratch scratch;
    Net(shipped_net(Stage::race)).count_rolls(sides, found, scratch);
    double off = 0;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const bearoff::SideRolls known = *bearoff::side_rolls(table, sides[i]);
        off += std::abs(mean_in_rolls(found[i].to_bear_off) - mean_in_rolls(known.to_bear_off));
        EXPECT_NEAR(mean_in_rolls(found[i].to_save_gammon), mean_in_rolls(known.to_save_gammon), 0.3);
    }
    EXPECT_LT(off / static_cast<double>(sides.size()), 0.04);
}

/// What the first output of a net is without rounding to whole numbers.
double exact_win(const NetWeights& net, const Board& board)
{
    const Inputs inputs = inputs_of(board, net.encoding());
    std::vector<double> in(static_cast<std::size_t>(inputs_in(net.encoding())));
    for (std::size_t i = 0; i < static_cast<std::size_t>(inputs.count); ++i)
        in[inputs.rows[i]] = double{inputs.values[i]};
    for (const Layer& layer : net.layers) {
        const auto width = static_cast<std::size_t>(layer.outputs);
        std::vector<double> out(layer.biases.begin(), layer.biases.end());
        for (std::size_t i = 0; i < in.size(); ++i) {
            for (std::size_t o = 0; o < width; ++o)
                out[o] += in[i] * double{layer.weights[i * width + o]};
        }
        if (&layer == &net.layers.back()) return 1 / (1 + std::exp(-out[0]));
        std::ranges::transform(out, out.begin(), [](double x) { return std::max(x, 0.0); });
        in = out;
    }
    return 0;
}

/// How far the whole numbers are from the first output of a net, on average.
double lost_by_rounding(const NetWeights& net, const std::vector<Board>& boards,
                        FirstSteps steps = FirstSteps::coarse)
{
    const std::vector<Chances> chances = evaluated(Net(net, steps), boards);
    double sum = 0;
    for (std::size_t i = 0; i < boards.size(); ++i)
        sum += std::abs(double{chances[i].win} - exact_win(net, boards[i]));
    return sum / static_cast<double>(boards.size());
}

TEST(Net, LosesLittleByWholeNumbers)
{
    const Board opening = board_of(starting_position(Variant::standard), Player::first);
    Board back_game = opening;
    back_game.own[13] = 3;
    back_game.own[22] = 2;
    Board late;
    late.own = {2, 3, 3, 2, 2, 2};
    late.own[20] = 1;
    late.other = {0, 3, 3, 2, 2, 2};
    late.other[23] = 3;
    const std::array<Board, 3> first{opening, back_game, late};
    for (std::size_t stage = 0; stage < first.size(); ++stage) {
        ASSERT_EQ(static_cast<std::size_t>(stage_of(first[stage])), stage);
        std::vector<Board> some;
        for (const WeightedRoll& roll : kAllRolls)
            add_successors(some, first[stage], roll.dice);
        const NetWeights net = shipped_net(static_cast<Stage>(stage));
        EXPECT_LT(lost_by_rounding(net, some), 0.003) << stage;
        EXPECT_LT(lost_by_rounding(net, some, FirstSteps::fine), 0.0005) << stage;
    }
}

/// A net with a layer behind its first that hands on what that says.
NetWeights with_a_layer_more(const NetWeights& net)
{
    NetWeights result = net;
    const Layer& first = net.layers.front();
    const auto width = static_cast<std::size_t>(first.outputs);
    Layer layer{.inputs = first.outputs, .outputs = first.outputs, .limits = first.limits};
    layer.weights.resize(width * width);
    layer.biases.resize(width);
    for (std::size_t i = 0; i < width; ++i)
        layer.weights[i * width + i] = 1;
    result.layers.insert(result.layers.begin() + 1, layer);
    return result;
}

TEST(Net, LosesNoMoreWithALayerMore)
{
    const NetWeights& net = shipped_net(Stage::contact);
    const std::vector<Board> some = boards();
    EXPECT_LT(lost_by_rounding(with_a_layer_more(net), some), 1.05 * lost_by_rounding(net, some));
}

TEST(Net, CanBeToldEveryNumberOfCheckers)
{
    const NetWeights counts = NetWeights::random({128, 64}, 7, Encoding::counts);
    EXPECT_EQ(counts.layers.front().inputs, 780);
    EXPECT_LT(lost_by_rounding(counts, boards()), 0.01);
    const Result<NetWeights> read = read_net(write_net(counts));
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(read->encoding(), Encoding::counts);
}

TEST(NetOfRaces, SurvivesItsFile)
{
    const std::string bytes = write_net(NetWeights::random({64}, 7, Encoding::one_side));
    EXPECT_TRUE(bytes.starts_with("gammonkit-net 4 360 64 64\n"));
    const Result<NetWeights> read = read_net(bytes);
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(read->encoding(), Encoding::one_side);
    EXPECT_EQ(write_net(*read), bytes);
}

TEST(Net, HasAnyNumberOfLayers)
{
    // Nobody knows how far the neurons of a random net go, so they are rounded more.
    for (const std::vector<int>& widths :
         {std::vector{64}, std::vector{128, 64}, std::vector{64, 128, 64}, std::vector{64, 64, 128, 64}})
        EXPECT_LT(lost_by_rounding(NetWeights::random(widths, 7), boards()), 0.01) << widths.size();
}

void expect_same_inputs_by_places(const Board& board, Encoding encoding)
{
    const Inputs inputs = inputs_of(board, encoding);
    std::vector<float> expected(static_cast<std::size_t>(inputs_in(encoding)));
    std::vector<float> found(expected.size());
    for (std::size_t i = 0; i < static_cast<std::size_t>(inputs.count); ++i)
        expected[inputs.rows[i]] += inputs.values[i];
    for (const PlaceStates& states :
         {place_states_of(board.own, 0), place_states_of(board.other, kSideStates)}) {
        for (std::size_t s = 0; s < static_cast<std::size_t>(states.count); ++s) {
            const Inputs of_place = inputs_of_place(states.numbers[s], encoding);
            for (std::size_t i = 0; i < static_cast<std::size_t>(of_place.count); ++i)
                found[of_place.rows[i]] += of_place.values[i];
        }
    }
    EXPECT_EQ(found, expected);
}

TEST(PlaceStates, StandForTheSameInputs)
{
    for (const Board& board : boards()) {
        expect_same_inputs_by_places(board, Encoding::tesauro);
        expect_same_inputs_by_places(board, Encoding::counts);
        expect_same_inputs_by_places(board, Encoding::one_side);
    }
}

TEST(Net, GivesTheSameForABoardAloneAndAmongOthers)
{
    const Net net(small_net());
    const std::vector<Board> some = boards();
    const std::vector<Chances> together = evaluated(net, some);
    for (std::size_t i = 0; i < some.size(); i += 37)
        EXPECT_EQ(cubeless_equity(evaluated(net, {some[i]}).front()), cubeless_equity(together[i]));
}

TEST(Net, SurvivesItsFile)
{
    const std::string bytes = write_net(small_net());
    const Result<NetWeights> read = read_net(bytes);
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(write_net(*read), bytes);
    EXPECT_TRUE(bytes.starts_with("gammonkit-net 4 196 128 64 64 5\n"));
}

TEST(Net, RefusesWhatIsNoNet)
{
    const std::string bytes = write_net(small_net());
    const auto message = [](std::string_view text) { return read_net(text).error().message; };
    EXPECT_EQ(message(""), "this is not a net of gammonkit, or of a later version");
    EXPECT_EQ(message("gammonkit-net 4 196 100 5\n"),
              "this is not a net of gammonkit, or of a later version");
    EXPECT_EQ(message(bytes.substr(0, bytes.size() - 1)), "the file of the net ends too early");
    EXPECT_EQ(message(bytes + "x"), "there is something behind the end of the net");
}

TEST(GameOver, TellsGammonsAndBackgammons)
{
    Board board;
    board.other[0] = 15;
    board.own[1] = 14;
    board.own[0] = 1;
    EXPECT_FLOAT_EQ(cubeless_equity(*chances_at_end(board)), -1);
    board.own[1] = 15;
    board.own[0] = 0;
    EXPECT_FLOAT_EQ(cubeless_equity(*chances_at_end(board)), -2);
    board.own[1] = 14;
    board.own[19] = 1;
    EXPECT_FLOAT_EQ(cubeless_equity(*chances_at_end(board)), -3);
    board.other[0] = 14;
    board.other[1] = 1;
    EXPECT_FALSE(chances_at_end(board).has_value());
}

}  // namespace
}  // namespace gammonkit
