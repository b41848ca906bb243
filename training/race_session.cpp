#include "training/race_session.hpp"

#include "analysis/search/dice_rolls.hpp"
#include "analysis/successors.hpp"
#include "training/nets_folder.hpp"
#include "training/self_play.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit::training {
namespace {

constexpr std::size_t kSidesForLimits = 20'000;
constexpr auto kRaces = static_cast<std::size_t>(Stage::race);

NetWeights told_one_side(const std::string& path)
{
    NetWeights net = weights_in(path);
    if (net.encoding() != Encoding::one_side)
        throw std::runtime_error(path + " is not told one side: move it away to begin anew");
    return net;
}

}  // namespace

RaceSession::RaceSession(const Settings& settings)
    : settings_(settings), nets_(nets_in(settings.nets)), thread_pool_(settings.threads),
      net_(net_path(settings.nets, kStageNames[kRaces]),
           told_one_side(net_path(settings.nets, kStageNames[kRaces])), thread_pool_),
      table_(value_of(bearoff::open_table<bearoff::OneSidedTable>(settings.bearoff))), random_(settings.seed),
      memory_(static_cast<std::size_t>(settings.memory))
{
    for (int t = 0; t < settings.threads; ++t)
        randoms_.emplace_back(random_.next());
}

void RaceSession::train()
{
    begin_ = Clock::now();
    Clock::time_point logged = begin_;
    const auto goes_on = [&] {
        const bool in_time = settings_.minutes <= 0 || seconds_since(begin_) < 60 * settings_.minutes;
        return in_time && !stop_is_asked() && (settings_.games == 0 || games_ < settings_.games);
    };
    while (goes_on()) {
        const WorkLease lease;
        const double error = train_chunk();
        if (seconds_since(logged) < 60 && goes_on()) continue;
        logged = Clock::now();
        net_.save_net();
        fmt::print("{:.0f} s, {} games, {} sides, error {:.6f}, rate {:.2g}\n", seconds_since(begin_), games_,
                   labels_, error, rate());
        std::fflush(stdout);
    }
}

/// Falls from the first rate to the last, by the same factor each game or each minute, where it is known how
/// many there are.
float RaceSession::rate() const
{
    double part = 0;
    if (settings_.games > 0)
        part = static_cast<double>(games_) / static_cast<double>(settings_.games);
    else if (settings_.minutes > 0)
        part = seconds_since(begin_) / (60 * settings_.minutes);
    return rate_after(settings_, part);
}

double RaceSession::train_chunk()
{
    flush_tiny_numbers();
    std::vector<Side> sides = play();
    add_known(sides);
    memory_.add(labeled(sides));
    labels_ += sides.size();
    return learn(sides.size());
}

/// Both sides of each race that comes up.
std::vector<Side> RaceSession::play()
{
    bearoff::StandardTables tables = value_of(bearoff::standard_tables({}));
    tables.one_sided = table_;
    const Evaluator evaluator(nets_, std::move(tables));
    const SelfPlay how{.siblings = settings_.siblings,
                       .branch = settings_.branch,
                       .odd_starts = settings_.odd_starts,
                       .odd_stage = Stage::race};
    std::vector<std::vector<SelfPlayedGame>> parts(static_cast<std::size_t>(settings_.threads));
    thread_pool_.run(parts.size(), [&](std::size_t index) {
        flush_tiny_numbers();
        parts[index] = play_games(evaluator, settings_.chunk / settings_.threads, how, randoms_[index]);
    });
    games_ += settings_.chunk;
    std::vector<Side> sides;
    for (const std::vector<SelfPlayedGame>& part : parts) {
        for (const SelfPlayedGame& game : parts_in_stage(Stage::race, part)) {
            for (const LabeledSample& sample : game.boards) {
                sides.push_back(sample.board.own);
                sides.push_back(sample.board.other);
            }
        }
    }
    return sides;
}

void RaceSession::add_known(std::vector<Side>& sides)
{
    for (int i = 0; i < settings_.races; ++i)
        sides.push_back(random_race(table_.options().points, random_).own);
}

std::vector<LabeledSide> RaceSession::labeled(const std::vector<Side>& sides)
{
    const Net net(net_.net());
    std::vector<LabeledSide> labeled(sides.size());
    thread_pool_.run_parts(sides.size(), 64, [&](std::size_t begin, std::size_t end) {
        flush_tiny_numbers();
        RaceTargets targets(net, table_);
        for (std::size_t i = begin; i < end; ++i)
            labeled[i] = {.side = sides[i], .target = targets.target(sides[i])};
    });
    return labeled;
}

double RaceSession::learn(std::size_t new_sides)
{
    const auto batch = static_cast<std::size_t>(settings_.batch);
    double errors = 0;
    long steps = 0;
    for (int pass = 0; pass < settings_.passes; ++pass) {
        const std::vector<LabeledSide> drawn = memory_.draw(new_sides, random_);
        for (std::size_t at = 0; at + batch <= drawn.size(); at += batch, ++steps)
            errors += net_.learn(std::span(drawn).subspan(at, batch), rate());
    }
    const std::vector<LabeledSide> some = memory_.draw(std::min(memory_.size(), kSidesForLimits), random_);
    net_.renew(std::span(some));
    nets_.stages[kRaces] = net_.net();
    return errors / static_cast<double>(std::max(steps, 1L));
}

using bearoff::Distribution;
using bearoff::SideRolls;

SideRolls RaceTargets::target(const Side& side)
{
    if (const std::optional<SideRolls> known = bearoff::side_rolls(table_, side)) return *known;
    find_plays(side);
    judge_plays();
    SideRolls result{.to_bear_off = mean_after(&SideRolls::to_bear_off)};
    if (side[0] == 0) result.to_save_gammon = mean_after(&SideRolls::to_save_gammon);
    if (is_left_behind(side)) result.to_save_backgammon = mean_after(&SideRolls::to_save_backgammon);
    return result;
}

void RaceTargets::find_plays(const Side& side)
{
    boards_.clear();
    ends_.clear();
    for (const WeightedRoll& roll : kAllRolls) {
        add_successors(boards_, {.own = side, .other = {}}, roll.dice);
        ends_.push_back(boards_.size());
    }
}

void RaceTargets::judge_plays()
{
    rolls_.resize(boards_.size());
    asked_.clear();
    asked_places_.clear();
    for (std::size_t i = 0; i < boards_.size(); ++i) {
        const Side& side = boards_[i].other;
        if (const std::optional<SideRolls> known = bearoff::side_rolls(table_, side)) {
            rolls_[i] = *known;
        } else {
            asked_.push_back(side);
            asked_places_.push_back(i);
        }
    }
    answers_.resize(asked_.size());
    net_.count_rolls(asked_, answers_, scratch_);
    for (std::size_t i = 0; i < asked_.size(); ++i)
        rolls_[asked_places_[i]] = answers_[i];
}

/// After the plays that leave the fewest rolls.
Distribution RaceTargets::mean_after(Distribution SideRolls::* part) const
{
    constexpr std::uint32_t kAll = 36;
    std::array<std::uint32_t, bearoff::kSlots> sums{};
    std::size_t begin = 0;
    for (std::size_t r = 0; r < ends_.size(); ++r) {
        const auto fewest = std::min_element(rolls_.begin() + static_cast<std::ptrdiff_t>(begin),
                                             rolls_.begin() + static_cast<std::ptrdiff_t>(ends_[r]),
                                             [part](const SideRolls& a, const SideRolls& b) {
                                                 return bearoff::mean_of(a.*part) < bearoff::mean_of(b.*part);
                                             });
        for (std::size_t k = 0; k < bearoff::kSlots; ++k) {
            const std::size_t with_this_roll = std::min(k + 1, bearoff::kSlots - 1);
            sums[with_this_roll] += (kAllRolls[r].dice.is_double() ? 1U : 2U) * (*fewest.*part)[k];
        }
        begin = ends_[r];
    }
    Distribution mean{};
    for (std::size_t k = 0; k < bearoff::kSlots; ++k)
        mean[k] = static_cast<std::uint16_t>((sums[k] + kAll / 2) / kAll);
    return mean;
}

}  // namespace gammonkit::training
