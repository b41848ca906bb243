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

}  // namespace

Evaluator Evaluator::shipped(Tables tables)
{
    const ShippedNets nets = shipped_nets();
    return {nets.contact, nets.ordering, std::move(tables)};
}

void Evaluator::evaluate(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const
{
    evaluate_with(net_, boards, chances, scratch);
}

void Evaluator::estimate(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const
{
    evaluate_with(ordering_, boards, chances, scratch);
}

void Evaluator::evaluate_with(const Net& net, std::span<const Board> boards, std::span<Chances> chances,
                              Scratch& scratch) const
{
    scratch.boards.clear();
    scratch.places.clear();
    for (std::size_t i = 0; i < boards.size(); ++i) {
        if (const std::optional<Chances> exact = known(boards[i])) {
            chances[i] = *exact;
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
