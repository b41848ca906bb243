#include "analysis/evaluate/evaluator.hpp"

#include "analysis/evaluate/game_over.hpp"
#include "analysis/evaluate/sanity.hpp"
#include "analysis/evaluate/shipped_nets.hpp"

namespace gammonkit {
namespace {

/// Judges what is over; the other boards go to the net, together.
void evaluate_with(const Net& net, std::span<const Board> boards, std::span<Chances> chances,
                   Evaluator::Scratch& scratch)
{
    scratch.boards.clear();
    scratch.places.clear();
    for (std::size_t i = 0; i < boards.size(); ++i) {
        if (const auto over = chances_at_end(boards[i])) {
            chances[i] = *over;
        } else {
            scratch.boards.push_back(boards[i]);
            scratch.places.push_back(i);
        }
    }
    scratch.chances.resize(scratch.boards.size());
    net.evaluate(scratch.boards, scratch.chances, scratch.net);
    for (std::size_t i = 0; i < scratch.boards.size(); ++i)
        chances[scratch.places[i]] = made_possible(scratch.chances[i], scratch.boards[i]);
}

}  // namespace

Evaluator Evaluator::shipped()
{
    const ShippedNets nets = shipped_nets();
    return {nets.contact, nets.ordering};
}

void Evaluator::evaluate(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const
{
    evaluate_with(net_, boards, chances, scratch);
}

void Evaluator::estimate(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const
{
    evaluate_with(ordering_, boards, chances, scratch);
}

}  // namespace gammonkit
