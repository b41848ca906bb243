#include "analysis/evaluate/evaluator.hpp"

#include "analysis/evaluate/game_over.hpp"
#include "analysis/evaluate/sanity.hpp"
#include "analysis/evaluate/shipped_nets.hpp"

namespace gammonkit {
namespace {

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
        cache_->keep(scratch.keys[i], scratch.chances[i]);
        chances[scratch.places[i]] = judged(scratch.chances[i], scratch.boards[i]);
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
    if (const std::optional<Chances> by_net = cache_->find(key)) return judged(*by_net, board);
    scratch.keys.push_back(key);
    return std::nullopt;
}

std::optional<Chances> Evaluator::known(const Board& board) const
{
    if (const std::optional<Chances> over = chances_at_end(board)) return over;
    if (!tables_ || !both_are_home(board)) return std::nullopt;
    return bearoff::chances(*tables_, board);
}

std::optional<bearoff::TwoSidedEquities> Evaluator::known_with_cube(const Board& board) const
{
    if (!tables_ || !both_are_home(board)) return std::nullopt;
    return tables_->two_sided.equities(board);
}

}  // namespace gammonkit
