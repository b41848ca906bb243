#include "analysis/evaluate/evaluator.hpp"

#include "analysis/bearoff/race.hpp"
#include "analysis/evaluate/game_over.hpp"
#include "analysis/evaluate/sanity.hpp"
#include "analysis/evaluate/shipped_nets.hpp"

namespace gammonkit {
namespace {

constexpr int kHomePoints = 6;

bool both_are_home(const Board& board)
{
    return rearmost(board.own) <= kHomePoints && rearmost(board.other) <= kHomePoints;
}

/// 8 MiB.
constexpr int kCacheBits = 18;

}  // namespace

Evaluator::Evaluator(const NetWeights& net, const NetWeights& ordering, Tables tables)
    : net_(std::make_shared<Net>(net)), ordering_(std::make_shared<Net>(ordering)),
      tables_(std::move(tables)), cache_(std::make_shared<EvaluationCache>(kCacheBits))
{
}

Evaluator Evaluator::shipped(Tables tables)
{
    const ShippedNets nets = shipped_nets();
    return {nets.contact, nets.ordering, std::move(tables)};
}

Evaluator Evaluator::noisy(const Noise& noise) const
{
    Evaluator result = *this;
    result.noise_ = noise;
    // What it finds depends on the noise.
    result.cache_ = std::make_shared<EvaluationCache>(kCacheBits);
    return result;
}

void Evaluator::evaluate(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const
{
    scratch.boards.clear();
    scratch.places.clear();
    scratch.keys.clear();
    for (std::size_t i = 0; i < boards.size(); ++i) {
        if (const std::optional<Chances> found = known_or_found(boards[i], scratch)) {
            chances[i] = *found;
        } else {
            scratch.boards.push_back(boards[i]);
            scratch.places.push_back(i);
        }
    }
    scratch.chances.resize(scratch.boards.size());
    net_->evaluate(scratch.boards, scratch.chances, scratch.net);
    for (std::size_t i = 0; i < scratch.boards.size(); ++i) {
        const Chances result = judged(scratch.chances[i], scratch.boards[i]);
        cache_->keep(scratch.keys[i], result);
        chances[scratch.places[i]] = result;
    }
}

void Evaluator::estimate(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const
{
    ordering_->evaluate(boards, chances, scratch.net);
    for (std::size_t i = 0; i < boards.size(); ++i) {
        if (const std::optional<Chances> exact = known(boards[i])) chances[i] = *exact;
    }
}

Chances Evaluator::judged(const Chances& by_net, const Board& board) const
{
    const Chances perhaps_off = noise_.deviation > 0 ? with_noise(by_net, board, noise_) : by_net;
    return made_possible(perhaps_off, board);
}

/// Leaves the key of a board that must be asked for in the scratch.
std::optional<Chances> Evaluator::known_or_found(const Board& board, Scratch& scratch) const
{
    if (const std::optional<Chances> exact = known(board)) return exact;
    const std::uint64_t key = EvaluationCache::key_of(board);
    if (const std::optional<Chances> found = cache_->find(key)) return found;
    scratch.keys.push_back(key);
    return std::nullopt;
}

std::optional<Chances> Evaluator::known(const Board& board) const
{
    if (const std::optional<Chances> over = chances_at_end(board)) return over;
    if (!tables_ || !both_are_home(board)) return std::nullopt;
    if (const auto exact = tables_->two_sided.equities(board))
        return Chances{.win = (exact->cubeless + 1) / 2};
    return bearoff::race_chances(tables_->one_sided, board);
}

std::optional<bearoff::TwoSidedEquities> Evaluator::known_with_cube(const Board& board) const
{
    if (!tables_ || !both_are_home(board)) return std::nullopt;
    return tables_->two_sided.equities(board);
}

}  // namespace gammonkit
