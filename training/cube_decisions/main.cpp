// Draws close cube decisions, rolls them out and tells how well cube models judge them: see
// training/README.md.
#include "model/identifiers/xgid.hpp"
#include "support/files/file.hpp"
#include "training/cube_decisions/decision_rollout.hpp"
#include "training/cube_decisions/draw.hpp"
#include "training/cube_decisions/score.hpp"
#include "training/value_of.hpp"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <fmt/format.h>
#include <stdexcept>

namespace gammonkit::training {
namespace {

struct Request {
    DrawSettings draw;
    std::string decisions;
    std::string share = "1/1";
    RolloutSettings rollout = {.trials = 1296};
    std::vector<std::string> bearoffs;
    int cube_plies = 0;
    std::vector<int> plies{0};
    CubeModel model;
    int threads = 0;
};

NetEngine make_engine(const Request& request, int threads)
{
    bearoff::TableSet tables = value_of(bearoff::standard_tables({}));
    for (const std::string& file : request.bearoffs)
        if (const Result<void> added = tables.add(file); !added)
            throw std::runtime_error(added.error().message);
    return NetEngine({.threads = threads, .cube_model = request.model, .tables = tables});
}

void draw(const Request& request)
{
    NetEngine engine = make_engine(request, request.threads);
    draw_cube_decisions(engine, request.draw, [](const GameState& state) {
        fmt::print("{}\n", xgid(state));
        std::fflush(stdout);
    });
}

/// Of N parts the Kth: every Nth decision.
std::vector<GameState> part_of(const std::vector<GameState>& all, const std::string& share)
{
    std::size_t part = 0;
    std::size_t parts = 0;
    if (std::sscanf(share.c_str(), "%zu/%zu", &part, &parts) != 2 || part < 1 || part > parts)
        throw std::runtime_error("a share is K/N");
    std::vector<GameState> some;
    for (std::size_t i = part - 1; i < all.size(); i += parts)
        some.push_back(all[i]);
    return some;
}

void roll_out(const Request& request)
{
    const std::string text = value_of(read_input(request.decisions)).bytes;
    const std::vector<GameState> decisions = part_of(value_of(read_cube_decisions(text)), request.share);
    RolloutSettings settings = request.rollout;
    for (const Player player : kPlayers)
        settings.players[player].cube = request.cube_plies;
    fmt::print("{}", kDecisionColumns);
    roll_out_cube_decisions(make_engine(request, 1), decisions, settings, request.threads,
                            [](const DecisionRollout& decision) {
                                fmt::print("{}", in_line(decision));
                                std::fflush(stdout);
                            });
}

void score(const Request& request)
{
    const std::string text = value_of(read_input(request.decisions)).bytes;
    const std::vector<DecisionRollout> decisions = value_of(read_rolled_out_decisions(text));
    NetEngine engine = make_engine(request, request.threads);
    for (const int plies : request.plies)
        fmt::print("{} plies\n{}", plies, in_words(score_cube_decisions(engine, decisions, plies)));
}

void add_draw(CLI::App& app, Request& request)
{
    CLI::App* const command = app.add_subcommand("draw", "Print close cube decisions of self-play");
    command->add_option("--money", request.draw.money, "Decisions of money games")->capture_default_str();
    command->add_option("--matches", request.draw.matches, "At scores of matches")->capture_default_str();
    command->add_option("--limit", request.draw.limit, "How far apart the choices may be")
        ->capture_default_str();
    command->add_option("--plies", request.draw.plies, "How far ahead that is judged")->capture_default_str();
    command->add_option("--seed", request.draw.seed, "Of dice and scores")->capture_default_str();
    command->add_option("--threads", request.threads, "0: one for each processor");
    command->callback([&request] { draw(request); });
}

void add_roll_out(CLI::App& app, Request& request)
{
    CLI::App* const command = app.add_subcommand("roll-out", "Roll decisions out, and print a table");
    command->add_option("decisions", request.decisions, "What draw has printed")->required();
    command->add_option("--share", request.share, "Only the Kth of N parts: K/N");
    command->add_option("--trials", request.rollout.trials, "Games of each side at most")
        ->capture_default_str();
    command->add_option("--standard-error", request.rollout.stop.standard_error, "That is enough");
    command->add_option("--cube-plies", request.cube_plies, "How far ahead cube decisions are judged");
    command->add_option("--seed", request.rollout.seed, "Of the dice")->capture_default_str();
    command->add_option("--bearoff", request.bearoffs, "A bearoff table that knows more");
    command->add_option("--threads", request.threads, "0: one for each processor");
    command->callback([&request] { roll_out(request); });
}

void add_score(CLI::App& app, Request& request)
{
    CLI::App* const command = app.add_subcommand("score", "Compare what the engine says with rollouts");
    command->add_option("decisions", request.decisions, "The table that roll-out has printed")->required();
    command->add_option("--plies", request.plies, "How far ahead the engine looks: several numbers");
    command->add_option_function<double>(
        "--x", [&request](double x) { request.model.efficiency = CubeEfficiency::uniform(x); },
        "The efficiency of the cube everywhere");
    command->add_option("--threads", request.threads, "0: one for each processor");
    command->callback([&request] { score(request); });
}

}  // namespace
}  // namespace gammonkit::training

int main(int argc, char** argv)
{
    gammonkit::training::Request request;
    CLI::App app{"Measures what the engine makes of the cube"};
    app.require_subcommand(1);
    gammonkit::training::add_draw(app, request);
    gammonkit::training::add_roll_out(app, request);
    gammonkit::training::add_score(app, request);
    try {
        CLI11_PARSE(app, argc, argv);
        return 0;
    } catch (const std::exception& error) {
        fmt::print(stderr, "cube_decisions: error: {}\n", error.what());
        return 1;
    }
}
