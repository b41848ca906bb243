#include "analysis/evaluate/evaluator.hpp"

#include "analysis/evaluate/game_over.hpp"
#include "analysis/evaluate/sanity.hpp"
#include "analysis/evaluate/shipped_nets.hpp"

namespace gammonkit {
namespace {

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
    find_known(boards, chances, scratch);
    find_remembered(boards, chances, scratch);
    scratch.chances.resize(scratch.boards.size());
    net_->evaluate(scratch.boards, scratch.chances, scratch.net);
    for (std::size_t i = 0; i < scratch.boards.size(); ++i) {
        cache_->keep(scratch.asked[i].key, scratch.chances[i]);
        chances[scratch.asked[i].place] = judged(scratch.chances[i], scratch.boards[i]);
    }
}

/// Leaves the others in `asked`.
void Evaluator::find_known(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const
{
    scratch.asked.clear();
    for (std::size_t i = 0; i < boards.size(); ++i) {
        if (const std::optional<Chances> exact = known(boards[i])) {
            chances[i] = *exact;
        } else {
            const std::uint64_t key = EvaluationCache::key_of(boards[i]);
            cache_->expect(key);
            scratch.asked.push_back({.key = key, .place = i});
        }
    }
}

/// Leaves those that the net must judge in `asked`, and their boards in the scratch.
void Evaluator::find_remembered(std::span<const Board> boards, std::span<Chances> chances,
                                Scratch& scratch) const
{
    scratch.boards.clear();
    std::erase_if(scratch.asked, [&](const Scratch::Asked& asked) {
        const Board& board = boards[asked.place];
        const std::optional<Chances> by_net = cache_->find(asked.key);
        if (by_net) {
            chances[asked.place] = judged(*by_net, board);
        } else {
            scratch.boards.push_back(board);
        }
        return by_net.has_value();
    });
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
