#include "analysis/evaluate/evaluator.hpp"

#include "analysis/evaluate/game_over.hpp"
#include "analysis/evaluate/sanity.hpp"
#include "analysis/evaluate/shipped_nets.hpp"

namespace gammonkit {
namespace {

/// 8 MiB.
constexpr int kCacheBits = 18;

}  // namespace

Evaluator::Evaluator(const Nets& nets, Tables tables)
    : ordering_(std::make_shared<Net>(nets.ordering)), tables_(std::move(tables)),
      cache_(std::make_shared<EvaluationCache>(kCacheBits))
{
    for (std::size_t stage = 0; stage < nets_.size(); ++stage)
        nets_[stage] = std::make_shared<Net>(nets.stages[stage]);
}

Evaluator Evaluator::shipped(Tables tables)
{
    return Evaluator(shipped_nets(), std::move(tables));
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
    for (std::size_t stage = 0; stage < nets_.size(); ++stage)
        ask(*nets_[stage], scratch.questions[stage], chances, scratch);
}

/// Leaves the others in `unknown`.
void Evaluator::find_known(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const
{
    scratch.unknown.clear();
    for (std::size_t i = 0; i < boards.size(); ++i) {
        if (const std::optional<Chances> exact = known(boards[i])) {
            chances[i] = *exact;
        } else {
            const std::uint64_t key = EvaluationCache::key_of(boards[i]);
            cache_->expect(key);
            scratch.unknown.push_back({.key = key, .place = i});
        }
    }
}

/// Leaves those that the nets must judge as questions to them.
void Evaluator::find_remembered(std::span<const Board> boards, std::span<Chances> chances,
                                Scratch& scratch) const
{
    for (Scratch::Questions& questions : scratch.questions) {
        questions.asked.clear();
        questions.boards.clear();
    }
    for (const Scratch::Asked& asked : scratch.unknown) {
        const Board& board = boards[asked.place];
        if (const std::optional<Chances> by_net = cache_->find(asked.key)) {
            chances[asked.place] = judged(*by_net, board);
        } else {
            Scratch::Questions& questions = scratch.questions[static_cast<std::size_t>(stage_of(board))];
            questions.asked.push_back(asked);
            questions.boards.push_back(board);
        }
    }
}

void Evaluator::ask(const Net& net, const Scratch::Questions& questions, std::span<Chances> chances,
                    Scratch& scratch) const
{
    scratch.chances.resize(questions.boards.size());
    net.evaluate(questions.boards, scratch.chances, scratch.net);
    for (std::size_t i = 0; i < questions.boards.size(); ++i) {
        cache_->keep(questions.asked[i].key, scratch.chances[i]);
        chances[questions.asked[i].place] = judged(scratch.chances[i], questions.boards[i]);
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

std::optional<Chances> Evaluator::known(const Board& board) const
{
    if (const std::optional<Chances> over = chances_at_end(board)) return over;
    if (!tables_) return std::nullopt;
    const int points = tables_->one_sided.options().points;
    if (rearmost(board.own) > points || rearmost(board.other) > points) return std::nullopt;
    return bearoff::chances(*tables_, board);
}

std::optional<bearoff::TwoSidedEquities> Evaluator::known_with_cube(const Board& board) const
{
    if (!tables_ || !both_are_home(board)) return std::nullopt;
    return tables_->two_sided.equities(board);
}

}  // namespace gammonkit
