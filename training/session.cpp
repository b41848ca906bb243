#include "training/session.hpp"

#include "analysis/bearoff/race.hpp"
#include "analysis/evaluate/shipped_nets.hpp"
#include "analysis/search/look_ahead.hpp"
#include "training/nets_folder.hpp"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <stdexcept>

namespace gammonkit::training {
namespace {

constexpr std::uint32_t kCheckpointVersion = 1;
constexpr std::size_t kSamplesForLimits = 20'000;

/// "contact,ordering".
std::string learned_names(const Settings& settings)
{
    std::string names;
    for (const std::string& name : settings.learn)
        names += (names.empty() ? "" : ",") + name;
    return names;
}

std::vector<Board> boards_of(const std::vector<SelfPlayedGame>& games)
{
    std::vector<Board> boards;
    for (const SelfPlayedGame& game : games)
        for (const LabeledSample& sample : game.boards)
            boards.push_back(sample.board);
    return boards;
}

/// Boards of games of the nets that come with GammonKit; only those of a stage, if it is one.
std::vector<Board> played_boards(const bearoff::TableSet& tables, std::optional<Stage> stage,
                                 std::size_t count)
{
    Nets shipped{.stages = {}, .ordering = shipped_ordering_net()};
    for (std::size_t i = 0; i < shipped.stages.size(); ++i)
        shipped.stages[i] = shipped_net(static_cast<Stage>(i));
    const Evaluator evaluator(shipped, tables);
    Random random(20'261'128);
    std::vector<Board> boards;
    while (boards.size() < count) {
        constexpr int kGames = 64;
        std::vector<SelfPlayedGame> games = play_games(evaluator, kGames, {}, random);
        if (stage) games = parts_in_stage(*stage, games);
        const std::vector<Board> more = boards_of(games);
        boards.insert(boards.end(), more.begin(), more.end());
    }
    boards.resize(count);
    return boards;
}

double square_distance(const Chances& one, const Chances& other)
{
    const auto square = [](float x) { return static_cast<double>(x) * static_cast<double>(x); };
    return square(one.win - other.win) + square(one.win_gammon - other.win_gammon) +
           square(one.win_backgammon - other.win_backgammon) + square(one.lose_gammon - other.lose_gammon) +
           square(one.lose_backgammon - other.lose_backgammon);
}

/// Adds the seconds until it ends to a sum.
class Timed {
public:
    explicit Timed(double& sum) : sum_(sum) {}
    ~Timed() { sum_ += seconds_since(begin_); }
    Timed(const Timed&) = delete;
    Timed(Timed&&) = delete;
    Timed& operator=(const Timed&) = delete;
    Timed& operator=(Timed&&) = delete;

private:
    double& sum_;
    Clock::time_point begin_ = Clock::now();
};

}  // namespace

Session::Session(const Settings& settings, Targets targets)
    : settings_(settings), targets_(targets), nets_(nets_in(settings.nets)),
      tables_(value_of(bearoff::standard_tables({}))), thread_pool_(settings.threads),
      random_(settings.seed * 7919U + 1U), memory_(static_cast<std::size_t>(settings.memory)),
      log_(settings.nets), scorer_(settings.tables, net_path(settings.nets, "best-" + settings.learn.front()))
{
    for (int t = 0; t < settings.threads; ++t)
        randoms_.emplace_back(random_.next());
    if (targets == Targets::as_seen)
        teacher_.emplace(nets_in(settings.teacher.empty() ? settings.nets : settings.teacher), tables_);
    add_learning_nets();
    played_ = played_boards(tables_, has_stages() ? std::optional(stage_) : std::nullopt,
                            static_cast<std::size_t>(settings.residual_boards));
    restore();
}

void Session::add_learning_nets()
{
    for (const std::string& name : settings_.learn) {
        const std::string path = net_path(settings_.nets, name);
        if (name == kOrderingName) {
            small_.emplace(path, nets_.ordering, thread_pool_);
        } else {
            if (large_) throw std::runtime_error("only one net besides the small one can learn");
            stage_ = static_cast<Stage>(std::ranges::find(kStageNames, name) - kStageNames.begin());
            large_.emplace(path, nets_.stages[static_cast<std::size_t>(stage_)], thread_pool_);
        }
    }
}

/// Whether there are nets for other stages than contact.
bool Session::has_stages() const
{
    return stage_ != Stage::contact ||
           std::ranges::any_of(kStageNames | std::views::drop(1),
                               [&](std::string_view name) { return has_net(settings_.nets, name); });
}

/// Falls from the first rate to the last, by the same factor each game, where it is known how many there are.
float Session::rate() const
{
    if (settings_.games == 0) return static_cast<float>(settings_.rate);
    return rate_after(settings_, static_cast<double>(stretch_.games) / static_cast<double>(settings_.games));
}

FirstSteps Session::steps() const
{
    const double fine = static_cast<double>(settings_.games) * (1 - settings_.rounded);
    const bool is_fine = settings_.games == 0 || static_cast<double>(stretch_.games) < fine;
    return is_fine ? FirstSteps::fine : FirstSteps::coarse;
}

void Session::train()
{
    const Clock::time_point begin = Clock::now();
    Clock::time_point logged = begin, saved = begin, scored = begin;
    const auto is_due = [](Clock::time_point& last, double minutes) {
        if (seconds_since(last) < 60 * minutes) return false;
        last = Clock::now();
        return true;
    };
    const auto goes_on = [&] {
        const bool in_time = settings_.minutes <= 0 || seconds_since(begin) < 60 * settings_.minutes;
        return in_time && !stop_is_asked() && (settings_.games == 0 || stretch_.games < settings_.games);
    };
    know_best();
    score();
    while (goes_on()) {
        {
            const WorkLease lease;
            train_chunk();
        }
        if (is_due(logged, 1)) log_stretch();
        if (is_due(saved, settings_.checkpoint_minutes)) save_checkpoint();
        if (is_due(scored, settings_.score_minutes)) score();
    }
    log_stretch();
    save_checkpoint();
    score();
}

void Session::train_chunk()
{
    const Timed timed(stretch_.seconds);
    flush_tiny_numbers();  // On every thread, or what is learned would depend on who did which part.
    std::vector<SelfPlayedGame> games = play();
    if (large_ && has_stages()) games = parts_in_stage(stage_, games);
    std::vector<LabeledSample> samples = samples_of(games);
    stretch_.labels += samples.size();
    memory_.add(samples);
    learn(samples.size());
}

std::vector<SelfPlayedGame> Session::play()
{
    const Timed timed(stretch_.playing);
    // The small net learns from games in which it orders plays.
    const Evaluator evaluator = teacher_ && large_ ? *teacher_ : this->evaluator();
    SelfPlay how{
        .siblings = settings_.siblings, .branch = settings_.branch, .odd_starts = settings_.odd_starts};
    if (has_stages()) how.odd_stage = stage_;
    std::vector<std::vector<SelfPlayedGame>> parts(static_cast<std::size_t>(settings_.threads));
    thread_pool_.run(parts.size(), [&](std::size_t index) {
        flush_tiny_numbers();
        parts[index] = play_games(evaluator, settings_.chunk / settings_.threads, how, randoms_[index]);
    });
    stretch_.games += settings_.chunk;
    for (std::size_t t = 1; t < parts.size(); ++t)
        std::ranges::move(parts[t], std::back_inserter(parts[0]));
    return std::move(parts[0]);
}

std::vector<LabeledSample> Session::samples_of(const std::vector<SelfPlayedGame>& games)
{
    const Timed timed(stretch_.labeling);
    if (targets_ == Targets::td) return td_samples(games, settings_.lambda);
    const std::vector<Board> boards = boards_of(games);
    if (targets_ == Targets::one_ply)
        return samples_without_luck(games, values(evaluator(), boards, 1), settings_.lambda);
    const std::vector<Chances> seen = values(*teacher_, boards, 0);
    std::vector<LabeledSample> samples;
    for (std::size_t i = 0; i < boards.size(); ++i)
        samples.push_back({.board = boards[i], .target = seen[i]});
    return samples;
}

/// What boards are worth, by looking so many rolls ahead. The small net misses the best play less often than
/// in play, or all targets would be a little too low.
std::vector<Chances> Session::values(const Evaluator& evaluator, const std::vector<Board>& boards, int plies)
{
    constexpr PromisingPlays kFollowed{.most = 4, .within = 0.12F};
    std::vector<Chances> values(boards.size());
    thread_pool_.run_parts(boards.size(), 256, [&](std::size_t begin, std::size_t end) {
        flush_tiny_numbers();
        LookAhead look_ahead(evaluator, RollSet::all, kFollowed);
        for (std::size_t i = begin; i < end; ++i)
            values[i] = look_ahead.value(boards[i], plies);
    });
    return values;
}

void Session::learn(std::size_t new_samples)
{
    const Timed timed(stretch_.learning);
    if (memory_.size() == 0) return;
    for (int pass = 0; pass < settings_.passes; ++pass)
        learn_from(memory_.draw(new_samples, random_));
    const std::vector<LabeledSample> drawn =
        memory_.draw(std::min(memory_.size(), kSamplesForLimits), random_);
    const std::span<const LabeledSample> samples = drawn;
    // The two nets learn from the same samples, but do not know of each other.
    thread_pool_.run(2, [&](std::size_t which) {
        flush_tiny_numbers();
        if (which == 0 && large_) large_->renew(samples);
        if (which == 1 && small_) small_->renew(samples);
    });
    put_nets();
}

void Session::learn_from(const std::vector<LabeledSample>& samples)
{
    const auto batch = static_cast<std::size_t>(settings_.batch);
    for (std::size_t at = 0; at + batch <= samples.size(); at += batch) {
        const std::span<const LabeledSample> some = std::span(samples).subspan(at, batch);
        const float error = small_ ? small_->learn(some, rate()) : 0;
        error_sum_ += large_ ? large_->learn(some, rate(), steps()) : error;
        ++stretch_.steps;
    }
}

/// Lets the nets that learn play. In other steps the best net has another residual.
void Session::put_nets()
{
    const bool changes_steps = nets_.steps != steps();
    nets_.steps = steps();
    if (large_ && !has_stages()) nets_.stages.fill(large_->net());
    if (large_) nets_.stages[static_cast<std::size_t>(stage_)] = large_->net();
    if (small_) nets_.ordering = small_->net();
    if (changes_steps) know_best();
}

void Session::log_stretch()
{
    const long steps = stretch_.steps - steps_logged_;
    stretch_.squared_error = error_sum_ / static_cast<double>(std::max(steps, 1L));
    stretch_.rate = static_cast<double>(rate());
    log_.add(stretch_);
    if (large_) large_->save_net();
    if (small_) small_->save_net();
    steps_logged_ = stretch_.steps;
    error_sum_ = 0;
    stretch_ = {.games = stretch_.games, .steps = stretch_.steps};
}

void Session::score()
{
    for (const TableScore& score : scorer_.scores(evaluator(), 0, settings_.threads))
        log_.add(stretch_, score);
    const double residual = this->residual(evaluator());
    log_.add_residual(stretch_, residual);
    scorer_.keep_if_best(residual, large_ ? large_->net() : nets_.ordering);
}

double Session::residual(const Evaluator& evaluator)
{
    std::vector<Chances> seen(played_.size());
    if (large_) {
        seen = values(evaluator, played_, 0);
    } else {
        Evaluator::Scratch scratch;
        evaluator.estimate(played_, seen, scratch);
    }
    const std::vector<Chances> better =
        teacher_ ? values(*teacher_, played_, 0) : values(evaluator, played_, large_ ? 1 : 0);
    double sum = 0;
    for (std::size_t i = 0; i < seen.size(); ++i)
        sum += square_distance(seen[i], better[i]);
    return sum / static_cast<double>(seen.size());
}

/// What was best before this session stays so until a net is better.
void Session::know_best()
{
    const std::optional<NetWeights> best = scorer_.best();
    if (!best) return;
    Nets nets = nets_;
    if (!large_) {
        nets.ordering = *best;
    } else if (has_stages()) {
        nets.stages[static_cast<std::size_t>(stage_)] = *best;
    } else {
        nets.stages.fill(*best);
    }
    scorer_.go_on_from(residual(Evaluator(nets, tables_)), *best);
}

void Session::save_checkpoint() const
{
    ByteWriter out;
    out.put(kCheckpointVersion);
    out.put_all(std::span<const char>(learned_names(settings_)));
    out.put(stretch_.games);
    out.put(stretch_.steps);
    out.put(random_);
    out.put_all(std::span<const Random>(randoms_));
    memory_.save(out);
    if (large_) large_->save(out);
    if (small_) small_->save(out);
    write_all(checkpoint_path(), out.bytes());
}

void Session::restore()
{
    const std::string bytes = read_if_there(checkpoint_path());
    if (bytes.empty()) {
        stretch_.games = settings_.games_done;
        nets_.steps = steps();
        return;
    }
    ByteReader in(bytes);
    const auto version = in.take<std::uint32_t>();
    const std::vector<char> learn = in.take_all<char>();
    if (version != kCheckpointVersion || std::string(learn.begin(), learn.end()) != learned_names(settings_))
        throw std::runtime_error(checkpoint_path() + " is of other nets: move it away to begin anew");
    stretch_.games = in.take<long>();
    stretch_.steps = steps_logged_ = in.take<long>();
    random_ = in.take<Random>();
    randoms_ = in.take_all<Random>();
    if (randoms_.size() != static_cast<std::size_t>(settings_.threads))
        throw std::runtime_error("the checkpoint is of another number of threads");
    memory_.restore(in);
    if (large_) large_->restore(in);
    if (small_) small_->restore(in);
    nets_.steps = steps();
    put_nets();
}

}  // namespace gammonkit::training
