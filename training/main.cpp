// Trains the nets: see docs/engine-method.md.
#include "training/duel.hpp"
#include "training/filter_costs.hpp"
#include "training/nets_folder.hpp"
#include "training/race_session.hpp"
#include "training/rounding.hpp"
#include "training/session.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace gammonkit::training {
namespace {

void train(const Settings& settings, Session::Targets targets)
{
    take_lowest_priority();
    watch_for_stops();
    make_nets(settings);
    Session(settings, targets).train();
}

void train_races(Settings settings)
{
    settings.learn = {std::string(kStageNames.back())};
    take_lowest_priority();
    watch_for_stops();
    make_nets(settings);
    RaceSession(settings).train();
}

void score(const Settings& settings)
{
    const Evaluator evaluator(nets_in(settings.nets));
    const Scorer scorer(settings.tables, "");
    fmt::print("{}", in_words(scorer.scores(evaluator, settings.plies, settings.threads)));
}

void print_filter_costs(const Settings& settings)
{
    const Evaluator evaluator(nets_in(settings.nets), value_of(bearoff::standard_tables({})));
    for (const std::string& table : settings.tables) {
        const std::vector<FilterCost> costs =
            filter_costs(evaluator, value_of(read_decisions(read_all(table))));
        if (costs.empty()) throw std::runtime_error(table + " has no plays to choose from");
        fmt::print("{}\n0 plies    1 ply      at 1   at 2  ms      error rate  lost\n", table);
        for (const FilterCost& cost : costs) {
            const std::string second =
                cost.second ? fmt::format("{}/{:g}", cost.second->extra, cost.second->threshold) : "";
            fmt::print("{:<10} {:<9} {:5.2f}  {:5.2f}  {:6.3f}  {:10.3f}  {:+.3f} +- {:.3f}\n",
                       fmt::format("{}/{:g}", cost.first.extra, cost.first.threshold), second,
                       cost.looked_ahead_1, cost.looked_ahead_2, cost.milliseconds, cost.error_rate,
                       cost.lost, cost.standard_error);
        }
    }
}

void compare(const Request& request)
{
    const Settings& settings = request.settings;
    const bearoff::StandardTables tables = value_of(bearoff::standard_tables({}));
    const Evaluator one(nets_in(settings.nets), tables);
    const Evaluator other(nets_in(request.against), tables);
    const Scorer scorer(settings.tables, "");
    fmt::print("{}", in_words(scorer.compared(one, other, settings.plies, settings.threads)));
    const DuelResult games = duel(one, other, request.pairs, settings.seed, settings.threads);
    fmt::print("{:+.4f} +- {:.4f} points a game over {} games\n", games.points, games.standard_error,
               games.games);
}

void do_task(const Request& request)
{
    const Settings& settings = request.settings;
    switch (request.task) {
    case Request::Task::self_play:
        return train(settings, Session::Targets::td);
    case Request::Task::one_ply:
        return train(settings, Session::Targets::one_ply);
    case Request::Task::races:
        return train_races(settings);
    case Request::Task::imitate:
        return train(settings, Session::Targets::as_seen);
    case Request::Task::score:
        return score(settings);
    case Request::Task::filters:
        return print_filter_costs(settings);
    case Request::Task::compare:
        return compare(request);
    case Request::Task::mean: {
        std::vector<NetWeights> nets;
        for (const std::string& path : request.nets)
            nets.push_back(weights_in(path));
        return write_all(request.new_net, write_net(mean_of(nets)));
    }
    case Request::Task::simplify:
        return write_all(request.new_net, write_net(simplified(weights_in(request.nets.front()))));
    case Request::Task::counts:
        return write_all(request.new_net, write_net(told_counts(weights_in(request.nets.front()))));
    }
}

}  // namespace
}  // namespace gammonkit::training

int main(int argc, char** argv)
{
    gammonkit::training::Request request;
    CLI::App app{"Trains the nets of GammonKit"};
    gammonkit::training::add_commands(app, request);
    CLI11_PARSE(app, argc, argv);
    gammonkit::training::flush_tiny_numbers();
    try {
        gammonkit::training::do_task(request);
        return 0;
    } catch (const std::exception& error) {
        fmt::print(stderr, "train_net: error: {}\n", error.what());
        return 1;
    }
}
