// Learns how much a live cube brings, by kind of position, place in the window of the cube and pips:
//
//     learn_cube_efficiency > analysis/cube/efficiencies.inc
//
// Of many boards of self-play it keeps what all rolls lead to. The worth of a board with each place of the
// cube is then the mean over the rolls, where the opponent doubles, and the other drops, as is best by the
// efficiencies found so far. New efficiencies are those that come nearest to these worths (least squares).
// That is done again and again, until nothing changes any more: each time, what is learned moves back by one
// roll.
#include "training/cube_efficiency/efficiency_learner.hpp"
#include "training/cube_efficiency/rolled_boards.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace gammonkit::training {
namespace {

std::string in_text(const EfficiencyTable& table)
{
    std::string text = "// Made by learn_cube_efficiency; do not edit.\n// clang-format off\n";
    for (std::size_t kind = 0; kind < table.size(); ++kind) {
        text += fmt::format("{{{{  // {}\n", kEfficiencyKinds[kind]);
        for (const EfficiencyWeights& weights : table[kind]) {
            text += "{{\n";
            for (const EfficiencyCurve::Values& values : weights)
                text += fmt::format("    {{{{{:.4f}}}}},\n", fmt::join(values, ", "));
            text += "}},\n";
        }
        text += "}},\n";
    }
    return text + "// clang-format on\n";
}

}  // namespace
}  // namespace gammonkit::training

int main(int argc, char** argv)
{
    using namespace gammonkit::training;
    int boards = 300'000;
    int rounds = 40;
    std::uint64_t seed = 1;
    CLI::App app{"Learns how much a live cube brings"};
    app.add_option("--boards", boards, "Of self-play")->capture_default_str();
    app.add_option("--rounds", rounds, "How often all of them are judged again")->capture_default_str();
    app.add_option("--seed", seed, "Of the dice")->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    EfficiencyLearner learner(rolled_boards(static_cast<std::size_t>(boards), seed));
    for (int round = 1; round <= rounds; ++round)
        fmt::print(stderr, "{}: {:.5f}\n", round, learner.learn());
    fmt::print("{}", in_text(learner.table()));
}
