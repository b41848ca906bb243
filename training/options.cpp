#include "training/options.hpp"

#include "analysis/evaluate/kernels.hpp"
#include "support/text.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace gammonkit::training {
namespace {

using Task = Request::Task;

/// What the layers of a net may be as wide as.
std::string check_width(const std::string& text)
{
    const std::optional<int> width = parse_int(text);
    return width && *width > 0 && *width % kPanel == 0 ? std::string()
                                                       : fmt::format("widths are multiples of {}", kPanel);
}

CLI::App& add_command(CLI::App& app, Request& request, Task task, const std::string& name,
                      const std::string& purpose)
{
    CLI::App* command = app.add_subcommand(name, purpose);
    command->callback([&request, task] { request.task = task; });
    return *command;
}

void add_nets(CLI::App& command, Settings& settings)
{
    command
        .add_option("--nets", settings.nets,
                    "the folder of contact.net, which also judges stages that have none, back-game.net, "
                    "late.net, race.net and ordering.net")
        ->required();
    command.add_option("--threads", settings.threads);
}

void add_tables(CLI::App& command, Settings& settings)
{
    command.add_option("--table", settings.tables, "decisions with known equities; may be given again");
    command.add_option("--plies", settings.plies, "how far `score` and `compare` look ahead");
}

void add_times(CLI::App& command, Settings& settings)
{
    command.add_option("--minutes", settings.minutes, "stop after so long; else when it is told to");
    command.add_option("--games", settings.games, "over which the rate falls; without it, it stays");
    command.add_option("--games-done", settings.games_done,
                       "so many of --games are over: to go on with a net without its checkpoint");
    command.add_option("--rounded", settings.rounded,
                       "the last part of --games, in which the second layer learns with its weights rounded "
                       "to 8 bits, as in play; before, it has 12");
}

void add_checkpoints(CLI::App& command, Settings& settings)
{
    command.add_option("--checkpoint-minutes", settings.checkpoint_minutes, "between two checkpoints");
    command.add_option("--score-minutes", settings.score_minutes, "between two scores by the tables");
}

void add_games(CLI::App& command, Settings& settings)
{
    command.add_option("--siblings", settings.siblings, "plays not made that are followed at each roll");
    command.add_option("--branch", settings.branch, "rolls for which they are followed");
    command.add_option("--odd-starts", settings.odd_starts,
                       "part of the games that begins with what hardly happens, in the stage that learns");
    command.add_option("--chunk", settings.chunk, "games between two times of learning");
    command.add_option("--seed", settings.seed);
}

void add_learning(CLI::App& command, Settings& settings)
{
    command.add_option("--widths", settings.widths, "of the layers of a new net")
        ->delimiter('-')
        ->check(check_width);
    command.add_option("--rate", settings.rate);
    command.add_option("--last-rate", settings.last_rate);
    command.add_option("--batch", settings.batch);
    command.add_option("--passes", settings.passes);
    command.add_option("--memory", settings.memory, "samples that are kept");
}

void add_targets(CLI::App& command, Settings& settings)
{
    command.add_option("--ordering-widths", settings.ordering_widths)->delimiter('-')->check(check_width);
    command.add_option("--lambda", settings.lambda);
}

void add_stage(CLI::App& command, Settings& settings)
{
    command.add_option("--learn", settings.learn, "the net that learns, and perhaps the small one")
        ->delimiter(',')
        ->check(CLI::IsMember({"contact", "back-game", "late", "ordering"}));
}

void add_races(CLI::App& command, Settings& settings)
{
    command.add_option("--bearoff", settings.bearoff, "a one-sided bearoff table with gammons")->required();
    command.add_option("--races", settings.races,
                       "so many sides that the table knows are learned beside each chunk of games");
}

void add_maker(CLI::App& command, Request& request)
{
    command.add_option("--net", request.new_net, "the new net's file")->required();
    command.add_option("nets", request.nets, "the nets that it is made of")->required();
}

}  // namespace

void add_commands(CLI::App& app, Request& request)
{
    Settings& settings = request.settings;
    app.require_subcommand(1);
    const auto add = [&](Task task, const std::string& name, const std::string& purpose) -> CLI::App& {
        return add_command(app, request, task, name, purpose);
    };
    CLI::App& self_play =
        add(Task::self_play, "self-play", "TD(lambda) from games of the net against itself");
    CLI::App& one_ply = add(Task::one_ply, "one-ply", "targets by looking one roll ahead, at each roll");
    CLI::App& races = add(Task::races, "races", "the net of races learns what each side needs");
    CLI::App& imitate =
        add(Task::imitate, "imitate", "a net alone learns to judge like the large ones of a folder");
    CLI::App& score = add(Task::score, "score", "how well the nets choose plays with known equities");
    CLI::App& filters = add(Task::filters, "filters",
                            "what move filters lose and save where plays are looked at 2 plies ahead");
    CLI::App& compare = add(Task::compare, "compare", "nets against others: paired error rates, and games");
    compare.add_option("--against", request.against, "the folder of the other nets")->required();
    compare.add_option("--pairs", request.pairs, "pairs of games, with the same dice for both sides");
    compare.add_option("--seed", settings.seed);
    for (CLI::App* command : {&self_play, &one_ply, &races, &imitate, &score, &filters, &compare})
        add_nets(*command, settings);
    for (CLI::App* command : {&self_play, &one_ply, &imitate, &score, &filters, &compare})
        add_tables(*command, settings);
    for (CLI::App* command : {&self_play, &one_ply, &races, &imitate}) {
        add_times(*command, settings);
        add_games(*command, settings);
        add_learning(*command, settings);
    }
    for (CLI::App* command : {&self_play, &one_ply, &imitate}) {
        add_checkpoints(*command, settings);
        add_targets(*command, settings);
    }
    for (CLI::App* command : {&self_play, &one_ply, &imitate})
        add_stage(*command, settings);
    imitate.add_option("--teacher", settings.teacher, "that folder; without it, that of --nets");
    add_races(races, settings);
    add_maker(add(Task::mean, "mean", "a net whose weights are the means of those of other nets"), request);
    add_maker(add(Task::simplify, "simplify", "a net that plays the same, and compresses better"), request);
    add_maker(add(Task::counts, "counts", "the same net, told every number of checkers on a place"), request);
}

}  // namespace gammonkit::training
