// Trains the nets: see docs/engine.md.
#include "analysis/benchmark/score.hpp"
#include "analysis/evaluate/kernels.hpp"
#include "analysis/search/look_ahead.hpp"
#include "analysis/training/self_play.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"
#include "support/thread_pool.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <fmt/format.h>
#include <optional>
#include <ranges>

#if defined(__SSE__)
#include <xmmintrin.h>
#endif

namespace gammonkit {
namespace {

struct Settings {
    std::string nets;  ///< Their folder.
    std::vector<std::string> learn{"contact", "ordering"};
    std::string table;
    std::vector<int> widths{512, 256, 128};
    std::vector<int> ordering_widths{64};
    double minutes = 10;
    double lambda = 0.6;
    double rate = 1e-3;
    double last_rate = 1e-4;
    int siblings = 2;
    int branch = 2;
    double odd_starts = 0;
    int batch = 256;
    int chunk = 1000;
    int passes = 2;
    int plies = 0;
    int memory = 2'000'000;
    int points = 6;
    int races = 0;
    int threads = 1;
    unsigned seed = 1;
};

/// What the layers of a net may be as wide as.
std::string check_width(const std::string& text)
{
    const std::optional<int> width = parse_int(text);
    return width && *width > 0 && *width % kPanel == 0 ? std::string()
                                                       : fmt::format("widths are multiples of {}", kPanel);
}

/// Numbers too small to matter must not slow the arithmetic of a thread down.
void flush_tiny_numbers()
{
#if defined(__SSE__)
    _MM_SET_FLUSH_ZERO_MODE(_MM_FLUSH_ZERO_ON);
#endif
}

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin)
{
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

template <class T>
T value_of(Result<T> result)
{
    if (!result) throw std::runtime_error(result.error().message);
    return *std::move(result);
}

std::string read_all(const std::string& path)
{
    return value_of(read_input(path)).bytes;
}

std::string read_if_there(const std::string& path)
{
    return std::filesystem::exists(path) ? read_all(path) : std::string();
}

void write_all(const std::string& path, std::string_view bytes)
{
    const Result<void> written = write_output(path, bytes, Overwrite::yes);
    if (!written) throw std::runtime_error(written.error().message);
}

/// Targets where no checker is above so many points.
bearoff::StandardTables tables(int points)
{
    bearoff::StandardTables tables = value_of(bearoff::standard_tables({}));
    if (points > tables.one_sided.options().points) {
        std::string bytes = value_of(bearoff::build_one_sided({.points = points}));
        tables.one_sided = value_of(bearoff::OneSidedTable::from(bearoff::TableBytes(std::move(bytes))));
    }
    return tables;
}

NetWeights weights_in(const std::string& path)
{
    return value_of(read_net(read_all(path)));
}

/// Of the files of the nets of the stages.
constexpr std::array<std::string_view, kStages> kStageNames{"contact", "back-game", "late", "race"};
constexpr std::string_view kOrderingName = "ordering";

std::string net_path(const std::string& folder, std::string_view name)
{
    return fmt::format("{}/{}.net", folder, name);
}

bool has_net(const std::string& folder, std::string_view name)
{
    return std::filesystem::exists(net_path(folder, name));
}

/// The nets of a folder. A stage without one is judged by that of contact positions.
Nets nets_in(const Settings& settings)
{
    const auto read = [&](std::string_view name) { return weights_in(net_path(settings.nets, name)); };
    Nets nets;
    nets.ordering = read(kOrderingName);
    nets.stages.fill(read(kStageNames[0]));
    for (std::size_t stage = 1; stage < nets.stages.size(); ++stage)
        if (has_net(settings.nets, kStageNames[stage])) nets.stages[stage] = read(kStageNames[stage]);
    return nets;
}

/// Writes random nets where those that are to learn are missing.
void make_nets(const Settings& settings)
{
    for (const std::string& name : settings.learn) {
        if (has_net(settings.nets, name)) continue;
        const std::vector<int>& widths = name == kOrderingName ? settings.ordering_widths : settings.widths;
        write_all(net_path(settings.nets, name), write_net(NetWeights::random(widths, settings.seed)));
    }
}

/// A net that learns, with its file; the moments of Adam lie in another beside it.
class Pupil {
public:
    /// Goes on where the files left off.
    Pupil(std::string path, NetWeights weights) : path_(std::move(path)), trainer_(std::move(weights))
    {
        const std::string state = read_if_there(moments_path());
        std::vector<float> numbers(state.size() / sizeof(float));
        std::memcpy(numbers.data(), state.data(), numbers.size() * sizeof(float));
        if (numbers.size() == trainer_.state().size()) trainer_.restore(numbers);
    }

    float learn(std::span<const Sample> samples, float rate) { return trainer_.learn(samples, rate); }

    /// With the limits that these samples show.
    [[nodiscard]] NetWeights net(std::span<const Sample> samples) const
    {
        return with_limits(trainer_.average(), samples);
    }

    void save(const NetWeights& net) const
    {
        write_all(path_, write_net(net));
        const std::vector<float> state = trainer_.state();
        std::string bytes(state.size() * sizeof(float), '\0');
        std::memcpy(bytes.data(), state.data(), bytes.size());
        write_all(moments_path(), bytes);
    }

private:
    [[nodiscard]] std::string moments_path() const { return path_ + ".adam"; }

    std::string path_;
    Trainer trainer_;
};

void print_score(const Evaluator& evaluator, std::string_view table, int plies)
{
    if (table.empty()) return;
    const Score result = score(evaluator, value_of(read_decisions(table)), plies);
    fmt::print("  score: error rate {:.2f} +- {:.2f}, best {:.1f} %, absolute error {:.4f}\n",
               result.error_rate, result.standard_error,
               100.0 * result.best_chosen / std::max(result.decisions, 1), result.mean_absolute_error);
}

/// Falls from the first rate to the last, by the same factor each minute.
float rate_at(const Settings& settings, double part)
{
    return static_cast<float>(settings.rate *
                              std::pow(settings.last_rate / settings.rate, std::min(part, 1.0)));
}

class Session {
public:
    explicit Session(const Settings& settings)
        : settings_(settings), nets_(nets_in(settings)), tables_(tables(settings.points)),
          thread_pool_(settings.threads), random_(settings.seed * 7919U + 1U),
          table_(settings.table.empty() ? std::string() : read_all(settings.table))
    {
        for (int t = 0; t < settings.threads; ++t)
            randoms_.emplace_back(random_.next());
        for (const std::string& name : settings.learn) {
            const std::string path = net_path(settings.nets, name);
            if (name == kOrderingName) {
                small_.emplace(path, nets_.ordering);
            } else {
                if (large_) throw std::runtime_error("only one net besides the small one can learn");
                stage_ = static_cast<Stage>(std::ranges::find(kStageNames, name) - kStageNames.begin());
                large_.emplace(path, learning_net());
            }
        }
    }

    void self_play()
    {
        train([&](const std::vector<PlayedGame>& games) { return td_samples(games, settings_.lambda); });
    }

    void one_ply()
    {
        train([&](const std::vector<PlayedGame>& games) {
            return samples_without_luck(games, values(boards_of(games), 1), settings_.lambda);
        });
    }

    /// The small net learns what the large ones think.
    void order()
    {
        train([&](const std::vector<PlayedGame>& games) { return static_samples(games); });
    }

private:
    [[nodiscard]] double part() const { return seconds_since(begin_) / 60 / settings_.minutes; }

    [[nodiscard]] NetWeights& learning_net() { return nets_.stages[static_cast<std::size_t>(stage_)]; }

    /// Whether there are nets for other stages than contact.
    [[nodiscard]] bool has_stages() const
    {
        return stage_ != Stage::contact ||
               std::ranges::any_of(kStageNames | std::views::drop(1),
                                   [&](std::string_view name) { return has_net(settings_.nets, name); });
    }

    [[nodiscard]] Evaluator evaluator() const { return Evaluator(nets_, tables_); }

    /// Plays games and learns from them for as long as it is told to.
    template <class MakeSamples>
    void train(MakeSamples make_samples)
    {
        while (part() < 1) {
            std::vector<PlayedGame> games = play();
            if (large_ && has_stages()) games = parts_in_stage(stage_, games);
            std::vector<Sample> samples = make_samples(games);
            add_known_races(samples);
            remember(samples);
            learn_from_memory(samples.size());
            report();
        }
        finish();
    }

    std::vector<PlayedGame> play()
    {
        const Evaluator evaluator = this->evaluator();
        const int games = settings_.chunk;
        games_ += games;
        SelfPlay how{
            .siblings = settings_.siblings, .branch = settings_.branch, .odd_starts = settings_.odd_starts};
        if (has_stages()) how.odd_stage = stage_;
        std::vector<std::vector<PlayedGame>> parts(static_cast<std::size_t>(settings_.threads));
        thread_pool_.run(parts.size(), [&](std::size_t index) {
            flush_tiny_numbers();
            parts[index] = play_games(evaluator, games / settings_.threads, how, randoms_[index]);
        });
        for (std::size_t t = 1; t < parts.size(); ++t)
            std::move(parts[t].begin(), parts[t].end(), std::back_inserter(parts[0]));
        return std::move(parts[0]);
    }

    void add_known_races(std::vector<Sample>& samples)
    {
        for (int i = 0; i < settings_.races; ++i) {
            const Board board = random_race(settings_.points, random_);
            if (const std::optional<Chances> known = bearoff::chances(tables_, board))
                samples.push_back({.board = board, .target = *known});
        }
    }

    static std::vector<Board> boards_of(const std::vector<PlayedGame>& games)
    {
        std::vector<Board> boards;
        for (const PlayedGame& game : games)
            for (const Sample& sample : game.boards)
                boards.push_back(sample.board);
        return boards;
    }

    /// What all boards of the games are worth, by looking so many rolls ahead.
    std::vector<Chances> values(const std::vector<Board>& boards, int plies)
    {
        const Evaluator evaluator = this->evaluator();
        std::vector<Chances> values(boards.size());
        thread_pool_.run_parts(boards.size(), 256, [&](std::size_t begin, std::size_t end) {
            flush_tiny_numbers();
            LookAhead look_ahead(evaluator);
            for (std::size_t i = begin; i < end; ++i)
                values[i] = look_ahead.value(boards[i], plies);
        });
        return values;
    }

    std::vector<Sample> static_samples(const std::vector<PlayedGame>& games)
    {
        const std::vector<Board> boards = boards_of(games);
        const std::vector<Chances> values = this->values(boards, 0);
        std::vector<Sample> samples;
        for (std::size_t i = 0; i < boards.size(); ++i)
            samples.push_back({.board = boards[i], .target = values[i]});
        return samples;
    }

    /// Keeps the newest samples.
    void remember(const std::vector<Sample>& samples)
    {
        for (const Sample& sample : samples) {
            if (memory_.size() < static_cast<std::size_t>(settings_.memory)) {
                memory_.push_back(sample);
            } else {
                memory_[oldest_] = sample;
                oldest_ = (oldest_ + 1) % memory_.size();
            }
        }
    }

    void learn_from_memory(std::size_t new_samples)
    {
        for (int pass = 0; pass < settings_.passes; ++pass)
            learn(some_of_memory(new_samples));
        renew_nets();
    }

    std::vector<Sample> some_of_memory(std::size_t count)
    {
        std::vector<Sample> samples;
        for (std::size_t i = 0; i < count; ++i)
            samples.push_back(
                memory_[static_cast<std::size_t>(random_.below(static_cast<int>(memory_.size())))]);
        return samples;
    }

    void learn(const std::vector<Sample>& samples)
    {
        const auto batch = static_cast<std::size_t>(settings_.batch);
        for (std::size_t at = 0; at + batch <= samples.size(); at += batch) {
            const float rate = rate_at(settings_, part());
            const std::span<const Sample> some = std::span(samples).subspan(at, batch);
            const float error = small_ ? small_->learn(some, rate) : 0;
            error_ += large_ ? large_->learn(some, rate) : error;
            ++steps_;
        }
    }

    void report()
    {
        if (seconds_since(reported_) < 60) return;
        reported_ = Clock::now();
        save_all();
        fmt::print("{:.1f} min: {} games, {} steps, squared error {:.5f}, rate {:.2e}\n",
                   seconds_since(begin_) / 60, games_, steps_,
                   error_ / static_cast<double>(std::max(steps_ - steps_before_, 1L)),
                   rate_at(settings_, part()));
        error_ = 0;
        steps_before_ = steps_;
        if (++reports_ % 5 == 0) print_score(evaluator(), table_, 0);
        std::fflush(stdout);
    }

    void save_all()
    {
        if (large_) large_->save(learning_net());
        if (small_) small_->save(nets_.ordering);
    }

    /// Takes over what was learned for the games to come.
    void renew_nets()
    {
        const std::vector<Sample> samples = some_of_memory(std::min<std::size_t>(memory_.size(), 20'000));
        if (large_) learning_net() = large_->net(samples);
        if (large_ && !has_stages()) nets_.stages.fill(learning_net());
        if (small_) nets_.ordering = small_->net(samples);
    }

    void finish()
    {
        save_all();
        print_score(evaluator(), table_, 0);
    }

    Settings settings_;
    Nets nets_;  ///< Those that play.
    std::optional<Pupil> large_;
    Stage stage_ = Stage::contact;  ///< Of which that is the net.
    std::optional<Pupil> small_;
    bearoff::StandardTables tables_;
    ThreadPool thread_pool_;
    Random random_;
    std::vector<Random> randoms_;  ///< One a thread.
    std::string table_;
    std::vector<Sample> memory_;
    std::size_t oldest_ = 0;
    Clock::time_point begin_ = Clock::now();
    Clock::time_point reported_ = begin_;
    long games_ = 0;
    long steps_ = 0;
    long steps_before_ = 0;
    int reports_ = 0;
    double error_ = 0;
};

/// The net whose every weight is the mean of those of nets of one shape. Nets that come from one another,
/// each by some hours of learning, differ in their mistakes more than in what they know.
NetWeights mean_of(const std::vector<std::string>& paths)
{
    NetWeights mean = weights_in(paths.front());
    const auto move = [](std::vector<float>& means, const std::vector<float>& numbers, float part) {
        if (means.size() != numbers.size()) throw std::runtime_error("the nets have different shapes");
        for (std::size_t i = 0; i < means.size(); ++i)
            means[i] += part * (numbers[i] - means[i]);
    };
    for (std::size_t n = 1; n < paths.size(); ++n) {
        const NetWeights net = weights_in(paths[n]);
        if (net.layers.size() != mean.layers.size())
            throw std::runtime_error("the nets have different shapes");
        const float part = 1 / static_cast<float>(n + 1);
        for (std::size_t l = 0; l < mean.layers.size(); ++l) {
            move(mean.layers[l].weights, net.layers[l].weights, part);
            move(mean.layers[l].biases, net.layers[l].biases, part);
            move(mean.layers[l].limits, net.layers[l].limits, part);
        }
    }
    return mean;
}

}  // namespace
}  // namespace gammonkit

int main(int argc, char** argv)
{
    using namespace gammonkit;
    flush_tiny_numbers();
    Settings settings;
    CLI::App app{"Trains the nets of GammonKit"};
    app.require_subcommand(1);
    auto* self_play = app.add_subcommand("self-play", "TD(lambda) from games of the net against itself");
    auto* one_ply = app.add_subcommand("one-ply", "targets by looking one roll ahead, at each roll");
    auto* order = app.add_subcommand("order", "the small net alone learns to judge like the large one");
    auto* score = app.add_subcommand("score", "how well the net chooses among plays with known equities");
    for (CLI::App* command : {self_play, one_ply, order, score}) {
        command
            ->add_option("--nets", settings.nets,
                         "the folder of contact.net, which also judges stages that have none, "
                         "back-game.net, late.net, race.net and ordering.net")
            ->required();
        command->add_option("--table", settings.table, "decisions with known equities");
        command->add_option("--plies", settings.plies);
        command->add_option("--widths", settings.widths, "of the layers of a new net")
            ->delimiter('-')
            ->check(check_width);
        command->add_option("--ordering-widths", settings.ordering_widths)
            ->delimiter('-')
            ->check(check_width);
        command->add_option("--minutes", settings.minutes);
        command->add_option("--lambda", settings.lambda);
        command->add_option("--rate", settings.rate);
        command->add_option("--last-rate", settings.last_rate);
        command->add_option("--siblings", settings.siblings, "plays not made that are followed at each roll");
        command->add_option("--branch", settings.branch, "rolls for which they are followed");
        command->add_option(
            "--odd-starts", settings.odd_starts,
            "part of the games that begins with what hardly happens, in the stage that learns");
        command->add_option("--batch", settings.batch);
        command->add_option("--chunk", settings.chunk, "games between two times of learning");
        command->add_option("--passes", settings.passes);
        command->add_option("--memory", settings.memory, "samples that are kept");
        command->add_option("--threads", settings.threads);
        command->add_option("--seed", settings.seed);
    }
    for (CLI::App* command : {self_play, one_ply}) {
        command->add_option("--learn", settings.learn, "the net that learns, and perhaps the small one")
            ->delimiter(',')
            ->check(CLI::IsMember({"contact", "back-game", "late", "race", "ordering"}));
        command->add_option("--points", settings.points, "a bearoff table of so many points knows the rest")
            ->check(CLI::Range(6, 12));
        command->add_option("--races", settings.races,
                            "so many races that the table knows are learned beside each chunk of games");
    }
    std::string new_net;
    std::vector<std::string> nets;
    auto* mean = app.add_subcommand("mean", "a net whose weights are the means of those of other nets");
    mean->add_option("--net", new_net, "the new net's file")->required();
    mean->add_option("nets", nets, "the nets")->required();
    std::string old_net;
    auto* counts = app.add_subcommand("counts", "the same net, told every number of checkers on a place");
    counts->add_option("--net", new_net, "the new net's file")->required();
    counts->add_option("old-net", old_net, "the net")->required();
    CLI11_PARSE(app, argc, argv);
    try {
        if (score->parsed()) {
            print_score(Evaluator(nets_in(settings)), read_all(settings.table), settings.plies);
        } else if (mean->parsed()) {
            write_all(new_net, write_net(mean_of(nets)));
        } else if (counts->parsed()) {
            write_all(new_net, write_net(told_counts(weights_in(old_net))));
        } else {
            if (order->parsed()) settings.learn = {std::string(kOrderingName)};
            make_nets(settings);
            Session session(settings);
            if (order->parsed()) session.order();
            if (one_ply->parsed()) session.one_ply();
            if (self_play->parsed()) session.self_play();
        }
    } catch (const std::exception& error) {
        fmt::print(stderr, "{}\n", error.what());
        return 1;
    }
}
